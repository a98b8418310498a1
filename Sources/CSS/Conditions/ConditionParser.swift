/// Reads conditions of parentheses joined by `not`, `and` and `or`, as `@media` and `@supports`
/// have them (Media Queries 4, section 3; Conditional Rules 3, section 6).
struct ConditionParser {
  /// Decides what stands in one pair of parentheses or is a function; the cursor is within it.
  typealias Feature = (_ function: String?, _ inside: TokenCursor) -> AppearanceTruth

  private var cursor: TokenCursor
  private let feature: Feature
  private let depth: Int

  /// Deeper conditions are unknown, and take no room on the stack.
  private static let mostDepth = 64

  /// What a condition says; nil where it is none.
  static func read(_ cursor: TokenCursor, feature: @escaping Feature) -> AppearanceTruth? {
    var parser = ConditionParser(cursor: cursor, feature: feature, depth: 0)
    return parser.condition()
  }

  private init(cursor: TokenCursor, feature: @escaping Feature, depth: Int) {
    self.cursor = cursor
    self.feature = feature
    self.depth = depth
  }

  private mutating func condition() -> AppearanceTruth? {
    cursor.skipSpace()
    if cursor.ident?.lowercased() == "not" {
      cursor.advance()
      guard cursor.skipSpace(), let truth = inParentheses() else { return nil }
      return cursor.isFinished() ? truth.not : nil
    }
    guard var truth = inParentheses() else { return nil }
    var joint: String?
    while !cursor.isFinished() {
      guard let word = cursor.takeKeyword(), word == "and" || word == "or",
        word == joint ?? word, cursor.skipSpace(), let next = inParentheses()
      else { return nil }
      truth = word == "and" ? truth.and(next) : truth.or(next)
      joint = word
    }
    return truth
  }

  private mutating func inParentheses() -> AppearanceTruth? {
    switch cursor.kind {
    case .function:
      let name = cursor.function
      let inside = cursor.inside
      cursor.skip()
      return feature(name, inside)
    case .openParenthesis:
      let inside = cursor.inside
      cursor.skip()
      guard depth < Self.mostDepth else { return .unknown }
      var start = inside
      start.skipSpace()
      let isCondition =
        start.kind == .openParenthesis || start.kind == .function
        || start.ident?.lowercased() == "not"
      guard isCondition else { return feature(nil, inside) }
      var parser = ConditionParser(cursor: inside, feature: feature, depth: depth + 1)
      // What is no condition may be one some day: it is enclosed, and so unknown.
      return parser.condition() ?? .unknown
    default: return nil
    }
  }
}
