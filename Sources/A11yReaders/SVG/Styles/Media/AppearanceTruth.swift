internal import A11yModel

/// Whether a condition holds, in each appearance: yes, no or unknown (Media Queries 4, section 3.1).
struct AppearanceTruth: Hashable, Sendable {
  /// The appearances in which it holds, by their places among all.
  private(set) var yes: UInt8

  /// Those in which nothing is known.
  private(set) var unknown: UInt8

  private static let all: UInt8 = 0b1111

  static let always = AppearanceTruth(yes: all, unknown: 0)
  static let never = AppearanceTruth(yes: 0, unknown: 0)
  static let unknown = AppearanceTruth(yes: 0, unknown: all)

  init(_ isTrue: Bool) { self = isTrue ? .always : .never }

  /// What holds in the appearances that a test picks.
  init(where isTrue: (Appearance) -> Bool) {
    yes = Appearance.allCases.reduce(0) { isTrue($1) ? $0 | 1 << UInt8($1.index) : $0 }
    unknown = 0
  }

  private init(yes: UInt8, unknown: UInt8) {
    self.yes = yes
    self.unknown = unknown
  }

  func and(_ other: AppearanceTruth) -> AppearanceTruth {
    let possible = (yes | unknown) & (other.yes | other.unknown)
    let both = yes & other.yes
    return AppearanceTruth(yes: both, unknown: possible & ~both)
  }

  func or(_ other: AppearanceTruth) -> AppearanceTruth {
    let one = yes | other.yes
    return AppearanceTruth(yes: one, unknown: (unknown | other.unknown) & ~one)
  }

  var not: AppearanceTruth { AppearanceTruth(yes: Self.all & ~(yes | unknown), unknown: unknown) }

  /// The same where what is unknown counts as no, as a whole query does.
  var known: AppearanceTruth { AppearanceTruth(yes: yes, unknown: 0) }

  func holds(in appearance: Appearance) -> Bool { yes & 1 << UInt8(appearance.index) != 0 }
}
