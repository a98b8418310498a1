internal import A11yModel
internal import Claims
internal import Language
internal import Listening
internal import RuleCatalogue

extension ComponentFacts {
  /// What the chart is called by its author, to the ear or the eye; nil where it has no name.
  fileprivate var chartName: String? {
    let seen: Chart.Title? = if case .title(let title) = SeenTitle(self) { title } else { nil }
    return [trees.first?.elements.first?.label.value, seen?.text.value].compactMap(\.self)
      .first { !Words($0).isEmpty }
  }
}

extension Check {
  /// The data of a chart are there for who does not see it: marks that tell their values, a table, an
  /// audio graph, or of a simple chart a text with all of them.
  static let chartDataAlternative = CheckSignature(
    "chart-data-alternative",
    formerly: "data-alternative",
    parameters: ["simple"],
    restingOn: [.marks],
    cases: ["graph", "hidden", "table"],
    evidence: ["marks", "name", "told"]
  ).deciding { context, verdicts in
    guard let chart = context.component.chart, !context.facts.isDecorative,
      !context.facts.isHiddenAsWhole
    else { return }
    let data = ToldData(context.facts, chart)
    let due = data.due
    guard due > 0 else {
      // Of an image of which only the axes are known, nobody knows how many data there are, nor of a
      // chart that is described without any, unless something stands in for them.
      if chart.marks.isEmpty, context.facts.trees.allSatisfy({ $0.standIn == nil }) {
        verdicts.append(verdictOnNone(chart, context))
      }
      return
    }
    if data.told == due || isOffered(chart.table) || isAudible(chart)
      || (due <= Int(context.number("simple")) && isSummedUp(data, chart, context.facts))
    {
      verdicts.pass(context.facts.root)
      return
    }
    verdicts.append(verdict(on: data, chart, context))
  }

  // MARK: alternatives

  /// Whether people who use a screen reader find a table.
  private static func isOffered(_ table: Chart.Table?) -> Bool {
    table.map { !$0.isHidden && isNamed($0) } ?? false
  }

  /// Whether people know what they find there.
  private static func isNamed(_ table: Chart.Table) -> Bool {
    table.place == .visible || table.label.value.map { !Words($0).isEmpty } ?? false
  }

  /// Whether there is an audio graph that says what is heard.
  private static func isAudible(_ chart: Chart) -> Bool {
    guard let descriptor = chart.descriptor else { return false }
    return
      ([descriptor.title.value, descriptor.summary.value].compactMap(\.self) + descriptor.axes)
      .contains { !Words($0).isEmpty }
  }

  private static func isSummedUp(
    _ data: ToldData,
    _ chart: Chart,
    _ facts: ComponentFacts
  ) -> Bool {
    let text = DataText(facts, chart)
    let untold = chart.marks.indices.filter { data.isDue[$0] && !data.isTold[$0] }
      .map { chart.marks[$0] }
    let isOpen = { (mark: Mark) in mark.value.value == nil && !mark.isSummary }
    guard untold.allSatisfy({ isOpen($0) || text.tells($0, of: chart) }) else { return false }
    // Of values that nobody knows, whoever gives one for each is believed.
    let open = untold.filter(isOpen)
    return open.isEmpty || text.numbers(open, of: chart)
  }

  // MARK: verdicts

  private static func verdictOnNone(_ chart: Chart, _ context: CheckContext) -> Verdict {
    let root = context.facts.root
    if isOffered(chart.table) || isAudible(chart) { return Verdict(.passed, root) }
    let data =
      context.component.isPicture
      ? "which of its shapes show the data"
      : "the marks of the chart, of which none is described"
    let missing = [data] + [doubt(about: chart, context)].compactMap(\.self)
    return Verdict(
      .cantTell(missing, likely: .fail),
      root,
      "whether people who use a screen reader get the data depends on \(NameList.plain(missing))"
    )
  }

  private static func verdict(
    on data: ToldData,
    _ chart: Chart,
    _ context: CheckContext
  ) -> Verdict {
    let due = data.due
    let untold = due - data.told
    let marks =
      data.told == 0
      ? "no mark tells its value"
      : untold == 1
        ? "1 of \(due) marks does not tell its value"
        : "\(untold) of \(due) marks do not tell their values"
    let lack = lack(of: chart)
    var verdict = Verdict(
      .failed,
      Target(context.component.source, at: lack.place),
      "people who use a screen reader do not get the data: \(marks), and \(lack.text)"
    )
    verdict.evidence = [
      Evidence("marks", .number(Double(due))), Evidence("told", .number(Double(data.told))),
    ]
    verdict.remedy = lack.remedy
    verdict.terms["name"] = context.facts.chartName
    let isOpen = data.told + data.doubtful >= due
    let missing = isOpen ? data.missing : [doubt(about: chart, context)].compactMap(\.self)
    guard !missing.isEmpty else {
      if isUntold(data, chart, context) { (verdict.impact, verdict.isProof) = (.serious, true) }
      return verdict
    }
    verdict.result = .cantTell(missing, likely: isOpen ? .none : .fail)
    verdict.message =
      "whether people who use a screen reader get the data depends on \(NameList.plain(missing))"
    return verdict
  }

  /// Whether nothing of the data reaches a listener: no value, no summary, and no table (WCAG 2.2,
  /// 1.1.1).
  private static func isUntold(_ data: ToldData, _ chart: Chart, _ context: CheckContext) -> Bool {
    let summaries = [chart.summary.value, chart.descriptor?.summary.value].compactMap(\.self)
    return data.told == 0 && data.doubtful == 0 && summaries.allSatisfy { Words($0).isEmpty }
      && !context.facts.textsOfWhole.contains(where: TextBytes.holdsNumber)
  }

  /// What stands in the way of other alternatives.
  private static func lack(of chart: Chart) -> (text: String, place: Int?, remedy: String?) {
    if let table = chart.table {
      return table.isHidden
        ? ("the table is hidden from them", table.source, isNamed(table) ? "hidden" : "table")
        : ("what opens the table has no name", table.source, "table")
    }
    if chart.descriptor != nil { return ("the audio graph does not say what it is", nil, "graph") }
    return ("there is no table, no audio graph and no text with all values", nil, nil)
  }

  private static func doubt(about chart: Chart, _ context: CheckContext) -> String? {
    if context.component.isPicture {
      return FileFact.table.rawValue
    }
    let fact = "what else tells the data"
    return context.facts.doubt(fact, ofHost: "what its host gives instead of the marks")
      ?? chart.table?.label.missing ?? chart.descriptor?.title.missing ?? chart.missingSummary
  }
}
