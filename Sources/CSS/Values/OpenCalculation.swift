extension Calculation {
  /// What is not known of a value that is computed in a way that is not read.
  static let doubt = "what its calculation comes to"

  /// Whether a value that is not read may be one all the same: something in it is computed by other
  /// functions than `calc()`, or of more than numbers and units (CSS Values 4 and 5).
  static func mayBeOpen(_ value: TokenCursor) -> Bool {
    var cursor = value
    var depth = 0
    var isDivisor = false
    while !cursor.isAtEnd {
      let isCalculation = cursor.function == "calc"
      if let name = cursor.function, functions.contains(name) { return true }
      if depth > 0 || isCalculation {
        if let word = cursor.ident?.lowercased(), constants.contains(word) { return true }
        if isDivisor, isUnread(divisor: cursor) { return true }
        if cursor.kind != .whitespace { isDivisor = cursor.isDelim("/") }
        switch cursor.kind {
        case .function, .openParenthesis: depth += 1
        case .closeParenthesis: depth -= 1
        default: break
        }
        if depth > mostDepth { return true }
      }
      cursor.advance()
    }
    return false
  }

  /// Whether a number is divided by something else than another, or by nothing.
  private static func isUnread(divisor: TokenCursor) -> Bool {
    guard let token = divisor.next else { return false }
    switch token.kind {
    case .number: return divisor.text.number(of: token) == 0
    case .percentage, .dimension, .function, .openParenthesis: return true
    default: return false
    }
  }

  private static let constants: Set<String> = ["pi", "e", "infinity", "-infinity", "nan"]

  private static let functions: Set<String> = [
    "min", "max", "clamp", "round", "mod", "rem", "abs", "sign", "sin", "cos", "tan", "asin",
    "acos", "atan", "atan2", "pow", "sqrt", "hypot", "log", "exp", "env", "attr", "anchor",
    "anchor-size", "calc-size", "fit-content", "-webkit-calc", "sibling-index", "sibling-count",
    "if", "inherit", "progress", "random", "random-item", "first-valid", "toggle",
  ]
}
