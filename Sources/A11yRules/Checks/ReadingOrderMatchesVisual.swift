internal import A11yModel
internal import Language
internal import Listening
internal import RuleCatalogue

extension Check {
  /// Steps and marks are met in the order in which they are seen.
  static let readingOrderMatchesVisual = CheckSignature(
    "reading-order-matches-visual",
    formerly: "reading-order",
    parameters: ["tolerance"],
    words: ["right-to-left"],
    restingOn: [.marks, .series],
    cases: ["circle", "meant", "priority"],
    evidence: ["order"],
    terms: ["earlier", "later"]
  ).everySnapshot { tree, ask in
    // Points that are scattered are seen in no order.
    guard ask.component.chart?.form != .scatter else { return .outOfScope }
    var items = MetItems(tree).inReadingOrder(tree)
    if let marks = ask.component.chart?.marks, marks.contains(where: \.isSummary) {
      items.removeAll { marks[$0.index].isSummary }
    }
    return items.count > 1 ? answer(on: items, tree, ask) : .outOfScope
  }

  private static func answer(
    on items: [MetItems.Item],
    _ tree: AccessibilityTree,
    _ ask: Ask
  ) -> CheckAnswer {
    let noun = ask.component.kind.itemNoun
    guard var order = ItemOrder(of: items, in: ask.component, tolerance: ask.number("tolerance"))
    else {
      let isFormless = ask.component.chart != nil && ask.component.chart?.form == nil
      return ask.unknown(
        isFormless ? "how the \(noun)s follow one another" : "where the \(noun)s are drawn"
      )
    }
    let names: Particulars = [
      "order": items.prefix(10).map { tree.name(of: $0, in: ask.component) }
    ]
    if ask.component.course == .around {
      if order.followsAround { return ask.holds(names) }
      // Slices may go on by size, or lie in rings around each other.
      let areSlices = ask.component.chart?.form?.isWhole ?? false
      let fact = "in which order the \(areSlices ? "slices" : noun + "s") are meant"
      return ask.unknown(fact, as: "circle", names)
    }
    if order.follows() { return ask.holds(names) }
    // What is drawn for one category may stand side by side.
    if ask.component.course != nil {
      order.keys = ask.component.chart?.keys(of: items)
      if order.follows() { return ask.holds(names) }
    }
    if order.follows(reversed: true) { return reversed(items, names, tree, ask) }
    if items.indices.contains(where: { order.group($0) == nil }) {
      return ask.unknown("to which series each mark belongs", names)
    }
    let inSeries = order.inversionInSeries
    if let inSeries, inSeries.isRepeated {
      return ask.unknown("which of the marks in one place belong together", names)
    }
    guard let inversion = inSeries ?? order.inversion else { return ask.holds(names) }
    // Of bars side by side, nothing but their categories says how far one place reaches.
    if inSeries == nil, ask.component.course == .across, order.keys == nil {
      return ask.unknown("the category of each mark", names)
    }
    return failed(items[inversion.earlier], items[inversion.later], names, tree, ask)
  }

  /// The other way round is how people read where the script runs so; from bottom to top may be how
  /// the data go on.
  private static func reversed(
    _ items: [MetItems.Item],
    _ names: Particulars,
    _ tree: AccessibilityTree,
    _ ask: Ask
  ) -> CheckAnswer {
    if ask.component.course == .down {
      let fact = "whether the \(ask.component.kind.itemNoun)s go on from bottom to top"
      return ask.unknown(fact, as: "meant", names)
    }
    guard let language = ask.facts.language else {
      return ask.unknown(FileFact.direction.rawValue, names, likely: .fail)
    }
    if ask.words("right-to-left").contains(Word(language)) { return ask.holds(names) }
    return failed(items[0], items[1], names, tree, ask)
  }

  private static func failed(
    _ earlier: MetItems.Item,
    _ later: MetItems.Item,
    _ names: Particulars,
    _ tree: AccessibilityTree,
    _ ask: Ask
  ) -> CheckAnswer {
    let prior = tree.elements.filter { $0.sortPriority != 0 }
    let element = tree.elements[later.element]
    return ask.fails(
      as: prior.isEmpty ? nil : "priority",
      at: ask.facts.source(of: element.subject) ?? element.source,
      names + [
        "earlier": tree.name(of: earlier, in: ask.component),
        "later": tree.name(of: later, in: ask.component),
      ]
    ) { verdict in
      guard !prior.isEmpty else { return }
      let order = ItemOrder(
        of: MetItems(tree).all,
        in: ask.component,
        tolerance: ask.number("tolerance")
      )
      verdict.sites = order?.follows() ?? false ? Set(prior.map(\.source)).sorted() : []
    }
  }
}
