internal import A11yModel
internal import Language
internal import Support

extension Check {
  /// A progress lies in its range, and what is announced of it is right.
  static let progressRange = Check(
    "progress-range",
    parameters: ["tolerance", "drawn-tolerance"]
  ) {
    context,
    verdicts in
    guard let progress = context.component.progress, progress.isDeterminate else { return }
    guard progress.value.value != nil else {
      for verdict in measured(progress, context) { verdicts.append(verdict) }
      return
    }
    guard progress.maximum > progress.minimum else {
      let bounds =
        "\(DecimalText.short(progress.minimum)) to \(DecimalText.short(progress.maximum))"
      var verdict = Verdict(
        .failed,
        context.facts.root,
        "people who use a screen reader are told something false: the range from \(bounds) is empty"
      )
      verdict.remedy = "range"
      verdicts.append(verdict)
      return
    }
    let speeches = context.facts.bestProgressSpeeches
    for speech in speeches {
      let verdict = verdict(on: speech, progress, context)
      let isRight = verdict.result == .passed
      verdicts.append((isRight ? contradiction(of: speech, progress, context) : nil) ?? verdict)
    }
    for verdict in wordless(context) { verdicts.append(verdict) }
  }

  /// Where the value is not given, what is heard is held against what is drawn, which is the value to
  /// within a few points.
  private static func measured(_ progress: Progress, _ context: CheckContext) -> [Verdict] {
    let speeches = context.facts.bestProgressSpeeches
    let answers = speeches.map { answer($0, progress, context) }
    // Beside a share that is right, others are the ends of the scale, and words.
    if answers.contains(.right) {
      return zip(speeches, answers).filter { $0.1 == .right }.map { Verdict(.passed, $0.0.target) }
    }
    return zip(speeches, answers).compactMap { speech, answer in
      if answer == .wrong, let percent = progress.drawnPercent {
        return undecided(speech, drawn: percent, progress)
      }
      return progress.value.missing.map { unchecked(speech, $0) }
    }
  }

  /// What a share in figures says of what is drawn; “Half” may be a name.
  private static func answer(
    _ speech: ProgressSpeech,
    _ progress: Progress,
    _ context: CheckContext
  ) -> SpokenProgress.Answer {
    guard let percent = progress.drawnPercent, speech.progress.isShare,
      TextBytes.holdsNumber(speech.text)
    else { return .incomparable }
    // The ends of a scale stand beside it.
    let isEnd = speech.progress.readings.allSatisfy { reading in
      if case .percentage(let share, _, _) = reading { share == 0 || share == 100 } else { false }
    }
    if isEnd, context.facts.bestProgressSpeeches.count > 1 { return .incomparable }
    var drawn = progress
    (drawn.value, drawn.minimum, drawn.maximum) = (.known(percent), 0, 100)
    return speech.progress.answer(on: drawn, tolerance: context.number("drawn-tolerance"))
  }

  /// What is seen besides where it is not the value: a text that shows another share, or a filled part
  /// that does; nil where nothing contradicts the value.
  private static func contradiction(
    of speech: ProgressSpeech,
    _ progress: Progress,
    _ context: CheckContext
  ) -> Verdict? {
    if let shown = context.facts.otherShownShare(tolerance: context.number("tolerance")) {
      var verdict = Verdict(
        .failed,
        speech.target,
        "people who use a screen reader hear ‘\(speech.text)’, and those who see it read ‘\(shown)’"
      )
      verdict.remedy = "shown"
      verdict.evidence = [
        Evidence("announcement", .text(speech.text)), Evidence("shown", .text(shown)),
      ]
      return verdict
    }
    // What moves is drawn as it begins.
    guard context.component.animations.isEmpty, let drawn = progress.drawnPercent,
      let percent = progress.percent,
      // More than the whole fills all of a track, and no more.
      abs(drawn - min(max(percent, 0), 100)) > context.number("drawn-tolerance")
    else { return nil }
    return undecided(speech, drawn: drawn, progress)
  }

  /// What is heard is another share than what is drawn, of which nobody knows which is right.
  private static func undecided(
    _ speech: ProgressSpeech,
    drawn percent: Double,
    _ progress: Progress
  ) -> Verdict {
    let fact = progress.value.missing ?? "how far it really is"
    var verdict = unchecked(speech, fact)
    verdict.result = .cantTell([fact], likely: .fail)
    verdict.message +=
      "; what is drawn fills \(DecimalText.short(percent.rounded())) percent of its track"
    verdict.remedy = "shown"
    return verdict
  }

  private static func unchecked(_ speech: ProgressSpeech, _ fact: String) -> Verdict {
    var verdict = Verdict(
      .cantTell([fact], likely: .none),
      speech.target,
      "whether ‘\(speech.text)’ is true, as people who use a screen reader hear it, depends on \(fact)"
    )
    verdict.evidence = [Evidence("announcement", .text(speech.text))]
    return verdict
  }

  private static func verdict(
    on speech: ProgressSpeech,
    _ progress: Progress,
    _ context: CheckContext
  ) -> Verdict {
    let answer = speech.progress.answer(on: progress, tolerance: context.number("tolerance"))
    // A share is heard without its sign.
    let isBelow = answer == .wrong && progress.percent.map { $0 < 0 } ?? false
    if answer == .incomparable || isBelow { return incomparable(speech.text, speech.target) }
    let percent = DecimalText.truncated(progress.percent ?? 0, places: 1)
    let share = percent.hasSuffix(".0") ? String(percent.dropLast(2)) : percent
    var verdict = Verdict(
      answer == .right ? .passed : .failed,
      speech.target,
      "people who use a screen reader hear ‘\(speech.text)’ where it is \(share) percent"
    )
    verdict.evidence = [
      Evidence("announcement", .text(speech.text)), Evidence("expected", .text("\(share) percent")),
    ]
    return verdict
  }

  /// Values in words alone, where nothing else says how far it is.
  private static func wordless(_ context: CheckContext) -> [Verdict] {
    guard context.facts.bestProgressSpeeches.isEmpty else { return [] }
    return context.facts.occurrences.compactMap { occurrence in
      let element = context.facts.element(occurrence)
      guard let value = element.value.value, !Words(value).isEmpty,
        element.kind == .component || !element.isOperable
      else { return nil }
      return incomparable(value, context.facts.target(of: element))
    }
  }

  private static func incomparable(_ text: String, _ target: Target) -> Verdict {
    var verdict = Verdict(
      .cantTell(["what ‘\(text)’ is as a share"], likely: .none),
      target,
      "whether ‘\(text)’ tells people who use a screen reader how far it is cannot be computed"
    )
    verdict.evidence = [Evidence("announcement", .text(text))]
    return verdict
  }
}
