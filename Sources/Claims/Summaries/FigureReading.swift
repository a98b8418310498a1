internal import A11yModel
internal import Language
internal import Listening

// How numbers and the words beside them are read.
extension SummaryReader {
  /// Whether a sign stands before a number: “minus”, or that of a currency.
  func isSigned(at index: Int, of words: [Word]) -> Bool {
    var next = index
    if MinusWords.isMinus(words, at: next) { next += 1 }
    if next < words.count, UnitVocabulary.isCurrency(words[next]) { next += 1 }
    return next > index && next < words.count && words[next].begins(with: .number)
  }

  func figure(at start: Int, of words: [Word]) -> (SummaryToken, Int) {
    guard let index = words[start...].firstIndex(where: { $0.begins(with: .number) }) else {
      return (.unknown(words[start].text), 1)
    }
    let currency = words[start..<index].first(where: UnitVocabulary.isCurrency)
    var end = index + 1
    let next = end < words.count ? words[end] : nil
    let alone = SpokenNumber.all(in: Array(words[start..<end]), language)
    // “2nd” is no value, nor is “6/7/2025”.
    if let next, Self.ordinals.contains(next) { return (.phrase(.aside), end + 1 - start) }
    guard !alone.isEmpty || words[index].contains(Self.colon) else {
      return (.unknown(words[index].text), end - start)
    }
    var readings = alone
    var scale: Word?
    // “Mio.” may be the unit’s: “30 Mio. €”.
    let isOfUnit = next != nil && (spokenUnit?.length(in: words, at: end) ?? 0) > 0
    let isLarger = next.flatMap { UnitMagnitudes.factor(of: $0, in: unit) } != nil
    if let next, !isOfUnit, !isLarger, SpokenNumber.percentageLength(in: words, at: end) == nil {
      let scaled = SpokenNumber.all(in: Array(words[start...end]), language)
      if scaled.count > alone.count { (readings, scale, end) = (scaled, next, end + 1) }
    }
    let figure = SummaryFigure(
      readings: readings,
      relation: .bare,
      category: names.names(at: index, of: words)?.names.lazy.compactMap(\.category).first,
      scale: scale,
      isParted: words[index].contains(Self.separators)
    )
    return finished(figure, from: start, to: end, of: words, currency)
  }

  /// A number that words spell out; “one” alone is a pronoun, unless a unit stands behind it.
  func figure(_ number: Numeral, of words: [Word]) -> (SummaryToken, Int) {
    let reading = SpokenNumber(
      value: number.value,
      // Half of a thousand is rounded up.
      tolerance: number.unit >= 1000 ? number.unit * 0.499 : number.unit / 2,
      isPercentage: false
    )
    let figure = SummaryFigure(readings: [reading], relation: .bare)
    let (token, length) = finished(
      figure,
      from: number.range.lowerBound,
      to: number.range.upperBound,
      of: words,
      nil
    )
    if number.value == 1, case .figure(let figure) = token, figure.relation == .bare {
      return (.phrase(.filler), length)
    }
    return (token, length)
  }

  /// A number with the unit behind it.
  private func finished(
    _ figure: SummaryFigure,
    from start: Int,
    to end: Int,
    of words: [Word],
    _ currency: Word?
  ) -> (SummaryToken, Int) {
    var figure = figure
    var end = end
    if let currency {
      let isOwn = spokenUnit.map { $0.length(in: [currency], at: 0) > 0 } ?? true
      figure.relation = isOwn ? .declared : .other
      if !isOwn { figure.otherUnit = currency }
    } else if end < words.count,
      let factor = UnitMagnitudes.factor(of: words[end], in: unit)
    {
      figure = figure.times(factor)
      figure.relation = .declared
      end += 1
    } else if let length = SpokenNumber.percentageLength(in: words, at: end) {
      let isOwn = spokenUnit.map { $0.length(in: words, at: end) > 0 } ?? false
      figure.relation = isOwn ? .declared : .share
      figure.readings = figure.readings.map { $0.asPercentage(!isOwn) }
      end += length
    } else {
      let first = end
      (figure.relation, end) = relation(behind: end, of: words)
      if figure.relation == .other, end > first { figure.otherUnit = words[first] }
      if figure.relation == .bare, isNumbering(at: start, of: words) { figure.relation = .other }
      addDuration(to: &figure, from: start, &end, words)
    }
    // “A loss of 200”, “5 degrees below zero”.
    if mayBeNegative {
      let length = MinusWords.belowLength(words[end...])
      if length > 0 || MinusWords.isLoss(in: words[max(start - 3, 0)..<start]) {
        figure.readings = figure.readings.map(\.negated)
        end += length
      }
    }
    return (.figure(figure), end - start)
  }

