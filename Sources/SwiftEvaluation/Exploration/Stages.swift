/// The trees that were made of roots, each with the evaluator that made it: what code in a tree does is asked many times.
final class Stages {
  typealias Stage = (evaluator: Evaluator, tree: ViewNode)

  private struct Key: Hashable {
    var root: Root
    var scenario: Scenario
  }

  private var stages: [Key: Stage] = [:]

  /// Makes the tree of a root in a scenario.
  func make(_ root: Root, _ scenario: Scenario, _ evaluator: Evaluator) -> Stage {
    var evaluator = evaluator
    let tree = evaluator.tree(of: root)
    stages[Key(root: root, scenario: scenario)] = (evaluator, tree)
    return (evaluator, tree)
  }

  /// The tree that was made last; nil where none was.
  func made(_ root: Root, _ scenario: Scenario) -> Stage? {
    stages[Key(root: root, scenario: scenario)]
  }
}
