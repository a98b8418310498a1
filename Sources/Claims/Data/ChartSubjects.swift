internal import A11yModel
package import Language
internal import Listening

extension ComponentFacts {
  /// What titles say that the chart is of: its own and those of its axes, and its name where that
  /// is no more than a name.
  package func chartSubjects(_ vocabulary: ClaimWords, _ tag: String?) -> [String] {
    guard let chart = component.chart, let tree = trees.first else { return [] }
    var subjects = chart.axes.compactMap { $0.title.value }
    subjects += chart.axes.compactMap { $0.unit.value }
    subjects += [chart.unit.value, chart.descriptor?.title.value].compactMap(\.self)
    for index in tree.elements.indices where tree.elements[index].kind == .title {
      if let text = tree.elements[index].text { subjects.append(text) }
    }
    // “Sleep, bar chart. Highest …”: the name ends with the first clause.
    if let name = tree.elements.first?.label.value, let clause = Clause.all(in: name, tag).first {
      let tokens = TextTokens(String(name[clause.range]), tag)
      let kinds = tokens.tokens.indices.compactMap { vocabulary.phrase(at: $0, of: tokens)?.kind }
      let isStatement =
        kinds.contains(where: Self.statements.contains)
        || kinds.contains(where: Self.ofNumbers.contains)
          && tokens.tokens.contains(where: \.isFigure)
      if !isStatement { subjects.append(String(name[clause.range])) }
    }
    return subjects
  }

  /// The kinds of words that make a statement of a name: “price increase” and “mean temperature” are
  /// what is measured.
  private static let statements: Set<ClaimWords.Kind> = [
    .highest, .lowest, .extreme, .atMost, .atLeast, .range, .from, .to, .than,
  ]

  /// The kinds of words that make one with a number.
  private static let ofNumbers: Set<ClaimWords.Kind> = [.mean, .median, .total]
}
