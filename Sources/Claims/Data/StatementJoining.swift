internal import Language

// Which clauses say one thing, and what those beside a statement say of it.
extension Statement {
  /// Takes up a clause that goes on with what it says.
  ///
  /// - Parameters:
  ///   - next: the clause behind it.
  ///   - before: what stands before it in its sentence.
  ///   - whole: the text.
  /// - Returns: false where the clause says something else.
  mutating func takesUp(_ next: Statement, behind before: Statement?, in whole: String) -> Bool {
    guard next.clause.sentence == clause.sentence else { return false }
    var isLoose = false
    if next.clause.isInBrackets, !clause.isInBrackets {
      // “Monday (4,000)”, “the highest value is 72 (costs, Q3)”.
      guard next.isBare, next.hasContent, hasContent || !roles.isEmpty, !namesKind else {
        return false
      }
    } else if next.clause.isBehindColon {
      guard hasContent || !roles.isEmpty || heading != nil, !namesKind, !holds(.marks),
        next.hasContent
      else { return false }
    } else if roles.count == 1, next.isBare, !holds(.than), !holds(.aside), next.lacks(of: self) {
      // “Highest: Sunday, 8 hours”: what a clause with a statistic lacks is in the one behind it.
    } else if next.isTrailing, mayBeSubject, before?.awaitsName(of: self) != true,
      next.values.isEmpty || values.isEmpty
    {
      // “Monday, with 4,000 steps, is the highest”.
    } else if isName, next.isMereValue {
      // “In 2021, revenue was 1.2” is of the time; “Monday, 50” may be.
      isLoose = items.first?.isFiller != true || !isOfTimes
    } else if isName, isOfTimes, items.first?.isFiller == true, next.isTotal {
      // “In 2021, the total was 42”.
    } else if isName, isOfTimes, items.first?.isFiller == true, next.isOfOneSeries {
      // “In Q4, North had 30”.
    } else {
      return false
    }
    self.isLoose = isLoose
    items += next.items
    clause.range = clause.range.lowerBound..<next.clause.range.upperBound
    text = String(whole[clause.range])
    if text.contains("("), text.count(where: { $0 == "(" }) > text.count(where: { $0 == ")" }) {
      text += ")"
    }
    return true
  }

  private var isTotal: Bool {
    roles.count == 1 && roles[0].kind == .total && categories.isEmpty && values.count == 1
  }

  /// Whether it gives the value of one series, and of no category.
  private var isOfOneSeries: Bool {
    isBare && categories.isEmpty && series.count == 1 && values.count == 1 && values[0].isOfValues
  }

  /// Whether it brings one thing that a statement with a statistic lacks.
  private func lacks(of statement: Statement) -> Bool {
    let bringsValue = isMereValue && statement.values.isEmpty
    let bringsName =
      values.isEmpty && categories.count < 2
      && (categories.count == 1 && statement.categories.isEmpty
        || series.count == 1 && statement.series.isEmpty)
    return bringsValue || bringsName
  }

  /// Whether it says that something is the highest or the lowest, and not of what category.
  private var isTrailing: Bool {
    roles.count == 1 && [.highest, .lowest, .extreme].contains(roles[0].kind)
      && categories.isEmpty && series.isEmpty && values.count < 2
      && !holds(anyOf: [.to, .from, .range, .ranges, .than, .aside, .change])
  }

  /// Whether it names one category, and may give its value.
  private var mayBeSubject: Bool {
    isBare && categories.count == 1 && series.isEmpty && values.count < 2
  }

  /// Whether names behind it belong to it: those of “highest, Sunday, lowest, Monday”.
  private func awaitsName(of next: Statement) -> Bool {
    clause.sentence == next.clause.sentence
      && (!roles.isEmpty && categories.isEmpty || isName || isMereValue)
  }

  // MARK: what stands beside it

