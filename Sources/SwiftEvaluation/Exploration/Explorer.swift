/// Evaluates a root over the values of the environment and of the states that it reads.
package struct Explorer {
  /// The most combinations that are evaluated; beyond it one is changed at a time.
  package static let maximum = 64

  private let module: Module
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

    func set(_ index: Int, in scenario: inout Scenario) {
      switch self {
      case .environment(let key, let values): scenario.environment[key] = values[index]
      case .state(let key, let values): scenario.states[key] = values[index]
      }
    }
  }

  /// All trees of a preview.
  package func trees(of preview: Module.Preview) -> Exploration {
    var exploration = Exploration()
    var (dimensions, fixed) = dimensions(of: preview, in: Scenario())
    // What is read in another state may be more.
    for _ in 0..<2 {
      let count = dimensions.count
      for index in dimensions.indices where dimensions[index].count > 1 {
        var scenario = initial(dimensions)
        dimensions[index].set(dimensions[index].count - 1, in: &scenario)
        let more = self.dimensions(of: preview, in: scenario)
        dimensions = merged(dimensions, more.dimensions)
        fixed = Array(Set(fixed + more.fixed)).sorted()
      }
      if count == dimensions.count { break }
    }
    exploration.fixed = fixed
    let total = dimensions.reduce(1) { min($0 * $1.count, 1 << 20) }
    for scenario in scenarios(dimensions, total) {
      exploration.trees.append((scenario, tree(of: preview, in: scenario)))
    }
    exploration.leftOut = total - exploration.trees.count
    return exploration
  }

  /// The tree of a preview in one scenario.
  package func tree(of preview: Module.Preview, in scenario: Scenario) -> ViewNode {
    var evaluator = evaluator(in: scenario)
    return evaluator.tree(of: preview)
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

  private func scenarios(_ dimensions: [Dimension], _ total: Int) -> [Scenario] {
    let first = initial(dimensions)
    guard total <= Self.maximum else {
      var scenarios = [first]
      for dimension in dimensions {
        for index in 1..<max(dimension.count, 1) where scenarios.count < Self.maximum {
          var scenario = first
          dimension.set(index, in: &scenario)
          scenarios.append(scenario)
        }
      }
      return scenarios
    }
    return dimensions.reduce([first]) { scenarios, dimension in
      scenarios.flatMap { scenario in
        (0..<dimension.count).map {
          var scenario = scenario
          dimension.set($0, in: &scenario)
          return scenario
        }
      }
    }
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

  private func dimensions(
    of preview: Module.Preview,
    in scenario: Scenario
  ) -> (dimensions: [Dimension], fixed: [String]) {
    var evaluator = Evaluator(module, steps: steps)
    evaluator.environment = scenario.environment
    evaluator.states = scenario.states
    _ = evaluator.tree(of: preview)
    var dimensions: [Dimension] = []
    var fixed: [String] = []
    for key in evaluator.readKeys.sorted() {
      guard let values = EnvironmentValues.values(of: key) else { continue }
      dimensions.append(.environment(key, values))
    }
    for key in evaluator.readStates.keys.sorted() {
      guard let first = evaluator.states[key] else { continue }
      let others = evaluator.domain(of: key, first)
      if others.isEmpty { fixed.append(key) }
      dimensions.append(.state(key, [first] + others))
    }
    return (dimensions, fixed)
  }
}
