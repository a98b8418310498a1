internal import A11yModel
internal import ChartSpeech
internal import Language

/// Something that people are not told of an axis, or may not be.
struct AxisLack {
  let kind: Kind

  /// The fact without which it may not be lacking.
  let missing: String?
  var likely = Outcome.Likelihood.fail
  let particulars: Particulars

  enum Kind {
    /// What the eye reads values by.
    case scale
    /// What is heard.
    case speech
    /// A unit that nobody knows.
    case unit
    /// A unit that may be what an unknown word says.
    case word

    /// The case of the remedy where nothing else is lacking.
    var remedy: String? {
      switch self {
      case .scale: "scale"
      case .speech: nil
      case .unit: "unit"
      case .word: "word"
      }
    }
  }

  static let terms = [
    "bare", "labels", "lack", "marks", "measured", "more", "said", "seen", "shown", "then",
    "unknown", "unread",
  ]

  /// All that is lacking of an axis: what is seen first, then what is heard.
  static func all(of measure: MeasuringAxis, _ ask: Ask) -> [AxisLack] {
    let scale = scale(of: measure, ask)
    return (scale.map { [$0] } ?? []) + (ask.facts.isHiddenAsWhole ? [] : heard(of: measure, ask))
  }

  private static func scale(of measure: MeasuringAxis, _ ask: Ask) -> AxisLack? {
    let sight = ValueSight(of: measure, leastTicks: Int(ask.number("least-ticks")), ask.facts)
    guard case .unreadable(let labelled, let marks, let missing) = sight else { return nil }
    let labels = labelled == 0 ? "none" : marks - labelled == 1 ? "one" : "some"
    let scale = AxisScale(of: measure.values(in: ask.component))
    return AxisLack(
      kind: .scale,
      missing: missing,
      particulars: [
        "unread": measure.isOfValues ? "the values" : "what \(measure.noun) shows",
        "labels": measure.isOfValues ? labels : nil, "marks": marks, "bare": marks - labelled,
        "seen": missing, "dimension": scale.map { _ in measure.dimension.rawValue },
        "scale": scale?.text,
      ]
    )
  }

  private static func heard(of measure: MeasuringAxis, _ ask: Ask) -> [AxisLack] {
    let isAlone = ask.facts.measuringAxes.count == 1
    let speech = AxisSpeech(
      ask.facts,
      measure,
      GenericTitle(ask.words),
      joins: ask.words("joins")
    )
    let measured: Particulars = ["measured": isAlone ? "the values" : measure.noun]
    let isMeaningTold = speech.tellsMeaning
    let telling = speech.unitTelling
    let untold = if case .untold(let unit) = telling { unit } else { nil as String? }
    var lacks: [AxisLack] = []
    if !isMeaningTold || untold != nil {
      let missing = speech.missing
      let named: Particulars = [
        "lack": isMeaningTold ? "unit" : untold == nil ? "meaning" : "both",
        "shown": isAlone ? "what the values are" : "what \(measure.noun) shows", "said": missing,
        "declared": untold,
      ]
      lacks.append(AxisLack(kind: .speech, missing: missing, particulars: named + measured))
    }
    if case .unknown(let fact) = telling {
      lacks.append(
        AxisLack(
          kind: speech.unit.value == nil ? .unit : .word,
          missing: fact,
          likely: .none,
          particulars: ["unknown": fact] + measured
        )
      )
    }
    return lacks
  }
}
