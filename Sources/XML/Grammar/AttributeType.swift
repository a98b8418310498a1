/// One attribute of an element.
package struct AttributeType: Sendable {
  package var name: String
  package var kind: Kind
  package var isRequired: Bool
  package var summary: String

  package enum Kind: Sendable {
    /// Any text, a template, or a colour: what is in it, the reader decides.
    case text
    case boolean
    /// A decimal number, not below the bound where there is one.
    case number(atLeast: Double?)
    /// A whole number from 0.
    case count
    /// One of these words.
    case word([Word])
    /// Some of these words, separated by white space.
    case words([Word])
    /// A name of the author's own, unique in the document.
    case identifier
    /// An identifier given elsewhere.
    case reference
    /// A place in a file: its path, a line and a column.
    case place
  }

  /// A word that an attribute may have.
  package struct Word: Hashable, Sendable, ExpressibleByStringLiteral {
    package var name: String

    /// What it means, for authors; empty where nobody is told.
    package var summary: String

    package init(_ name: String, _ summary: String = "") {
      self.name = name
      self.summary = summary
    }

    package init(stringLiteral name: String) { self.init(name) }
  }

  /// The summary's first sentence, as the end of another.
  var phrase: String {
    let sentence = summary.prefix { $0 != "." && $0 != ";" }
    return sentence.prefix(1).lowercased() + sentence.dropFirst()
  }

  package init(_ name: String, _ kind: Kind, required: Bool = false, _ summary: String) {
    self.name = name
    self.kind = kind
    isRequired = required
    self.summary = summary
  }
}

extension AttributeType.Kind {
  /// The words it allows; nil where it is no matter of words.
  package var words: [AttributeType.Word]? {
    switch self {
    case .word(let words), .words(let words): words
    case .boolean: [.init("true", "Yes."), .init("false", "No.")]
    case .text, .number, .count, .identifier, .reference, .place: nil
    }
  }
}

extension [AttributeType.Word] {
  /// Words that nobody is told the meaning of.
  package static func named(_ names: [String]) -> Self { names.map { AttributeType.Word($0) } }
}
