internal import A11yModel
internal import Claims
internal import Language

/// Something that people are not told of an axis, or may not be.
struct AxisLack: Sendable {
  var kind: Kind

  /// That they are not.
  var message: String

  /// That they are, as in “people can read the values off the chart”.
  var question: String

  /// The facts without which it may not be lacking.
  var missing: [String] = []
  var likely = Outcome.Likelihood.fail
  var evidence: [Evidence] = []

  enum Kind: Hashable, Sendable {
    /// What the eye reads values by.
    case scale
    /// What is heard.
    case speech
    /// A unit that nobody knows.
    case doubt
    /// A unit that may be what an unknown word says.
    case word
  }

  /// That it depends on what is not known.
  var doubt: String { "whether \(question) depends on \(NameList.plain(missing))" }

  /// All that is lacking of an axis.
  ///
  /// - Parameters:
  ///   - measure: the axis.
  ///   - speech: what is told of it.
  ///   - context: the chart, and how many numbers make a scale.
  /// - Returns: what is seen first, then what is heard.
  static func all(
    of measure: MeasuringAxis,
    _ speech: AxisSpeech,
    _ context: CheckContext
  ) -> [AxisLack] {
    [scale(of: measure, context)].compactMap(\.self)
      + (context.facts.isHiddenAsWhole ? [] : heard(of: measure, speech, context))
  }

  // MARK: what is seen

  private static func scale(of measure: MeasuringAxis, _ context: CheckContext) -> AxisLack? {
    let sight = ValueSight(
      of: measure,
      leastTicks: Int(context.number("least-ticks")),
      context.facts
    )
    guard case .unreadable(let labelled, let marks) = sight else { return nil }
    let what = measure.isOfValues ? "the values" : "what \(measure.noun) shows"
    let bare = marks - labelled
    let labels =
      labelled == 0
      ? "no mark has a label with its value"
      : "\(bare) of \(marks) marks \(bare == 1 ? "has" : "have") no label with its value"
    var lack = AxisLack(
      kind: .scale,
      message: "people cannot read \(what) off the chart: it has no scale"
        + (measure.isOfValues ? ", and \(labels)" : ""),
      question: "people can read \(what) off the chart"
    )
    lack.evidence = evidence(of: measure, context)
    if context.component.isPicture {
      lack.missing = ["whether something that was not recognised tells the values"]
    } else {
      let written = "what is written along \(measure.noun)"
      let doubt = context.facts.doubt(written, ofHost: "what its host adds to it")
      lack.missing = [doubt ?? (isUnwritten(measure, context) ? written : nil)].compactMap(\.self)
    }
    return lack
  }

  /// Whether a text along an axis, or one on a mark, is there of which nobody knows the words.
  private static func isUnwritten(_ measure: MeasuringAxis, _ context: CheckContext) -> Bool {
    context.component.parts.contains { part in
      guard part.missingText != nil else { return false }
      if part.role == .mark { return measure.isOfValues }
      return part.role == .axis
        && measure.axis.map { context.document.lies(part.source, within: $0.source) } ?? false
    }
  }

  /// A scale that would do.
  private static func evidence(of measure: MeasuringAxis, _ context: CheckContext) -> [Evidence] {
    guard let chart = context.component.chart else { return [] }
    let values =
      measure.isOfValues
      ? chart.marks.compactMap(\.value.value) : chart.categories.compactMap(Double.init)
    guard let scale = AxisScale(of: values) else { return [] }
    return [
      Evidence("dimension", .text(measure.dimension.rawValue)),
      Evidence("scale", .text(scale.text)),
    ]
  }

  // MARK: what is heard

  private static func heard(
    of measure: MeasuringAxis,
    _ speech: AxisSpeech,
    _ context: CheckContext
  ) -> [AxisLack] {
    let isAlone = context.facts.measuringAxes.count == 1
    let what = isAlone ? "what the values are" : "what \(measure.noun) shows"
    let noun = isAlone ? "the values" : measure.noun
    let user = "people who use a screen reader are"
    var lacks: [AxisLack] = []
    func add(_ message: String, _ question: String, _ evidence: [Evidence] = []) {
      lacks.append(
        AxisLack(
          kind: .speech,
          message: "\(user) \(message)",
          question: "\(user) told \(question)",
          missing: doubts(about: measure, context),
          evidence: evidence
        )
      )
    }
    let tellsMeaning = speech.tellsMeaning
    switch speech.unitTelling {
    case .told:
      if !tellsMeaning { add("not told \(what)", what) }
    case .untold(let unit):
      let evidence = [Evidence("declared", .text(unit))]
      if tellsMeaning {
        add("not told the unit of \(noun), ‘\(unit)’", "the unit of \(noun), ‘\(unit)’", evidence)
      } else {
        let unit = "in which unit, ‘\(unit)’"
        add("told neither \(what) nor \(unit)", "\(what) and \(unit)", evidence)
      }
    case .unknown(let fact):
      if !tellsMeaning { add("not told \(what)", what) }
      lacks.append(
        AxisLack(
          kind: speech.unit.value == nil ? .doubt : .word,
          message: "",
          question: "\(user) told the unit of \(noun)",
          missing: [fact],
          likely: .none
        )
      )
    }
    return lacks
  }

  /// What is not known of what is heard.
  private static func doubts(about measure: MeasuringAxis, _ context: CheckContext) -> [String] {
    if let fact = context.facts.doubtOfWhole { return [fact] }
    let root = context.facts.trees.first?.elements.first
    let isUnseen = measure.axis?.title.value == nil
    if context.component.isPicture, isUnseen || root?.isHidden ?? false {
      return [FileFact.words.rawValue]
    }
    return [context.component.chart?.missingSummary ?? root?.label.missing].compactMap(\.self)
  }
}
