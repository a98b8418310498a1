internal import A11yModel
internal import Claims
internal import Language
internal import Listening
internal import RuleCatalogue
internal import Support

extension Check {
  /// The values, statistics and states that are announced are those of the model.
  ///
  /// What other rules decide is left to them: the place of a step where it stands, the value of a
  /// progress, and that of a mark.
  static let announcementMatchesModel = CheckSignature(
    "announcement-matches-model",
    formerly: "announcement-truth",
    words: ["state-words", "step-words"],
    restingOn: [.marks, .series],
    cases: ["kind", "place", "state"],
    evidence: ["announcement", "statement", "expected"]
  ).deciding { context, verdicts in
    judgeStates(context, &verdicts)
    judgeSteps(context, &verdicts)
    judgeUpdates(context, &verdicts)
    judgeExtents(context, &verdicts)
    guard let chart = context.component.chart else { return }
    var readers = DataReaders(chart, context.facts)
    judgeSummaries(chart, context, &readers, &verdicts)
  }

  static let people = "people who use a screen reader"

  static func untrue(
    _ target: Target,
    _ said: String,
    _ data: String,
    in text: String
  ) -> Verdict {
    var verdict = Verdict(.failed, target, "\(people) hear ‘\(said)’ where \(data)")
    verdict.evidence = [
      Evidence("announcement", .text(text)), Evidence("statement", .text(said)),
      Evidence("expected", .text(data)),
    ]
    return verdict
  }

  // MARK: summaries

  private static func judgeSummaries(
    _ chart: Chart,
    _ context: CheckContext,
    _ readers: inout DataReaders,
    _ verdicts: inout Verdicts
  ) {
    let facts = context.facts
    var texts = facts.summaryTexts.filter { !$0.isOfAxis }
    for change in facts.component.changes {
      guard case .announcement(let announcement) = change.response else { continue }
      texts += announcement.heard.map {
        SummaryText(text: $0.text, tag: facts.languageTag, source: change.source)
      }
    }
    var claims: [(text: SummaryText, claims: [DataClaim])] = []
    var kinds = NamedKinds(chart)
    for text in texts {
      let reader = readers.reader(text.tag)
      kinds.add(text, TextTokens(text.text, text.tag), reader.vocabulary)
      let found = reader.claims(in: text.text)
      if !found.isEmpty { claims.append((text, found)) }
    }
    judge(kinds, chart, &readers, &verdicts)
    guard !claims.isEmpty, let figures = facts[ChartFigures.self] else { return }
    let scales = Set(texts.flatMap { TextTokens($0.text, $0.tag).commonScales }).sorted()
    for (text, claims) in claims {
      let truth = DataTruth(readers.reader(text.tag), figures, scales: scales, chart, facts)
      judge(claims, of: text, truth, &verdicts)
    }
  }

  /// Whether it is the kind of chart that it is called.
  private static func judge(
    _ kinds: NamedKinds,
    _ chart: Chart,
    _ readers: inout DataReaders,
    _ verdicts: inout Verdicts
  ) {
    guard let (_, text) = kinds.wrong, let form = chart.form,
      let said = readers.reader(text.tag).wrongKind(kinds, chart)
    else { return }
    var verdict = untrue(Target(text.source), said, "the chart is \(form.name)", in: text.text)
    verdict.matter = .kindOfChart
    verdict.remedy = "kind"
    verdicts.append(verdict)
  }

  private static func judge(
    _ claims: [DataClaim],
    of text: SummaryText,
    _ truth: DataTruth,
    _ verdicts: inout Verdicts
  ) {
    let target = Target(text.source)
    var isAnyRight = false
    var isAnyWrong = false
    for claim in claims {
      let answer = truth.answer(to: claim)
      // How many marks and series there are is known without their values.
      let isCounted = claim.isCount && answer == .right
      if answer != .open, !isCounted, let fact = truth.figures.missing {
        verdicts.append(open(claim, fact, "", target))
        return
      }
      switch answer {
      case .open: continue
      case .right: isAnyRight = true
      case .doubtful(let fact, let data):
        isAnyWrong = true
        verdicts.append(open(claim, fact, ": " + data, target))
      case .wrong(let data):
        isAnyWrong = true
        let doubt = claim.unknown.last.map { "what ‘\($0)’ stands for there" }
        let verdict = doubt.map { open(claim, $0, ": " + data, target) }
        verdicts.append(verdict ?? untrue(target, claim.text, data, in: text.text))
      }
    }
    if isAnyRight, !isAnyWrong {
      var verdict = Verdict(.passed, target)
      verdict.basis = text.text.hashValue
      verdict.evidence = [Evidence("announcement", .text(text.text))]
      verdicts.append(verdict)
    }
  }

