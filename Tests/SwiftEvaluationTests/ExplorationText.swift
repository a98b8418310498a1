import SwiftEvaluation
import SwiftSource

/// What an exploration says, as lines.
struct ExplorationText {
  /// The values of the environment and of states, a line for each key.
  private(set) var values: [String] = []
  /// What comes of the closures of the first tree.
  private(set) var reactions: [String] = []

  init(_ exploration: Exploration) {
    var keys: [String] = []
    var all: [String: [String]] = [:]
    for (scenario, _) in exploration.trees {
      let pairs =
        scenario.environment.sorted { $0.key < $1.key }
        + scenario.states.sorted { $0.key < $1.key }
      for (key, value) in pairs {
        if exploration.fixed.contains(key) { continue }
        if all[key] == nil { keys.append(key) }
        let text = TreeText.text(value)
        if all[key]?.contains(text) != true { all[key, default: []].append(text) }
      }
    }
    values = keys.map { key in
      let note = exploration.changing[key].map { ", at first: \($0.line):\($0.column)" } ?? ""
      return "\(key): \(all[key, default: []].joined(separator: ", "))\(note)"
    }
    values += exploration.fixed.map { "\($0): as it is first" }
    let states = exploration.trees.first?.scenario.states ?? [:]
    reactions = exploration.triggers.first?.map { Self.text($0, states) } ?? []
  }

  private static func text(_ trigger: Trigger, _ states: [String: Value]) -> String {
    var parts: [String] = []
    for key in trigger.reaction.written.sorted() {
      parts.append("\(key) = \(trigger.reaction.states[key].map(TreeText.text) ?? "?")")
    }
    for announcement in trigger.reaction.announcements {
      let when = announcement.isLater ? "later announces" : "announces"
      parts.append("\(when) \(TreeText.text(announcement.text))")
    }
    if let unknown = trigger.reaction.unknown { parts.append(TreeText.text(.unknown(unknown))) }
    let place = "\(trigger.place.line):\(trigger.place.column)"
    return "\(trigger.name) \(place): \(parts.isEmpty ? "nothing" : parts.joined(separator: ", "))"
  }
}
