internal import A11yModel
internal import Language

extension Check {
  /// Steps and marks are met in the order in which they are seen.
  static let readingOrder = Check(
    "reading-order",
    parameters: ["tolerance"],
    words: ["right-to-left"],
    restingOn: [.marks, .series]
  ) { context, verdicts in
    // Points that are scattered are seen in no order.
    guard context.component.chart?.form != .scatter else { return }
    var doubt: Verdict?
    var pass: Verdict?
    for tree in context.facts.trees {
      var items = MetItems(tree).inReadingOrder(tree)
      if let marks = context.component.chart?.marks, marks.contains(where: \.isSummary) {
        items.removeAll { marks[$0.index].isSummary }
      }
      guard items.count > 1 else { continue }
      let verdict = verdict(on: items, tree, context)
      switch verdict.result {
      case .failed:
        verdicts.append(verdict)
        return
      case .cantTell: doubt = doubt ?? verdict
      case .passed: pass = pass ?? verdict
      }
    }
    if let verdict = doubt ?? pass { verdicts.append(verdict) }
  }

  private static func verdict(
    on items: [MetItems.Item],
    _ tree: AccessibilityTree,
    _ context: CheckContext
  ) -> Verdict {
    let noun = context.component.kind.itemNoun
    var verdict = Verdict(.passed, context.facts.root)
    guard var order = order(of: items, context) else {
      let isFormless = context.component.chart != nil && context.component.chart?.form == nil
      let fact =
        isFormless ? "how the \(noun)s follow one another" : "where the \(noun)s are drawn"
      return doubt(fact, verdict, "they are seen depends on \(fact)", context)
    }
    let names = items.prefix(10).map { name(of: $0, tree, context) }
    verdict.evidence = [Evidence("order", .list(names))]
    if context.component.course == .around {
      guard !order.followsAround else { return verdict }
      // Slices may go on by size, or lie in rings around each other.
      let areSlices = context.component.chart?.form?.isWhole ?? false
      let fact = "in which order the \(areSlices ? "slices" : noun + "s") are meant"
      return doubt(fact, verdict, "they are meant: it is not that of the circle", context)
    }
    if order.follows() { return verdict }
    // What is drawn for one category may stand side by side.
    if context.component.course != nil {
      order.keys = keys(of: items, context)
      if order.follows() { return verdict }
    }
    if order.follows(reversed: true) { return reversed(items, verdict, tree, context) }
    if items.indices.contains(where: { order.group($0) == nil }) {
      let fact = "to which series each mark belongs"
      return doubt(fact, verdict, "they are seen depends on \(fact)", context)
    }
    let inSeries = order.inversionInSeries
    if let inSeries, inSeries.isRepeated {
      let fact = "which of the marks in one place belong together"
      return doubt(fact, verdict, "they are seen depends on \(fact)", context)
    }
    guard let inversion = inSeries ?? order.inversion else { return verdict }
    // Of bars side by side, nothing but their categories says how far one place reaches.
    if inSeries == nil, context.component.course == .across, order.keys == nil {
      let fact = "the category of each mark"
      return doubt(fact, verdict, "they are seen depends on \(fact)", context)
    }
    return failed(items[inversion.earlier], items[inversion.later], verdict, tree, context)
  }

  /// Where the items stand and what they belong to; nil where that is not known.
  private static func order(
    of items: [MetItems.Item],
    _ context: CheckContext
  ) -> ItemOrder? {
    let tolerance = context.number("tolerance")
    guard let chart = context.component.chart else {
      let places = items.compactMap { context.component.steps[$0.index].position }
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
  private static func keys(of items: [MetItems.Item], _ context: CheckContext) -> [Double]? {
    guard let chart = context.component.chart else { return nil }
    var firsts: [String: Double] = [:]
    for item in items {
      let mark = chart.marks[item.index]
      guard let category = mark.category, let place = mark.position else { continue }
      firsts[category] = min(firsts[category] ?? place, place)
    }
    let keys = items.compactMap { chart.marks[$0.index].category.flatMap { firsts[$0] } }
    return keys.count == items.count ? keys : nil
  }

  // MARK: verdicts

  private static func doubt(
    _ fact: String,
    likely: Outcome.Likelihood = .none,
    _ verdict: Verdict,
    _ ending: String,
    _ context: CheckContext
  ) -> Verdict {
    var verdict = verdict
    verdict.result = .cantTell([fact], likely: likely)
    verdict.message =
      "whether people who use a screen reader meet the \(context.component.kind.itemNoun)s in the "
      + "order in which \(ending)"
    return verdict
  }

  /// The other way round is how people read where the script runs so; from bottom to top may be how
  /// the data go on.
  private static func reversed(
    _ items: [MetItems.Item],
    _ verdict: Verdict,
    _ tree: AccessibilityTree,
    _ context: CheckContext
  ) -> Verdict {
    let noun = context.component.kind.itemNoun
    if context.component.course == .down {
      let fact = "whether the \(noun)s go on from bottom to top"
      return doubt(fact, verdict, "they are meant depends on \(fact)", context)
    }
    guard let language = context.facts.language else {
      let fact = FileFact.direction.rawValue
      return doubt(fact, likely: .fail, verdict, "they are seen depends on \(fact)", context)
    }
    if context.set("right-to-left").contains(Word(language)) { return verdict }
    return failed(items[0], items[1], verdict, tree, context)
  }

  private static func failed(
    _ earlier: MetItems.Item,
    _ later: MetItems.Item,
    _ verdict: Verdict,
    _ tree: AccessibilityTree,
    _ context: CheckContext
  ) -> Verdict {
    var verdict = verdict
    verdict.result = .failed
    let prior = tree.elements.filter { $0.sortPriority != 0 }
    if !prior.isEmpty {
      verdict.remedy = "priority"
      let isSeenSo = order(of: MetItems(tree).all, context)?.follows() ?? false
      verdict.sites = isSeenSo ? Set(prior.map(\.source)).sorted() : []
    }
    let element = tree.elements[later.element]
    verdict.target.place = context.facts.source(of: element.subject) ?? element.source
    verdict.message =
      "people who use a screen reader meet ‘\(name(of: later, tree, context))’ only after "
      + "‘\(name(of: earlier, tree, context))’, which is seen after it"
    return verdict
  }

  /// What an item is called, or else what is heard of it.
  private static func name(
    of item: MetItems.Item,
    _ tree: AccessibilityTree,
    _ context: CheckContext
  ) -> String {
    guard let chart = context.component.chart else {
      return context.component.steps[item.index].name.value ?? tree.announcement(of: item.stop).text
    }
    let mark = chart.marks[item.index]
    let series = mark.series.flatMap { chart.series[$0].name.value }
    let names = [mark.category, series].compactMap(\.self)
    if mark.category != nil { return names.joined(separator: ", ") }
    let heard = tree.announcement(of: item.stop).text
    return heard.isEmpty ? "mark \(item.index + 1)" : heard
  }
}
