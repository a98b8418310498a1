package import A11yModel
package import Language
package import Listening

/// Judges the numbers of one component.
package final class NumberJudge {
  package struct Problem {
    package var word: String
    package var finding: Finding
    package var remedy: String?
    package var isAbbreviation: Bool { finding == .joinedUnit }

    fileprivate init(_ word: Word, _ finding: Finding, remedy: String? = nil) {
      (self.word, self.finding, self.remedy) = (word.text, finding, remedy)
    }
  }

  /// What is wrong with a number.
  package enum Finding: String, CaseIterable {
    case decimals
    case ungrouped
    case scientific
    case timestamp
    case figures
    case fraction
    case joinedUnit = "joined-unit"
    case shortDate = "short-date"

    package static let all = allCases.map(\.rawValue)
  }

  private let limits: NumberForm.Limits

  /// What texts without such a number have in common.
  private let signs: NumberSigns

  /// Words before a number that is no quantity, as “order”.
  private let codeWords: WordSet

  /// What stands with a digit in the categories.
  private lazy var categories = Set((chart?.categories ?? []).flatMap(NumberForm.words))
  private let chart: Chart?

  /// Whether only abbreviations are asked for.
  private let asksForAbbreviations: Bool

  /// Whether a fraction below 1 may mean a percentage.
  private let isPercentage: Bool

  /// Whether all values are shares of one whole; those of a chart may lie below 1 percent.
  private let isOfWhole: Bool

  /// - Parameters:
  ///   - facts: the component.
  ///   - limits: up to which length numbers are heard.
  ///   - codeWords: words before a number that is no quantity, as “order”.
  ///   - asksForAbbreviations: whether only abbreviations are asked for.
  package init(
    _ facts: ComponentFacts,
    _ limits: NumberForm.Limits,
    codeWords: WordSet,
    asksForAbbreviations: Bool
  ) {
    (self.limits, self.codeWords) = (limits, codeWords)
    self.asksForAbbreviations = asksForAbbreviations
    signs = NumberSigns(limits)
    chart = facts.component.chart
    isOfWhole = facts.component.progress != nil
    let unit = facts.valueUnit.value
    if let progress = facts.component.progress {
      isPercentage = progress.countsFractions && (unit == nil || Self.isPercent(unit))
    } else {
      isPercentage = Self.isPercent(unit)
    }
  }

  private static func isPercent(_ unit: String?) -> Bool {
    unit.map { TextTokens($0, "en").unit.contains(Unit.percent) } ?? false
  }

  /// What is heard of each that has a name, at first glance: the same whatever profile asks.
  package func signs(in facts: ComponentFacts) -> [NumberSign] {
    facts.named.map { occurrence in
      let pieces = facts.trees[occurrence.snapshot].pieces(of: occurrence.element)
      guard pieces.contains(where: TextBytes.holdsNumber) else { return .none }
      return isPercentage || pieces.contains(where: signs.mayOffend) ? .suspect : .number
    }
  }

  /// The value of the mark that an element stands for; nil where it stands for none, or nobody knows it.
  package func markValue(of element: Element) -> Double? {
    guard let chart, case .mark(let index) = element.subject else { return nil }
    return chart.marks[index].value.value
  }

  package func problem(in pieces: [String], _ style: NumberStyle, markValue: Double? = nil)
    -> Problem?
  {
    for text in pieces where isPercentage || signs.mayOffend(text) {
      let found = NumberForm.first(in: text) { word in
        let problem = problem(with: word, in: text, style, markValue)
        return problem?.isAbbreviation ?? false || !asksForAbbreviations ? problem : nil
      }
      if let found { return found }
    }
    return nil
  }

  private func problem(
    with word: Word,
    in text: String,
    _ style: NumberStyle,
    _ markValue: Double?
  ) -> Problem? {
    if let form = NumberForm(word, limits: limits, style), !isExcused(word, form, text) {
      return problem(word, form)
    }
    if isPercentage, isBareFraction(word, in: text, markValue) {
      let remedy = isOfWhole ? "percent" : "mark-percent"
      return Problem(word, .fraction, remedy: remedy)
    }
    guard NumberForm.isShortDate(word), isInCategories(word) else { return nil }
    return Problem(word, .shortDate, remedy: "date")
  }

  private func isInCategories(_ word: Word) -> Bool { categories.contains(word) }

  private func problem(_ word: Word, _ form: NumberForm) -> Problem {
    switch form {
    case .decimals: Problem(word, .decimals)
    case .ungrouped: Problem(word, .ungrouped)
    case .scientific: Problem(word, .scientific)
    case .timestamp: Problem(word, .timestamp, remedy: "date")
    case .date: Problem(word, .figures, remedy: "date")
    case .joinedUnit: Problem(word, .joinedUnit, remedy: "unit")
    }
  }

  private func isExcused(_ word: Word, _ form: NumberForm, _ text: String) -> Bool {
    switch form {
    // The twenties of ages or years: “20s” beside “30s” on an axis, “1990s” anywhere.
    case .joinedUnit: word.hasSuffix(Self.tens) && (isInCategories(word) || isDecade(word))
    case .ungrouped, .decimals:
      text.contains("#" + word.text) || text.word(before: word).map(codeWords.contains) ?? false
    case .scientific, .timestamp, .date: false
    }
  }

  private func isDecade(_ word: Word) -> Bool {
    word.count == 5
      && word.prefix(word.length - 1).integer.map { (1000..<2200).contains($0) }
        ?? false
  }

  private static let tens = Word("0s")

  /// Whether a number is a fraction that stands for a percentage: of a mark’s 73.3 percent “0.733” is
  /// one, and “0.5” of 0.5 percent is not.
  private func isBareFraction(_ word: Word, in text: String, _ markValue: Double?) -> Bool {
    guard word.contains(Self.point), let number = Double(word.text), number > 0, number < 1,
      isOfWhole || markValue.map({ isHundredth(number, of: $0, word) }) ?? false
    else { return false }
    return !text.hasUnit(behind: word)
  }

  private func isHundredth(_ number: Double, of value: Double, _ word: Word) -> Bool {
    let decimals = word.text.split(separator: ".").last?.count ?? 0
    let tolerance = (0..<decimals).reduce(0.5) { step, _ in step / 10 }
    return abs(number - value) > max(tolerance, value / 100)
      && abs(number - value / 100) <= max(tolerance, value / 10_000)
  }

  private static let point = CharacterClass(".")
}

extension String {
  /// The word before another, in small letters.
  fileprivate func word(before word: Word) -> Word? {
    let words = Words(self).list
    guard let index = words.firstIndex(of: word), index > 0 else { return nil }
    return words[index - 1]
  }

  fileprivate func hasUnit(behind word: Word) -> Bool {
    let words = Words(self).list
    guard let index = words.firstIndex(of: word), index + 1 < words.count else { return false }
    return UnitVocabulary.isUnit(words[index + 1])
  }
}
