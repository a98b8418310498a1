internal import Language

/// What a statement says of how one value, or one series, is to another.
struct StatedComparison: Hashable, Sendable {
  var subject: Term
  var object: Term
  var relation: Relation

  /// Whether it holds in each of the categories, as it is said.
  var isOfEach = false

  /// The categories in which two series are compared; none for all.
  var categories: [String] = []

  enum Term: Hashable, Sendable {
    case category(String)
    case series(Int)
  }

  /// How the first is to the second.
  enum Relation: Hashable, Sendable {
    case more
    case less
    /// So many times the second.
    case times(Double)
    /// By so much, or so many percent of the second.
    case by(SummaryFigure, isMore: Bool)
    /// Above it, and not before.
    case overtook
  }
}

extension SummaryReader.Part {
  /// “Thursday was longer than Monday”, “North had 3 more than South in May”, “twice as many in June as
  /// in May”; nil where it is not told what is compared to what.
  var comparison: StatedComparison? {
    guard statistics.isEmpty, !holdsChange, let relation = comparedRelation,
      let pivot = tokens.lastIndex(where: { $0 == .phrase(.than) })
        ?? tokens.firstIndex(where: { $0.isComparison || $0.isFactor })
    else { return nil }
    let (before, behind) = (tokens[..<pivot], tokens[(pivot + 1)...])
    let all = Self.categories(tokens[...])
    if let subject = Self.oneSeries(before), let object = Self.oneSeries(behind) {
      guard !isOfTimeBetween else { return nil }
      return StatedComparison(
        subject: .series(subject),
        object: .series(object),
        relation: relation,
        isOfEach: holdsAlways,
        categories: all
      )
    }
    guard Set(Self.series(tokens[...])).count < 2, all.count == 2,
      let subject = Self.categories(before).first ?? all.first,
      let object = Self.categories(behind).last, subject != object, relation != .overtook
    else { return nil }
    return StatedComparison(
      subject: .category(subject),
      object: .category(object),
      relation: relation
    )
  }

  /// Whether it says that a value is so to another, which may be one that is not told.
  var comparesValues: Bool {
    let isRelation = tokens.contains { $0.isComparison && $0 != .phrase(.than) }
    return isRelation || tokens.contains(where: \.isFactor) || !figures.isEmpty || comparison != nil
  }

  private var comparedRelation: StatedComparison.Relation? {
    let figures = figures
    guard figures.count < 2, !holds(.range) else { return nil }
    let isMore = tokens.contains(.phrase(.more))
    let isLess = tokens.contains(.phrase(.less))
    guard let figure = figures.first else {
      if tokens.contains(.phrase(.twice)) { return .times(2) }
      if tokens.contains(.phrase(.half)) { return .times(0.5) }
      if tokens.contains(.phrase(.overtook)) { return .overtook }
      return isMore == isLess ? nil : isMore ? .more : .less
    }
    if figure.relation == .times, figure.limit == nil {
      return figure.readings.first.map { .times($0.value) }
    }
    let isOfValues = figure.isOfValues || figure.relation == .points
    guard isMore != isLess, isOfValues, figure.limit == nil else { return nil }
    return .by(figure, isMore: isMore)
  }

  /// Whether it says how many times another value one is: “three times what it was in 2019”.
  var isOfFactor: Bool { !holdsChange && tokens.contains(where: \.isFactor) }

  private var holdsAlways: Bool {
    tokens.contains { token in
      guard case .besideChange(let kind, _) = token else { return false }
      return kind == .always || kind == .steady
    }
  }

  /// Whether it holds from one time to another: “until March”.
  private var isOfTimeBetween: Bool {
    tokens.contains { token in
      if case .besideChange(let kind, _) = token { return kind == .since || kind == .phase }
      return token == .phrase(.to) || token.leadsRange
    }
  }

  private static func series(_ tokens: ArraySlice<SummaryToken>) -> [Int] {
    tokens.flatMap { token -> [Int] in
      if case .names(let names) = token { names.compactMap(\.series) } else { [] }
    }
  }

  private static func oneSeries(_ tokens: ArraySlice<SummaryToken>) -> Int? {
    let all = series(tokens)
    return all.count == 1 ? all[0] : nil
  }

  /// The words that are not understood, but for those that say that it is so all the time.
  var unknownOfComparison: [String] {
    var other = self
    other.tokens.removeAll { token in
      guard case .besideChange(let kind, _) = token else { return false }
      return kind == .always || kind == .steady
    }
    return other.unknown
  }
}
