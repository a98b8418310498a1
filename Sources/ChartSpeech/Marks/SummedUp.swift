internal import A11yModel
internal import Language
package import Listening

extension ComponentFacts {
  /// Whether a screen reader tells what a chart comes to before it goes through the marks: by its
  /// summary, its audio graph's, the description of an image, the value of what holds the marks, or
  /// numbers of the data in the name.
  package func isSummedUp(in tree: AccessibilityTree) -> Certainty {
    guard let chart = component.chart else { return .no }
    let texts = [chart.summary.value, chart.descriptor?.summary.value] + described(tree)
    if texts.contains(where: { !Words($0 ?? "").isEmpty }) { return .yes }
    let named = hasStatistic(tree.name(of: 0).value ?? "", chart)
    if named == .yes { return .yes }
    if let fact = chart.missingSummary { return .unknown(fact) }
    return named
  }

  /// What is said of the whole besides its name.
  private func described(_ tree: AccessibilityTree) -> [String?] {
    guard let root = tree.elements.first else { return [] }
    // A hint says what activating does; of an image it is the description.
    return [root.value.value, root.role == nil ? nil : root.hint.value]
  }

  /// Whether a name has a number that sums up the data: how many there are, the least, the greatest,
  /// or all together.
  private func hasStatistic(_ name: String, _ chart: Chart) -> Certainty {
    let numbers = TextTokens(name, languageTag).values
    guard !numbers.isEmpty else { return .no }
    let values = chart.marks.compactMap(\.value.value)
    guard values.count == chart.marks.count, let least = values.min(), let most = values.max()
    else { return .unknown("whether the numbers in the name sum the data up") }
    let sum = values.reduce(0, +)
    let counts = [chart.marks.count, chart.categories.count].map(Double.init)
    let statistics = [least, most, sum, sum / Double(values.count)] + counts
    return numbers.contains { number in statistics.contains(where: number.says) } ? .yes : .no
  }
}
