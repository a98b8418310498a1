/// Says of what checks say happens to people that it may happen: for what cannot be told.
enum DoubtText {
  /// Those of whom checks speak; of two that begin alike, the longer first.
  private static let people = [
    "people who use a screen reader", "people with low vision",
    "people with large or unsteady fingers", "people who look at the chart",
    "people who look at it", "people who choose larger text", "people who enlarge text",
    "people who cannot tell colours apart", "people who use another language",
    "people who do not see it", "people",
  ]

  /// What they do, as it begins in a message, and as it may be.
  private static let verbs = [
    ("are not ", "may not be "), ("are ", "may be "), ("cannot ", "may not be able to "),
    ("do not ", "may not "), ("hear ", "may hear "), ("miss ", "may miss "),
    ("meet ", "may meet "), ("find ", "may find "), ("go ", "may go "), ("get ", "may get "),
    ("see ", "may see "), ("look ", "may look "),
  ]

  /// - Parameter message: one that says what is wrong, or that nobody can tell it.
  /// - Returns: the message, with “may” where it says it for sure.
  static func possible(_ message: String) -> String {
    for people in people where message.hasPrefix(people) {
      let rest = message.dropFirst(people.count)
      guard rest.first == " " else { continue }
      for (sure, possible) in verbs where rest.dropFirst().hasPrefix(sure) {
        return people + " " + possible + further(rest.dropFirst(sure.count + 1))
      }
    }
    return message
  }

  /// What else happens to them, as far as nothing is quoted.
  private static func further(_ rest: Substring) -> String {
    let own = rest.prefix { $0 != "‘" }
    return "\(own.replacing(" and are not ", with: " and not be "))\(rest.dropFirst(own.count))"
  }
}
