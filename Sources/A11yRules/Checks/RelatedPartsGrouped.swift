internal import A11yModel
internal import Listening
internal import RuleCatalogue

extension Check {
  /// What one step, mark or entry shows, or a progress, is one stop.
  static let relatedPartsGrouped = CheckSignature(
    "related-parts-grouped",
    formerly: "related-parts",
    parameters: ["longest-caption"],
    restingOn: [.marks, .legend],
    cases: ["symbol"],
    evidence: ["stops"],
    terms: ["count", "noun"]
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
        var target = context.facts.target(of: item.stops.first ?? index, in: tree)
        target.source = context.facts.target(of: index, in: tree).source
        let ask = Ask(context, describing: verdicts.comparesPasses, of: target)
        let answer = answer(on: item, noun, tree, ask)
        if isAlone {
          verdicts.add(answer, to: ask)
        } else if let verdict = answer.verdict(on: ask) {
          worst.add(verdict, of: target.source)
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

  private static func answer(
    on item: ItemStops,
    _ noun: String,
    _ tree: AccessibilityTree,
    _ ask: Ask
  ) -> CheckAnswer {
    if item.isOneStop { return ask.holds() }
    // Of texts alone, those of a step are its number, name and date, and those of a progress its value.
    let isWhole = [.step, .component].contains(tree.elements[item.index].kind)
    guard item.related.count > 1, isWhole || item.holdsGraphic(tree)
    else { return .outOfScope }
    let heard = item.heard(tree)
    let isKnown = ask.facts.isComplete.contains(.tree)
    // What is combined would say the name of the symbol, too.
    let hasSymbol = item.related.contains { tree.announcement(of: $0).authored.isEmpty }
    return ask.fails(
      as: hasSymbol ? "symbol" : nil,
      at: tree.elements[item.related[0]].source,
      ["stops": heard, "count": heard.count, "noun": noun],
      unless: isKnown ? [] : ["whether the parts of the \(noun) are grouped"]
    ) { verdict in
      // What has words of its own says nothing of its parts where these are combined.
      verdict.sites = tree.elements[item.index].isDescribed ? [] : [verdict.target.source]
    }
  }
}
