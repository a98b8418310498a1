/// The words of English for the states of steps.
package enum StateWords {
  /// What is said for a state.
  package static func said(for meaning: State.Meaning) -> [String] {
    switch meaning {
    case .completed: ["done", "complete", "completed", "finished"]
    case .current: ["current", "active", "in progress", "selected"]
    case .upcoming: ["upcoming", "pending", "to do", "incomplete", "remaining", "unvisited"]
    case .error:
      [
        "error", "errors", "failed", "problem", "problems", "overdue", "past due",
        "needs attention", "invalid", "rejected", "declined",
      ]
    case .unavailable: ["unavailable", "dimmed", "disabled", "locked", "blocked", "not available"]
    }
  }

  /// What is denied of a state: what is not done, or not even begun, is still to come.
  package static func denied(of meaning: State.Meaning) -> [String] {
    guard meaning == .upcoming else { return [] }
    return said(for: .completed) + ["started", "begun", "visited", "reached"]
  }

  /// Of what is said or denied of what is still to come, that which cannot be so of what has begun: it
  /// may be incomplete, and not upcoming.
  package static let notBegun = ["upcoming", "unvisited", "started", "begun", "visited", "reached"]
}