  /// What may say of which data the clauses beside it are: the last word that is not understood of one
  /// that begins like “on weekdays” or “per person”, or all of one like “compared to last week”.
  var ownQualifier: String? {
    let isOfOthers =
      items.first?.kind == .than || items.first?.kind == .change && !unknown.isEmpty
    if isOfOthers, values.isEmpty, categories.isEmpty { return text }
    if !categories.isEmpty, values.isEmpty, roles.isEmpty, !namesKind,
      items.contains(where: { $0.unknown != nil })
    {
      return text
    }
    guard !hasContent, roles.isEmpty, !namesKind, let first = items.first,
      first.kind == .by || first.kind == .aside || first.isFiller
    else { return nil }
    let word = items.compactMap(\.unknown).last
    return word ?? (holds(.aside) && items.contains(.known) ? text : nil)
  }

  /// The series that it names and nothing else, as the heading of what follows; empty where it is not
  /// known which one, nil of any other.
  var headedSeries: [Int]? {
    let rest = items.filter { !$0.isFiller && $0.kind != .series && $0 != .known }
    if rest.count == 1, case .names(let names) = rest[0] {
      let series = names.compactMap(\.series)
      return series.count == names.count ? series : nil
    }
    let isNumbered = [.series, .oneSeries].contains(items.first?.kind) && items.count > 1
    return isNumbered && rest.count < 2 ? [] : nil
  }
}

extension DataReader {
  /// What the clauses of a text say, those together that say one thing.
  func statements(in text: String) -> [Statement] {
    var statements: [Statement] = []
    for clause in Clause.all(in: text, tag) {
      let own = String(text[clause.range])
      var next = Statement(text: own, clause: clause, items: items(of: own))
      next.isOfTimes = next.categories.allSatisfy(names.isDate)
      let isBehind = statements.last.map { $0.clause.sentence == clause.sentence } ?? false
      if isBehind, clause.isBehindColon {
        let head = statements.count - 1
        if let series = statements[head].headedSeries { statements[head].heading = series }
        statements[head].countsListed = statements[head].isCount(of: next)
      }
      let before = statements.dropLast().last
      if !isBehind || !statements[statements.count - 1].takesUp(next, behind: before, in: text) {
        statements.append(next)
      }
    }
    qualify(&statements)
    return statements
  }

  /// What a clause of a sentence says of those behind it.
  private func qualify(_ statements: inout [Statement]) {
    for index in statements.indices {
      let last =
        index > 0 && statements[index - 1].clause.sentence == statements[index].clause.sentence
        ? statements[index - 1] : nil
      let statement = statements[index]
      statements[index].isOfKind =
        statement.namesKind || last.map { $0.isOfKind && $0.roles.isEmpty } ?? false
      statements[index].heading = statement.heading ?? last?.heading
      statements[index].isFree =
        statement.holds(.change) || statement.holds(.than) || last.map { $0.isChanging } ?? false
      if let own = statement.ownQualifier {
        statements[index].qualifier = own
        if last != nil, statement.items.first?.kind == .by { statements[index - 1].qualifier = own }
      } else {
        statements[index].qualifier = last?.qualifier
      }
      if last != nil, statement.isOfPart, statement.holds(.aside) {
        statements[index - 1].isFree = true
      }
    }
  }
}

extension Statement {
  /// Whether what follows in its sentence is of a change that it tells, or of a span or a part of the
  /// data.
  fileprivate var isChanging: Bool {
    holds(.change) || isFree && !holds(.than) || isSpan && !isOfKind || isOfPart
  }

  /// Whether it says of which part of the data those beside it are: “without Wednesday”, “on Monday and
  /// Tuesday”.
  fileprivate var isOfPart: Bool {
    values.isEmpty && roles.isEmpty && !namesKind && series.isEmpty && !categories.isEmpty
      && span == nil
      && (holds(anyOf: [.aside, .to, .from]) || categories.count > 1 && items[0].isFiller)
  }

  /// Whether it says how many names or values another lists.
  fileprivate func isCount(of list: Statement) -> Bool {
    values.contains { value in
      [list.categories.count, list.values.count].contains { $0 > 0 && value.isNumber($0) }
    }
  }
}
