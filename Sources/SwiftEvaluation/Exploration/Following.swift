internal import SwiftSource

extension Exploration {
  /// Adds what `onChange` does where a reaction leads to, and notes which states are changed by themselves.
  mutating func follow() {
    for trigger in triggers.joined() where trigger.isAutomatic {
      for key in trigger.reaction.written where changing[key] == nil {
        changing[key] = trigger.place
      }
    }
    for (from, all) in triggers.enumerated() {
      let watching = all.filter { $0.name == "onChange" }
      guard !watching.isEmpty else { continue }
      for index in all.indices where !all[index].isAutomatic && all[index].reaction.unknown == nil {
        var trigger = all[index]
        follow(&trigger, from: trees[from].scenario, watching)
        triggers[from][index] = trigger
      }
    }
  }

  private func follow(_ trigger: inout Trigger, from scenario: Scenario, _ watching: [Trigger]) {
    let states = trigger.reaction.states
    let isExplored = trigger.reaction.written.allSatisfy { scenario.states[$0] != nil }
    guard !isExplored || !scenario.states.allSatisfy({ states[$0.key] == $0.value }) else {
      return
    }
    let to = trees.firstIndex { other in
      other.scenario.environment == scenario.environment
        && other.scenario.states.allSatisfy { states[$0.key] == $0.value }
    }
    let then = (isExplored ? to : nil).map { triggers[$0].filter { $0.name == "onChange" } } ?? []
    guard then.map(\.place) == watching.map(\.place) else {
      let reason = "what onChange does in the states that this leads to is not known"
      trigger.reaction.unknown = Unknown(reason, at: trigger.place)
      return
    }
    for (before, after) in zip(watching, then) where before.watched != after.watched {
      trigger.reaction.announcements += after.reaction.announcements
      if let unknown = after.reaction.unknown { trigger.reaction.unknown = unknown }
    }
  }
}
