internal import A11yModel
internal import Claims
internal import Listening
internal import RuleCatalogue
internal import Support

extension Check {
  /// A progress lies in its range, and what is announced of it is right.
  static let progressValueValid = CheckSignature(
    "progress-value-valid",
    formerly: "progress-range",
    parameters: ["tolerance", "drawn-tolerance"],
    cases: ["drawn", "range", "shown", "unread"],
    evidence: ["announcement", "expected", "shown"],
    terms: ["drawn", "maximum", "minimum"]
  ).each(of: \.progressSubjects) { said, ask in
    guard let progress = ask.component.progress else { return .outOfScope }
    switch said {
    case .range:
      return ask.fails(
        as: "range",
        ["minimum": progress.minimum, "maximum": progress.maximum]
      )
    case .words(let text, _): return unread(text, ask)
    case .share(let speech):
      guard progress.value.value != nil else { return measured(speech, progress, ask) }
      return compared(speech, progress, ask)
    }
  }

  /// Where the value is not given, what is heard is held against what is drawn, which is the value to
  /// within a few points.
  private static func measured(
    _ speech: ProgressSpeech,
    _ progress: Progress,
    _ ask: Ask
  ) -> CheckAnswer {
    let tolerance = ask.number("drawn-tolerance")
    let own = ask.facts.answer(speech, onDrawn: progress, tolerance: tolerance)
    if own == .right { return ask.holds() }
    // Beside a share that is right, others are the ends of the scale, and words.
    let isAnyRight = ask.facts.bestProgressSpeeches.contains { other in
      ask.facts.answer(other, onDrawn: progress, tolerance: tolerance) == .right
    }
    if isAnyRight { return .outOfScope }
    if own == .wrong, let percent = progress.drawnPercent {
      return undecided(speech, drawn: percent, progress, ask)
    }
    return progress.value.missing.map { ask.unknown($0, ["announcement": speech.text]) }
      ?? .outOfScope
  }

  /// What is heard beside the value.
  private static func compared(
    _ speech: ProgressSpeech,
    _ progress: Progress,
    _ ask: Ask
  ) -> CheckAnswer {
    let answer = speech.progress.answer(on: progress, tolerance: ask.number("tolerance"))
    // A share is heard without its sign.
    let isBelow = answer == .wrong && progress.percent.map { $0 < 0 } ?? false
    if answer == .incomparable || isBelow { return unread(speech.text, ask) }
    let percent = DecimalText.truncated(progress.percent ?? 0, places: 1)
    let share = percent.hasSuffix(".0") ? String(percent.dropLast(2)) : percent
    let particulars: Particulars = [
      "announcement": speech.text, "expected": "\(share) percent",
    ]
    guard answer == .right else { return ask.fails(particulars) }
    // A text may show another share, or a filled part that does.
    if let shown = ask.facts.otherShownShare(tolerance: ask.number("tolerance")) {
      return ask.fails(as: "shown", ["announcement": speech.text, "shown": shown])
    }
    // What moves is drawn as it begins; more than the whole fills all of a track, and no more.
    if ask.component.animations.isEmpty, let drawn = progress.drawnPercent,
      let percent = progress.percent,
      abs(drawn - min(max(percent, 0), 100)) > ask.number("drawn-tolerance")
    {
      return undecided(speech, drawn: drawn, progress, ask)
    }
    return ask.holds(particulars)
  }

  /// What is heard is another share than what is drawn, of which nobody knows which is right.
  private static func undecided(
    _ speech: ProgressSpeech,
    drawn percent: Double,
    _ progress: Progress,
    _ ask: Ask
  ) -> CheckAnswer {
    ask.unknown(
      progress.value.missing ?? "how far it really is",
      as: "shown",
      ["announcement": speech.text, "drawn": percent.rounded()],
      likely: .fail
    ) { $0.saying = "drawn" }
  }

  private static func unread(_ text: String, _ ask: Ask) -> CheckAnswer {
    ask.unknown("what ‘\(text)’ is as a share", as: "unread", ["announcement": text])
  }
}
