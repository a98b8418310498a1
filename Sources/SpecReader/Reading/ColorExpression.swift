internal import A11yModel

/// A colour as an author writes it; what is written alike in one document is one expression.
final class ColorExpression: Sendable {
  let meaning: Meaning

  /// What the author wrote.
  let text: String

  /// What an author can write.
  enum Meaning: Sendable {
    case literal(Color)
    /// A colour of the platform; nil where the generation has none of the name.
    case system(Generation.SystemRow?)
    /// A colour of the palette, by its place.
    case token(Int)
    /// A colour that has a value which is not known, for this reason.
    case unknown(String)
    /// The colour of the series shown.
    case series
    /// The colour of the state shown.
    case state
  }

  init(_ meaning: Meaning, _ text: String) {
    self.meaning = meaning
    self.text = text
  }

  static let series = ColorExpression(.series, "series")
  static let state = ColorExpression(.state, "state")

  /// The token that it is; nil of any other.
  var token: Int? {
    if case .token(let token) = meaning { token } else { nil }
  }
}
