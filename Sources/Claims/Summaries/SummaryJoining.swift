internal import Language

// Which clauses say one thing, and which say of what others speak.
extension SummaryReader {
  /// “South: 3 points, highest 4”: of which series something is told stands before the colon.
  func head(_ parts: inout [Part]) {
    var heading: (series: [Int], sentence: Int)?
    for index in parts.indices {
      let isHeading =
        index + 1 < parts.count && parts[index + 1].isBehindColon
        && parts[index + 1].sentence == parts[index].sentence
      if isHeading, let series = parts[index].headedSeries {
        heading = (series, parts[index].sentence)
      }
      if heading?.sentence == parts[index].sentence { parts[index].heading = heading?.series }
    }
  }

  /// “Highest: Sunday” is one statement, but the heading in “Bar chart of sleep: highest Sunday” is
  /// none of it.
  func joinColons(_ parts: inout [Part]) {
    join(&parts) { last, part in
      guard part.isBehindColon, last.isStatement || last.heading != nil, !last.isCount else {
        return false
      }
      last.text += ": " + part.text
      last.tokens += part.tokens
      return true
    }
  }

  /// “Monday, with 4,000 steps, is the highest, Tuesday (3,000) the lowest”: of what category something
  /// is the highest may stand before it, and so may its value.
  func joinSubjects(_ parts: inout [Part]) {
    var joined: [Part] = []
    for part in parts {
      guard part.mayHaveSubject, let start = part.subject(in: joined) else {
        joined.append(part)
        continue
      }
      var whole = joined[start]
      for other in joined[(start + 1)...] + [part] {
        whole.text += ", " + other.text
        whole.tokens += other.tokens
      }
      joined.replaceSubrange(start..., with: [whole])
    }
    parts = joined
  }

  /// “Monday (4,000)”, “9,000 (Tuesday)”: what stands in brackets is the value of the name before them,
  /// or what has the value.
  func joinBrackets(_ parts: inout [Part]) {
    join(&parts) { last, part in
      guard part.isInBrackets, last.sentence == part.sentence, !last.isInBrackets,
        (last.isName && part.isMereValue) || (last.isMereValue && part.isName)
      else { return false }
      last.text += " (" + part.text + ")"
      last.tokens += part.tokens
      return true
    }
  }

  /// “Highest: Sunday, 9 hours”: what a clause with a statistic lacks is in the one behind it.
  func join(_ parts: inout [Part]) {
    join(&parts) { last, part in
      guard last.sentence == part.sentence, last.statistics.count == 1,
        part.statistics.isEmpty, part.unknown.isEmpty,
        ![.to, .from, .range, .than, .aside, .marks, .series].contains(where: part.holds),
        !part.holdsChange
      else { return false }
      let bringsFigure = part.figures.count == 1 && last.figures.isEmpty && part.categories.isEmpty
      let bringsCategory =
        part.categories.count == 1 && last.categories.isEmpty && part.figures.isEmpty
      let bringsSeries =
        part.series.count == 1 && last.series.isEmpty && part.figures.isEmpty
        && part.categories.count < 2
      let bringsPart = part.isOfWhole && last.figures.isEmpty
      guard bringsFigure || bringsCategory || bringsSeries || bringsPart else { return false }
      last.text += ", " + part.text
      last.tokens += part.tokens
      return true
    }
  }

  /// “In 2021, revenue was 1.2 million”: of what time a value is stands in the clause before it.
  func joinLeads(_ parts: inout [Part]) {
    join(&parts) { last, part in
      guard last.sentence == part.sentence, last.isTime, part.isValue else { return false }
      last.text += ", " + part.text
      last.tokens += [.phrase(.filler)] + part.tokens
      return true
    }
  }

  /// Goes through clauses, of which each may become a part of what is before it: a closure adds the
  /// second to the first, and says whether it has.
  private func join(_ parts: inout [Part], _ merge: (inout Part, Part) -> Bool) {
    var joined: [Part] = []
    for part in parts where joined.isEmpty || !merge(&joined[joined.count - 1], part) {
      joined.append(part)
    }
    parts = joined
  }

  /// “Ranges from 1 (at noon) to 5”: what a range ends with stands behind what is said of its beginning.
  func joinRanges(_ parts: inout [Part]) {
    var joined: [Part] = []
    for part in parts {
      let start = joined.indices.suffix(2).last {
        joined[$0].sentence == part.sentence && joined[$0].beginsRange
      }
      guard let start, part.endsRange else {
        joined.append(part)
        continue
      }
      joined[start].text += " " + part.text
      joined[start].tokens += part.tokens
    }
    parts = joined
  }

