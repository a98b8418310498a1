internal import A11yModel
internal import Language
package import Listening

/// Whether people who see a chart can read what is measured along an axis.
package enum ValueSight: Hashable, Sendable {
  case readable
  /// There is no scale; so many of all marks have a label with their value, unless a fact is missing.
  case unreadable(labelled: Int, marks: Int, missing: String?)

  /// - Parameters:
  ///   - axis: the axis.
  ///   - leastTicks: how many numbers make a scale.
  ///   - facts: the chart.
  package init(of axis: MeasuringAxis, leastTicks: Int, _ facts: ComponentFacts) {
    if facts.component.chart?.table?.place == .visible
      || Self.ticks(of: axis, facts).count >= leastTicks
    {
      self = .readable
      return
    }
    let labels = Self.labels(facts, areOfValues: axis.isOfValues)
    self =
      labels.all > 0 && labels.labelled == labels.all
      ? .readable
      : .unreadable(
        labelled: labels.labelled,
        marks: labels.all,
        missing: Self.missing(axis, facts)
      )
  }

  /// What is not known of what is written along an axis or on the marks.
  private static func missing(_ measure: MeasuringAxis, _ facts: ComponentFacts) -> String? {
    if facts.component.isPicture {
      return "whether something that was not recognised tells the values"
    }
    let written = "what is written along \(measure.noun)"
    let doubt = facts.doubt(written, ofHost: "what its host adds to it")
    let isUnwritten = facts.component.parts.contains { part in
      guard part.missingText != nil else { return false }
      if part.role == .mark { return measure.isOfValues }
      return part.role == .axis
        && measure.axis.map { facts.document.lies(part.source, within: $0.source) } ?? false
    }
    return doubt ?? (isUnwritten ? written : nil)
  }

  /// The numbers along an axis, whoever hears them.
  private static func ticks(of axis: MeasuringAxis, _ facts: ComponentFacts) -> Set<String> {
    guard let axis = axis.axis, axis.every > 0 else { return [] }
    if facts.component.isPicture { return Set(axis.ticks.filter(TextBytes.holdsNumber)) }
    // Values that are to be labelled are seen where a text shows them.
    guard let tree = facts.trees.first,
      let index = tree.elements.firstIndex(where: { $0.source == axis.source })
    else { return [] }
    var ticks: Set<String> = []
    for tick in tree.descendants(of: index)
    where tree.elements[tick].kind == .tick && !tree.elements[tick].isUnpainted {
      if let text = tree.elements[tick].text, TextBytes.holdsNumber(text) { ticks.insert(text) }
    }
    return ticks
  }

  /// How many marks have a visible text that says their value, and how many should.
  private static func labels(
    _ facts: ComponentFacts,
    areOfValues: Bool
  ) -> (labelled: Int, all: Int) {
    guard let chart = facts.component.chart, let tree = facts.trees.first else { return (0, 0) }
    let due = chart.marks.map { !$0.isSummary && !$0.value.isAbsent }
    let all = due.count { $0 }
    guard areOfValues else { return (0, all) }
    let unit = facts[ValueUnit.self]
    var isLabelled = Array(repeating: false, count: due.count)
    for element in tree.elements {
      guard case .mark(let mark) = element.subject, due[mark], !isLabelled[mark],
        !element.isUnpainted, let text = element.text, TextBytes.holdsNumber(text)
      else { continue }
      isLabelled[mark] =
        chart.marks[mark].value.value.map { value in
          TextTokens(text, facts.languageTag).values.contains {
            $0.isPercentage || $0.tells(value, in: unit)
          }
        } ?? true
    }
    return (isLabelled.count { $0 }, all)
  }
}
