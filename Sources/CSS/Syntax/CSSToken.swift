/// One token of CSS, as a range of the bytes it stands in (CSS Syntax 3, section 4).
struct CSSToken: Sendable {
  enum Kind: UInt8, Sendable {
    case ident
    case function
    case atKeyword
    /// A hash that is an identifier.
    case idHash
    /// Any other, as a colour may be.
    case hash
    case string
    case badString
    case url
    case badURL
    case delim
    case number
    case percentage
    case dimension
    case whitespace
    /// `<!--`, as older style sheets have it.
    case commentOpen
    case commentClose
    case colon
    case semicolon
    case comma
    case openBracket
    case closeBracket
    case openParenthesis
    case closeParenthesis
    case openBrace
    case closeBrace
    /// Behind the last token.
    case end
  }

  var kind: Kind
  var start: Int32
  var end: Int32

  /// Of a token that opens a block, the place of the one that closes it, or of the end; of others,
  /// their own.
  var close: Int32 = 0

  /// What closes the block that the token opens; nil where it opens none.
  var closer: Kind? {
    switch kind {
    case .function, .openParenthesis: .closeParenthesis
    case .openBracket: .closeBracket
    case .openBrace: .closeBrace
    default: nil
    }
  }
}
