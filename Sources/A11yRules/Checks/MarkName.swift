internal import A11yModel

extension Check {
  /// What is heard of each mark or step says which one it is, and touch can find it.
  static let markName = Check("mark-name", parameters: ["minimum-frame"]) { context, verdicts in
    var seen: Set<Verdict> = []
    let series = seriesToSay(context)
    for snapshot in context.facts.trees.indices {
      let tree = context.facts.trees[snapshot]
      var groups = ItemGroups(context.facts, snapshot: snapshot)
      for index in tree.elements.indices {
        guard let item = item(at: index, snapshot, series, context) else { continue }
        let verdict = verdict(on: item, &groups, context)
        if context.facts.trees.count == 1 || seen.insert(verdict).inserted {
          verdicts.append(verdict)
        }
      }
    }
  }

  /// A step or mark that is met.
  private struct Item {
    var noun: String
    /// What it is called in the model.
    var name: Fact<String>
    /// What its series is called, where one of several; nil where nothing else is to be said.
    var series: String?
    var element: Int
    var stops: [Int]
    var snapshot: Int
    var announcement: Announcement
  }

  /// The names of series that marks must say: of several, for one says all; not where the legend is
  /// hidden, which has a rule of its own.
  private static func seriesToSay(_ context: CheckContext) -> [Int: String] {
    let inView = context.component.seriesInView
    guard let chart = context.component.chart, inView.count > 1,
      context.facts.legendKey?.isHidden != true
    else { return [:] }
    let names = inView.compactMap { series in chart.series[series].name.value.map { (series, $0) } }
    return Dictionary(names) { first, _ in first }
  }

  private static func item(
    at index: Int,
    _ snapshot: Int,
    _ seriesNames: [Int: String],
    _ context: CheckContext
  ) -> Item? {
    let tree = context.facts.trees[snapshot]
    let element = tree.elements[index]
    let name: Fact<String>
    var series: String?
    switch (element.kind, element.subject) {
    case (.step, .step(let step)): name = context.component.steps[step].name
    case (.mark, .mark(let mark)):
      let marks = context.component.chart?.marks ?? []
      name = marks[mark].category.map { .known($0) } ?? .absent
      series = marks[mark].series.flatMap { seriesNames[$0] }
    default: return nil
    }
    let stops = tree.exposed(in: index)
    guard !stops.isEmpty else { return nil }
    return Item(
      noun: element.kind.rawValue,
      name: name,
      series: series,
      element: index,
      stops: stops,
      snapshot: snapshot,
      announcement: tree.announcement(ofAllIn: index)
    )
  }

  private static func verdict(
    on item: Item,
    _ groups: inout ItemGroups,
    _ context: CheckContext
  ) -> Verdict {
    let tree = context.facts.trees[item.snapshot]
    let first = tree.elements[item.stops[0]]
    var verdict = Verdict(.passed, context.facts.target(of: first))
    verdict.target.source = context.facts.target(of: tree.elements[item.element]).source
    verdict.evidence = [Evidence("announcement", .text(item.announcement.text))]
    verdict.state = state(of: item, context)
    let heard = item.announcement.text.isEmpty ? "nothing" : "‘\(item.announcement.text)’"
    if tree.isNameEmpty(item.stops[0]) {
      verdict.result = .failed
      verdict.message =
        "people who use a screen reader hear no name for this \(item.noun), only \(heard)"
    } else if let fact = item.name.missing {
      verdict.result = .cantTell([fact], likely: .none)
      verdict.message =
        "whether ‘\(item.announcement.text)’ tells people who use a screen reader "
        + "which \(item.noun) this is depends on \(fact)"
    } else if let name = item.name.value, !isSaid(name, of: item, &groups, context) {
      var missing = item.announcement.missing { Words.ofSymbol($0).contains(Words(name)) }
      let isOpen = missing.isEmpty && mayBeSaid(name, of: item, &groups, context)
      if isOpen { missing = ["what ‘\(name)’ is called in the language"] }
      verdict.result =
        missing.isEmpty ? .failed : .cantTell(missing, likely: isOpen ? .none : .fail)
      verdict.message =
        "people who use a screen reader \(missing.isEmpty ? "are" : "may") not "
        + "\(missing.isEmpty ? "" : "be ")told which \(item.noun) this is: "
        + (item.announcement.text.isEmpty
          ? "no ‘\(name)’ is heard" : "they hear \(heard) and not ‘\(name)’")
    } else if let series = item.series, !saysSeries(series, item, &groups, tree) {
      let missing = item.announcement.missing
      verdict.result = missing.isEmpty ? .failed : .cantTell(missing, likely: .fail)
      verdict.message =
        "people who use a screen reader \(missing.isEmpty ? "are not" : "may not be") told of "
        + "which series this mark is: they hear \(heard) and not ‘\(series)’"
      verdict.remedy = "series"
    } else if let frame = smallFrame(of: item, context) {
      verdict.result = .failed
      verdict.message =
        "people who explore by touch cannot find the \(item.noun) ‘\(item.announcement.text)’: "
        + "its frame is \(frame) points"
      verdict.remedy = "frame"
    }
    return verdict
  }

