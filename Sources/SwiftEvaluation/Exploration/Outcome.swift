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
  ///   - root: what is shown.
  ///   - scenario: the environment and the states before.
  /// - Returns: the states behind it, and what was announced.
  package func outcome(
    of code: Value.ClosureValue,
    _ arguments: [Value],
    of root: Root,
    in scenario: Scenario
  ) -> Outcome {
    let evaluator = evaluation(of: root, in: scenario).evaluator
    let reaction = evaluator.reaction(to: .closure(code), with: arguments, at: code.place)
    return Outcome(
      states: reaction.states,
      announcements: reaction.announcements.map { announcement in
        switch announcement.text {
        case .text(let text): text
        case let other:
          Text(
            hole: other.unknown
              ?? Unknown("an announcement that is no text", at: announcement.place)
          )
        }
      },
      unknown: reaction.unknown
    )
  }
}
