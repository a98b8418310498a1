/// The names that selectors ask for, numbered; whatever else a document has cannot match.
struct SelectorNames: Sendable {
  /// Local names of elements.
  var types = NameInterner()
  var ids = NameInterner()
  var classes = NameInterner()

  /// Local names of attributes, with whether any namespace will do.
  private(set) var attributes: [Attribute] = []

  struct Attribute: Hashable, Sendable {
    var name: String
    var isInAnyNamespace: Bool
  }

  /// How many selectors were read.
  var selectorCount = 0

  /// How many lists of them were read.
  private var listCount = 0

  /// A list of selectors that is told from all others.
  mutating func numbered(_ selectors: [ComplexSelector]) -> SelectorList {
    listCount += 1
    return SelectorList(selectors, number: listCount)
  }

  /// Whether any selector asks whether an element is a link.
  var asksForLinks = false

  /// Whether any selector names a namespace.
  var asksForNamespaces = false

  /// The place of an attribute among those that are asked for.
  mutating func attribute(_ name: String, isInAnyNamespace: Bool) -> Int {
    let attribute = Attribute(name: name, isInAnyNamespace: isInAnyNamespace)
    if let place = places[attribute] { return place }
    attributes.append(attribute)
    places[attribute] = attributes.count - 1
    return attributes.count - 1
  }

  /// The place of an attribute; nil of one that no selector asks for.
  func knownAttribute(_ name: String, isInAnyNamespace: Bool) -> Int? {
    places[Attribute(name: name, isInAnyNamespace: isInAnyNamespace)]
  }

  private var places: [Attribute: Int] = [:]
}
