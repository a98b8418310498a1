internal import Support

/// What a value of a configuration may be: reading holds values against it, and the schema says it.
package indirect enum Shape: Sendable {
  case flag
  case number(ClosedRange<Double>)
  case text(TextForm)
  case word(WordChoice)
  case list(ListShape)
  case record(RecordShape)
  case table(TableShape)
  /// Of several kinds of value, as a string or a list of strings.
  case either([Shape])
}

/// What a string has to be.
package struct TextForm: Sendable {
  /// As in “a path”.
  var noun: String

  /// A regular expression that it matches, for the schema; nil where none says it.
  var pattern: String?

  /// What is wrong with a text; nil where it is one.
  var problem: @Sendable (String) -> String?
}

/// Some words of which one is meant.
package struct WordChoice: Sendable {
  /// What one is, as in “profile”.
  var noun: String
  var words: [String]

  /// What is said where nothing is near.
  var directory = ""

  /// What a word says, where that is worth telling.
  var summaries: [String: String] = [:]

  /// What is said of words that people may take for one of them; nil where nothing is.
  var objection: @Sendable (String) -> String? = { _ in nil }

  /// What is wrong with a word; nil where it is one of them.
  func problem(with word: String) -> String? {
    guard !words.contains(word) else { return nil }
    if let objection = objection(word) { return "‘\(Excerpt.of(word))’ \(objection)" }
    let hint = NearestName.hint(for: word, in: words)
    return "there is no \(noun) ‘\(Excerpt.of(word))’" + (hint.isEmpty ? directory : hint)
  }
}

/// A list of values of one shape.
package struct ListShape: Sendable {
  var item: Shape

  /// What is in it, as in “patterns”.
  var noun: String
  var mayBeEmpty = true
}

/// An object whose members have names of their own.
package struct RecordShape: Sendable {
  /// What errors call it, as in “the configuration”.
  var noun: String

  /// What one of its names is.
  var keyNoun = "key"
  var fields: [Field]

  /// A member.
  package struct Field: Sendable {
    var name: String
    var shape: Shape

    /// What it is for, in a sentence.
    var summary: String
    var isRequired = false
  }
}

/// An object whose members all are of one kind.
package struct TableShape: Sendable {
  var keys: WordChoice

  /// What the schema calls it, where it stands in several places.
  var definition: String?

  /// What the value of a name may be.
  var value: @Sendable (_ key: String) -> Shape
}