  private static func open(
    _ claim: DataClaim,
    _ fact: String,
    _ data: String,
    _ target: Target
  ) -> Verdict {
    var verdict = Verdict(
      .cantTell([fact], likely: data.isEmpty ? .none : .fail),
      target,
      "whether ‘\(claim.text)’ is true, as \(people) hear it, depends on \(fact)\(data)"
    )
    verdict.evidence = [Evidence("statement", .text(claim.text))]
    return verdict
  }

  // MARK: states

  private static func judgeStates(_ context: CheckContext, _ verdicts: inout Verdicts) {
    let facts = context.facts
    guard !context.component.steps.isEmpty else { return }
    var stated = StatedStates(facts, context.set("state-words"))
    for speech in facts.stepSpeeches {
      let text = speech.announcement.authoredText
      let heard = stated.statements(
        in: text,
        of: speech.isCollapsed ? nil : speech.step,
        speech.languages
      )
      judge(heard, in: text, speech.snapshot, speech.state, facts, &verdicts) { step in
        Target(facts.component.steps[step].source, at: speech.target.place)
      }
    }
    for change in context.component.changes {
      guard case .announcement(let announcement) = change.response else { continue }
      for heard in announcement.heard {
        let statements = stated.statements(in: heard.text, of: heard.step, facts.languages)
        // What is completed then was the current step a moment before.
        let isComplete = change.event == .complete
        if isComplete, let current = statements.first(where: { $0.meaning == .current }) {
          let data = "\(facts.quotedName(ofStep: current.step)) is done"
          var verdict = untrue(Target(change.source), current.text, data, in: heard.text)
          verdict.remedy = "state"
          verdicts.append(verdict)
        }
        let said = statements.filter {
          !isComplete || ($0.meaning != .completed && $0.meaning != .current)
        }
        judge(said, in: heard.text, heard.snapshot, nil, facts, &verdicts, isOfSteps: false) { _ in
          Target(change.source)
        }
      }
    }
  }

  private static func judge(
    _ statements: [StatedStates.Statement],
    in text: String,
    _ snapshot: Int,
    _ state: String?,
    _ facts: ComponentFacts,
    _ verdicts: inout Verdicts,
    isOfSteps: Bool = true,
    target: (Int) -> Target
  ) {
    let model = facts.component.snapshots[snapshot]
    let bySteps = Dictionary(grouping: statements, by: \.step)
    for (step, own) in bySteps.sorted(by: { $0.key < $1.key }) {
      guard let index = model.stepStates[step] else { continue }
      let meaning = facts.component.states[index].meaning
      let isCurrent = model.current == step
      let isRight = own.contains {
        $0.meaning == meaning || ($0.meaning == .current && isCurrent)
      }
      let wrong = own.first { StatedStates.denies($0.said, meaning, isCurrent: isCurrent) }
      if isRight {
        verdicts.pass(target(step), state: state, basis: text.hashValue)
      } else if let wrong {
        let data =
          "\(facts.quotedName(ofStep: step)) is \(StateVocabulary.phrase(for: meaning))"
          + facts.moment(of: snapshot, besides: step)
        var verdict = untrue(target(step), wrong.text, data, in: text)
        (verdict.state, verdict.remedy) = (state, "state")
        if isOfSteps { verdict.matter = .state(step: step, state: index) }
        // What says nothing but a state may be called so: “Done”.
        if let fact = facts.component.steps[step].name.missing {
          verdict.result = .cantTell([fact], likely: .none)
          verdict.message =
            "whether ‘\(wrong.text)’ is true, as \(people) hear it, depends on \(fact): \(data)"
        }
        verdicts.append(verdict)
      }
    }
  }

  // MARK: progress

  /// What is posted while a value changes, or once it is full, and names a share.
  private static func judgeUpdates(_ context: CheckContext, _ verdicts: inout Verdicts) {
    guard let progress = context.component.progress, progress.isDeterminate,
      progress.percent != nil
    else { return }
    let facts = context.facts
    for change in context.component.changes where change.event == .complete {
      guard case .announcement(let announcement) = change.response else { continue }
      for heard in announcement.heard {
        let spoken = SpokenProgress(heard.text, facts.spokenLanguage)
        guard let share = spoken.percentage, share < 99 else { continue }
        verdicts.append(
          untrue(Target(change.source), heard.text, "it is complete", in: heard.text)
        )
      }
    }
    for change in context.component.changes where change.event == .update {
      guard case .announcement(let announcement) = change.response else { continue }
      for heard in announcement.heard {
        let spoken = SpokenProgress(heard.text, facts.spokenLanguage)
        guard spoken.isShare else { continue }
        switch spoken.answer(on: progress, tolerance: 1) {
        case .right: verdicts.pass(Target(change.source), basis: heard.text.hashValue)
        case .incomparable: continue
        case .wrong:
          let share = DecimalText.short(((progress.percent ?? 0) * 10).rounded() / 10)
          let data = "it is \(share) percent"
          verdicts.append(untrue(Target(change.source), heard.text, data, in: heard.text))
        }
      }
    }
  }
}
