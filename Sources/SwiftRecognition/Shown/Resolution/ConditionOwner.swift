internal import SwiftEvaluation

extension TreeVariants {
  /// The view of the source in whose body a condition stands.
  struct Owner: Hashable {
    var type = ""
    var identity: String?
    /// Its stored properties, and those of them that are not known.
    var properties: Set<String> = []
    var unknown: Set<String> = []
    /// Whether it is one of several that a `ForEach` makes: the condition may differ between them.
    var isRepeated = false

    init() {}

    init(_ structure: Value.Structure, isRepeated: Bool) {
      type = structure.type
      identity = structure.identity
      properties = Set(structure.fields.keys)
      unknown = Set(structure.fields.filter { Self.isUnknown($0.value) }.keys)
      self.isRepeated = isRepeated
    }

    private static func isUnknown(_ value: Value) -> Bool {
      switch value {
      case .unknown, .alternatives, .binding: true
      case .optional(let wrapped?): isUnknown(wrapped)
      case .term(let term): term.type == "Environment"
      default: false
      }
    }
  }
}

extension TreeVariants.Condition {
  /// Whether its second way is that the first does not hold.
  var isTwoWay: Bool { ways.count == 2 && ways[1] == "!(\(ways[0]))" }

  /// A condition that says the same wherever its words stand in the body.
  ///
  /// Its names are properties of the view, of which one is not known. Others may be of an argument or a loop, and
  /// differ from place to place.
  ///
  /// - Returns: the condition, and whether its ways are turned round (`a != b` is the other way of `a == b`); nil
  ///   for others.
  static func read(
    _ ways: [String],
    _ owner: TreeVariants.Owner
  ) -> (condition: TreeVariants.Condition, isTurned: Bool)? {
    guard !owner.isRepeated, !ways.isEmpty else { return nil }
    var names: Set<String> = []
    for words in ways {
      guard !words.contains("\u{2026}"), !words.contains("\"") else { return nil }
      names.formUnion(Self.names(in: words))
    }
    let unknown = names.intersection(owner.unknown)
    guard names.isSubset(of: owner.properties), !unknown.isEmpty else { return nil }
    var condition = TreeVariants.Condition(owner: owner, ways: ways, properties: unknown)
    guard condition.isTwoWay else { return (condition, false) }
    let pieces = ways[0].split(separator: " ", omittingEmptySubsequences: false)
    if pieces.count == 3, pieces[1] == "!=" {
      let same = "\(pieces[0]) == \(pieces[2])"
      condition.ways = [same, "!(\(same))"]
      return (condition, true)
    }
    if ways[0].hasPrefix("!"), pieces.count == 1, ways[0].dropFirst().allSatisfy({ $0.isLetter }) {
      condition.ways = [String(ways[0].dropFirst()), ways[0].replacing("!", with: "!(") + ")"]
      return (condition, true)
    }
    return (condition, false)
  }

  /// The names in words of the source that are no members of others.
  private static func names(in words: String) -> Set<String> {
    var names: Set<String> = []
    var name = ""
    var isMember = false
    for letter in words + " " {
      if letter.isLetter || letter == "_" || (letter.isNumber && !name.isEmpty) {
        name.append(letter)
        continue
      }
      if !name.isEmpty, !isMember, !["true", "false", "nil", "self"].contains(name) {
        names.insert(name)
      }
      // What `self.` leads to is a property.
      isMember = letter == "." && name != "self"
      name = ""
    }
    return names
  }
}
