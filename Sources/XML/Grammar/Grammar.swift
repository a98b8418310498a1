/// A dialect: its elements, what they may hold, and what each attribute means.
///
/// Documents are checked against it and an XML Schema is written from it, so the two cannot
/// disagree about names, nesting or enumerations.
package struct Grammar: Sendable {
  package let namespace: String

  /// The type of the document element, which has its name.
  package let root: String

  /// The types of elements by name.
  package let types: [String: ElementType]

  /// The names of the types in the order in which they are declared.
  package let order: [String]

  /// The same types by their places in that order.
  let places: [String: Int]

  /// The names of the elements that may hold an element, by its name.
  let parents: [String: Set<String>]

  /// What the dialect is, for authors.
  package let summary: String

  package init(
    namespace: String,
    root: String,
    summary: String,
    _ types: [ElementType]
  ) {
    self.namespace = namespace
    self.root = root
    self.summary = summary
    self.types = Dictionary(uniqueKeysWithValues: types.map { ($0.name, $0) })
    order = types.map(\.name)
    places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })

    var names = [root: Set([root])]
    for child in types.flatMap(\.children) { names[child.type, default: []].insert(child.name) }
    var parents: [String: Set<String>] = [:]
    for type in types {
      for child in type.children {
        parents[child.name, default: []].formUnion(names[type.name] ?? [])
      }
    }
    self.parents = parents
  }
}
