internal import A11yModel
internal import Language
package import Listening
internal import Support

/// Which labels of axes show nothing that is not said elsewhere (HIG, Charts: axis and tick labels are
/// better hidden then).
package enum CarriedAxes {
  case none

  /// Every mark says its value.
  case byMarks

  /// A summary or an audio graph says what the axes show.
  case bySummary

  /// The stop that stands for the chart tells of values.
  case byName

  /// Whether an element is such a label.
  package func holds(_ index: Int, in tree: AccessibilityTree) -> Bool {
    let element = tree.elements[index]
    switch self {
    case .none: return false
    case .byName: return element.kind == .tick
    case .bySummary: return element.kind == .tick || tree.isOfAxis(index)
    case .byMarks:
      // Names along an axis that nothing groups are those of rows as often as those of marks.
      let text = element.text ?? ""
      let isName =
        text.contains(where: \.isLetter)
        && TextTokens(text, tree.language(of: index)).wholeValue == nil
      return tree.isOfAxis(index) || element.kind == .tick && !isName
    }
  }
}

extension AccessibilityTree {
  /// Whether an element is an axis, or stands right in one.
  func isOfAxis(_ index: Int) -> Bool {
    elements[index].kind == .axis
      || elements[index].parent.map { elements[$0].kind == .axis } ?? false
  }
}

extension ComponentFacts {
  /// The labels of axes that show nothing that is not said elsewhere.
  package func carriedAxes(in tree: AccessibilityTree) -> CarriedAxes {
    guard let chart = component.chart else { return .none }
    let hasSummary = chart.summary.value.map { $0.contains(where: \.isLetter) } ?? false
    if chart.descriptor != nil || hasSummary { return .bySummary }
    if tree.exposures.first == .exposed {
      let texts = [tree.announcement(of: 0).authoredText, tree.hint(of: 0) ?? ""]
        .filter(TextBytes.holdsNumber)
      if !texts.isEmpty, ToldValues(chart, self).areSeveral(in: texts) { return .byName }
    }
    var languages = LanguageReader(spokenLanguage)
    let unit = self[ValueUnit.self]
    let marks = tree.elements.indices.filter { tree.elements[$0].kind == .mark }
    let areTold = marks.allSatisfy { index in
      guard case .mark(let mark) = tree.elements[index].subject else { return false }
      let said = tree.announcement(ofAllIn: index).text
      guard let value = chart.marks[mark].value.value else {
        return said.contains(where: \.isNumber)
      }
      let language = languages.language(languageTag(of: index, in: 0))
      return TextTokens(said, language.tag).values.contains { $0.tells(value, in: unit) }
    }
    return areTold && !marks.isEmpty ? .byMarks : .none
  }

  /// The labels of axes that show nothing that is not said elsewhere, or that is missing with the
  /// values of the marks: what is missing is judged once, there.
  package func judgedAxes(in tree: AccessibilityTree) -> CarriedAxes {
    let carried = carriedAxes(in: tree)
    let hasValues = component.chart?.marks.contains { !$0.value.isAbsent || $0.isSummary } ?? false
    return carried == .none && hasValues ? .byMarks : carried
  }

  /// What a summary and an audio graph say of a chart; empty of what has neither.
  package var chartTexts: String {
    guard let chart = component.chart else { return "" }
    var texts = [chart.summary.value]
    if let descriptor = chart.descriptor {
      texts +=
        [descriptor.title.value, descriptor.summary.value] + descriptor.series + descriptor.axes
      // An audio graph has the data.
      texts += chart.categories
      texts += chart.marks.map { $0.value.value.map(DecimalText.short) }
    }
    return texts.compactMap(\.self).joined(separator: ", ")
  }
}
