internal import XML

/// What a reference to a criterion or guideline leads to.
struct KnownRequirement {
  /// The conformance level, of a WCAG criterion.
  private(set) var level: String?

  /// What is wrong with the reference, in words that follow it; nil where nothing is.
  private(set) var problem: String?

  /// - Parameter reference: as in `wcag:1.4.3`: a collection, a colon, and a place in it.
  init(_ reference: String) {
    let parts = reference.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    guard parts.count == 2, Self.collections.contains(parts[0]) else {
      problem =
        "a requirement begins with \(Self.collections.map { $0 + ":" }.joined(separator: ", "))"
        + NearestName.hint(for: parts[0], in: Self.collections)
      return
    }
    switch parts[0] {
    case "wcag":
      level = Self.criteria.first { $0.numbers.contains(parts[1]) }?.level
      if level == nil {
        problem =
          "there is no such success criterion in WCAG 2.2"
          + NearestName.hint(for: parts[1], in: Self.criteria.flatMap(\.numbers))
      }
    case "act" where parts[1].utf8.count != 6 || !parts[1].utf8.allSatisfy(Self.isOfName):
      problem = "the id of an ACT rule is six letters and digits, as in act:afw4f7"
    default:
      if parts[1].isEmpty { problem = "what it is in \(parts[0]) is missing" }
    }
  }

  /// Where requirements come from; `own` is anybody's.
  static let collections = ["wcag", "hig", "chartability", "act", "axe", "own"]

  private static func isOfName(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  static var levels: [String] { criteria.map(\.level) }

  /// The success criteria of WCAG 2.2 by their levels.
  private static let criteria = [
    (
      level: "A",
      numbers: [
        "1.1.1", "1.2.1", "1.2.2", "1.2.3", "1.3.1", "1.3.2", "1.3.3", "1.4.1", "1.4.2", "2.1.1",
        "2.1.2", "2.1.4", "2.2.1", "2.2.2", "2.3.1", "2.4.1", "2.4.2", "2.4.3", "2.4.4", "2.5.1",
        "2.5.2", "2.5.3", "2.5.4", "3.1.1", "3.2.1", "3.2.2", "3.2.6", "3.3.1", "3.3.2", "3.3.7",
        "4.1.2",
      ]
    ),
    (
      level: "AA",
      numbers: [
        "1.2.4", "1.2.5", "1.3.4", "1.3.5", "1.4.3", "1.4.4", "1.4.5", "1.4.10", "1.4.11", "1.4.12",
        "1.4.13", "2.4.5", "2.4.6", "2.4.7", "2.4.11", "2.5.7", "2.5.8", "3.1.2", "3.2.3", "3.2.4",
        "3.3.3", "3.3.4", "3.3.8", "4.1.3",
      ]
    ),
    (
      level: "AAA",
      numbers: [
        "1.2.6", "1.2.7", "1.2.8", "1.2.9", "1.3.6", "1.4.6", "1.4.7", "1.4.8", "1.4.9", "2.1.3",
        "2.2.3", "2.2.4", "2.2.5", "2.2.6", "2.3.2", "2.3.3", "2.4.8", "2.4.9", "2.4.10", "2.4.12",
        "2.4.13", "2.5.5", "2.5.6", "3.1.3", "3.1.4", "3.1.5", "3.1.6", "3.2.5", "3.3.5", "3.3.6",
        "3.3.9",
      ]
    ),
  ]
}