  /// Whether a number says which of several days or weeks is meant, as in “week 32”.
  private func isNumbering(at index: Int, of words: [Word]) -> Bool {
    index > 0 && UnitVocabulary.isPeriod(words[index - 1])
      && (spokenUnit?.length(in: words, at: index - 1) ?? 0) == 0
  }

  /// What the words behind a number make of it, and where they end.
  private func relation(
    behind end: Int,
    of words: [Word]
  ) -> (SummaryFigure.Relation, Int) {
    guard end < words.count else { return (.bare, end) }
    if let length = spokenUnit?.lengthInAnyLanguage(in: words, at: end), length > 0 {
      return (.declared, end + length)
    }
    if isOwnTime(words[end]) { return (.declared, end + 1) }
    if names.names(at: end, of: words) != nil { return (.bare, end) }
    let isNumberNext = end + 1 < words.count && words[end + 1].begins(with: .number)
    // “5 min” is no minimum.
    if words[end] == "min", !isNumberNext { return (.other, isTime ? end : end + 1) }
    if let phrase = vocabulary.phrase(at: end, of: words) {
      let isCount = [.series, .marks, .line].contains(phrase.kind)
      let isRatio = isNumberNext && SpokenProgress.ofWords.contains(words[end])
      // “The 3 highest” are so many; “9 max” is a value.
      let isRank =
        [.highest, .lowest].contains(phrase.kind) && !Self.limits.contains(words[end])
      return (isCount || isRatio || isRank ? .other : .bare, end)
    }
    if TimeUnit(words[end]) != nil, unit != nil, words[end].count > 1 { return (.other, end + 1) }
    if UnitVocabulary.isUnit(words[end]) { return (unit == nil ? .declared : .other, end + 1) }
    return (words[end].begins(with: .number) ? .other : unit == nil ? .bare : .other, end)
  }

  var isTime: Bool {
    unit.map { UnitVocabulary.areTimes(UnitVocabulary.terms(for: Words($0))) } ?? true
  }

  /// Whether a word is another language’s for the unit of the values, as “Stunden” for “h”.
  private func isOwnTime(_ word: Word) -> Bool {
    guard let unit, word.count > 2, let seconds = TimeUnits.seconds(word) else { return false }
    return SpokenDuration.scale(of: unit) == seconds
  }

  /// The seconds in the unit of the values; those of a day where nobody knows the unit.
  private var unitScale: Double? {
    guard let unit else { return 86400 }
    return SpokenDuration(in: [Word("1")] + Words(unit).list)?.seconds.first
  }

  /// “7 hours 30 minutes” is one length of time, and so is “7:30”.
  private func addDuration(
    to figure: inout SummaryFigure,
    from start: Int,
    _ end: inout Int,
    _ words: [Word]
  ) {
    guard isTime else {
      if figure.readings.isEmpty { figure.relation = .other }
      return
    }
    var last = start
    while last + 1 < words.count, words[last].begins(with: .number),
      Self.times.contains(words[last + 1]) || TimeUnits.seconds(words[last + 1]) != nil
    { last += 2 }
    let stop = max(last, end)
    guard let duration = SpokenDuration(in: Array(words[start..<stop])) else {
      if figure.readings.isEmpty { figure.relation = .other }
      return
    }
    figure.duration = duration
    // “7:30” alone may be a time of day.
    guard last > start || !figure.readings.isEmpty else {
      figure.relation = .other
      return
    }
    if last > start { end = stop }
    // “In 7 days” is a time for hours to be counted in, and none of them.
    guard let scale = unitScale, duration.tolerance * 2 <= scale else {
      figure.relation = figure.relation == .declared && last <= start + 2 ? .declared : .other
      return
    }
    // Its number alone counts another unit of time.
    if figure.relation == .other || last > start + 2 { figure.readings = [] }
    figure.relation = .declared
  }

  static let colon = CharacterClass(":")
  private static let separators = CharacterClass(",.'’")
  private static let limits: WordSet = [
    "max", "maximum", "maximal", "min", "minimum", "minimal", "máximo", "mínimo", "máx", "mín",
  ]
  private static let times = WordSet(UnitVocabulary.timeTerms.filter { !$0.contains(" ") })
  private static let ordinals: WordSet = [
    "st", "nd", "rd", "th", "er", "re", "e", "ème", "ième", "º", "ª", "te", "ter", "ste",
  ]
}
