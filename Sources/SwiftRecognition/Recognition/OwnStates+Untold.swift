internal import SwiftEvaluation

extension OwnStates {
  /// What a condition of each item is, where it speaks of states but does not say which the others are in: with one
  /// that is active, those that are not may be done or to come.
  static func untold(_ rows: [DrawnRow], _ meaning: StateMeaning) -> [Int: [String]]? {
    let first = rows[0].row
    // What can be operated is chosen from.
    let isOperated = first.rounds.joined().flatMap(\.all).contains { view in
      if case .control = view.content { return true }
      return view.actions.contains { if case .tap = $0.trigger { true } else { false } }
    }
    guard !isOperated else { return nil }
    let elements = first.lists.map { list in
      list.compactMap { element -> [String: Value]? in
        if case .structure(let structure) = element { structure.fields } else { nil }
      }
    }
    for facts in [first.itemInputs] + elements where facts.count == first.count && facts.count > 2 {
      let flags = facts[0].keys.sorted().filter { name in
        meaning.meaning(of: flag(name)) != nil
          && facts.allSatisfy { $0[name] == .boolean(true) || $0[name] == .boolean(false) }
      }
      guard flags.count == 1, rows.count == 1 else { continue }
      let states = facts.map { $0[flags[0]] == .boolean(true) ? flags[0] : "!\(flags[0])" }
      return [rows[0].situation: states]
    }
    return nil
  }
}
