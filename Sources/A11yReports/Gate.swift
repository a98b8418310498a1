public import A11yRules

/// What fails a run.
public struct Gate: Hashable, Sendable {
  /// The least impact that fails it; nil where none does.
  public var failOn: Impact?

  /// Whether what could not be told fails it, too.
  public var failsOnCantTell: Bool

  public init(failOn: Impact? = .serious, failsOnCantTell: Bool = false) {
    self.failOn = failOn
    self.failsOnCantTell = failsOnCantTell
  }

  /// Whether an outcome counts against the run.
  public func fails(_ outcome: borrowing Outcome) -> Bool {
    guard outcome.suppression == nil else { return false }
    if outcome.result == .cantTell { return failsOnCantTell && !outcome.isComposite }
    guard let failOn, outcome.result == .failed else { return false }
    return outcome.impact >= failOn && outcome.isProof
  }
}
