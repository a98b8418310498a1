internal import SwiftSource

/// What code does that runs when something happens to a view.
package struct Outcome: Hashable, Sendable {
  /// The values of the states behind it.
  package var states: [String: Value]
  /// What is announced to who listens, in order.
  package var announcements: [Text]
  /// Why some of it is not known; nil where all is.
  package var unknown: Unknown?
}

extension Explorer {
  /// What a closure of a view does in a scenario.
  ///
  /// - Parameters:
  ///   - code: the closure, as the tree of this root in this scenario has it: its variables are those of that evaluation,
  ///     which is the same each time.
  ///   - arguments: what it is given.
  ///   - preview: the root.
  ///   - scenario: the environment and the states before.
  /// - Returns: the states behind it, and what was announced.
  package func outcome(
    of code: Value.ClosureValue,
    _ arguments: [Value],
    of preview: Module.Preview,
    in scenario: Scenario
  ) -> Outcome {
    var evaluator = evaluator(in: scenario)
    _ = evaluator.tree(of: preview)
    let value = evaluator.run(code, with: arguments, at: code.place)
    return Outcome(
      states: evaluator.states,
      announcements: evaluator.announcements,
      unknown: value.unknown
    )
  }
}

extension Evaluator {
  /// Gives a state of a view a new value, where an expression is one; nil where it is none.
  mutating func assign(
    state expression: Expression,
    in scope: Scope,
    _ change: (inout Evaluator, Value, SwiftType?) -> Value
  ) -> Value? {
    let name: String
    switch expression.form {
    case .name(let written, _) where scope[written] == nil: name = written
    case .member(let base?, let member, _):
      guard case .name("self", _) = base.form else { return nil }
      name = member
    default: return nil
    }
    guard let receiver = scope.receiver, case .structure(let structure) = cells[receiver].value,
      case .binding(.state(let key, []))? = projected(name, of: structure, at: expression.place),
      let old = states[key]
    else { return nil }
    let new = change(&self, old, type(of: old))
    states[key] = new
    return new.unknown.map { .unknown($0) } ?? .void
  }

  /// `AccessibilityNotification.Announcement(…).post()` and `UIAccessibility.post(…)`; nil for another call.
  mutating func announce(
    _ base: Expression,
    _ name: String,
    _ arguments: [Argument],
    in scope: Scope
  ) -> Value? {
    guard name == "post" else { return nil }
    let text: Expression
    if case .call(let callee, let said) = base.form, arguments.isEmpty, said.count == 1,
      case .member(let owner?, "Announcement", _) = callee.form,
      case .name("AccessibilityNotification", _) = owner.form
    {
      text = said[0].value
    } else if case .name("UIAccessibility", _) = base.form,
      arguments.map(\.label) == ["notification", "argument"],
      case .member(_, "announcement", _) = arguments[0].value.form
    {
      text = arguments[1].value
    } else {
      return nil
    }
    let value = settled(evaluate(text, expecting: .string, in: scope), at: text.place)
    switch value {
    case .text(let text): announcements.append(text)
    case .unknown(let unknown): announcements.append(Text(hole: unknown))
    default: return .unknown(Unknown("an announcement that is no text", at: text.place))
    }
    return .void
  }
}
