public import A11yAudit

/// A finding that is known, with the reason why it stays: it does not fail the assertion, and once it
/// no longer occurs, that does.
///
/// ```swift
/// XCTAssertAccessible(
///   specAt: "checkout.xml",
///   expecting: [
///     ExpectedFinding(
///       "text-contrast-minimum",
///       on: "checkout",
///       appearance: .dark,
///       because: "the brand's dark colours change in May"
///     )
///   ]
/// )
/// ```
///
/// A failed outcome is the expected one if it agrees in everything that is said: the rule, and where
/// given the component, the target, the appearance and the state. What is left out, any agrees with;
/// one expectation may so stand for several outcomes. Lines do not matter, nor does the impact from
/// which findings fail.
public struct ExpectedFinding: Hashable, Sendable {
  /// The id of the rule that fails.
  public var rule: String

  /// The component's id, or its path where it has none.
  public var component: String?

  /// The path of the target, or of something that it lies in, as reports in JSON give it.
  public var target: String?
  public var appearance: Appearance?

  /// The state, as reports give it.
  public var state: String?

  /// Why it stays, for whoever reads the test.
  public var reason: String

  /// The code that expects it.
  public var origin: Spec.Origin

  public init(
    _ rule: String,
    on component: String? = nil,
    at target: String? = nil,
    appearance: Appearance? = nil,
    state: String? = nil,
    because reason: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.rule = rule
    self.component = component
    self.target = target
    self.appearance = appearance
    self.state = state
    self.reason = reason
    origin = Spec.Origin(fileID, filePath, line, column)
  }

  /// Whether an outcome is what is expected.
  func matches(_ outcome: Outcome) -> Bool {
    outcome.result == .failed && outcome.rule == rule
      && (component.map { $0 == outcome.component } ?? true)
      && (target.map { outcome.lies(within: $0) } ?? true)
      && (appearance.map { $0 == outcome.appearance } ?? true)
      && (state.map { $0 == outcome.state } ?? true)
  }
}

extension ExpectedFinding: CustomStringConvertible {
  /// The rule and all else that is expected, in words.
  public var description: String {
    let parts = [
      component.map { "on ‘\($0)’" }, target.map { "at \($0)" },
      appearance.map { "in \($0.rawValue)" }, state.map { "in the state ‘\($0)’" },
    ]
    return ([rule] + parts.compactMap(\.self)).joined(separator: " ")
  }
}

extension Outcome {
  /// Whether its target has a path, or lies in what has it.
  fileprivate func lies(within path: String) -> Bool {
    target.map { $0 == path || $0.hasPrefix(path + "/") } ?? false
  }
}
