/// Evaluates a root over the values of the environment and of the states that it reads.
package struct Explorer {
  /// The most combinations that are evaluated; beyond it one is changed at a time.
  package static let maximum = 64
  package private(set) var module: Module
  let budget: Budget
  /// Whether nothing more of the root can be evaluated.
  package var isSpent: Bool { budget.isSpent }
  private var evaluations = Evaluations()

  /// - Parameters:
  ///   - module: what the files declare.
  ///   - budget: what all that is asked about a root may take together.
  package init(_ module: Module, _ budget: Budget = Budget()) {
    self.module = module
    self.budget = budget
  }

  /// The same where more of the module was looked for.
  package func knowing(_ module: Module) -> Explorer {
    var explorer = self
    explorer.module = module
    return explorer
  }

  /// All trees of a root.
  package func trees(of root: Root) -> Exploration {
    var explorer = self
    return explorer.explored(root)
  }

  private mutating func explored(_ root: Root) -> Exploration {
    let most = mostTrees(of: root)
    var exploration = Exploration(module: module)
    let explorer = self
    // At least as much is left for the trees as finding out takes of what they are made.
    let (dimensions, fixed) = budget.within(budget.left / 2) {
      explorer.dimensions(of: root, isThorough: most == Self.maximum)
    }
    exploration.fixed = fixed
    let total = dimensions.reduce(1) { min($0 * $1.count, 1 << 20) }
    let scenarios = scenarios(dimensions, total, most)
    for scenario in scenarios where exploration.trees.isEmpty || !budget.isSpent {
      let (evaluator, tree) = evaluations.make(root, scenario, self.evaluator(in: scenario))
      exploration.trees.append((scenario, tree))
      exploration.triggers.append(evaluator.triggers(in: tree))
      exploration.looked.formUnion(evaluator.looked)
      module = evaluator.module
    }
    exploration.module = module
    exploration.follow()
    exploration.leftOut = total - exploration.trees.count
    exploration.isSpent = exploration.trees.count < scenarios.count
    return exploration
  }

  /// How many trees of a root may be made, as its first says, for which what is in other files is looked for.
  private mutating func mostTrees(of root: Root) -> Int {
    var taken = Budget.tree
    // What was too much is not tried again.
    for _ in 0..<2 where taken >= Budget.tree / 8 {
      let before = budget.steps
      var evaluator = evaluator(in: Scenario())
      _ = evaluator.tree(of: root)
      module = evaluator.module
      taken = max(budget.steps - before, 1)
    }
    return min(Self.maximum, max(4, budget.left / 2 / taken))
  }

  /// The tree of a root in one scenario.
  package func tree(of root: Root, in scenario: Scenario) -> ViewNode {
    evaluation(of: root, in: scenario).tree
  }

  /// The tree of a root in one scenario, with what evaluates the closures in it.
  func evaluation(of root: Root, in scenario: Scenario) -> Evaluations.Evaluation {
    evaluations.made(root, scenario) ?? evaluations.make(root, scenario, evaluator(in: scenario))
  }

  func evaluator(in scenario: Scenario) -> Evaluator {
    var evaluator = Evaluator(module, budget)
    evaluator.environment = scenario.environment
    evaluator.states = scenario.states
    evaluator.inputs = scenario.inputs
    return evaluator
  }

  func initial(_ dimensions: [Dimension]) -> Scenario {
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
    let dimensions = dimensions(of: root, in: Scenario()).all.filter { !$0.isAppearance }
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
}
