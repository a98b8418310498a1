/// The trees that were made of roots, each with the evaluator that made it: what code in a tree does is asked many times.
final class Evaluations {
  typealias Evaluation = (evaluator: Evaluator, tree: ViewNode)

  private struct Key: Hashable {
    var root: Root
    var scenario: Scenario
  }

  private var evaluations: [Key: Evaluation] = [:]

  /// Makes the tree of a root in a scenario.
  func make(_ root: Root, _ scenario: Scenario, _ evaluator: Evaluator) -> Evaluation {
    var evaluator = evaluator
    let tree = evaluator.tree(of: root)
    evaluations[Key(root: root, scenario: scenario)] = (evaluator, tree)
    return (evaluator, tree)
  }

  /// The tree that was made last; nil where none was.
  func made(_ root: Root, _ scenario: Scenario) -> Evaluation? {
    evaluations[Key(root: root, scenario: scenario)]
  }
}
