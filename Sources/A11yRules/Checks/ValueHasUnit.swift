internal import A11yModel
internal import Claims
internal import Language
internal import Listening
internal import RuleCatalogue

extension Check {
  /// The numbers that are heard have their unit, there or in what is heard of the whole.
  static let valueHasUnit = CheckSignature(
    "value-has-unit",
    formerly: "value-unit",
    restingOn: [.marks, .axes],
    cases: ["other", "undeclared"],
    evidence: ["announcement", "declared"]
  ).deciding { context, verdicts in
    switch context.facts.valueUnit {
    case .known(let unit) where Words(unit) == noUnit: return
    case .known(let unit): judge(unit, context, &verdicts)
    case .absent, .unknown: judgeUndeclared(context, &verdicts)
    }
  }

  private static let noUnit = Words("none")

  private static func judge(
    _ unit: String,
    _ context: CheckContext,
    _ verdicts: inout Verdicts
  ) {
    let spoken = SpokenUnit.named(unit)
    lazy var isToldOnce = context.facts.saysOfWhole(spoken)
    lazy var mayBeTold = context.facts.mayTellOfWholeInUnknownWords
    lazy var names = context.facts[DataNames.self].words
    context.facts.forEachNumber { speech in
      let value = speech.value(in: context.component)
      if !speech.needsNone, !spoken.isSaid(in: speech.words),
        let other = spoken.otherUnit(in: speech.text, beside: value, speech.language, than: unit),
        !names.contains(Word(other))
      {
        verdicts.append(wrong(unit, speech))
        return
      }
      if speech.needsNone || spoken.isSaid(in: speech.words) || isToldOnce {
        verdicts.pass(speech.target)
        return
      }
      let missing = speech.missing + [context.facts.doubtOfWhole].compactMap(\.self)
      var verdict = Verdict(
        missing.isEmpty ? .failed : .cantTell(missing, likely: .fail),
        speech.target,
        "people who use a screen reader hear ‘\(speech.text)’ without the unit, ‘\(unit)’"
      )
      var fact: String?
      if speech.language.isEnglish {
        let word = spoken.unknownWord(
          in: speech.text,
          behind: speech.value(in: context.component),
          speech.language,
          besides: names
        )
        fact = word.map { SpokenUnit.meaning(of: $0, unit) }
      } else if SpokenUnit.isAnySaid(in: speech.text) || mayBeTold {
        fact = "what ‘\(unit)’ is called in the language"
      }
      if let fact {
        verdict.result = .cantTell([fact], likely: .none)
        verdict.message =
          "whether people who use a screen reader hear the unit of ‘\(speech.text)’, ‘\(unit)’, "
          + "depends on \(fact)"
      }
      verdict.evidence = [
        Evidence("announcement", .text(speech.text)), Evidence("declared", .text(unit)),
      ]
      verdicts.append(verdict)
    }
  }

  /// A number with a unit that is not that of the values.
  private static func wrong(_ unit: String, _ speech: NumberSpeech) -> Verdict {
    var verdict = Verdict(
      speech.missing.isEmpty ? .failed : .cantTell(speech.missing, likely: .fail),
      speech.target,
      "people who use a screen reader hear ‘\(speech.text)’ where the unit is ‘\(unit)’"
    )
    verdict.evidence = [
      Evidence("announcement", .text(speech.text)), Evidence("declared", .text(unit)),
    ]
    verdict.remedy = "other"
    return verdict
  }

  /// Where nobody declares the unit, a number with a unit beside it has one; whether a bare number
  /// needs one cannot be told.
  private static func judgeUndeclared(_ context: CheckContext, _ verdicts: inout Verdicts) {
    var bare: NumberSpeech?
    context.facts.forEachNumber { speech in
      if speech.needsNone || SpokenUnit.isAnySaid(in: speech.text) {
        verdicts.pass(speech.target)
      } else {
        bare = bare ?? speech
      }
    }
    guard let bare else { return }
    let isProgress = context.component.progress != nil
    let fact =
      context.facts.valueUnit.missing ?? "the unit of the \(isProgress ? "progress" : "values")"
    var verdict = Verdict(
      .cantTell([fact], likely: .fail),
      context.facts.root,
      "whether people who use a screen reader are told what ‘\(bare.text)’ counts depends on \(fact)"
    )
    verdict.evidence = [Evidence("announcement", .text(bare.text))]
    verdict.remedy = "undeclared"
    verdicts.append(verdict)
  }
}

/// One announcement that holds a value.
private final class NumberSpeech {
  let target: Target
  let source: Source

  /// Whether it needs no unit, as a share of a whole.
  let needsNone: Bool

  init(target: Target, source: Source, needsNone: Bool) {
    (self.target, self.source, self.needsNone) = (target, source, needsNone)
  }

  enum Source {
    case progress(ProgressSpeech)
    case mark(MarkSpeech, MarkSpeeches)
  }

  var text: String {
    switch source {
    case .progress(let speech): speech.text
    case .mark(let speech, let all): all.content(of: speech)
    }
  }

  /// The words, with letters set apart that are joined to a number.
  var words: Words {
    switch source {
    case .progress(let speech): Words(NumberParting.parted(speech.text))
    case .mark(let speech, let all): all.partedWords(of: speech)
    }
  }

  var missing: [String] {
    switch source {
    case .progress(let speech): speech.missing
    case .mark(let speech, let all): all.announcement(of: speech).missing
    }
  }

  func value(in component: Component) -> Double? {
    switch source {
    case .progress: component.progress?.value.value
    case .mark(let speech, _): component.chart?.marks[speech.mark].value.value
    }
  }

  var language: SpokenLanguage {
    switch source {
    case .progress(let speech): speech.language
    case .mark(let speech, let all): all.language(of: speech)
    }
  }
}

extension ComponentFacts {
  /// Gives each announcement that holds a value, of marks and of a progress.
  fileprivate func forEachNumber(_ body: (NumberSpeech) -> Void) {
    if component.progress?.isDeterminate == true {
      for speech in bestProgressSpeeches {
        body(
          NumberSpeech(
            target: speech.target,
            source: .progress(speech),
            needsNone: speech.progress.isShare
          )
        )
      }
    }
    let speeches = self[MarkSpeeches.self]
    for (speech, telling) in zip(speeches.all, self[SpokenValue.Telling.self])
    where telling == .said || telling == .saidInFull {
      body(
        NumberSpeech(
          target: target(of: speech),
          source: .mark(speech, speeches),
          needsNone: telling == .saidInFull
        )
      )
    }
  }

  /// Whether a unit is said once for all: in a name or summary of the whole, in an axis of the
  /// values, or in text that is met beside the marks or the value.
  fileprivate func saysOfWhole(_ unit: SpokenUnit) -> Bool {
    textsOfWhole.contains { unit.isSaid(ofWhole: $0) }
  }

  /// Whether what is said once for all may hold a unit in words of a language that are not known
  /// here; a name of one word says what is counted, and not in what.
  fileprivate var mayTellOfWholeInUnknownWords: Bool {
    textsOfWhole.contains { text in
      Words(text).list.count { $0.allSatisfy(.letter) } > 1
    }
  }
}
