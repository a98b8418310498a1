public import A11yModel

/// Why a finding does not count although it holds.
public struct Suppression: Hashable, Sendable {
  public var kind: Kind

  /// Why, in the words of whoever suppressed it; empty in a baseline, which gives none.
  public var reason: String

  /// Where it is suppressed; nil where that is no place in an audited file.
  public var location: Location?

  public init(_ kind: Kind, because reason: String = "", at location: Location? = nil) {
    self.kind = kind
    self.reason = reason
    self.location = location
  }

  /// Where the word was said.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// In a comment of the audited file.
    case inline
    /// In the configuration.
    case configuration
    /// The finding was there when the baseline was written.
    case baseline
  }
}

/// A finding on a suppression and not on a component: these are no rules of the catalogue.
public enum SuppressionRule: String, Hashable, Sendable, CaseIterable {
  case unused = "unused-suppression"
  case expired = "expired-suppression"

  /// What holds where there is no finding.
  public var title: String {
    switch self {
    case .unused: "Every suppression suppresses something"
    case .expired: "No suppression has outlived its date"
    }
  }

  /// Why it matters.
  public var why: String {
    switch self {
    case .unused:
      "a suppression that nothing needs any more would hide the next finding without a word"
    case .expired:
      "the date is when somebody promised to look again; what was suppressed counts again"
    }
  }

  public var impact: Impact { .minor }
}
