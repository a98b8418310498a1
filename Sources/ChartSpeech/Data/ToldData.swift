package import A11yModel
internal import Language
package import Listening

/// How many of a chart's data are told by its marks.
package struct ToldData: Sendable {
  /// Of each mark, whether it has a value to be told.
  package let isDue: [Bool]

  /// Of each mark, whether what is heard of it holds its value, or another beside marks that tell
  /// theirs: that it is false is for the rule on values.
  package private(set) var isTold: [Bool]

  /// How many marks may tell their values, and the facts on which that depends.
  package private(set) var doubtful = 0
  package private(set) var missing: [String] = []

  package var due: Int { isDue.count { $0 } }
  package var told: Int { isTold.count { $0 } }

  package init(_ facts: ComponentFacts, _ chart: Chart) {
    let isPicture = facts.component.isPicture
    isDue = chart.marks.map { !$0.value.isAbsent || $0.isSummary }
    isTold = Array(repeating: false, count: chart.marks.count)
    let speeches = facts[MarkSpeeches.self]
    var others: [Int] = []
    for (speech, telling) in zip(speeches.all, facts[AnnouncedValues.self].tellings)
    where isDue[speech.mark] && !isTold[speech.mark] {
      switch telling {
      case .said, .saidInFull: isTold[speech.mark] = true
      case .none:
        // What sums up several data is told by any number; a line in a picture sums up nothing.
        isTold[speech.mark] =
          chart.marks[speech.mark].isSummary && !isPicture
          && TextBytes.holdsNumber(speeches.content(of: speech))
      case .unknown(isNumberHeard: true):
        doubt(chart.marks[speech.mark].value.missing ?? "the value of the mark")
      case .unknownWords: doubt("the words for numbers in the language")
      case .unknownSign: doubt("the words for minus in the language")
      case .openGroups: doubt("whether the voice reads the groups of digits as one number")
      case .shared: doubt("whether the number is the category or the value")
      case .otherNumbers, .unsaid, .unknown(isNumberHeard: false):
        if telling == .otherNumbers { others.append(speech.mark) }
        speeches.announcement(of: speech).missing.first.map { doubt($0) }
      }
    }
    if isTold.contains(true) { for mark in others { isTold[mark] = true } }
  }

  private mutating func doubt(_ fact: String) {
    doubtful += 1
    if !missing.contains(fact), missing.count < 3 { missing.append(fact) }
  }
}

/// Whether text that is heard of a whole chart gives all its data.
package struct DataText: Sendable {
  private let texts: [(words: Words, tokens: TextTokens)]
  private let facts: ComponentFacts

  package init(_ facts: ComponentFacts, _ chart: Chart) {
    self.facts = facts
    var all = [chart.summary.value, chart.descriptor?.summary.value].compactMap(\.self)
    if let tree = facts.trees.first {
      for index in tree.elements.indices
      where tree.isMet(index) && tree.elements[index].kind != .tick
        && !tree.isOfAxis(index)
      {
        all.append(tree.announcement(of: index).text)
        let more = tree.textOnRequest(index)
        if !more.isEmpty { all.append(more) }
      }
      if tree.isMet(0), let hint = tree.elements[0].hint.value { all.append(hint) }
    }
    texts = all.filter(TextBytes.mayHoldNumber).map { text in
      (Words(text), TextTokens(text, facts.languageTag))
    }
  }

  /// Whether one of the texts gives each of some marks, whose values nobody knows, a number behind its
  /// name, or each one before it.
  package func numbers(_ marks: [Mark], of chart: Chart) -> Bool {
    let names = marks.map { mark in
      mark.category ?? mark.series.flatMap { chart.series[$0].name.value }
    }
    guard names.allSatisfy({ $0 != nil }), Set(names).count == names.count else { return false }
    let words = names.map { TextTokens($0 ?? "", facts.languageTag) }
    return texts.contains { text in
      let values = text.tokens.values.map(\.range)
      let places = words.map(text.tokens.ranges)
      let starts = places.joined().map(\.lowerBound) + [text.tokens.count]
      let ends = places.joined().map(\.upperBound) + [0]
      func isNumber(_ range: Range<Int>) -> Bool {
        values.contains { range.contains($0.lowerBound) && $0.upperBound <= range.upperBound }
      }
      func isBehind(_ place: Range<Int>) -> Bool {
        starts.filter { $0 >= place.upperBound }.min().map { isNumber(place.upperBound..<$0) }
          ?? false
      }
      func isBefore(_ place: Range<Int>) -> Bool {
        ends.filter { $0 <= place.lowerBound }.max().map { isNumber($0..<place.lowerBound) }
          ?? false
      }
      return places.allSatisfy { $0.contains(where: isBehind) }
        || places.allSatisfy { $0.contains(where: isBefore) }
    }
  }

  /// Whether one of the texts says a mark's category, its series where there are several, and its
  /// value.
  package func tells(_ mark: Mark, of chart: Chart) -> Bool {
    // A number of nobody knows what may be on an axis of a picture.
    guard let value = mark.value.value, mark.category != nil || !chart.isRecognized else {
      return false
    }
    let language = facts.spokenLanguage
    let category = mark.category.map { SpokenCategory($0, language) }
    let series = chart.series.count > 1 ? mark.series.flatMap { chart.series[$0].name.value } : nil
    return texts.contains { text in
      if let category, !category.isSaid(in: text.words) { return false }
      if let series, !text.words.contains(Words(series)) { return false }
      let rest = category?.removed(from: text.tokens) ?? text.tokens
      return rest.values.contains { $0.tells(value, in: facts[ValueUnit.self]) }
    }
  }
}
