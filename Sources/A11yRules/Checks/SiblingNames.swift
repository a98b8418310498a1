internal import A11yModel

extension Check {
  /// What stands side by side is told apart by what is heard.
  static let siblingNames = Check("sibling-names") { context, verdicts in
    let facts = context.facts
    guard facts.trees.count > 1 else {
      if let tree = facts.trees.first { judge(tree, facts) { verdicts.append($0) } }
      return
    }
    // What is told apart in one state may not be in another.
    var worst: [Verdict: Verdict] = [:]
    var order: [Verdict] = []
    for tree in facts.trees {
      judge(tree, facts) { verdict in
        var key = verdict
        key.result = .passed
        if worst[key] == nil { order.append(key) }
        if worst[key]?.result != .failed { worst[key] = verdict }
      }
    }
    for key in order { worst[key].map { verdicts.append($0) } }
  }

  private struct Key: Hashable {
    var container: Int?
    var isTick: Bool
    var announcement: Announcement
  }

  private static func judge(
    _ tree: AccessibilityTree,
    _ facts: ComponentFacts,
    _ report: (Verdict) -> Void
  ) {
    var earlier: [Key: Int] = [:]
    Siblings(in: tree).visit { sibling in
      let element = tree.elements[sibling.stop]
      let key = Key(
        container: sibling.container,
        isTick: sibling.isTick,
        announcement: sibling.announcement
      )
      var verdict = Verdict(
        .passed,
        facts.target(of: element),
        "people who use a screen reader cannot tell two stops apart: ‘\(sibling.announcement.text)’ is heard again"
      )
      verdict.evidence = [Evidence("announcement", .text(sibling.announcement.text))]
      if let first = earlier[key] {
        if !isSame(tree.elements[first], element) { verdict.result = .failed }
      } else {
        earlier[key] = sibling.stop
      }
      report(verdict)
    }
  }

  /// Whether two stops do the same with the same thing, as a button above and one below a list.
  private static func isSame(_ first: Element, _ second: Element) -> Bool {
    guard let action = first.action, action != .activate else { return false }
    return action == second.action && first.subject == second.subject
  }
}
