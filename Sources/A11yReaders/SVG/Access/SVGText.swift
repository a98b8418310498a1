internal import XML

/// The text within an element, white space collapsed.
struct SVGText {
  private var text = ""

  /// The elements within it that are met by themselves.
  private(set) var apart: [XML.Element] = []

  /// - Parameters:
  ///   - element: the element.
  ///   - isShown: whether an element within it is there at all.
  ///   - isApart: whether an element within it is met by itself.
  init(
    of element: XML.Element,
    isShown: (XML.Element) -> Bool = { _ in true },
    isApart: (XML.Element) -> Bool = { _ in false }
  ) {
    add(element, isShown, isApart)
  }

  /// The text that is shown of an element, without what is met by itself in it.
  init(of element: XML.Element, shownBy presence: SVGPresence) {
    var reader = SVGStatementReader()
    self.init(
      of: element,
      isShown: { presence.isRendered($0) && presence.isVisible($0) },
      isApart: { child in
        guard child.isSVG else { return false }
        guard let statement = reader.read(child) else { return child.holdsTitle }
        return statement.role != nil || !statement.aria.isEmpty || statement.isFocusable
          || (child.name == "a" && statement.hasAddress) || child.holdsTitle
      }
    )
  }

  /// All of it.
  var all: String { SVGNames.folded(text) }

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
  static func isParted(_ element: XML.Element) -> Bool {
    element.followsSpace || placed.contains(element.name)
      || shifts.contains { element[$0] != nil }
  }

  /// Elements whose letters are not shown where they stand.
  static let unread: Set<String> = ["title", "desc", "style", "script", "metadata"]

  /// Elements that are no part of a line.
  static let placed: Set<String> = [
    "text", "g", "svg", "p", "div", "li", "ul", "ol", "table", "tr", "td", "th", "br", "section",
    "h1", "h2", "h3", "h4", "h5", "h6",
  ]

  private static let shifts = ["x", "y", "dy"]
}
