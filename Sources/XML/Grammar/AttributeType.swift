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
    case word([String])
    /// Some of these words, separated by white space.
    case words([String])
    /// A name of the author's own, unique in the document.
    case identifier
    /// An identifier given elsewhere.
    case reference
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
