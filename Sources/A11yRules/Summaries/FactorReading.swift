internal import Language

// Shares, multiples and limits that words make of numbers.
extension SummaryReader {
  /// “A third of”, as the share that it is.
  func fraction(at index: Int, of words: [Word]) -> (SummaryToken, Int)? {
    guard let (share, length) = FractionWords.share(at: index, of: words, language.primary) else {
      return nil
    }
    // It is said of 31 % and of 36 %.
    let number = SpokenNumber(value: share, tolerance: 2.5, isPercentage: true)
    return (.figure(SummaryFigure(readings: [number], relation: .share)), length)
  }

  /// “More than 9 hours”, “less than half of”: a number with what stands before it, and how many words
  /// that is; before anything else it compares values.
  func limited(
    _ kind: SummaryWords.Kind,
    at index: Int,
    length: Int,
    of words: [Word],
    _ spelled: [SpelledNumber]
  ) -> (SummaryToken, Int) {
    let next = index + length
    if next < words.count {
      let (token, count) = fraction(at: next, of: words) ?? token(at: next, of: words, spelled)
      if case .figure(var figure) = token, figure.isOfValues {
        figure.limit = kind == .moreThan ? .above : .below
        return (.figure(figure), length + count)
      }
    }
    return (.phrase(kind == .moreThan ? .more : .less), 1)
  }

  /// Gives numbers behind “multiplied by”, and before “fold”, what they multiply: “rose by a factor of
  /// 3”, “a six-fold increase”; and what is “plus élevé que” another is no highest value.
  func relate(_ tokens: inout [SummaryToken]) {
    for index in tokens.indices {
      switch tokens[index] {
      case .phrase(.multiplied):
        guard tokens.indices.contains(index + 1), case .figure(var figure) = tokens[index + 1],
          figure.relation == .bare
        else { continue }
        figure.relation = .times
        tokens[index] = .phrase(.rise)
        tokens[index + 1] = .figure(figure)
      case .phrase(.fold):
        guard index > 0, case .figure(var figure) = tokens[index - 1] else { continue }
        figure.relation = .times
        tokens[index - 1] = .figure(figure)
        tokens[index] = .phrase(.filler)
      case .phrase(.highest), .phrase(.lowest):
        guard tokens[(index + 1)...].first == .phrase(.than) else { continue }
        tokens[index] = .phrase(tokens[index] == .phrase(.highest) ? .more : .less)
      case .phrase(.more), .phrase(.less): limitFactor(at: index, &tokens)
      default: continue
      }
    }
  }

  /// Makes a number of the word in “more than tripled”.
  private func limitFactor(at index: Int, _ tokens: inout [SummaryToken]) {
    guard tokens.indices.contains(index + 2), tokens[index + 1] == .phrase(.than) else { return }
    let (factor, direction): (Double, SummaryWords.Kind)
    switch tokens[index + 2] {
    case .phrase(.doubled): (factor, direction) = (2, .rise)
    case .phrase(.tripled): (factor, direction) = (3, .rise)
    case .phrase(.quadrupled): (factor, direction) = (4, .rise)
    case .phrase(.halved): (factor, direction) = (2, .fall)
    default: return
    }
    var figure = SummaryFigure.times(factor)
    figure.limit = tokens[index] == .phrase(.more) ? .above : .below
    tokens.replaceSubrange(
      index...(index + 2),
      with: [.phrase(.filler), .phrase(direction), .figure(figure)]
    )
  }

  /// Whether a word between two numbers of a change stands before the second: “von 20 auf 40”.
  func isSecondEnd(_ index: Int, _ words: [Word]) -> Bool {
    guard index + 1 < words.count, words[index + 1].begins(with: .number) else { return false }
    return vocabulary.isAny(of: [.from], in: Array(words[..<index]))
  }
}

extension SummaryFigure {
  /// Says how many times another value one is.
  static func times(_ factor: Double) -> SummaryFigure {
    let number = SpokenNumber(value: factor, tolerance: 0, isPercentage: false)
    return SummaryFigure(readings: [number], relation: .times)
  }
}
