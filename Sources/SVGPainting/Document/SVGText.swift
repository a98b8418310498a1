internal import Support
package import XML

/// The text within an element, white space collapsed.
package struct SVGText {
  private var text = ""

  /// The elements within it that are met by themselves.
  package private(set) var apart: [XML.Element] = []

  /// - Parameters:
  ///   - element: the element.
  ///   - isShown: whether an element within it is there at all.
  ///   - isApart: whether an element within it is met by itself.
  package init(
    of element: XML.Element,
    isShown: (XML.Element) -> Bool = { _ in true },
    isApart: (XML.Element) -> Bool = { _ in false }
  ) {
    add(element, isShown, isApart)
  }

  /// All of it.
  package var all: String { text.singleSpaced }

  private mutating func add(
    _ element: XML.Element,
    _ isShown: (XML.Element) -> Bool,
    _ isApart: (XML.Element) -> Bool
  ) {
    for part in element.content {
      switch part {
      case .instruction: continue
      case .text(let run, _): text += run
      case .element(let child):
        guard !Self.unread.contains(child.name), isShown(child) else { continue }
        if Self.isParted(child) { text += " " }
        if isApart(child) { apart.append(child) } else { add(child, isShown, isApart) }
        if Self.placed.contains(child.name) { text += " " }
      }
    }
  }

  /// Whether what stands in it begins a new word, for it stands at a new place.
  package static func isParted(_ element: XML.Element) -> Bool {
    element.followsSpace || placed.contains(element.name)
      || shifts.contains { element[$0] != nil }
  }

  /// Elements whose letters are not shown where they stand.
  package static let unread: Set<String> = ["title", "desc", "style", "script", "metadata"]

  /// Elements that are no part of a line.
  package static let placed: Set<String> = [
    "text", "g", "svg", "p", "div", "li", "ul", "ol", "table", "tr", "td", "th", "br", "section",
    "h1", "h2", "h3", "h4", "h5", "h6",
  ]

  private static let shifts = ["x", "y", "dy"]
}
