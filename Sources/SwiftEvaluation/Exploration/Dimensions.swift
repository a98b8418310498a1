internal import SwiftSource

/// One thing that may be otherwise, with its values, of which the first is what it is at first.
enum Dimension {
  case environment(String, [Value])
  case state(String, [Value])

  var count: Int {
    switch self {
    case .environment(_, let values), .state(_, let values): values.count
    }
  }

  var isAppearance: Bool {
    if case .environment(let key, _) = self { key.hasPrefix("colorScheme") } else { false }
  }

  func set(_ index: Int, in scenario: inout Scenario) {
    switch self {
    case .environment(let key, let values): scenario.environment[key] = values[index]
    case .state(let key, let values): scenario.states[key] = values[index]
    }
  }
}

extension Explorer {
  typealias Dimensions = (all: [Dimension], fixed: [String])

  /// The most values of a state that are found by what closures do.
  private static let maximumFollowed = 12

  /// What may be otherwise in what a root shows, and the states of which is not known what they may be.
  ///
  /// - Parameters:
  ///   - root: what is shown.
  ///   - isThorough: whether also what is read while something is otherwise.
  /// - Returns: what was found.
  func dimensions(of root: Root, isThorough: Bool) -> Dimensions {
    var found = dimensions(of: root, in: Scenario())
    for _ in 0..<(isThorough ? 2 : 0) {
      let count = found.all.count
      for dimension in found.all where dimension.count > 1 {
        var scenario = initial(found.all)
        dimension.set(dimension.count - 1, in: &scenario)
        let more = dimensions(of: root, in: scenario)
        found.all = merged(found.all, more.all)
        found.fixed = Array(Set(found.fixed + more.fixed)).sorted()
      }
      if count == found.all.count { break }
    }
    found.all = merged(found.all, settings(of: root, in: initial(found.all)))
    return reached(found, of: root)
  }

  /// What closures read of the environment.
  private func settings(of root: Root, in scenario: Scenario) -> [Dimension] {
    let (evaluator, tree) = evaluation(of: root, in: scenario)
    let keys = Set(evaluator.triggers(in: tree).flatMap(\.reaction.readKeys))
    return keys.sorted().compactMap { key in
      EnvironmentValues.values(of: key).map { .environment(key, $0) }
    }
  }

  /// The dimensions, in which a state of which nothing says what it may be has the values that the closures of the views
  /// give it from its first, where these are few.
  private func reached(_ found: Dimensions, of root: Root) -> Dimensions {
    var (dimensions, fixed) = found
    for key in fixed.prefix(Self.maximumFollowed) where !key.hasPrefix(Root.inputs) {
      guard
        let index = dimensions.firstIndex(where: {
          if case .state(key, _) = $0 { true } else { false }
        }), case .state(_, var values) = dimensions[index]
      else { continue }
      var next = 0
      var isWritten = false
      while next < values.count, values.count <= Self.maximumFollowed {
        var scenario = initial(dimensions)
        scenario.states[key] = values[next]
        next += 1
        let (evaluator, tree) = evaluation(of: root, in: scenario)
        for trigger in evaluator.triggers(in: tree) {
          guard trigger.reaction.unknown == nil, let value = trigger.reaction.states[key],
            value.unknown == nil
          else { continue }
          isWritten = isWritten || trigger.reaction.written.contains(key)
          if !values.contains(value) { values.append(value) }
        }
      }
      // One that is given the value that it has is known as well.
      guard isWritten, values.count <= Self.maximumFollowed else { continue }
      dimensions[index] = .state(key, values)
      fixed.removeAll { $0 == key }
    }
    return (dimensions, fixed)
  }

  private func merged(_ dimensions: [Dimension], _ more: [Dimension]) -> [Dimension] {
    dimensions
      + more.filter { new in
        !dimensions.contains {
          switch ($0, new) {
          case (.environment(let one, _), .environment(let other, _)): one == other
          case (.state(let one, _), .state(let other, _)): one == other
          default: false
          }
        }
      }
  }

  /// The inputs that are integers of which what is shown says between what they lie.
  func inputsWithRange(of root: Root) -> Set<String> {
    let names = dimensions(of: root, in: Scenario()).all.compactMap { dimension -> String? in
      guard case .state(let key, let values) = dimension, key.hasPrefix(Root.inputs),
        values.count > 1, case .integer? = values.first
      else { return nil }
      return String(key.dropFirst(Root.inputs.count))
    }
    return Set(names)
  }

  func dimensions(of root: Root, in scenario: Scenario) -> Dimensions {
    var evaluator = evaluator(in: scenario)
    evaluator.measures = Measures()
    _ = evaluator.tree(of: root)
    var dimensions: [Dimension] = []
    var fixed: [String] = []
    for key in evaluator.readKeys.sorted() {
      guard let values = EnvironmentValues.values(of: key) else { continue }
      dimensions.append(.environment(key, values))
    }
    for key in evaluator.readStates.keys.sorted() where !Scenario.isRepeated(key) {
      guard let first = evaluator.states[key] else { continue }
      if case .assumed(_, _, let stand) = root, key.hasPrefix(Root.inputs),
        let numbers = stand.numbers[String(key.dropFirst(Root.inputs.count))]
      {
        dimensions.append(.state(key, numbers))
        continue
      }
      let range = range(of: key, first, evaluator, root, scenario)
      if key.hasPrefix(Root.inputs), range == nil, case .integer = first,
        let unknown = root.assumption
      {
        dimensions.append(.state(key, [.unknown(unknown)]))
        continue
      }
      let others = evaluator.others(than: first, in: range)
      if others.isEmpty, !key.hasPrefix(Root.inputs) { fixed.append(key) }
      dimensions.append(.state(key, [first] + others))
    }
    return (dimensions, fixed)
  }

  /// The values of an integer, found by giving it another.
  private func range(
    of key: String,
    _ value: Value,
    _ evaluator: Evaluator,
    _ root: Root,
    _ scenario: Scenario
  ) -> ClosedRange<Int>? {
    guard case .integer(let value) = value, let measures = evaluator.measures else { return nil }
    let changed = value == .max ? value - 1 : value + 1
    var other = self.evaluator(in: scenario)
    other.measures = Measures()
    other.states[key] = .integer(changed)
    _ = other.tree(of: root)
    return other.measures.flatMap { measures.values(of: value, against: $0, of: changed) }
  }
}
