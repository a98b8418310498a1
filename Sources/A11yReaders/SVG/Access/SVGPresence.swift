internal import XML

extension XML.Element {
  /// Whether a child of a `switch` may be shown: it needs no extension, and is in the language of the
  /// image or, where that says none, in English (SVG 2, section 5.9).
  func isForReader(of language: String?) -> Bool {
    if let extensions = self["requiredExtensions"], !extensions.isEmpty { return false }
    guard let languages = self["systemLanguage"] else { return true }
    let own = (language ?? "en").lowercased().split(separator: "-").first ?? "en"
    return languages.lowercased().split { $0 == "," || $0.isWhitespace }.contains {
      $0.split(separator: "-").first == own
    }
  }

  /// The language it says that it is in, by `xml:lang` before `lang` (SVG 2, section 5.11.2); nil where
  /// it says none.
  var language: String? {
    let stated = attributes.filter { $0.name == "lang" && !$0.value.isEmpty }
    return (stated.last { !$0.namespace.isEmpty } ?? stated.last)?.value
  }

  /// Whether an element is this one or lies within it.
  func holds(_ other: XML.Element) -> Bool {
    (order..<(order + nodeCount)).contains(other.order)
  }

  /// Whether it has a title of its own.
  var holdsTitle: Bool { elements.contains { $0.name == "title" && $0.isSVG } }
}
