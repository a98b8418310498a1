internal import A11yModel

/// Which labels of axes show nothing that is not said elsewhere (HIG, Charts: axis and tick labels are
/// better hidden then).
enum CarriedAxes {
  case none

  /// Every mark says its value.
  case byMarks

  /// A summary or an audio graph says what the axes show.
  case bySummary

  /// Whether an element is such a label.
  func holds(_ index: Int, in tree: AccessibilityTree) -> Bool {
    guard self != .none else { return false }
    if tree.isOfAxis(index) { return true }
    let element = tree.elements[index]
    // Names along an axis that nothing groups are those of rows as often as those of marks.
    return element.kind == .tick
      && (self == .bySummary || !(element.text ?? "").contains(where: \.isLetter))
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
  func carriedAxes(in tree: AccessibilityTree) -> CarriedAxes {
    guard let chart = component.chart else { return .none }
    let isSummed = chart.descriptor != nil || chart.summary.value != nil
    if isSummed || tellsValues(in: tree, chart) { return .bySummary }
    var languages = LanguageReader(spokenLanguage)
    let marks = tree.elements.indices.filter { tree.elements[$0].kind == .mark }
    let areTold = marks.allSatisfy { index in
      guard case .mark(let mark) = tree.elements[index].subject else { return false }
      let said = tree.announcement(ofAllIn: index).text
      guard let value = chart.marks[mark].value.value else {
        return said.contains(where: \.isNumber)
      }
      let language = languages.language(languageTag(of: index, in: 0))
      return SpokenNumber.all(in: said, language).contains { $0.matches(value) }
    }
    return areTold && !marks.isEmpty ? .byMarks : .none
  }

  /// Whether the stop that stands for a chart says two numbers at least that are neither years nor
  /// in what the values are told for.
  private func tellsValues(in tree: AccessibilityTree, _ chart: Chart) -> Bool {
    guard tree.exposures.first == .exposed else { return false }
    func numbers(_ text: String) -> [Double] {
      SpokenNumber.all(in: text, spokenLanguage).map(\.value)
    }
    let measuring = Set(measuringAxes.map(\.dimension))
    let others = chart.axes.filter { !measuring.contains($0.dimension) }.flatMap(\.ticks)
    let texts = [tree.announcement(of: 0).authoredText, tree.hint(of: 0) ?? ""]
    let said = Set(texts.flatMap(numbers)).subtracting((chart.categories + others).flatMap(numbers))
    return said.count { !SummaryFigure.years.contains($0) } > 1
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
