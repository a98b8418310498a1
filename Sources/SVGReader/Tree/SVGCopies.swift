internal import XML

/// What `use` shows again, and how much of it: a few bytes of nested `use` stand for any number of
/// elements.
struct SVGCopies {
  /// How many elements were shown again so far.
  var count = 0

  /// Whether what each element that is referred to holds may say anything, by its order.
  private var known: [Int: Bool] = [:]

  /// Whether more may be shown: nobody goes through more stops, and rules compare them.
  var areFew: Bool { count < 5_000 }

  /// Whether an element, or anything within it, has words or a role; most glyphs and dots have none.
  mutating func saysAnything(_ element: XML.Element) -> Bool {
    if let known = known[element.order] { return known }
    var reader = SVGStatementReader()
    var open = [element]
    var saysAnything = false
    while let next = open.popLast(), !saysAnything {
      saysAnything = Self.speaking.contains(next.name) || reader.read(next) != nil
      open += next.children
    }
    known[element.order] = saysAnything
    return saysAnything
  }

  private static let speaking: Set<String> = [
    "text", "title", "desc", "use", "image", "foreignObject",
  ]
}
