internal import A11yModel
internal import Language
internal import RuleCatalogue

extension Check {
  /// A chart has no more stops than people can go through, or offers a way to hear it and to pass it.
  static let navigationNotTedious = CheckSignature(
    "navigation-not-tedious",
    formerly: "chart-stops",
    parameters: ["few", "many"],
    words: ["skip"],
    restingOn: [.marks],
    cases: ["many"],
    evidence: ["stops", "threshold"]
  ).deciding { context, verdicts in
    let counts = context.facts.trees.map { tree in tree.exposures.count { $0 == .exposed } }
    guard let most = counts.max(), most > 0, let snapshot = counts.firstIndex(of: most) else {
      return
    }
    let tree = context.facts.trees[snapshot]
    var verdict = Verdict(.passed, context.facts.root)
    verdict.evidence = [Evidence("stops", .number(Double(most)))]
    defer { verdicts.append(verdict) }
    guard Double(most) > context.number("few") else { return }
    let people = "people who use a screen reader meet \(most) stops"
    guard Double(most) <= context.number("many") else {
      verdict.result = .failed
      verdict.message =
        "\(people) one by one: more than anyone goes through to learn what a chart shows"
      verdict.remedy = "many"
      verdict.evidence.append(Evidence("threshold", .number(context.number("many"))))
      return
    }
    let helps = helps(in: tree, context)
    verdict.evidence.append(Evidence("threshold", .number(context.number("few"))))
    let lacking = helps.filter { $0.isThere == .no }.map(\.name)
    let missing = helps.compactMap { help -> String? in
      if case .unknown(let fact) = help.isThere { fact } else { nil }
    }
    if !lacking.isEmpty {
      verdict.message = "\(people) and have " + NameList.plain(lacking.map { "no \($0)" })
      verdict.result = .failed(
        unless: context.facts.doubt(
          "what else the chart offers",
          ofHost: "what the host of the chart adds to it"
        )
      )
    } else if !missing.isEmpty {
      verdict.message =
        "whether \(people) and can get along depends on \(NameList.plain(missing))"
      verdict.result = .cantTell(missing, likely: .none)
    }
  }

  /// What helps people through many stops.
  private struct Help {
    var name: String
    var isThere: Certainty
  }

  private static func helps(in tree: AccessibilityTree, _ context: CheckContext) -> [Help] {
    let items = MetItems(tree)
    let isTreeKnown = context.facts.isComplete.contains(.tree)
    let container = isHeld(items, tree, context)
    let unknownGroups = Certainty.unknown("how its marks are grouped")
    let ways: [Certainty] = [
      context.component.chart?.descriptor != nil ? .yes : .no,
      areGrouped(items, tree, context) ? .yes : isTreeKnown ? .no : unknownGroups,
      canBeSkipped(items, tree, context),
    ]
    return [
      Help(
        name: "container with a name",
        isThere: container == .no && !isTreeKnown ? unknownGroups : container
      ),
      Help(name: "summary", isThere: context.facts.isSummedUp(in: tree)),
      Help(name: "audio graph, named groups or way past them", isThere: .any(ways)),
    ]
  }

  private static func isHeld(
    _ items: MetItems,
    _ tree: AccessibilityTree,
    _ context: CheckContext
  ) -> Certainty {
    if items.all.count > 1 {
      return switch tree.container(of: items, in: context.component) {
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
    _ context: CheckContext
  ) -> Bool {
    var groups: Set<Int> = []
    for item in items.all {
      let group = tree.ancestors(of: item.element).first { $0 > 0 && tree.isNamedContainer($0) }
      guard let group else { return false }
      groups.insert(group)
    }
    return groups.count > 1 && Double(groups.count) <= context.number("few")
      && groups.count * 2 <= items.all.count
  }

  /// Whether something before the marks, or an action of what holds them, leads past them.
  private static func canBeSkipped(
    _ items: MetItems,
    _ tree: AccessibilityTree,
    _ context: CheckContext
  ) -> Certainty {
    let words = context.set("skip")
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
    let isRead = SpokenLanguage.isEnglish(context.facts.languageTag)
    return isOpen && !isRead ? .unknown("what the controls before the marks are called") : .no
  }
}

extension AccessibilityTree {
  /// Whether an element is a container with a name that somebody gave it.
  fileprivate func isNamedContainer(_ index: Int) -> Bool {
    exposures[index] == .container && !Words(name(of: index).value ?? "").isEmpty
  }
}
