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
    guard var order = order(of: items, ask) else {
      let isFormless = ask.component.chart != nil && ask.component.chart?.form == nil
      return ask.unknown(
        isFormless ? "how the \(noun)s follow one another" : "where the \(noun)s are drawn"
      )
    }
    let names: Particulars = ["order": items.prefix(10).map { name(of: $0, tree, ask) }]
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
      order.keys = keys(of: items, ask)
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

  /// Where the items stand and what they belong to; nil where that is not known.
  private static func order(
    of items: [MetItems.Item],
    _ ask: Ask
  ) -> ItemOrder? {
    let tolerance = ask.number("tolerance")
    guard let chart = ask.component.chart else {
      let places = items.compactMap { ask.component.steps[$0.index].position }
      guard places.count == items.count else { return nil }
      return ItemOrder(places: places, group: { _ in 0 }, tolerance: tolerance)
    }
    // Of a chart with a million marks, nothing is kept twice.
    var places: [Double] = []
    places.reserveCapacity(items.count)
    for item in items {
      guard let place = chart.marks[item.index].position else { return nil }
      places.append(place)
    }
    return ItemOrder(
      places: places,
      group: { chart.series.isEmpty ? 0 : chart.marks[items[$0].index].series },
      tolerance: tolerance
    )
  }

  /// Where the first mark of its category stands, of each; nil where not all have one.
  private static func keys(of items: [MetItems.Item], _ ask: Ask) -> [Double]? {
    guard let chart = ask.component.chart else { return nil }
    var firsts: [String: Double] = [:]
    for item in items {
      let mark = chart.marks[item.index]
      guard let category = mark.category, let place = mark.position else { continue }
      firsts[category] = min(firsts[category] ?? place, place)
    }
    let keys = items.compactMap { chart.marks[$0.index].category.flatMap { firsts[$0] } }
    return keys.count == items.count ? keys : nil
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
      names + ["earlier": name(of: earlier, tree, ask), "later": name(of: later, tree, ask)]
    ) { verdict in
      guard !prior.isEmpty else { return }
      let isSeenSo = order(of: MetItems(tree).all, ask)?.follows() ?? false
      verdict.sites = isSeenSo ? Set(prior.map(\.source)).sorted() : []
    }
  }

  /// What an item is called, or else what is heard of it.
  private static func name(
    of item: MetItems.Item,
    _ tree: AccessibilityTree,
    _ ask: Ask
  ) -> String {
    guard let chart = ask.component.chart else {
      return ask.component.steps[item.index].name.value ?? tree.announcement(of: item.stop).text
    }
    let mark = chart.marks[item.index]
    let series = mark.series.flatMap { chart.series[$0].name.value }
    let names = [mark.category, series].compactMap(\.self)
    if mark.category != nil { return names.joined(separator: ", ") }
    let heard = tree.announcement(of: item.stop).text
    return heard.isEmpty ? "mark \(item.index + 1)" : heard
  }
}
