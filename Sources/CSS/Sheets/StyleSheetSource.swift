package import XML

/// A style element of a document (SVG 2, section 6.2).
package struct StyleSheetSource {
  private let element: XML.Element

  /// The style elements that hold CSS, in document order.
  package static func all(in root: XML.Element) -> [StyleSheetSource] {
    var sources: [StyleSheetSource] = []
    let names = LocalNames(["style"], in: root)
    func visit(_ element: XML.Element) {
      let isStyle =
        names.contains(element)
        && [XML.Element.svgNamespace, "http://www.w3.org/1999/xhtml"]
          .contains(element.namespace)
      if isStyle, isCSS(element["type"]) { sources.append(StyleSheetSource(element: element)) }
      for child in element.elements { visit(child) }
    }
    visit(root)
    return sources
  }

  private static func isCSS(_ type: String?) -> Bool {
    guard let type, !type.isEmpty else { return true }
    let essence = type.split(separator: ";").first.map { $0.filter { !$0.isWhitespace } }
    return essence?.lowercased() == "text/css"
  }

  /// Whether it asks whether a user wants less motion.
  package var asksForMotion: Bool {
    let query = "prefers-reduced-motion"
    return element.text.contains(query) || element["media"]?.contains(query) ?? false
  }

  /// Adds its rules to those before it, for a user who wants less motion or does not say so.
  func read(into rules: inout StyleRules, reducingMotion: Bool = false) {
    let place = StyleNote.Place.sheet(order: element.order)
    var truth = AppearanceTruth.always
    var doubt: String?
    if let media = element["media"] {
      var isInvalid = false
      truth = MediaQueryList.read(
        TokenCursor(TokenizedText(media)),
        reducingMotion,
        isInvalid: &isInvalid
      )
      if truth.isOpen { doubt = MediaQueryList.doubt(Array(media.utf8)) }
      if isInvalid {
        rules.notes.append(
          StyleNote(
            reason: .invalid,
            message: "‘\(StyleWords.excerpt(media))’ is no media query",
            place: .attribute(order: element.order, name: "media"),
            offset: 0
          )
        )
      }
    }
    StyleSheetParser.read(
      Array(element.text.utf8),
      StyleScope(truth: truth, doubt: doubt, reducesMotion: reducingMotion),
      into: &rules,
      place: place
    )
  }
}
