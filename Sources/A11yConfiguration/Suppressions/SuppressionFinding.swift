internal import A11yModel
internal import A11yRules

/// What is found on one suppression.
struct SuppressionFinding {
  var rule: SuppressionRule
  var message: String
  var remedy: String

  /// - Parameters:
  ///   - rule: the rule that is suppressed.
  ///   - until: the last day on which it is; nil for ever.
  ///   - reason: why it is.
  ///   - today: the day.
  ///   - isNeeded: whether it suppresses something, as far as that is known.
  ///   - isUnused: whether it is known to suppress nothing.
  /// - Returns: what is found; nil where nothing is.
  static func on(
    _ rule: String,
    until: CalendarDay?,
    because reason: String,
    _ today: CalendarDay,
    isNeeded: Bool,
    isUnused: Bool
  ) -> SuppressionFinding? {
    if let until, until < today {
      return expired(rule, until: until, because: reason, isNeeded: isNeeded)
    }
    return isUnused ? unused(rule) : nil
  }

  /// It suppresses nothing.
  private static func unused(_ rule: String) -> SuppressionFinding {
    SuppressionFinding(
      rule: .unused,
      message: "the suppression of \(rule) suppresses nothing, and would hide the next finding "
        + "without a word",
      remedy: "remove it"
    )
  }

  /// Its day is over.
  private static func expired(
    _ rule: String,
    until: CalendarDay,
    because reason: String,
    isNeeded: Bool
  ) -> SuppressionFinding {
    SuppressionFinding(
      rule: .expired,
      message: "the suppression of \(rule) (\(reason)) held until \(until)"
        + (isNeeded ? ", and what it suppressed counts again" : ", and nothing needs it any more"),
      remedy: isNeeded ? "mend what it suppressed, or agree on another day" : "remove it"
    )
  }
}
