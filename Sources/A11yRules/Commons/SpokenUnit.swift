/// A unit as people say it: by its symbol or in words, behind a number, before it or joined to it.
///
/// Any unit of time serves for another: “7 hours 30 minutes” says what 7.5 h is.
struct SpokenUnit: Sendable {
  private let alternatives: [Words]

  /// What may be said of a whole: no other unit serves there.
  private let own: [Words]

  /// All that is said for the unit; empty for one that only its author knows.
  private let terms: Set<String>

  /// What may be said for each word of a unit of several: “6.5 million euros” says “million €”.
  private let parts: [[Words]]

  init(_ unit: String) {
    let declared = Words(unit)
    var own = [declared]
    let terms = UnitVocabulary.terms(for: declared)
    own += terms.map { Words($0) }
    if declared.list.count == 1 { own += Self.inflected(declared.list[0]).map { Words($0) } }
    self.own = own.filter { !$0.isEmpty }
    self.terms = Set(terms)
    alternatives =
      self.own
      + (UnitVocabulary.areTimes(terms) ? UnitVocabulary.timeTerms.map { Words($0) } : [])
    let words = declared.list.filter { !["of", "per", "in", "a"].contains($0) }
    parts =
      words.count < 2
      ? []
      : words.map { word in
        ([word] + UnitVocabulary.terms(forWord: word) + Self.inflected(word)).map { Words($0) }
      }
  }

  /// Whether text says the unit.
  func isSaid(in text: String) -> Bool {
    let words = Words(Self.parted(text))
    if alternatives.contains(where: words.contains) { return true }
    return !parts.isEmpty && parts.allSatisfy { $0.contains(where: words.contains) }
  }

  /// Whether text about all values says the unit they have: not as what they are counted by, as in
  /// “Sleep by day”, nor as a word that may be another, as in “Rain in London”.
  func isSaid(ofWhole text: String) -> Bool {
    let isSaid = text.split { ",;:()[]–—".contains($0) }.contains { clause in
      let words = Words(Self.parted(String(clause))).list
      return own.contains { term in
        let term = term.list
        guard !term.isEmpty, words.count >= term.count else { return false }
        return (0...(words.count - term.count)).contains { start in
          words[start..<(start + term.count)].elementsEqual(term) && isUnit(term, at: start, words)
        }
      }
    }
    if isSaid { return true }
    let words = Words(Self.parted(text))
    return !parts.isEmpty && parts.allSatisfy { $0.contains(where: words.contains) }
  }

  private func isUnit(_ term: [String], at start: Int, _ words: [String]) -> Bool {
    if term.count == words.count { return true }
    let before = start > 0 ? words[start - 1] : ""
    if ["by", "per", "each", "every"].contains(before) { return false }
    if before == "in" { return true }
    guard term.count == 1, let word = term.first, word.allSatisfy(\.isLetter) else { return true }
    return word.count > 1 && !Self.otherWords.contains(word)
      && !(terms.contains(word) && terms.contains(word + "s"))
      && !(terms.contains(word) && terms.contains(word + "es"))
  }

  /// Symbols and words of units that are words of other meanings as well.
  private static let otherWords: Set<String> = ["in", "ms", "pt", "mo", "foot"]

  /// Whether anything that may be a unit stands with a number in text: a sign of a currency before
  /// it, or a word right behind it.
  static func isAnySaid(in text: String) -> Bool {
    text.split { ",;()".contains($0) }.contains { clause in
      let words = Words(parted(String(clause))).list
      return words.indices.contains { index in
        guard words[index].first?.isNumber == true else { return false }
        if index > 0, UnitVocabulary.isCurrency(words[index - 1]) { return true }
        let behind = words[(index + 1)...].first { !noUnits.contains($0) }
        return behind.map { UnitVocabulary.isUnit($0) || $0.allSatisfy(\.isLetter) } ?? false
      }
    }
  }

  /// Words behind a number that are none of its unit.
  private static let noUnits: Set<String> = [
    "of", "and", "in", "on", "at", "to", "k", "mn", "bn", "hundred", "thousand", "million",
    "millions", "billion", "billions", "trillion",
  ]

  /// One step, two steps; one box, two boxes.
  private static func inflected(_ word: String) -> [String] {
    var forms = [word + "s", word + "es"]
    if word.count > 2, word.hasSuffix("s") { forms.append(String(word.dropLast())) }
    if word.count > 3, word.hasSuffix("es") { forms.append(String(word.dropLast(2))) }
    return forms
  }

  /// Letters that are joined to a number, or to an article, set apart: `7h45m` is `7 h 45 m`,
  /// “d’euros” holds the word “euros”.
  private static func parted(_ text: String) -> String {
    var result = ""
    var last: Character = " "
    var isInNumber = false
    for character in text {
      if !last.isNumber, !last.isLetter { isInNumber = character.isNumber }
      if isInNumber, last.isNumber, character.isLetter { result.append(" ") }
      if isInNumber, last.isLetter, character.isNumber { result.append(" ") }
      result.append("’'".contains(character) ? " " : character)
      last = character
    }
    return result
  }
}
