internal import A11yModel

extension ComponentFacts {
  /// Whether a summary, an audio graph or the marks say what the axes show (HIG, Charts: axis and
  /// tick labels are better hidden then).
  func areAxesCarried(in tree: AccessibilityTree) -> Bool {
    guard let chart = component.chart else { return false }
    if chart.descriptor != nil || chart.summary.value != nil { return true }
    var languages = LanguageReader(spokenLanguage)
    let marks = tree.elements.indices.filter { tree.elements[$0].kind == .mark }
    return !marks.isEmpty
      && marks.allSatisfy { index in
        guard case .mark(let mark) = tree.elements[index].subject else { return false }
        let said = tree.announcement(ofAllIn: index).text
        guard let value = chart.marks[mark].value.value else {
          return said.contains(where: \.isNumber)
        }
        let language = languages.language(languageTag(of: index, in: 0))
        return SpokenNumber.all(in: said, language).contains { $0.matches(value) }
      }
  }

  /// What a summary and an audio graph say of a chart; empty of what has neither.
  var chartTexts: String {
    guard let chart = component.chart else { return "" }
    var texts = [chart.summary.value]
    if let descriptor = chart.descriptor {
      texts += [descriptor.title, descriptor.summary] + descriptor.series + descriptor.axes
      // An audio graph has the data.
      texts += chart.categories
      texts += chart.marks.map { $0.value.value.map(DecimalText.short) }
    }
    return texts.compactMap(\.self).joined(separator: ", ")
  }
}
