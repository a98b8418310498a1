internal import A11yModel
internal import Language
internal import Listening
internal import RuleCatalogue

extension Check {
  /// A chart has no more stops than people can go through, or offers a way to hear it and to pass it.
  static let navigationNotTedious = CheckSignature(
    "navigation-not-tedious",
    formerly: "chart-stops",
    parameters: ["few", "many"],
    words: ["skip"],
    restingOn: [.marks],
    cases: ["help", "many"],
    evidence: ["stops", "threshold"],
    terms: ["lacking"]
  ).whole { ask in
    let counts = ask.facts.trees.map { tree in tree.exposures.count { $0 == .exposed } }
    guard let most = counts.max(), most > 0, let snapshot = counts.firstIndex(of: most) else {
      return .outOfScope
    }
    let stops: Particulars = ["stops": most]
    let (few, many) = (ask.number("few"), ask.number("many"))
    guard Double(most) > few else { return ask.holds(stops) }
    guard Double(most) <= many else {
      return ask.fails(as: "many", stops + ["threshold": many])
    }
    let helps = helps(in: ask.facts.trees[snapshot], ask)
    let lacking = helps.filter { $0.isThere == .no }.map { "no \($0.name)" }
    let missing = helps.compactMap(\.isThere.missing)
    let particulars = stops + ["threshold": few, "lacking": lacking]
    if !lacking.isEmpty {
      let doubt = ask.facts.doubt(
        "what else the chart offers",
        ofHost: "what the host of the chart adds to it"
      )
      return ask.fails(particulars, unless: [doubt].compactMap(\.self))
    }
    guard !missing.isEmpty else { return ask.holds(particulars) }
    return ask.fails(as: "help", particulars, unless: missing, likely: .none)
  }

  /// What helps people through many stops.
  private struct Help {
    var name: String
    var isThere: Certainty
  }

  private static func helps(in tree: AccessibilityTree, _ ask: Ask) -> [Help] {
    let items = MetItems(tree)
    let isTreeKnown = ask.facts.isComplete.contains(.tree)
    let container = isHeld(items, tree, ask)
    let unknownGroups = Certainty.unknown("how its marks are grouped")
    let ways: [Certainty] = [
      ask.component.chart?.descriptor != nil ? .yes : .no,
      areGrouped(items, tree, ask) ? .yes : isTreeKnown ? .no : unknownGroups,
      canBeSkipped(items, tree, ask),
    ]
    return [
      Help(
        name: "container with a name",
        isThere: container == .no && !isTreeKnown ? unknownGroups : container
      ),
      Help(name: "summary", isThere: ask.facts.isSummedUp(in: tree)),
      Help(name: "audio graph, named groups or way past them", isThere: .any(ways)),
    ]
  }

  private static func isHeld(
    _ items: MetItems,
    _ tree: AccessibilityTree,
    _ ask: Ask
  ) -> Certainty {
    if items.all.count > 1 {
      return switch tree.container(of: items, in: ask.component) {
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
    _ ask: Ask
  ) -> Bool {
    var groups: Set<Int> = []
    for item in items.all {
      let group = tree.ancestors(of: item.element).first { $0 > 0 && tree.isNamedContainer($0) }
      guard let group else { return false }
      groups.insert(group)
    }
    return groups.count > 1 && Double(groups.count) <= ask.number("few")
      && groups.count * 2 <= items.all.count
  }

  /// Whether something before the marks, or an action of what holds them, leads past them.
  private static func canBeSkipped(
    _ items: MetItems,
    _ tree: AccessibilityTree,
    _ ask: Ask
  ) -> Certainty {
    let words = ask.words("skip")
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
    let isRead = SpokenLanguage.isEnglish(ask.facts.languageTag)
    return isOpen && !isRead ? .unknown("what the controls before the marks are called") : .no
  }
}

extension AccessibilityTree {
  /// Whether an element is a container with a name that somebody gave it.
  fileprivate func isNamedContainer(_ index: Int) -> Bool {
    exposures[index] == .container && !Words(name(of: index).value ?? "").isEmpty
  }
}
