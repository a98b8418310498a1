internal import SwiftEvaluation
internal import SwiftSource

/// What code of a root does to the current step, as running it in each situation shows.
struct StepActions {
  let explorer: Explorer
  let root: Root
  let situations: [Situation]
  let current: CurrentStep
  let order: StepOrder

  /// The action in the words of the dialect; nil where what the code does is not known.
  func action(_ code: Value.ClosureValue, in situation: Int) -> String? {
    guard let change = change(code, [], in: situation) else { return nil }
    switch change.to - change.from {
    case 1: return "next"
    case -1: return "back"
    default: return "activate"
    }
  }

  /// A row whose items say which of them lead to their step; a tap that does nothing is none.
  func selecting(_ row: DrawnRow) -> DrawnRow {
    var row = row
    for index in row.nodes.indices {
      for (code, place) in row.row.rounds[index].flatMap({ Self.controls($0, withDisabled: true) })
      {
        guard let outcome = change(code, [], in: row.situation) else { continue }
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

  private func change(
    _ code: Value.ClosureValue,
    _ arguments: [Value],
    in situation: Int
  ) -> Change? {
    guard let key = current.state, let from = current.indices[situation],
      let scenario = situations[situation].scenario, let before = number(scenario.states[key])
    else { return nil }
    let outcome = explorer.outcome(of: code, arguments, of: root, in: scenario)
    guard outcome.unknown == nil, let after = number(outcome.states[key]) else { return nil }
    return Change(
      from: from,
      to: from + after - before,
      said: outcome.announcements,
      isIdle: outcome.announcements.isEmpty
        && scenario.states.allSatisfy { outcome.states[$0.key] == $0.value }
    )
  }

  /// What running code comes to.
  private struct Change {
    var from: Int
    var to: Int
    var said: [SwiftEvaluation.Text]
    /// Whether nothing changes and nothing is said.
    var isIdle: Bool
  }

  private func number(_ value: Value?) -> Int? { order.number(value) }

  /// What is announced when the next or the previous step becomes current, by the code of controls and of changes.
  func announcements(_ cell: (Int) -> Cell, count: Int) -> [Part] {
    var said: [String: [(text: String, cell: Cell, place: Place)]] = [:]
    for index in situations.indices.sorted() {
      guard let base = situations[index].base, let from = current.indices[index] else { continue }
      for (code, place) in Self.controls(base) {
        guard let change = change(code, [], in: index), (0..<count).contains(change.to) else {
          continue
        }
        let on = [1: "advance", -1: "back"][change.to - change.from] ?? ""
        for text in change.said where !on.isEmpty {
          said[on, default: []].append((words(text), cell(change.to), place))
        }
      }
      guard let key = current.state, let now = situations[index].states[key],
        (0..<count).contains(from)
      else { continue }
      for (code, value, place) in Self.changes(base) where value == now {
        for (on, step) in [("advance", -1), ("back", 1)] where (0..<count).contains(from + step) {
          let old = situations.indices.first { current.indices[$0] == from + step }
            .flatMap { situations[$0].states[key] }
          let arguments: [Value]
          switch code.closure.parameters.count {
          case 0: arguments = []
          case 1: arguments = [now]
          default: arguments = [old ?? now, now]
          }
          guard let change = change(code, arguments, in: index) else { continue }
          for text in change.said { said[on, default: []].append((words(text), cell(from), place)) }
        }
      }
    }
    return ["advance", "back"].compactMap { on in
      guard let all = said[on], let first = all.first else { return nil }
      var part = Part("announcement", at: first.place, ["on": on])
      part.text = Generalisation.template(all.map { (text: $0.text, cell: $0.cell) }) ?? "{unknown}"
      return part
    }
  }

  private func words(_ text: SwiftEvaluation.Text) -> String {
    text.segments.map {
      switch $0 {
      case .exact(let part): part.replacing("{", with: "{{").replacing("}", with: "}}")
      case .hole: "{unknown}"
      }
    }.joined()
  }

  private static func controls(
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

  private static func changes(_ view: ShownView) -> [(Value.ClosureValue, Value, Place)] {
    let own = view.actions.compactMap { action -> (Value.ClosureValue, Value, Place)? in
      guard case .change(let value) = action.trigger, let code = action.code.content else {
        return nil
      }
      return (code, value, action.place)
    }
    return own + view.children.flatMap(changes)
  }
}
