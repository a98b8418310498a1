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
      drawn[mark.series, default: []].append(DrawnScale.Mark(value: value, extent: extent))
    }
    let scales = drawn.compactMapValues(DrawnScale.init)
    guard !scales.isEmpty else { return [] }
    let speeches = facts[MarkSpeeches.self]
    return zip(speeches.all, facts[HeardValues.self].tellings).compactMap { speech, telling in
      let mark = chart.marks[speech.mark]
      guard telling == .said || telling == .saidInFull, let value = mark.value.value,
        let extent = chart.extents[speech.mark], let scale = scales[mark.series],
        !scale.agrees(DrawnScale.Mark(value: value, extent: extent))
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

/// How long the marks of one series are drawn for each unit of their values, where most agree: then they
/// stand on 0.
struct DrawnScale {
  /// A value that is stated of a mark, and how far it reaches.
  struct Mark {
    var value: Double
    var extent: Double
  }

  /// Points for each unit; below 0 where values grow to the left or downwards.
  private let ratio: Double

  /// Fewer agree by chance.
  private static let least = 3

  /// How much more the largest of the values that agree must be than the least: nearly equal ones agree on
  /// any scale.
  private static let leastSpread = 1.5

  /// The points, and the share of a value, by which a mark may be off.
  private static let tolerance = (points: 2.5, share: 0.05)

  /// Nil where most do not agree.
  init?(_ marks: [Mark]) {
    let ratios = marks.filter { $0.value != 0 }.map { $0.extent / $0.value }.sorted()
    guard ratios.count >= Self.least, ratios[ratios.count / 2] != 0 else { return nil }
    ratio = ratios[ratios.count / 2]
    let agreeing = marks.filter { [self] in agrees($0) }
    let sizes = agreeing.map { abs($0.value) }.filter { $0 > 0 }
    guard agreeing.count >= Self.least, agreeing.count * 3 >= marks.count * 2,
      let low = sizes.min(), let high = sizes.max(), high >= low * Self.leastSpread
    else { return nil }
  }

  /// Whether a mark is drawn as long as its value asks for, which may be rounded.
  func agrees(_ mark: Mark) -> Bool {
    let decimals = DecimalText.short(mark.value).split(separator: ".").dropFirst().first?.count ?? 0
    let rounding = (0..<decimals).reduce(0.5) { unit, _ in unit / 10 }
    let off = abs(ratio) * max(rounding, abs(mark.value) * Self.tolerance.share)
    return abs(mark.extent - ratio * mark.value) <= max(Self.tolerance.points, off)
  }

  /// The value that a length stands for, to about two digits.
  func value(of extent: Double) -> Double {
    let value = extent / ratio
    guard value != 0 else { return 0 }
    var unit = 1.0
    while abs(value) >= 100 * unit { unit *= 10 }
    while abs(value) < 10 * unit, unit > 1e-9 { unit /= 10 }
    return (value / unit).rounded() * unit
  }
}
