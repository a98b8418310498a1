internal import SwiftEvaluation

/// The order in which values stand for steps: numbers by themselves, cases as they are declared, and what tells items
/// apart as the items stand.
struct StepOrder {
  /// The cases of an enum in their order, by its type.
  let cases: (String) -> [String]
  /// The lists that have an element for each step.
  private let lists: [[Value]]
  /// What may have to be added to the number of the current step for its index, the likeliest first: what the first
  /// step is counted by.
  let offsets: [Int]
  /// Whether the items say what the first step is counted by, as numbers do.
  let isCounted: Bool

  init(_ row: Row?, _ cases: @escaping (String) -> [String]) {
    self.cases = cases
    guard let row else {
      lists = []
      offsets = [0, -1]
      isCounted = false
      return
    }
    lists = row.lists
    let inputs = row.itemInputs
    let given = Set(inputs.flatMap(\.keys)).sorted().map { name in inputs.compactMap { $0[name] } }
      .filter { $0.count == row.count }
    let counted = ([row.items.map(\.element)] + given).compactMap(Self.first)
    offsets = counted.first == 1 ? [-1, 0] : [0, -1]
    isCounted = !counted.isEmpty
  }

  /// The first of numbers that count the steps; nil where they are others.
  private static func first(_ values: [Value]) -> Int? {
    guard values.count > 1, case .integer(let first)? = values.first,
      values.enumerated().allSatisfy({ $1 == .integer(first &+ $0) })
    else { return nil }
    return first
  }

  /// The number of the step that a value stands for; nil where it stands for none.
  func number(_ value: Value?) -> Int? {
    switch value {
    case .integer(let number): number
    case .enumeration(let one) where one.payload.isEmpty:
      cases(one.type).firstIndex(of: one.name)
    case .binding(.constant(let value)): number(value)
    case .optional(let wrapped?): number(wrapped)
    case .text(let text) where text.exact != nil: value.flatMap(place)
    case .structure: value.flatMap(place)
    default: nil
    }
  }

  /// The values that stand for all steps, where one that is an item or a field of one does; nil where it does not.
  func values(like value: Value) -> [Value]? {
    for list in lists {
      if list.contains(value) { return list }
      let fields = list.compactMap { element -> [String: Value]? in
        if case .structure(let structure) = element { structure.fields } else { nil }
      }
      guard fields.count == list.count, let first = fields.first else { continue }
      for name in first.keys.sorted() where fields.contains(where: { $0[name] == value }) {
        let all = fields.compactMap { $0[name] }
        if all.count == list.count, Set(all).count == all.count { return all }
      }
    }
    return nil
  }

  private func place(_ value: Value) -> Int? { values(like: value)?.firstIndex(of: value) }
}
