public import A11yModel
internal import Listening

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
package enum SuppressionRule: String, Hashable, Sendable, CaseIterable {
  case unused = "unused-suppression"
  case expired = "expired-suppression"

  /// What holds where there is no finding.
  package var title: String {
    switch self {
    case .unused: "Every suppression suppresses something"
    case .expired: "No suppression has outlived its date"
    }
  }

  /// Why it matters.
  package var why: String {
    switch self {
    case .unused:
      "a suppression that nothing needs any more would hide the next finding without a word"
    case .expired:
      "the date is when somebody promised to look again; what was suppressed counts again"
    }
  }

  package var impact: Impact { .minor }

  /// What to do about a finding.
  package var help: String {
    switch self {
    case .unused:
      "remove the comment or the entry of the configuration; where it is for something that one run "
        + "does not look at, audit that, too"
    case .expired:
      "mend what was suppressed, or look again and give another day; remove it where nothing is left"
    }
  }

  /// How far it can be chosen.
  package static let standing =
    "It is told of every suppression, as a minor finding: no profile has it, no option or "
    + "configuration changes it, and it fails where --fail-on minor is. A run with --rule or --skip "
    + "cannot tell what is unused and says nothing of it."
}

extension Outcome {
  /// A finding on a suppression.
  ///
  /// - Parameters:
  ///   - rule: what is asked of suppressions.
  ///   - message: what is wrong.
  ///   - remedy: what to do about it.
  ///   - target: the path of what the suppression is about.
  ///   - component: the path of the document's root, as there is no component.
  ///   - file: what fingerprints call the file.
  ///   - location: where the suppression stands.
  ///   - parts: what tells it from others that are about the same, and stays when it moves.
  package init(
    _ rule: SuppressionRule,
    message: String,
    remedy: String,
    of target: String,
    in component: String,
    of file: String,
    at location: Location,
    telling parts: [String]
  ) {
    var key = Fingerprint(file).adding(rule.rawValue).adding(component).adding(target)
    for part in parts { key = key.adding(part) }
    self.init(
      rule: rule.rawValue,
      result: .failed,
      impact: rule.impact,
      component: component,
      target: target,
      message: message,
      remedy: remedy,
      likely: nil,
      confidence: .certain,
      missing: [],
      evidence: [],
      requirements: [],
      profiles: [],
      isAdvisory: false,
      isPlatformDefault: false,
      causes: [],
      isComposite: false,
      suppression: nil,
      count: 1,
      location: location,
      key: key,
      cause: "\(location.line):\(location.column) \(parts.joined(separator: " "))"
    )
  }
}
