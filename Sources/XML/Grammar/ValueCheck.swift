internal import Support

/// Whether an attribute's value is one of its kind.
enum ValueCheck {
  /// Whether a value is one of a kind at first glance, as most are; false also where it takes a
  /// second one.
  static func isPlain(_ value: UnsafeBufferPointer<UInt8>, of kind: AttributeType.Kind) -> Bool {
    switch kind {
    case .text: true
    case .boolean: value.elementsEqual("true".utf8) || value.elementsEqual("false".utf8)
    case .word(let words): contains(words, value[...])
    case .words(let words):
      value.split(whereSeparator: Whitespace.contains).allSatisfy { contains(words, $0) }
    case .number(let bound): bound ?? 0 <= 0 && NumberSyntax.isShortCount(value)
    case .count: NumberSyntax.isShortCount(value)
    case .identifier, .reference: IdentifierSyntax.isPlain(value)
    case .place: false
    }
  }

  private static func contains(
    _ words: [AttributeType.Word],
    _ word: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Bool {
    words.contains { $0.name.utf8.count == word.count && word.elementsEqual($0.name.utf8) }
  }

  /// What is wrong with a value, in words.
  static func problems(
    with value: String,
    of type: AttributeType,
    _ synonyms: Synonyms
  ) -> [String] {
    switch type.kind {
    case .text: return []
    case .boolean, .word: return problems(with: [value], ofWords: type, synonyms)
    case .words:
      let given = value.split { Whitespace.contains($0) }.map(String.init)
      return problems(with: given, ofWords: type, synonyms)
    case .number(let bound):
      return NumberSyntax.problem(with: value, atLeast: bound).map { [message(value, type, $0)] }
        ?? []
    case .count:
      guard NumberSyntax.count(value) == nil else { return [] }
      return [message(value, type, "a whole number from 0 is expected")]
    case .identifier, .reference:
      guard !IdentifierSyntax.isValid(value) else { return [] }
      let syntax = "an id is a letter or ‘_’, then letters, digits, ‘-’, ‘_’ or ‘.’"
      return [message(value, type, syntax)]
    case .place:
      guard PlaceSyntax.place(value) == nil else { return [] }
      return [message(value, type, "a file, a line and a column are expected, as Steps.swift:12:5")]
    }
  }

  private static func problems(
    with given: [String],
    ofWords type: AttributeType,
    _ synonyms: Synonyms
  ) -> [String] {
    let words = (type.kind.words ?? []).map(\.name)
    return given.filter { !words.contains($0) }.map { word in
      let expected = "expected \(NearestName.choice(words))"
      let near = synonyms.value(for: word, in: words).map { "did you mean ‘\($0)’?" }
      // Who is told what was meant need not read a long list, and nobody reads one of all rules.
      let longest = near == nil ? longestOfAll : longestList
      let start = words.count > longest ? "there is no such value" : expected
      return message(word, type, start + (near.map { "; \($0)" } ?? ""))
    }
  }

  /// How many words a message lists that has a better one to offer.
  private static let longestList = 16
  private static let longestOfAll = 60

  private static func message(_ value: String, _ type: AttributeType, _ problem: String) -> String {
    "\(type.name)=\"\(Excerpt.of(value))\": \(problem)"
  }
}
