package import A11yModel

/// Where the elements of the source are in each snapshot, as far as changes may show in them: those
/// that can be operated, that are live, or that get focus, and steps.
package final class ChangingElements {
  private let facts: ComponentFacts

  /// What gets focus.
  private let targets: Set<Int>

  /// The elements that can be operated or are live, but for steps that an earlier snapshot has.
  let changers: [Changer]

  /// By snapshot, as far as it was asked for.
  private var elements: [[Int: [Int]]?]

  package struct Changer {
    var source: Int
    package var action: Element.Action?
    package var isAdjustable: Bool
    package var isLive: Bool
  }

  package init(_ facts: ComponentFacts) {
    self.facts = facts
    var targets: Set<Int> = []
    for change in facts.component.changes {
      if case .focus(let target) = change.response { targets.insert(target) }
    }
    self.targets = targets
    changers = Self.changers(facts)
    elements = Array(repeating: nil, count: facts.trees.count)
  }

  private static func changers(_ facts: ComponentFacts) -> [Changer] {
    var changers: [Changer] = []
    let versions = facts[StepVersions.self]
    for (snapshot, tree) in facts.trees.enumerated() {
      for range in versions.news(in: snapshot, tree) {
        for index in range {
          let changer = Changer(
            source: tree.elements[index].source,
            action: tree.elements[index].action,
            isAdjustable: tree.elements[index].traits.contains(.adjustable),
            isLive: tree.elements[index].live != nil
          )
          if changer.action != nil || changer.isAdjustable || changer.isLive {
            changers.append(changer)
          }
        }
      }
    }
    return changers
  }

  /// The sources of those of which something holds, in order.
  package func sources(where holds: (Changer) -> Bool) -> [Int] {
    var sources: [Int] = []
    for changer in changers where holds(changer) && !sources.contains(changer.source) {
      sources.append(changer.source)
    }
    return sources
  }

  /// The elements that an element of the source gives in a snapshot.
  package func elements(of source: Int, in snapshot: Int) -> [Int] {
    let found = elements[snapshot] ?? elements(in: facts.trees[snapshot].elements)
    elements[snapshot] = found
    return found[source] ?? []
  }

  private func elements(in all: [Element]) -> [Int: [Int]] {
    var found: [Int: [Int]] = [:]
    for index in all.indices {
      let source = all[index].source
      if all[index].live != nil || all[index].action != nil
        || all[index].traits.contains(.adjustable) || targets.contains(source)
      {
        found[source, default: []].append(index)
      }
      // A step's element may come from the look it shares.
      if all[index].kind == .step, let step = facts.source(of: all[index].subject),
        found[step]?.last != index
      {
        found[step, default: []].append(index)
      }
    }
    return found
  }
}
