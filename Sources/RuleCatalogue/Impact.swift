/// How much a failure hinders people.
public enum Impact: String, Hashable, Sendable, CaseIterable, Comparable {
  case minor
  case moderate
  case serious
  case critical

  /// By how bad it is, minor first.
  public static func < (left: Impact, right: Impact) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .minor: 0
    case .moderate: 1
    case .serious: 2
    case .critical: 3
    }
  }
}
