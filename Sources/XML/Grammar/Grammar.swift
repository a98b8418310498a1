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

  /// The names of all elements and attributes; documents that are read with them are checked
  /// soonest.
  package let vocabulary: Vocabulary

  /// The same types in that order.
  let numbered: [NumberedType]

  /// The place of the root's type in that order.
  let rootPlace: Int

  /// The names of the elements that may hold an element, by its name.
  let parents: [String: Set<String>]

  /// What the dialect is, for authors.
  package let summary: String

  /// A dialect of some types.
  ///
  /// - Parameters:
  ///   - namespace: the namespace of its elements.
  ///   - root: the type of the document element.
  ///   - summary: what the dialect is, for authors.
  ///   - names: the names that its vocabulary begins with.
  ///   - types: the types of its elements.
  package init(
    namespace: String,
    root: String,
    summary: String,
    names: [String] = [],
    _ types: [ElementType]
  ) {
    self.namespace = namespace
    self.root = root
    self.summary = summary
    self.types = Dictionary(uniqueKeysWithValues: types.map { ($0.name, $0) })
    order = types.map(\.name)
    let vocabulary = Vocabulary(
      names + types.flatMap { $0.attributes.map(\.name) + $0.children.map(\.name) } + [root]
    )
    let places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    guard let rootPlace = places[root] else {
      preconditionFailure("the type of a grammar's root is one of its types")
    }
    self.vocabulary = vocabulary
    self.rootPlace = rootPlace
    numbered = types.map { NumberedType($0, vocabulary, places: places) }

    var elements = [root: Set([root])]
    for child in types.flatMap(\.children) { elements[child.type, default: []].insert(child.name) }
    var parents: [String: Set<String>] = [:]
    for type in types {
      for child in type.children {
        parents[child.name, default: []].formUnion(elements[type.name] ?? [])
      }
    }
    self.parents = parents
  }
}
