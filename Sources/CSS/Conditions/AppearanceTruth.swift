internal import A11yColor

/// Whether a condition holds, in each appearance: yes, no or unknown (Media Queries 4, section 3.1),
/// or any of several of these, where that depends on where the image is shown.
struct AppearanceTruth: Hashable, Sendable {
  /// The appearances in which it may hold, by their places among all.
  private var yes: UInt8

  /// Those in which it may not hold.
  private var no: UInt8

  /// Those in which nobody may know what it means.
  private var unknown: UInt8

  private static let all: UInt8 = 0b1111

  static let always = AppearanceTruth(yes: all, no: 0, unknown: 0)
  static let never = AppearanceTruth(yes: 0, no: all, unknown: 0)
  static let unknown = AppearanceTruth(yes: 0, no: 0, unknown: all)

  /// What holds in one place where the image is shown, and in another does not.
  static let open = AppearanceTruth(yes: all, no: all, unknown: 0)

  init(_ isTrue: Bool) { self = isTrue ? .always : .never }

  /// What holds in the appearances that a test picks.
  init(where isTrue: (Appearance) -> Bool) {
    yes = Appearance.allCases.reduce(0) { isTrue($1) ? $0 | 1 << UInt8($1.index) : $0 }
    no = Self.all & ~yes
    unknown = 0
  }

  private init(yes: UInt8, no: UInt8, unknown: UInt8) {
    (self.yes, self.no, self.unknown) = (yes, no, unknown)
  }

  func and(_ other: AppearanceTruth) -> AppearanceTruth {
    AppearanceTruth(
      yes: yes & other.yes,
      no: no | other.no,
      unknown: unknown & (other.yes | other.unknown) | other.unknown & (yes | unknown)
    )
  }

  func or(_ other: AppearanceTruth) -> AppearanceTruth { not.and(other.not).not }

  var not: AppearanceTruth { AppearanceTruth(yes: no, no: yes, unknown: unknown) }

  /// The same where what is unknown counts as no, as a whole query does.
  var known: AppearanceTruth { AppearanceTruth(yes: yes, no: no | unknown, unknown: 0) }

  /// Whether it depends on where the image is shown, in any appearance.
  var isOpen: Bool { yes & no != 0 }

  func holds(in appearance: Appearance) -> Bool {
    mayHold(in: appearance) && !isOpen(in: appearance)
  }

  func mayHold(in appearance: Appearance) -> Bool { yes & 1 << UInt8(appearance.index) != 0 }

  private func isOpen(in appearance: Appearance) -> Bool {
    (no | unknown) & 1 << UInt8(appearance.index) != 0
  }

  /// Whether two appearances are alike in what it says.
  func isSame(in one: Appearance, and other: Appearance) -> Bool {
    mayHold(in: one) == mayHold(in: other) && holds(in: one) == holds(in: other)
  }
}

extension AppearanceTruth {
  /// The appearances that look alike where some rules hold, each group once.
  ///
  /// - Parameters:
  ///   - rules: when each of the rules holds.
  ///   - hasSchemes: whether colours can follow the reader's wish without a query for it.
  /// - Returns: the groups, in the order of the appearances.
  static func groups(of rules: [AppearanceTruth], hasSchemes: Bool) -> [[Appearance]] {
    var truths = Set(rules)
    if hasSchemes { truths.insert(AppearanceTruth { $0.base == .dark }) }
    var groups: [[Appearance]] = []
    for appearance in Appearance.allCases {
      let alike = groups.firstIndex { group in
        truths.allSatisfy { $0.isSame(in: group[0], and: appearance) }
      }
      if let alike { groups[alike].append(appearance) } else { groups.append([appearance]) }
    }
    return groups
  }
}
