internal import SwiftEvaluation
internal import SwiftSource

/// What code of a root does to the current step, as running it in each situation shows.
struct StepActions {
  let explorer: Explorer
  let root: Root
  let situations: [Situation]
  let current: CurrentStep
  let order: StepOrder

  /// What an action is called that changes nothing in a situation.
  static let idle = "idle"

  /// The action in the words of the dialect; nil where what the code does is not known.
  func action(_ code: Value.ClosureValue, in situation: Int) -> String? {
    guard let change = change(code, [], in: situation), change.unknown == nil else { return nil }
    if change.isIdle { return Self.idle }
    switch change.to - change.from {
    case 1: return "next"
    case -1: return "back"
    default: return "activate"
    }
  }

  /// A part in each situation with one action: what cannot be used now, or leads nowhere, does what it does when it can.
  static func settled(_ parts: [Int: Part]) -> [Int: Part] {
    let enabled = parts.values.filter { $0["disabled"] == nil }
    let actions = Set(enabled.map { $0["action"] }).subtracting([idle])
    return parts.mapValues {
      var part = $0
      if actions.count == 1, let action = actions.first {
        part["action"] = action
      } else if part["action"] == idle {
        part["action"] = actions.isEmpty ? nil : "activate"
      }
      return part
    }
  }

  /// A row whose items say which of them lead to their step; a tap that does nothing is none.
  func selecting(_ row: DrawnRow) -> DrawnRow {
    var row = row
    for index in row.nodes.indices {
      for (code, place) in row.row.rounds[index].flatMap({ Self.controls($0, withDisabled: true) })
      {
        guard let outcome = change(code, [], in: row.situation), outcome.unknown == nil else {
          continue
        }
        row = row.mapped(index) { part in
          guard part.place == place else { return }
          if part["action"] == "activate", outcome.isIdle {
            part["action"] = nil
          } else if outcome.to == index, part.name == "control" || part["action"] == "activate" {
            part["action"] = "select"
          }
        }
      }
    }
    return row
  }

  /// What running code in a situation comes to; nil where no state says the step, and where it stands for none then.
  func change(
    _ code: Value.ClosureValue,
    _ arguments: [Value],
    in situation: Int
  ) -> Change? {
    guard let key = current.state, let from = current.indices[situation],
      let scenario = situations[situation].scenario, let before = number(scenario.states[key])
    else { return nil }
    let outcome = explorer.outcome(of: code, arguments, of: root, in: scenario)
    let after = number(outcome.states[key])
    guard outcome.unknown != nil || after != nil else { return nil }
    return Change(
      from: from,
      to: from + (after ?? before) - before,
      said: outcome.announcements,
      unknown: outcome.unknown,
      isIdle: outcome.announcements.isEmpty
        && scenario.states.allSatisfy { outcome.states[$0.key] == $0.value }
    )
  }

  /// What running code comes to.
  struct Change {
    var from: Int
    var to: Int
    var said: [SwiftEvaluation.Text]
    /// Why not all that it does is known; nil where it is.
    var unknown: Unknown?
    /// Whether nothing changes and nothing is said.
    var isIdle: Bool
  }

  private func number(_ value: Value?) -> Int? { order.number(value) }

  static func controls(
    _ view: ShownView,
    withDisabled isAny: Bool = false
  ) -> [(Value.ClosureValue, Place)] {
    var all: [(Value.ClosureValue, Place)] = []
    if case .control(let control) = view.content, let code = control.action.content,
      isAny || view.disabled.content != true
    {
      all.append((code, view.place))
    }
    for action in view.actions {
      if case .tap = action.trigger, let code = action.code.content {
        all.append((code, view.place))
      }
    }
    return all + view.children.flatMap { controls($0, withDisabled: isAny) }
  }
}