  private static func state(of item: Item, _ context: CheckContext) -> String? {
    let tree = context.facts.trees[item.snapshot]
    guard context.facts.trees.count > 1, case .step(let step) = tree.elements[item.element].subject
    else { return nil }
    return context.component.snapshots[item.snapshot].stepStates[step].map {
      context.component.states[$0].id
    }
  }

  private static func isSaid(
    _ name: String,
    of item: Item,
    _ groups: inout ItemGroups,
    _ context: CheckContext
  ) -> Bool {
    let category = category(name, of: item, context)
    let isPlain = isStep(item, context) && !category.isPicture
    return texts(of: item, &groups).contains { text in
      isPlain ? Words(text).contains(Words(name)) : category.isSaid(in: Words(text))
    }
  }

  private static func saysSeries(
    _ name: String,
    _ item: Item,
    _ groups: inout ItemGroups,
    _ tree: AccessibilityTree
  ) -> Bool {
    let words = Words(name)
    return texts(of: item, &groups).contains { Words($0).contains(words) }
      || item.stops.contains { tree.onRequest($0).contains(words) }
  }

  private static func mayBeSaid(
    _ name: String,
    of item: Item,
    _ groups: inout ItemGroups,
    _ context: CheckContext
  ) -> Bool {
    let category = category(name, of: item, context)
    guard !isStep(item, context) || category.isPicture else { return false }
    return texts(of: item, &groups).contains { category.mayBeSaid(in: Words($0)) }
  }

  private static func category(
    _ name: String,
    of item: Item,
    _ context: CheckContext
  ) -> SpokenCategory {
    SpokenCategory(
      name,
      SpokenLanguage(context.facts.languageTag(of: item.stops[0], in: item.snapshot))
    )
  }

  private static func isStep(_ item: Item, _ context: CheckContext) -> Bool {
    context.facts.trees[item.snapshot].elements[item.element].kind == .step
  }

  private static func texts(of item: Item, _ groups: inout ItemGroups) -> [String] {
    [item.announcement.text] + groups.names(around: item.element)
  }

  /// The frame of an item's first stop, where it is too small to be touched: “10 by 0”.
  private static func smallFrame(of item: Item, _ context: CheckContext) -> String? {
    let tree = context.facts.trees[item.snapshot]
    let minimum = context.number("minimum-frame")
    let own = tree.elements[item.stops[0]]
    let whole = tree.elements[item.element]
    // A text has an extent of its own; a shape without one has that of the item it draws.
    let isShape = own.kind == .shape || own.kind == whole.kind
    let width = own.width ?? (isShape ? whole.width : nil)
    let height = own.height ?? (isShape ? whole.height : nil)
    let sides = [width, height].compactMap(\.self)
    guard sides.contains(where: { $0 < minimum }) else { return nil }
    guard let width, let height else { return "\(DecimalText.short(sides[0]))" }
    return "\(DecimalText.short(width)) by \(DecimalText.short(height))"
  }
}
