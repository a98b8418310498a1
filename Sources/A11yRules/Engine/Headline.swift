/// What the sentence of a composite is made of.
package struct Headline: Hashable, Sendable {
  /// With “{parts}” for what it names.
  package var sentence = ""
  package var parts: [Part] = []

  package init() {}

  /// What decided it, with the rules that find it.
  package struct Part: Hashable, Sendable {
    package var name: String
    package var rules: [String]

    package init(name: String, rules: [String]) { (self.name, self.rules) = (name, rules) }
  }

  /// The sentence on some of the parts.
  func text(of parts: [Part]) -> String {
    RemedyText.filled(message: sentence, ["parts": Self.listed(parts.map(\.name))])
  }

  /// “a”, “a and b”, “a, b and c”.
  private static func listed(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}
