internal import A11yModel
internal import Language

// Values that are told one behind another.
extension SummaryReader {
  /// Joins the clauses of sentences that give one value after another to what each of them says.
  func joinLists(_ parts: inout [Part]) {
    var joined: [Part] = []
    var start = 0
    while start < parts.count {
      var end = start + 1
      while end < parts.count, parts[end].sentence == parts[start].sentence { end += 1 }
      joined += list(Array(parts[start..<end]))
      start = end
    }
    parts = joined
  }

  private func list(_ sentence: [Part]) -> [Part] {
    valuesOfNames(sentence) ?? valueOfOne(sentence) ?? valuesInTurn(sentence)
      ?? numbersOfNames(sentence)
  }

  /// “Saturday, 9 hours”, “May, 40, June, 50”: names and values in turn, and nothing else.
  private func valuesOfNames(_ sentence: [Part]) -> [Part]? {
    guard sentence.count > 1, sentence.count.isMultiple(of: 2) else { return nil }
    var pairs: [Part] = []
    for index in stride(from: 0, to: sentence.count, by: 2) {
      let (name, value) = (sentence[index], sentence[index + 1])
      guard name.isName, value.isMereValue, !value.isBehindColon, !value.isInBrackets else {
        return nil
      }
      let isCertain = sentence.count > 2 || value.figures[0].relation == .declared
      guard isCertain else { return nil }
      pairs.append(Self.joined(name, value))
    }
    return pairs
  }

  /// “North, March: 17”, “February, 50% more than January”: a series, and one of its values, or what is
  /// compared with another.
  private func valueOfOne(_ sentence: [Part]) -> [Part]? {
    guard sentence.count == 2, sentence[1].categories.count == 1, sentence[1].series.isEmpty,
      sentence[1].statistics.isEmpty
    else { return nil }
    let isValue = sentence[0].isMereSeries && sentence[1].figures.count == 1
    let isCompared = sentence[0].isName && sentence[1].isOfObject
    guard isValue || isCompared else { return nil }
    return [Self.joined(sentence[0], sentence[1])]
  }

  /// “North: 10, 12 and 15”: as many values as there are categories.
  private func valuesInTurn(_ sentence: [Part]) -> [Part]? {
    let count = names.categories.count
    guard count > 2, let end = sentence.lastIndex(where: \.areMereValues) else { return nil }
    var start = end
    while start > 0, sentence[start - 1].areMereValues { start -= 1 }
    // What they are of stands before the first of them.
    if start > 0, sentence[start - 1].headsValues(from: names.categories) { start -= 1 }
    let figures = sentence[start...end].flatMap(\.figures)
    guard figures.count == count, let unit = figures.last,
      sentence[..<start].allSatisfy({ $0.figures.isEmpty && !$0.isStatement })
    else { return nil }
    var whole = sentence[start]
    whole.text = sentence[...end].map(\.text).joined(separator: ", ")
    whole.list = figures.map { $0.sharing(unit) }
    return [whole] + sentence[(end + 1)...]
  }

  /// “Monday 6.5, Tuesday 7, Thursday 9”: the last is a value and no date, where most of the others are.
  private func numbersOfNames(_ sentence: [Part]) -> [Part] {
    let places = sentence.indices.filter { index in
      let part = sentence[index]
      return part.categories.count == 1 && part.figures.count == 1 && part.statistics.isEmpty
        && !part.holdsChange
    }
    guard places.count > 2, places.contains(where: { sentence[$0].figures[0].isDate }) else {
      return sentence
    }
    let right = places.count { index in
      let part = sentence[index]
      let own = facts[ChartFigures.self]?.values(of: part.categories[0], in: part.series) ?? []
      return own.contains { part.figures[0].matches($0, of: nil, unit: unit) }
    }
    guard right * 2 >= places.count else { return sentence }
    var parts = sentence
    for place in places {
      parts[place].tokens = parts[place].tokens.map { token in
        guard case .figure(var figure) = token, figure.isDate else { return token }
        (figure.isDate, figure.relation) = (false, .bare)
        return .figure(figure)
      }
    }
    return parts
  }

  private static func joined(_ first: Part, _ second: Part) -> Part {
    var whole = first
    whole.text += ", " + second.text
    whole.tokens += second.tokens
    return whole
  }
}

extension SummaryReader.Part {
  /// Whether it names one series and says nothing else.
  fileprivate var isMereSeries: Bool {
    series.count == 1 && categories.isEmpty && figures.isEmpty && statistics.isEmpty
      && unknown.isEmpty && !holdsChange
  }

  /// Whether it compares something that is not named with what is: “50% more than January”.
  fileprivate var isOfObject: Bool {
    guard let pivot = tokens.lastIndex(of: .phrase(.than)), !holdsChange else { return false }
    return Self.categories(tokens[..<pivot]).isEmpty && comparesValues
  }

  /// Whether it gives one value or several and says nothing else.
  fileprivate var areMereValues: Bool {
    !figures.isEmpty && figures.allSatisfy(\.isOfValues)
      && tokens.allSatisfy { token in
        if case .figure = token { true } else { token == .phrase(.and) || token == .known }
      }
  }

  /// Whether it says of what the values are that follow, and the first of them: “North: 10”, “from Monday
  /// to Sunday: 6.5”.
  fileprivate func headsValues(from categories: [String]) -> Bool {
    guard figures.count == 1, figures[0].isOfValues, statistics.isEmpty, !holdsChange,
      case .figure? = tokens.last
    else { return false }
    guard !self.categories.isEmpty else { return series.count < 2 }
    return self.categories == [categories.first, categories.last].compactMap(\.self)
      && Self.span(in: tokens[...]) != nil
  }

  /// Whether it is of one series, as what stands before it says: “Deep: 2 to 4”.
  var isOfSeriesAlone: Bool {
    guard case .names(let names)? = tokens.first else { return false }
    return names.contains { $0.series != nil } && series.count == 1 && categories.isEmpty
      && tokens.count == 4
  }
}

extension ClaimTruth {
  /// Whether each of some values is that of its category, where most are.
  func list(_ claim: SummaryClaim) -> Answer {
    guard let scope = figures.scopes(of: claim.series).first,
      scope.series != nil || figures.seriesCount < 2
    else { return .open }
    let values = figures.course(of: scope, in: figures.order)
    guard values.count == claim.figures.count else { return .open }
    let wrong = values.indices.filter { !isMatch(claim.figures[$0], values[$0], scope) }
    guard let first = wrong.first else { return .right }
    guard wrong.count * 2 < values.count else { return .open }
    let series = scope.series.flatMap { figures.seriesNames[$0] }.map { ", \($0)" } ?? ""
    return .wrong("‘\(figures.order[first])\(series)’ is \(writing.value(values[first]))")
  }

  /// What is wrong where a number is that of the data, and its unit is not theirs; nil where it is.
  func otherUnit(_ claim: SummaryClaim, _ answer: Answer) -> Answer? {
    guard !claim.isCount, let unit, answer == .right || answer == .open,
      let index = claim.figures.firstIndex(where: { figure in
        figure.relation == .other
          && figure.otherUnit.map { UnitKinship.areApart($0, unit) } ?? false
      }), claim.figures.count == 1
    else { return nil }
    var same = claim
    same.figures[index].relation = .declared
    same.figures[index].otherUnit = nil
    guard firstAnswer(to: same) == .right else { return nil }
    return .wrong("the unit of the values is ‘\(unit)’")
  }
}
