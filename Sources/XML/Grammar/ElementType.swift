/// What an element may hold and say, in one context.
package struct ElementType: Sendable {
  /// Unique among types; the element's own name where it has one type only.
  package var name: String

  /// What the element is, for authors.
  package var summary: String

  /// What it says, by what belongs together.
  package private(set) var groups: [AttributeGroup]
  package private(set) var attributes: [AttributeType]

  /// The elements it may hold, by name, each with the name of its type.
  package private(set) var children: [Child]

  /// How many of its attributes and children nearly every element of the dialect has, the last of each;
  /// whoever wrote something else is not told of them.
  private var commonAttributes = 0
  private var commonChildren = 0

  /// Whether it holds text.
  package var holdsText: Bool

  /// Whether it holds anything: content of another dialect, which others check.
  package var isOpen: Bool

  /// One as it could stand in a document; empty where there is none.
  package var example: String

  package struct Child: Hashable, Sendable {
    package var name: String
    package var type: String

    package init(name: String, type: String) {
      self.name = name
      self.type = type
    }
  }

  package init(
    _ name: String,
    _ summary: String,
    _ groups: AttributeGroup...,
    children: [Child] = [],
    holdsText: Bool = false,
    isOpen: Bool = false,
    example: String = ""
  ) {
    self.name = name
    self.summary = summary
    self.groups = groups
    attributes = groups.flatMap(\.attributes)
    self.children = children
    self.holdsText = holdsText
    self.isOpen = isOpen
    self.example = example
  }

  /// The same with what nearly every element of its dialect may say and hold besides.
  package func allowing(_ group: AttributeGroup, _ children: [Child]) -> ElementType {
    var type = self
    type.groups.append(group)
    type.attributes += group.attributes
    type.children += children
    (type.commonAttributes, type.commonChildren) = (group.attributes.count, children.count)
    return type
  }

  /// What elements of its kind say and hold, and not nearly every other.
  package var ownAttributes: ArraySlice<AttributeType> { attributes.dropLast(commonAttributes) }
  package var ownChildren: ArraySlice<Child> { children.dropLast(commonChildren) }

  package func attribute(_ name: String) -> AttributeType? { attributes.first { $0.name == name } }
}

extension ElementType.Child: ExpressibleByStringLiteral {
  /// An element whose type has its name; `name:type` where it has another.
  package init(stringLiteral value: String) {
    let colon = value.utf8.firstIndex(of: UInt8(ascii: ":"))
    name = colon.map { String(value[..<$0]) } ?? value
    type = colon.map { String(value[value.utf8.index(after: $0)...]) } ?? value
  }
}
