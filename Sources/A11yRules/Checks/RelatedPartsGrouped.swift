internal import A11yModel
internal import Language
internal import RuleCatalogue

extension Check {
  /// What one step, mark or entry shows, or a progress, is one stop.
  static let relatedPartsGrouped = CheckSignature(
    "related-parts-grouped",
    formerly: "related-parts",
    parameters: ["longest-caption"],
    restingOn: [.marks, .legend],
    cases: ["symbol"],
    evidence: ["stops"]
  ).deciding { context, verdicts in
    var worst = WorstVerdicts<Int>()
    let versions = context.facts[StepVersions.self]
    let isAlone = context.facts.trees.count == 1
    let longestCaption = Int(context.number("longest-caption"))
    for (snapshot, tree) in context.facts.trees.enumerated() {
      for index in versions.news(in: snapshot, tree).joined() {
        // Most marks hold nothing.
        guard tree.elements[index].end > index + 1,
          let noun = noun(of: tree.elements[index].kind, context.component)
        else { continue }
        let item = ItemStops(index, in: snapshot, context.facts, longestCaption: longestCaption)
        guard let verdict = verdict(on: item, noun, tree, context) else { continue }
        if isAlone {
          verdicts.append(verdict)
        } else {
          worst.add(verdict, of: verdict.target.source)
        }
      }
    }
    worst.append(to: &verdicts)
  }

  private static func noun(of kind: Element.Kind, _ component: Component) -> String? {
    switch kind {
    case .component where component.kind == .progress: component.kind.noun
    case .step: "step"
    case .mark: "mark"
    case .entry: "entry of the legend"
    default: nil
    }
  }

  private static func verdict(
    on item: ItemStops,
    _ noun: String,
    _ tree: AccessibilityTree,
    _ context: CheckContext
  ) -> Verdict? {
    var target = context.facts.target(of: item.stops.first ?? item.index, in: tree)
    target.source = context.facts.target(of: item.index, in: tree).source
    if item.isOneStop { return Verdict(.passed, target) }
    // Of texts alone, those of a step are its number, name and date, and those of a progress its value.
    let isWhole = [.step, .component].contains(tree.elements[item.index].kind)
    guard item.related.count > 1, isWhole || item.related.contains(where: { isGraphic($0, tree) })
    else { return nil }
    let heard = item.related.map { stop in
      let announcement = tree.announcement(of: stop)
      if announcement.authored.isEmpty, let symbol = tree.elements[stop].symbol {
        return "the symbol ‘\(symbol)’"
      }
      return "‘\(announcement.authoredText)’"
    }
    let isKnown = context.facts.isComplete.contains(.tree)
    target.place = tree.elements[item.related[0]].source
    var verdict = Verdict(
      isKnown
        ? .failed : .cantTell(["whether the parts of the \(noun) are grouped"], likely: .fail),
      target,
      "people who use a screen reader go through \(heard.count) stops for one \(noun): "
        + NameList.plain(heard)
    )
    verdict.evidence = [Evidence("stops", .list(heard))]
    // What has words of its own says nothing of its parts where these are combined.
    verdict.sites = tree.elements[item.index].isDescribed ? [] : [target.source]
    // What is combined would say the name of the symbol, too.
    if item.related.contains(where: { tree.announcement(of: $0).authored.isEmpty }) {
      verdict.remedy = "symbol"
    }
    return verdict
  }

  private static func isGraphic(_ index: Int, _ tree: AccessibilityTree) -> Bool {
    switch tree.elements[index].kind {
    case .text, .title, .tick: false
    default: true
    }
  }
}
