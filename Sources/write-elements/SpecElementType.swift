internal import XML

/// An element of the dialect as Swift has it: all types of one name, taken together.
///
/// Of elements whose content depends on where they stand, as looks, the compiler allows what any of
/// them may hold, and the reader refuses what this one may not.
struct SpecElementType {
  var name: String

  /// What it is, once for each type.
  var summaries: [String]
  var attributes: [AttributeType]

  /// The names of the elements it may hold.
  var children: [String]
  var holdsText: Bool

  /// The elements of a dialect, in the order in which it declares them.
  static func all(of grammar: Grammar) -> [SpecElementType] {
    let shared = grammar.groups.flatMap(\.attributes)
    return grammar.elements.map { SpecElementType($0.name, $0.types, shared) }
  }

  private init(_ name: String, _ types: [ElementType], _ shared: [AttributeType]) {
    self.name = name
    summaries = types.map(\.summary).firstOfEach
    // Where an element comes from that is built in Swift, its code says.
    attributes = types.flatMap(\.ownAttributes).map(\.name).firstOfEach.map { name in
      Self.merged(types.map { $0.attribute(name) })
    }
    children = types.flatMap(\.children).map(\.name).firstOfEach
    holdsText = types.contains { $0.holdsText }
    // The id comes first, then what is needed and what only this element has; what many share
    // comes last.
    let ranks = attributes.map { attribute in
      let isShared = !attribute.isRequired && shared.contains { attribute.isSame(as: $0) }
      return attribute.name == "id" ? 0 : isShared ? 2 : 1
    }
    attributes = (0...2).flatMap { rank in
      zip(attributes, ranks).filter { $0.1 == rank }.map(\.0)
    }
  }

  /// One attribute of several types; required where all of them require it.
  private static func merged(_ attributes: [AttributeType?]) -> AttributeType {
    let given = attributes.compactMap(\.self)
    var merged = given[0]
    merged.isRequired = attributes.allSatisfy { $0?.isRequired == true }
    if case .word = merged.kind {
      let words = given.flatMap { attribute -> [AttributeType.Word] in
        if case .word(let words) = attribute.kind { words } else { [] }
      }
      merged.kind = .word(words.firstOfEach)
    }
    return merged
  }
}

extension AttributeType {
  fileprivate func isSame(as other: AttributeType) -> Bool {
    name == other.name && summary == other.summary
  }
}

extension Array where Element: Equatable {
  /// Each of them once, in the order in which they first come.
  fileprivate var firstOfEach: Self {
    reduce(into: []) { result, element in
      if !result.contains(element) { result.append(element) }
    }
  }
}
