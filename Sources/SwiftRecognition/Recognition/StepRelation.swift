internal import SwiftEvaluation

/// How a step stands to the one that a user is on.
enum StepRelation: String, CaseIterable, Hashable, Sendable {
  case completed, current, upcoming

  init(_ index: Int, current: Int) {
    self = index < current ? .completed : index == current ? .current : .upcoming
  }
}

/// Which step is the current one in each situation, as what the steps show says.
struct CurrentStep {
  /// The state that it follows; nil where it is what the view is given.
  var state: String?
  /// The index of the current step, by situation.
  var indices: [Int: Int]
  /// The same where the number of the step may be counted by another first; nil where it may not.
  var others: [Int: Int]?

  /// Tries what may say which step is current; nil where the steps do not differ by their relation to one.
  static func found(
    in rows: [DrawnRow],
    _ situations: [Situation],
    _ order: StepOrder
  ) -> CurrentStep? {
    guard let first = rows.first else { return nil }
    let initial = situations[first.situation].states
    for key in initial.keys.sorted() {
      // Other states stay as they are at first.
      let varied = rows.filter { row in
        situations[row.situation].states.allSatisfy { $0.key == key || initial[$0.key] == $0.value }
      }
      let numbers = varied.map { order.number(situations[$0.situation].states[key]) }
      guard Set(numbers).count > 1, !numbers.contains(nil) else { continue }
      let ways = order.offsets.lazy.map { offset in
        let indices = zip(varied, numbers).map { ($0.situation, ($1 ?? 0) &+ offset) }
        return Dictionary(uniqueKeysWithValues: indices)
      }
      .filter { RelationLooks.areOrdered(varied, indices: $0) }
      guard let indices = ways.first else { continue }
      // Who gives the number counts by something, which nothing shows where the current step looks as others do.
      let isOpen = key.hasPrefix(Root.inputs) && !order.isCounted
      return CurrentStep(
        state: key,
        indices: indices,
        others: isOpen ? ways.dropFirst().first : nil
      )
    }
    return nil
  }
}
