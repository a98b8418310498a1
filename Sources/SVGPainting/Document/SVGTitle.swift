package import XML

extension XML.Element {
  /// The text of the title that is the element's first, and SVG's: that of metadata is not.
  package var title: String? { text(ofFirst: "title") }

  /// Whether an element states a name, or what names it.
  package var isNamed: Bool {
    self["aria-label"] != nil || self["aria-labelledby"] != nil || title != nil
  }

  /// The text of the first child of a name; nil where there is none, or nothing in it.
  package func text(ofFirst name: String) -> String? {
    guard let child = elements.first(where: { $0.name == name && $0.isSVG }) else { return nil }
    let text = SVGText(of: child).all
    return text.isEmpty ? nil : text
  }
}
