/// What the sentence of a composite is made of.
struct Headline: Hashable, Sendable {
  /// With “{parts}” for what it names.
  var sentence = ""
  var parts: [Part] = []

  /// What decided it, with the rules that find it.
  struct Part: Hashable, Sendable {
    var name: String
    var rules: [String]
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
