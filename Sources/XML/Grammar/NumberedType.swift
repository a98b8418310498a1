/// A type of a grammar, with its names by their numbers in the grammar's vocabulary.
final class NumberedType: Sendable {
  let type: ElementType

  /// The attributes that an element of the type has to have, with the numbers of their names.
  let required: [(number: Int, attribute: AttributeType)]

  /// By the number of a name: the place of the attribute or child among the type's own; -1 where
  /// the type has none.
  private let attributes: [Int16]
  private let children: [Int16]

  /// Whether any value is one of the attribute's kind.
  private let isText: [Bool]

  /// The places of the children's types in the grammar.
  private let childTypes: [Int]

  init(_ type: ElementType, _ vocabulary: Vocabulary, places: Vocabulary) {
    self.type = type
    let known = type.attributes.indices
    let numbers = known.map { Self.number(of: type.attributes[$0].name, vocabulary) }
    attributes = Self.places(of: numbers, among: vocabulary)
    children = Self.places(
      of: type.children.map { Self.number(of: $0.name, vocabulary) },
      among: vocabulary
    )
    required = known.filter { type.attributes[$0].isRequired }
      .map { (numbers[$0], type.attributes[$0]) }
    isText = known.map { if case .text = type.attributes[$0].kind { true } else { false } }
    childTypes = type.children.map { child in
      guard let place = places.number(of: child.type) else {
        preconditionFailure("the grammar names a type that it does not declare: \(child.type)")
      }
      return place
    }
  }

  private static func number(of name: String, _ vocabulary: Vocabulary) -> Int {
    guard let number = vocabulary.number(of: name) else {
      preconditionFailure("the vocabulary of a grammar has all of its names")
    }
    return number
  }

  private static func places(of numbers: [Int], among vocabulary: Vocabulary) -> [Int16] {
    var places = Array(repeating: Int16(-1), count: vocabulary.names.count)
    // The first of a name counts.
    for (place, number) in numbers.enumerated().reversed() { places[number] = Int16(place) }
    return places
  }

  /// What the type says of an attribute, by the number of its name.
  enum Known {
    case text
    case attribute(Int)
    case unknown
  }

  func attribute(_ number: Int) -> Known {
    guard number < attributes.count, attributes[number] >= 0 else { return .unknown }
    let place = Int(attributes[number])
    return isText[place] ? .text : .attribute(place)
  }

  /// The place of a child's type in the grammar, by the number of the child's name.
  func childType(_ number: Int) -> Int? {
    guard number < children.count, children[number] >= 0 else { return nil }
    return childTypes[Int(children[number])]
  }
}
