internal import A11yModel
package import Language
package import Listening

/// Something that helps people through many stops.
package struct StopHelp {
  package let name: String
  package let isThere: Certainty

  /// - Parameters:
  ///   - tree: a snapshot.
  ///   - facts: the chart.
  ///   - few: how many groups are not too many.
  ///   - skipping: words for what leads past something.
  /// - Returns: what is there, and what is not.
  package static func all(
    in tree: AccessibilityTree,
    _ facts: ComponentFacts,
    few: Double,
    skipping: WordSet
  ) -> [StopHelp] {
    let items = MetItems(tree)
    let isTreeKnown = facts.isComplete.contains(.tree)
    let container = isHeld(items, tree, facts)
    let unknownGroups = Certainty.unknown("how its marks are grouped")
    let ways: [Certainty] = [
      facts.component.chart?.descriptor != nil ? .yes : .no,
      areGrouped(items, tree, few) ? .yes : isTreeKnown ? .no : unknownGroups,
      canBeSkipped(items, tree, facts, skipping),
    ]
    return [
      StopHelp(
        name: "container with a name",
        isThere: container == .no && !isTreeKnown ? unknownGroups : container
      ),
      StopHelp(name: "summary", isThere: facts.isSummedUp(in: tree)),
      StopHelp(name: "audio graph, named groups or way past them", isThere: .any(ways)),
    ]
  }

  private static func isHeld(
    _ items: MetItems,
    _ tree: AccessibilityTree,
    _ facts: ComponentFacts
  ) -> Certainty {
    if items.all.count > 1 {
      return switch tree.container(of: items, in: facts.component) {
      case .named: .yes
      case .unknown(let fact): .unknown(fact)
      case .unnamed, .stop, .none: .no
      }
    }
    guard tree.exposures.first == .container else { return .no }
    let name = tree.name(of: 0)
    if let fact = name.missing { return .unknown(fact) }
    return name.value.map { !Words($0).isEmpty } ?? false ? .yes : .no
  }

  /// Whether all marks lie in a few named groups, each of which can be passed as one.
  private static func areGrouped(
    _ items: MetItems,
    _ tree: AccessibilityTree,
    _ few: Double
  ) -> Bool {
    var groups: Set<Int> = []
    for item in items.all {
      let group = tree.ancestors(of: item.element).first { $0 > 0 && tree.isNamedContainer($0) }
      guard let group else { return false }
      groups.insert(group)
    }
    return groups.count > 1 && Double(groups.count) <= few
      && groups.count * 2 <= items.all.count
  }

  /// Whether something before the marks, or an action of what holds them, leads past them.
  private static func canBeSkipped(
    _ items: MetItems,
    _ tree: AccessibilityTree,
    _ facts: ComponentFacts,
    _ words: WordSet
  ) -> Certainty {
    let first = items.all.first?.element ?? tree.elements.count
    var isOpen = false
    for index in 0..<first {
      var names = tree.elements[index].customActions
      if tree.isExposed(index), tree.isOperable(index) {
        names.append(tree.announcement(of: index).text)
      }
      if names.contains(where: { Words($0).list.contains(where: words.contains) }) { return .yes }
      if !names.isEmpty { isOpen = true }
    }
    let isRead = SpokenLanguage.isEnglish(facts.languageTag)
    return isOpen && !isRead ? .unknown("what the controls before the marks are called") : .no
  }
}

extension AccessibilityTree {
  /// Whether an element is a container with a name that somebody gave it.
  fileprivate func isNamedContainer(_ index: Int) -> Bool {
    exposures[index] == .container && !Words(name(of: index).told ?? "").isEmpty
  }
}
