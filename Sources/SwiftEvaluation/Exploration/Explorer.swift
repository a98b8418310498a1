/// Evaluates a root over the values of the environment and of the states that it reads.
package struct Explorer {
  /// The most combinations that are evaluated; beyond it one is changed at a time.
  package static let maximum = 64
  /// The most steps that all trees of a root may take together, as its first says.
  private static let budget = 8_000_000
  /// The most values of a state that are found by what closures do.
  private static let maximumFollowed = 12

  private(set) var module: Module
  private let steps: Int

  package init(_ module: Module, steps: Int = 1_000_000) {
    self.module = module
    self.steps = steps
  }

  /// One thing that may be otherwise, with its values, of which the first is what it is at first.
  private enum Dimension {
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

  /// All trees of a root.
  package func trees(of root: Root) -> Exploration {
    var explorer = self
    return explorer.explored(root)
  }

  private mutating func explored(_ root: Root) -> Exploration {
    // What is looked for in other files is found once for all trees.
    var first = evaluator(in: Scenario())
    _ = first.tree(of: root)
    module = first.module
    var exploration = Exploration(module: module)
    let most = min(Self.maximum, max(4, Self.budget / max(first.steps, 1)))
    var (dimensions, fixed) = dimensions(of: root, in: Scenario())
    // What is read in another state may be more.
    for _ in 0..<(most < Self.maximum ? 0 : 2) {
      let count = dimensions.count
      for index in dimensions.indices where dimensions[index].count > 1 {
        var scenario = initial(dimensions)
        dimensions[index].set(dimensions[index].count - 1, in: &scenario)
        let more = self.dimensions(of: root, in: scenario)
        dimensions = merged(dimensions, more.dimensions)
        fixed = Array(Set(fixed + more.fixed)).sorted()
      }
      if count == dimensions.count { break }
    }
    (dimensions, fixed) = reached(dimensions, fixed, of: root)
    exploration.fixed = fixed
    let total = dimensions.reduce(1) { min($0 * $1.count, 1 << 20) }
    for scenario in scenarios(dimensions, total, most) {
      var evaluator = evaluator(in: scenario)
      let tree = evaluator.tree(of: root)
      exploration.trees.append((scenario, tree))
      exploration.triggers.append(evaluator.triggers(in: tree))
      module = evaluator.module
      exploration.steps += evaluator.steps
    }
    exploration.module = module
    exploration.follow()
    exploration.leftOut = total - exploration.trees.count
    return exploration
  }

  /// The dimensions, in which a state of which nothing says what it may be has the values that the closures of the views
  /// give it from its first, where these are few.
  private func reached(
    _ dimensions: [Dimension],
    _ fixed: [String],
    of root: Root
  ) -> (dimensions: [Dimension], fixed: [String]) {
    var (dimensions, fixed) = (dimensions, fixed)
    for key in fixed.prefix(Self.maximumFollowed) where !key.hasPrefix(Root.inputs) {
      guard
        let index = dimensions.firstIndex(where: {
          if case .state(key, _) = $0 { true } else { false }
        }), case .state(_, var values) = dimensions[index]
      else { continue }
      var next = 0
      while next < values.count, values.count <= Self.maximumFollowed {
        var scenario = initial(dimensions)
        scenario.states[key] = values[next]
        next += 1
        var evaluator = evaluator(in: scenario)
        let tree = evaluator.tree(of: root)
        for trigger in evaluator.triggers(in: tree) {
          guard trigger.reaction.unknown == nil, let value = trigger.reaction.states[key],
            value.unknown == nil, !values.contains(value)
          else { continue }
          values.append(value)
        }
      }
      guard values.count > 1, values.count <= Self.maximumFollowed else { continue }
      dimensions[index] = .state(key, values)
      fixed.removeAll { $0 == key }
    }
    return (dimensions, fixed)
  }

  /// The tree of a root in one scenario.
  package func tree(of root: Root, in scenario: Scenario) -> ViewNode {
    var evaluator = evaluator(in: scenario)
    return evaluator.tree(of: root)
  }

  func evaluator(in scenario: Scenario) -> Evaluator {
    var evaluator = Evaluator(module, steps: steps)
    evaluator.environment = scenario.environment
    evaluator.states = scenario.states
    evaluator.inputs = scenario.inputs
    return evaluator
  }

  private func initial(_ dimensions: [Dimension]) -> Scenario {
    var scenario = Scenario()
    for dimension in dimensions { dimension.set(0, in: &scenario) }
    return scenario
  }

  private func scenarios(_ dimensions: [Dimension], _ total: Int, _ most: Int) -> [Scenario] {
    let first = initial(dimensions)
    guard total > most else { return Self.all(dimensions, from: [first]) }
    // One is changed at a time, in each appearance.
    let appearances = Self.all(dimensions.filter(\.isAppearance), from: [first])
    var scenarios = appearances
    for dimension in dimensions where !dimension.isAppearance {
      for index in 1..<max(dimension.count, 1) where scenarios.count < most {
        scenarios += appearances.map { appearance in
          var scenario = appearance
          dimension.set(index, in: &scenario)
          return scenario
        }
      }
    }
    return scenarios
  }

  private static func all(_ dimensions: [Dimension], from first: [Scenario]) -> [Scenario] {
    dimensions.reduce(first) { scenarios, dimension in
      scenarios.flatMap { scenario in
        (0..<dimension.count).map {
          var scenario = scenario
          dimension.set($0, in: &scenario)
          return scenario
        }
      }
    }
  }

  /// What a root shows at first, and while one of the things is otherwise that it reads then.
  package func sketches(of root: Root) -> [(scenario: Scenario, tree: ViewNode)] {
    let dimensions = dimensions(of: root, in: Scenario()).dimensions.filter { !$0.isAppearance }
    let first = initial(dimensions)
    let others = dimensions.flatMap { dimension in
      (0..<dimension.count).dropFirst().map {
        var scenario = first
        dimension.set($0, in: &scenario)
        return scenario
      }
    }
    return ([first] + others).map { ($0, tree(of: root, in: $0)) }
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
    let names = dimensions(of: root, in: Scenario()).dimensions.compactMap { dimension -> String? in
      guard case .state(let key, let values) = dimension, key.hasPrefix(Root.inputs),
        values.count > 1, case .integer? = values.first
      else { return nil }
      return String(key.dropFirst(Root.inputs.count))
    }
    return Set(names)
  }

  private func dimensions(
    of root: Root,
    in scenario: Scenario
  ) -> (dimensions: [Dimension], fixed: [String]) {
    var evaluator = evaluator(in: scenario)
    evaluator.measures = Measures()
    _ = evaluator.tree(of: root)
    var dimensions: [Dimension] = []
    var fixed: [String] = []
    for key in evaluator.readKeys.sorted() {
      guard let values = EnvironmentValues.values(of: key) else { continue }
      dimensions.append(.environment(key, values))
    }
    for key in evaluator.readStates.keys.sorted() {
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
    var other = self.evaluator(in: scenario)
    other.measures = Measures()
    other.states[key] = .integer(value + 1)
    _ = other.tree(of: root)
    return other.measures.flatMap { measures.values(of: value, against: $0, of: value + 1) }
  }
}
