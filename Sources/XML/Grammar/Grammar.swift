/// A dialect: its elements, what they may hold, and what each attribute means.
///
/// Documents are checked against it and an XML Schema is written from it, so the two cannot
/// disagree about names, nesting or enumerations.
package struct Grammar: Sendable {
  package let namespace: String

  /// The type of the document element, which has its name.
  package let root: String

  /// The names of the types in the order in which they are declared.
  package let order: [String]

  /// The names of all elements and attributes; documents that are read with them are checked
  /// soonest.
  package let vocabulary: Vocabulary

  /// The same types in that order.
  let numbered: [NumberedType]

  /// The place of the root's type in that order.
  let rootPlace: Int

  /// What the dialect is, for authors.
  package let summary: String

  /// What people call things elsewhere.
  package let synonyms: Synonyms

  /// What says of an attribute of the element that it stands in that it is not known; nil where nothing
  /// does.
  package let unknown: UnknownMark?

  /// An element that names an attribute.
  package struct UnknownMark: Sendable {
    /// The name of its type.
    package var type: String
    package var element: String

    /// The attribute of it that does.
    package var attribute: String

    package init(type: String, element: String, attribute: String) {
      (self.type, self.element, self.attribute) = (type, element, attribute)
    }
  }

  /// What may stand in braces in texts, for facts that are said elsewhere.
  package let placeholders: [AttributeType.Word]

  /// A dialect of some types.
  ///
  /// - Parameters:
  ///   - namespace: the namespace of its elements.
  ///   - root: the type of the document element.
  ///   - summary: what the dialect is, for authors.
  ///   - names: the names that its vocabulary begins with.
  ///   - synonyms: what people call things elsewhere.
  ///   - placeholders: what may stand in braces in texts.
  ///   - unknown: what says that an attribute is not known.
  ///   - types: the types of its elements.
  package init(
    namespace: String,
    root: String,
    summary: String,
    names: [String] = [],
    synonyms: Synonyms = .none,
    placeholders: [AttributeType.Word] = [],
    unknown: UnknownMark? = nil,
    _ types: [ElementType]
  ) {
    self.namespace = namespace
    self.root = root
    self.summary = summary
    self.synonyms = synonyms
    self.placeholders = placeholders
    self.unknown = unknown
    order = types.map(\.name)
    let vocabulary = Vocabulary(
      names + types.flatMap { $0.attributes.map(\.name) + $0.children.map(\.name) } + [root]
    )
    let places = Vocabulary(order)
    precondition(places.names.count == order.count, "the types of a grammar differ in their names")
    guard let rootPlace = places.number(of: root) else {
      preconditionFailure("the type of a grammar's root is one of its types")
    }
    self.vocabulary = vocabulary
    self.rootPlace = rootPlace
    numbered = types.map { NumberedType($0, vocabulary, places: places) }
  }

  /// The types of elements by name.
  package var types: [String: ElementType] {
    Dictionary(uniqueKeysWithValues: numbered.map { ($0.type.name, $0.type) })
  }

  func type(named name: String) -> ElementType? {
    numbered.first { $0.type.name == name }?.type
  }

  /// The elements by their names, each with its types, in the order of declaration.
  package var elements: [(name: String, types: [ElementType])] {
    let types = numbered.map(\.type)
    var names: [String: Set<String>] = [root: [root]]
    for child in types.flatMap(\.children) { names[child.type, default: []].insert(child.name) }
    var elements: [(name: String, types: [ElementType])] = []
    for type in types {
      for name in (names[type.name] ?? []).sorted() {
        if let place = elements.firstIndex(where: { $0.name == name }) {
          elements[place].types.append(type)
        } else {
          elements.append((name, [type]))
        }
      }
    }
    return elements
  }

  /// What several elements share, in the order in which it first occurs.
  package var groups: [AttributeGroup] {
    var names: Set<String> = []
    return numbered.flatMap(\.type.groups).filter { group in
      group.name.map { names.insert($0).inserted } ?? false
    }
  }

  /// The names of the elements that may hold an element of a name; empty where none is called so.
  func parents(of name: String) -> Set<String> { parents { $0.name == name } }

  /// The same of those that have a type.
  package func parents(ofType type: String) -> Set<String> { parents { $0.type == type } }

  private func parents(where isMeant: (ElementType.Child) -> Bool) -> Set<String> {
    let types = numbered.map(\.type).filter { $0.children.contains(where: isMeant) }
    let holders = Set(types.map(\.name))
    let elements = numbered.flatMap(\.type.children).filter { holders.contains($0.type) }
    return Set(elements.map(\.name)).union(holders.contains(root) ? [root] : [])
  }
}
