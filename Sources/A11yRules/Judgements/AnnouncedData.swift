internal import A11yModel
internal import Claims
internal import Language
internal import Listening

extension Ask {
  /// What is claimed of the data of a chart, by what is heard of it as a whole and on its changes.
  var announcedData: [AnnouncedClaim] {
    guard let chart = component.chart else { return [] }
    var readers = DataReaders(chart, facts)
    var texts = facts.summaryTexts.filter { !$0.isOfAxis }
    for change in component.changes {
      guard case .announcement(let announcement) = change.response else { continue }
      texts += announcement.heard.map {
        SummaryText(text: $0.text, tag: facts.languageTag, source: change.source)
      }
    }
    var claims: [(text: SummaryText, claims: [DataClaim])] = []
    var kinds = NamedKinds(chart)
    var tokens: [TextTokens] = []
    for text in texts {
      let reader = readers.reader(text.tag)
      let read = TextTokens(text.text, text.tag)
      tokens.append(read)
      kinds.add(text, read, reader.vocabulary)
      let found = reader.claims(in: text.text)
      if !found.isEmpty { claims.append((text, found)) }
    }
    let kind = kind(kinds, chart, &readers).map { [$0] } ?? []
    guard !claims.isEmpty, let figures = facts[ChartFigures.self] else { return kind }
    let scales = Set(tokens.flatMap(\.commonScales)).sorted()
    var truths: [String?: DataTruth] = [:]
    return kind
      + claims.flatMap { text, claims in
        let truth =
          truths[text.tag]
          ?? DataTruth(readers.reader(text.tag), figures, scales: scales, chart, facts)
        truths[text.tag] = truth
        return compared(claims, of: text, truth)
      }
  }

  /// That it is no chart of the kind that it is called.
  private func kind(
    _ kinds: NamedKinds,
    _ chart: Chart,
    _ readers: inout DataReaders
  ) -> AnnouncedClaim? {
    guard let (_, text) = kinds.wrong, let form = chart.form,
      let said = readers.reader(text.tag).wrongKind(kinds, chart)
    else { return nil }
    var claim = AnnouncedClaim(Target(text.source), in: text.text)
      .untrue(said, "the chart is \(form.name)", as: "kind")
    claim.matter = .kindOfChart
    return claim
  }

  private func compared(
    _ claims: [DataClaim],
    of text: SummaryText,
    _ truth: DataTruth
  ) -> [AnnouncedClaim] {
    var right = AnnouncedClaim(Target(text.source), in: text.text)
    right.isOfChart = true
    var isAnyRight = false
    var wrong: [AnnouncedClaim] = []
    for claim in claims {
      let answer = truth.answer(to: claim)
      // How many marks and series there are is known without their values.
      let isCounted = claim.isCount && answer == .right
      if answer != .open, !isCounted, let fact = truth.figures.missing {
        return wrong + [right.untrue(claim.text, nil).unless(fact, likely: .none)]
      }
      switch answer {
      case .open: continue
      case .right: isAnyRight = true
      case .doubtful(let fact, let data):
        wrong.append(right.untrue(claim.text, data).unless(fact, likely: .fail))
      case .wrong(let data):
        let doubt = claim.unknown.last.map { "what ‘\($0)’ stands for there" }
        wrong.append(right.untrue(claim.text, data).unless(doubt, likely: .fail))
      }
    }
    return isAnyRight && wrong.isEmpty ? [right] : wrong
  }
}
