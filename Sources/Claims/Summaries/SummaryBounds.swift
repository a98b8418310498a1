internal import A11yModel
internal import Language

extension SummaryReader {
  /// What a phrase such as “at most” is.
  ///
  /// Behind a number at the end of its clause, as in “9 hours at most”, or before one that is all of
  /// it, it bounds all values; elsewhere something else, as in “at least 8 hours on 3 days”.
  func bound(
    _ kind: ClaimWords.Kind,
    at index: Int,
    length: Int,
    of words: [Word]
  ) -> (SummaryToken, Int) {
    let end = index + length
    let isBehind = end == words.count && words[..<index].contains { $0.begins(with: .number) }
    let isBefore =
      index == 0 && end < words.count && words[end].begins(with: .number)
      && figure(at: end, of: words).1 + end == words.count
    return isBehind || isBefore ? (.phrase(kind), length) : (.phrase(.aside), length)
  }
}

extension ClaimTruth {
  /// Whether all values are within a bound; one that they come nowhere near tells nothing.
  func bound(_ claim: SummaryClaim, isUpper: Bool) -> Answer {
    let figures = values(of: claim)
    guard let (all, told) = scopes(claim), let figure = figures.first, figures.count == 1,
      claim.categories.isEmpty
    else { return .open }
    func extreme(_ scope: ChartFigures.Scope) -> Double { isUpper ? scope.greatest : scope.least }
    if all.contains(where: { isMatch(figure, extreme($0), $0) }) { return .right }
    let holds = all.contains { scope in
      figure.readings.isEmpty
        || figure.readings.contains { reading in
          ([1] + scales).contains { scale in
            let value = extreme(scope) / scale
            return isUpper ? reading.value >= value : reading.value <= value
          }
        }
    }
    guard !holds else { return .open }
    let value = written(extreme(told), told, asShare: figure.relation == .share)
    return .wrong("the \(isUpper ? "highest" : "lowest") value is \(value)")
  }
}

extension SummaryReader.Part {
  /// Whether a number is the whole of “1 of 3”.
  func isWholeOfRatio(_ index: Int) -> Bool {
    guard index > 1, case .figure = tokens[index - 2] else { return false }
    return tokens[index - 1].isFiller || tokens[index - 1] == .phrase(.from)
  }
}
