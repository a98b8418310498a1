package import A11yModel
internal import Language
package import Listening

/// What stands in for the data of a chart for who does not see it: what its marks tell, a table, an
/// audio graph, or of a simple chart a text with all of them.
package struct DataAlternatives {
  private let facts: ComponentFacts
  private let chart: Chart

  /// What its marks tell.
  package let data: ToldData

  package init(_ facts: ComponentFacts, _ chart: Chart) {
    (self.facts, self.chart) = (facts, chart)
    data = ToldData(facts, chart)
  }

  /// Whether people find a table, or an audio graph that says what is heard.
  package var areOffered: Bool {
    if let table = chart.table, !table.isHidden, isNamed(table) { return true }
    guard let graph = chart.descriptor else { return false }
    return ([graph.title.value, graph.summary.value].compactMap(\.self) + graph.axes)
      .contains { !Words($0).isEmpty }
  }

  /// Whether people know what they find in a table.
  private func isNamed(_ table: Chart.Table) -> Bool {
    table.place == .visible || table.label.value.map { !Words($0).isEmpty } ?? false
  }

  /// Whether a text of the whole gives all data that the marks do not tell.
  package var areSummedUp: Bool {
    let text = DataText(facts, chart)
    let untold = chart.marks.indices.filter { data.isDue[$0] && !data.isTold[$0] }
      .map { chart.marks[$0] }
    let isOpen = { (mark: Mark) in mark.value.value == nil && !mark.isSummary }
    guard untold.allSatisfy({ isOpen($0) || text.tells($0, of: chart) }) else { return false }
    // Of values that nobody knows, whoever gives one for each is believed.
    let open = untold.filter(isOpen)
    return open.isEmpty || text.numbers(open, of: chart)
  }

  /// Whether nothing of the data reaches a listener: no value, no summary, and no table (WCAG 2.2,
  /// 1.1.1).
  package var isNothingTold: Bool {
    let summaries = [chart.summary.value, chart.descriptor?.summary.value].compactMap(\.self)
    return data.told == 0 && data.doubtful == 0 && summaries.allSatisfy { Words($0).isEmpty }
      && !facts.textsOfWhole.contains(where: TextBytes.holdsNumber)
  }

  /// What is wrong with the alternative that there is.
  package enum Lack: String {
    case hiddenTable = "hidden"
    case unnamedTable = "unnamed"
    case silentGraph = "graph"
    case none
  }

  package var lack: Lack {
    if let table = chart.table { return table.isHidden ? .hiddenTable : .unnamedTable }
    return chart.descriptor == nil ? .none : .silentGraph
  }

  /// Whether people would know what they find in the table, were it not hidden.
  package var isTableNamed: Bool { chart.table.map(isNamed) ?? false }

  /// What is not known of other alternatives.
  package var missing: String? {
    let doubt = facts.doubt(
      "what else tells the data",
      ofHost: "what its host gives instead of the marks",
      ofPage: .table
    )
    return doubt ?? chart.table?.label.missing ?? chart.descriptor?.title.missing
      ?? chart.missingSummary
  }

  /// What is not known of data of which no mark is known.
  package var missingMarks: String {
    chart.missingMarks ?? "the marks of the chart, of which none is described"
  }

  /// What the chart is called by its author, to the ear or the eye; nil where it has no name.
  package var name: String? {
    let seen: Chart.Title? = if case .title(let title) = SeenTitle(facts) { title } else { nil }
    return [facts.trees.first?.elements.first?.label.value, seen?.text.value].compactMap(\.self)
      .first { !Words($0).isEmpty }
  }
}
