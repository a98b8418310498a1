internal import A11yModel
internal import ChartSpeech
internal import Language
internal import Listening
internal import Support

extension Ask {
  /// What is heard of the marks of a picture, whose texts may be older than its shapes.
  var announcedExtents: [AnnouncedClaim] {
    guard let chart = component.chart, chart.isRecognized, !chart.extents.isEmpty else { return [] }
    return chart.form?.isWhole ?? false ? wrongShares(chart) : wrongLengths(chart)
  }

  private func wrongLengths(_ chart: Chart) -> [AnnouncedClaim] {
    var drawn: [Int?: [DrawnScale.Mark]] = [:]
    for (index, mark) in chart.marks.enumerated() {
      guard let extent = chart.extents[index], let value = mark.value.value else { continue }
      drawn[mark.series, default: []].append((value, extent))
    }
    let scales = drawn.compactMapValues(DrawnScale.init)
    guard !scales.isEmpty else { return [] }
    let speeches = facts[MarkSpeeches.self]
    return zip(speeches.all, facts[AnnouncedValues.self].tellings).compactMap { speech, telling in
      let mark = chart.marks[speech.mark]
      guard telling == .said || telling == .saidInFull, let value = mark.value.value,
        let extent = chart.extents[speech.mark], let scale = scales[mark.series],
        !scale.agrees((value, extent))
      else { return nil }
      let length = DecimalText.short(scale.value(of: extent))
      return wrong(speech, "the mark is drawn as long as \(length)")
    }
  }

  private func wrong(_ speech: MarkSpeech, _ data: String) -> AnnouncedClaim {
    let text = facts[MarkSpeeches.self].announcement(of: speech).text
    return AnnouncedClaim(facts.target(of: speech), in: text).untrue(text, data)
  }

  /// Percent that the shares which are heard may miss a whole by, all of them and each.
  private static let (roundingOfAll, roundingOfOne) = (3.0, 3.0)

  /// Percentages that come to a whole, one for each slice, are their shares.
  private func wrongShares(_ chart: Chart) -> [AnnouncedClaim] {
    let whole = chart.extents.values.reduce(0, +)
    let speeches = facts[MarkSpeeches.self]
    guard whole > 0, speeches.all.count > 1, speeches.all.count == chart.extents.count else {
      return []
    }
    let shares = speeches.all.compactMap { speech -> (speech: MarkSpeech, told: Double)? in
      let tokens = TextTokens(speeches.content(of: speech), speeches.language(of: speech).tag)
      let shares = tokens.values.filter { $0.units.contains(Unit.percent) }
      return shares.count == 1 ? (speech, shares[0].number) : nil
    }
    let told = shares.reduce(0) { $0 + $1.told }
    guard shares.count == speeches.all.count, abs(told - 100) <= Self.roundingOfAll else {
      return []
    }
    return shares.compactMap { speech, share in
      guard let extent = chart.extents[speech.mark] else { return nil }
      let drawn = 100 * extent / whole
      guard abs(drawn - share) > Self.roundingOfOne else { return nil }
      let percent = DecimalText.short(drawn.rounded())
      return wrong(speech, "the slice is drawn as \(percent) percent of the whole")
    }
  }
}
