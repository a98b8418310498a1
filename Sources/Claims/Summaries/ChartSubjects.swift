internal import A11yModel
package import Language
internal import Listening

extension ComponentFacts {
  /// What titles say that the chart is of: its own and those of its axes, and its name where that
  /// is no more than a name.
  package func chartSubjects(_ vocabulary: ClaimWords) -> [String] {
    guard let chart = component.chart, let tree = trees.first else { return [] }
    var subjects = chart.axes.compactMap { $0.title.value }
    subjects += chart.axes.compactMap { $0.unit.value }
    subjects += [chart.unit.value, chart.descriptor?.title.value].compactMap(\.self)
    for index in tree.elements.indices where tree.elements[index].kind == .title {
      if let text = tree.elements[index].text { subjects.append(text) }
    }
    // “Sleep, bar chart. Highest …”: the name ends with the first clause.
    if let name = tree.elements.first?.label.value {
      subjects += SummaryClause.all(in: name, spokenLanguage).prefix(1).filter { clause in
        !vocabulary.isAny(of: Self.statements, in: clause.words)
          && (!vocabulary.isAny(of: Self.ofNumbers, in: clause.words)
            || !clause.words.contains { $0.begins(with: .number) })
      }.map(\.text)
    }
    return subjects
  }

  /// The kinds of words that make a statement of a name: “price increase” and “mean temperature” are
  /// what is measured.
  private static let statements = SummaryClaim.statistics
    .subtracting([.change]).subtracting(ofNumbers)

  /// The kinds of words that make one with a number.
  private static let ofNumbers: Set<ClaimWords.Kind> = [.mean, .median, .total]
}
