/// Reads media queries for a screen on which a person chose an appearance (Media Queries 4 and 5).
enum MediaQueryList {
  /// Where one of the queries holds; an empty list always does.
  ///
  /// - Parameters:
  ///   - cursor: the whole list.
  ///   - reducingMotion: whether the person wants less motion.
  ///   - isInvalid: set where a query is none; it never holds, as the standard says.
  /// - Returns: in which appearances it holds.
  static func read(
    _ cursor: TokenCursor,
    _ reducingMotion: Bool = false,
    isInvalid: inout Bool
  ) -> AppearanceTruth {
    var cursor = cursor
    if cursor.isFinished() { return .always }
    var truth = AppearanceTruth.never
    var start = cursor.index
    while true {
      let isComma = cursor.kind == .comma
      guard isComma || cursor.isAtEnd else {
        cursor.skip()
        continue
      }
      if let query = query(TokenCursor(cursor.text, start..<cursor.index), reducingMotion) {
        truth = truth.or(query.known)
      } else {
        isInvalid = true
      }
      guard isComma else { return truth }
      cursor.advance()
      start = cursor.index
    }
  }

  /// What is not known of what a query is open for.
  static func doubt(_ query: [UInt8]) -> String {
    "whether ‘\(StyleWords.excerpt(query))’ holds where the image is shown"
  }

  private static func query(_ whole: TokenCursor, _ reducesMotion: Bool) -> AppearanceTruth? {
    func feature(_ function: String?, _ inside: TokenCursor) -> AppearanceTruth {
      function == nil ? Self.feature(inside, reducesMotion) : .unknown
    }
    if let truth = ConditionParser.read(whole, feature: feature) { return truth }
    var cursor = whole
    cursor.skipSpace()
    guard var word = cursor.takeKeyword() else { return nil }
    var isNegated = false
    if word == "not" || word == "only" {
      isNegated = word == "not"
      cursor.skipSpace()
      guard let type = cursor.takeKeyword() else { return nil }
      word = type
    }
    guard !["not", "only", "and", "or", "layer"].contains(word) else { return nil }
    var truth = AppearanceTruth(word == "all" || word == "screen")
    if !cursor.isFinished() {
      guard cursor.takeKeyword() == "and", cursor.skipSpace() else { return nil }
      // Behind a type, features are joined by ‘and’ alone.
      var rest = cursor
      while !rest.isAtEnd {
        if rest.ident?.lowercased() == "or" { return nil }
        rest.skip()
      }
      guard let condition = ConditionParser.read(cursor, feature: feature) else { return nil }
      truth = truth.and(condition)
    }
    // A whole query that is unknown does not hold, and nor does its opposite.
    return isNegated ? truth.not : truth
  }

  private static func feature(_ inside: TokenCursor, _ reducesMotion: Bool) -> AppearanceTruth {
    var cursor = inside
    cursor.skipSpace()
    if let truth = WindowFeatures.read(inside) { return truth }
    guard let name = cursor.takeKeyword() else { return .unknown }
    guard !cursor.isFinished() else { return value(of: name, is: nil, reducesMotion) }
    guard cursor.take(.colon) else { return .unknown }
    cursor.skipSpace()
    guard let keyword = cursor.takeKeyword(), cursor.isFinished() else { return .unknown }
    return value(of: name, is: keyword, reducesMotion)
  }

  /// Whether a feature has a value, or any but none where no value is asked for.
  private static func value(
    of name: String,
    is keyword: String?,
    _ reducesMotion: Bool
  ) -> AppearanceTruth {
    switch name {
    case "prefers-reduced-motion":
      switch keyword {
      case nil, "reduce": return AppearanceTruth(reducesMotion)
      case "no-preference": return AppearanceTruth(!reducesMotion)
      default: return .unknown
      }
    case "prefers-color-scheme":
      switch keyword {
      case nil: return .always
      case "light": return AppearanceTruth { $0.base == .light }
      case "dark": return AppearanceTruth { $0.base == .dark }
      default: return .unknown
      }
    case "prefers-contrast":
      switch keyword {
      case nil, "more": return AppearanceTruth { $0.isHighContrast }
      case "no-preference": return AppearanceTruth { !$0.isHighContrast }
      case "less", "custom": return .never
      default: return .unknown
      }
    default: break
    }
    guard let feature = screen[name] else { return .unknown }
    guard let keyword else { return AppearanceTruth(feature.isOn) }
    return feature.values.contains(keyword)
      ? AppearanceTruth(keyword == feature.values[0]) : .unknown
  }

  /// What a person has who asked for nothing else: the value first, then the others.
  private static let screen: [String: (isOn: Bool, values: [String])] = [
    "prefers-reduced-transparency": (false, ["no-preference", "reduce"]),
    "prefers-reduced-data": (false, ["no-preference", "reduce"]),
    "forced-colors": (false, ["none", "active"]),
    "inverted-colors": (false, ["none", "inverted"]),
    "monochrome": (false, []),
    "color": (true, []),
    "color-gamut": (true, ["srgb", "p3", "rec2020"]),
    "dynamic-range": (true, ["standard", "high"]),
    "hover": (true, ["hover", "none"]),
    "any-hover": (true, ["hover", "none"]),
    "pointer": (true, ["fine", "coarse", "none"]),
    "any-pointer": (true, ["fine", "coarse", "none"]),
    "update": (true, ["fast", "slow", "none"]),
    "grid": (false, []),
  ]
}
