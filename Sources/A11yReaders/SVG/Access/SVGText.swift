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
  init(of element: XML.Element, shownBy styles: DocumentStyles) {
    var reader = SVGStatementReader()
    self.init(
      of: element,
      isShown: { child in
        let style = styles.style(of: child, in: .light)
        return style.own.display != .none && style.visibility == .visible
      },
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
        // What stands at a new place begins a new word.
        if child.followsSpace || Self.placed.contains(child.name)
          || Self.shifts.contains(where: { child[$0] != nil })
        {
          text += " "
        }
        if isApart(child) { apart.append(child) } else { add(child, isShown, isApart) }
        if Self.placed.contains(child.name) { text += " " }
      }
    }
  }

  private static let unread: Set<String> = ["title", "desc", "style", "script", "metadata"]

  /// Elements that are no part of a line.
  private static let placed: Set<String> = [
    "text", "g", "svg", "p", "div", "li", "ul", "ol", "table", "tr", "td", "th", "br", "section",
    "h1", "h2", "h3", "h4", "h5", "h6",
  ]

  private static let shifts = ["x", "y", "dy"]
}
