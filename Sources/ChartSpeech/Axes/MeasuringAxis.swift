package import A11yModel
internal import Language
package import Listening
internal import Support

/// An axis along which something is measured, whether the document has it or not.
package struct MeasuringAxis: Hashable, Sendable {
  package var dimension: Axis.Dimension

  /// Nil where the chart has none.
  package var axis: Axis?

  /// Whether it measures the values of the marks.
  package var isOfValues: Bool

  /// What it is called in a sentence.
  package var noun: String { dimension == .x ? "the horizontal axis" : "the vertical axis" }

  /// What it measures of a chart's marks.
  package func values(in component: Component) -> [Double] {
    guard let chart = component.chart else { return [] }
    return isOfValues
      ? chart.marks.compactMap(\.value.value) : chart.categories.compactMap(Double.init)
  }
}

extension ComponentFacts {
  /// The axes of a chart along which something is measured; none of one that has no axes, as a pie.
  package var measuringAxes: [MeasuringAxis] {
    guard let chart = component.chart else { return [] }
    switch chart.form {
    case .pie, .donut: return []
    case nil where chart.axes.isEmpty: return []
    case .bar, .line, .area, .scatter, nil: break
    }
    if chart.isRecognized { return recognizedAxes(chart) }
    var found = [MeasuringAxis(dimension: .y, axis: chart.axis(.y), isOfValues: true)]
    // Of points, what stands for the category is a measure as well, where it is a number.
    if chart.form == .scatter, chart.areCategoriesNumbers {
      found.append(MeasuringAxis(dimension: .x, axis: chart.axis(.x), isOfValues: false))
    }
    return found
  }

  /// The axes that measure something; of two that are not there, one stands for both.
  package var axesToDescribe: [MeasuringAxis] {
    guard let chart = component.chart, !chart.marks.isEmpty || !chart.axes.isEmpty, !isDecorative
    else { return [] }
    var places: Set<Int> = []
    return measuringAxes.filter { places.insert($0.axis?.source ?? component.source).inserted }
  }

  /// Of a picture, the axis whose labels are numbers and no categories; bars may lie, and so may what has
  /// no form.
  private func recognizedAxes(_ chart: Chart) -> [MeasuringAxis] {
    let categories = Set(chart.categories)
    func measures(_ dimension: Axis.Dimension) -> Bool {
      guard let axis = chart.axis(dimension), !axis.ticks.isEmpty else { return false }
      return axis.ticks.count { isNumber($0) } * 2 > axis.ticks.count
        && !axis.ticks.allSatisfy(categories.contains)
    }
    func axis(_ dimension: Axis.Dimension, isOfValues: Bool = true) -> MeasuringAxis {
      MeasuringAxis(
        dimension: dimension,
        axis: chart.axis(dimension),
        isOfValues: isOfValues
      )
    }
    let hasWords =
      chart.axis(.y).map { axis in
        axis.ticks.count > 1 && !axis.ticks.contains(where: TextBytes.holdsNumber)
      } ?? false
    // What has words along its side has its values along the bottom, as dots and boxes that lie.
    if hasWords, measures(.x), chart.form == .scatter || chart.form == nil { return [axis(.x)] }
    if chart.form == .scatter, measures(.x) { return [axis(.y), axis(.x, isOfValues: false)] }
    // Bars begin at the zero of what measures them.
    if chart.form == .bar, let course = component.course {
      let own: Axis.Dimension = course == .down ? .x : .y
      let other: Axis.Dimension = course == .down ? .y : .x
      if measures(own) || !measures(other) { return [axis(own)] }
    }
    let mayLie = chart.form == .bar || chart.form == nil
    return mayLie && !measures(.y) && measures(.x) ? [axis(.x)] : [axis(.y)]
  }

  /// Whether a label is a number, with its unit perhaps: “1,000”, “$5”, “20 °C”.
  func isNumber(_ label: String) -> Bool {
    guard TextBytes.holdsNumber(label) else { return false }
    let tokens = TextTokens(label, languageTag)
    let (words, values) = (tokens.words, tokens.values)
    return !values.isEmpty
      && words.indices.allSatisfy { index in
        values.contains { $0.range.contains(index) } || words[index].count == 1
          || UnitVocabulary.isUnit(words[index])
      }
  }
}

extension Chart {
  /// The first axis of a dimension.
  func axis(_ dimension: Axis.Dimension) -> Axis? { axes.first { $0.dimension == dimension } }

  fileprivate var areCategoriesNumbers: Bool {
    !categories.isEmpty && categories.allSatisfy { NumberSyntax.value($0) != nil }
  }
}