  /// “Per person, Rent is 450”: what stands in its sentence before a statement, or with “per” behind
  /// it, may make it one about something else than the data.
  func qualify(_ parts: inout [Part]) {
    var qualifier: String?
    for index in parts.indices {
      let isBehind = index > 0 && parts[index - 1].sentence == parts[index].sentence
      if !isBehind { qualifier = nil }
      parts[index].isOfKind =
        parts[index].tokens.contains(where: \.isOfKind)
        || (isBehind && parts[index - 1].isOfKind && parts[index - 1].statistics.isEmpty)
      parts[index].isOfPart = isBehind && (parts[index - 1].isOfPart || parts[index - 1].isOfSpan)
      // “Orders rose, from 20 to 40.”
      parts[index].isInChange =
        parts[index].holdsChange || (isBehind && parts[index - 1].isInChange)
      guard let own = parts[index].ownQualifier else {
        parts[index].qualifier = parts[index].qualifier ?? qualifier
        continue
      }
      qualifier = own
      if isBehind, parts[index].tokens.first == .phrase(.by) { parts[index - 1].qualifier = own }
    }
  }
}

extension SummaryReader.Part {
  /// Whether it says that something is the highest or the lowest, and not of what category.
  fileprivate var mayHaveSubject: Bool {
    let kinds: [ClaimWords.Kind] = [.to, .from, .range, .than, .aside]
    return statistics.count == 1 && !holds(.total) && !holds(.mean) && !holds(.median)
      && categories.isEmpty && series.isEmpty && !holdsChange && !kinds.contains(where: holds)
  }

  /// Where among the clauses before it the one begins that names the category it is about.
  ///
  /// In “highest, Sunday, lowest, Monday” each word for a statistic stands before its category, and in
  /// “Friday, Saturday, Sunday, highest 9” nobody knows.
  fileprivate func subject(in parts: [Self]) -> Int? {
    var start = parts.count - 1
    if start > 0, parts[start].isMereValue, figures.isEmpty { start -= 1 }
    guard start >= 0, parts[start].isName, parts[start...].allSatisfy({ $0.sentence == sentence })
    else { return nil }
    guard start > 0, parts[start - 1].sentence == sentence else { return start }
    let before = parts[start - 1]
    let awaitsName = !before.statistics.isEmpty && before.categories.isEmpty
    return awaitsName || before.isName || before.isMereValue ? nil : start
  }

  /// Whether it names one category and says nothing else.
  var isName: Bool { saysOneThing && categories.count == 1 && figures.isEmpty }

  /// Whether it gives one value and says nothing else.
  var isMereValue: Bool {
    saysOneThing && figures.count == 1 && figures[0].isOfValues && categories.isEmpty
  }

  private var saysOneThing: Bool {
    let kinds: [ClaimWords.Kind] = [.to, .from, .range, .than, .aside, .marks, .series, .chart]
    return statistics.isEmpty && unknown.isEmpty && series.isEmpty && !holdsChange
      && !kinds.contains(where: holds)
  }

  /// Whether it says nothing but “5 of 10”.
  fileprivate var isOfWhole: Bool {
    guard tokens.count == 3, case .figure(let part) = tokens[0], tokens[1].isFiller,
      case .figure = tokens[2]
    else { return false }
    return part.relation == .other
  }

  /// Whether it says that there is a range and where it begins, and not where it ends.
  fileprivate var beginsRange: Bool {
    holds(.range) && holds(.from) && !holds(.to) && figures.count == 1 && !holdsChange
  }

  /// Whether it says nothing but where a range ends.
  fileprivate var endsRange: Bool {
    guard tokens.count == 2, tokens[0] == .phrase(.to), case .figure = tokens[1] else {
      return false
    }
    return true
  }

  /// Whether it says nothing but one time, behind a word like “in”.
  fileprivate var isTime: Bool {
    categories.count == 1 && Timeline.isTime(categories[0]) && tokens.count > 1
      && tokens.first == .phrase(.filler)
      && tokens.allSatisfy { token in
        if case .names = token { true } else { token == .phrase(.filler) || token == .known }
      }
  }

  /// Whether it says one value or total, of no category.
  fileprivate var isValue: Bool {
    let kinds: [ClaimWords.Kind] = [.range, .from, .to, .than, .aside, .marks, .series, .by]
    return figures.count == 1 && figures[0].isOfValues && categories.isEmpty
      && statistics.allSatisfy { tokens[$0] == .phrase(.total) } && !holdsChange
      && !kinds.contains { holds($0) }
  }
}
