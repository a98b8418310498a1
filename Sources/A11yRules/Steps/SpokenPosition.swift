/// A whole number in what is said of steps, and what it may count.
struct SpokenPosition: Hashable, Sendable {
  var number: Int
  var role: Role

  /// How many there are of what it is one of: 4 in “2 of 4”.
  var total: Int?

  /// Where it stands among the words.
  var word: Int

  /// What a number tells.
  enum Role: Hashable, Sendable {
    /// Which step: behind “step”, before “of 4”.
    case position
    /// How many there are: behind “of”, behind a stroke, before “steps”.
    case total
    /// Either.
    case open
    /// How much there is of something else: “3 minutes”, “3 steps left”.
    case measure
  }
}

extension SpokenPosition {
  /// Every whole number in a text, in order: in digits, as an ordinal, or spelt out in English.
  static func said(in text: String, _ languages: SpokenLanguages) -> [SpokenPosition] {
    said(in: words(of: text), languages)
  }

  static func said(in words: [Word], _ languages: SpokenLanguages) -> [SpokenPosition] {
    var numbers: [Found] = []
    var index = 0
    while index < words.count {
      let digits = NumberWords.digits(in: words[index], languages)
      if digits.isEmpty, languages.mayBeEnglish, let spelt = NumberWords.spelt(words[index...]) {
        numbers.append(Found(spelt, at: index))
        index += spelt.length
      } else {
        for digits in digits { numbers.append(Found(digits, at: index)) }
        index += 1
      }
    }
    if numbers.isEmpty { return [] }
    var roles: [Role?] = []
    for index in numbers.indices {
      let isOfLast = index > 0 && numbers[index - 1].isBeforeOne
      roles.append(isOfLast ? .position : role(of: &numbers[index], words, languages))
    }
    return numbers.indices.compactMap { index in
      guard let role = roles[index] else { return nil }
      let found = numbers[index]
      var number = SpokenPosition(number: found.number, role: role, word: found.word)
      if index > 0, numbers[index - 1].isBeforeOne { number.total = numbers[index - 1].number }
      guard let next = numbers[(index + 1)...].first, next.isBehindOf, role != .measure,
        next.word - found.end <= 3
      else { return number }
      number.total = next.number
      // “One step of four” is the first.
      if role == .total, !found.isBehindOf { number.role = .open }
      return number
    }
  }

  /// The words of a text; a stroke between two numbers joins them however it is set.
  static func words(of text: String) -> [Word] { words(of: text, Words(text).list) }

  /// The words of a text that are known, strokes aside.
  static func words(of text: String, _ words: [Word]) -> [Word] {
    guard TextBytes.holds(UInt8(ascii: "/"), in: text), text.contains(" / ") else { return words }
    return Words(text.replacing(" / ", with: "/")).list
  }

  // MARK: what a number counts

  private struct Found {
    var number: Int
    var word: Int
    var end: Int
    var isOrdinal: Bool
    var isOne = false
    var isBehindOf: Bool

    /// Whether the next number is one of so many: 4 in “4ステップ中2番目”.
    var isBeforeOne = false

    /// The letters joined to its digits.
    var lead = ""
    var tail = ""

    init(_ digits: NumberWords.Digits, at word: Int) {
      number = digits.number
      self.word = word
      end = word + 1
      isOrdinal = digits.isOrdinal
      isBehindOf = digits.isBehindStroke
      (lead, tail) = (digits.lead, digits.tail)
    }

    init(_ spelt: NumberWords.Spelt, at word: Int) {
      number = spelt.number
      self.word = word
      end = word + spelt.length
      isOrdinal = spelt.isOrdinal
      isOne = spelt.number == 1 && !spelt.isOrdinal
      isBehindOf = false
    }
  }

  /// What a number counts; nil for a word that is none, as in “this one”.
  private static func role(
    of number: inout Found,
    _ words: [Word],
    _ languages: SpokenLanguages
  ) -> Role? {
    let before = number.word > 0 ? words[number.word - 1] : nil
    let behind = number.end < words.count ? words[number.end] : nil
    func isBefore(_ set: WordSet) -> Bool { before.map(set.contains) ?? false }
    func isBehind(_ set: WordSet) -> Bool { behind.map(set.contains) ?? false }
    if number.isBehindOf { return .total }
    if let role = joinedRole(of: &number, words) { return role }
    let ofWords = SpokenProgress.ofWords
    let isOfThe =
      number.word > 1 && words[number.word - 1] == "the"
      && ofWords.contains(words[number.word - 2])
    if isBefore(ofWords) || isOfThe {
      number.isBehindOf = true
      return .total
    }
    // Behind “step 2” stands its name, as “Hours”.
    let isNumbered = isBefore(placeNouns)
    if !isNumbered, let behind, UnitVocabulary.isUnit(behind), behind != "in" { return .measure }
    if let before, UnitVocabulary.isCurrency(before) { return .measure }
    guard languages.mayBeEnglish else { return .open }
    if number.isOne, isBefore(pronounHeads) { return nil }
    if !isNumbered, isBefore(months) || isBehind(months) { return .measure }
    if number.isOrdinal { return isBehind(stepNouns) ? .position : .open }
    if isBefore(stepNouns) { return .position }
    guard isBehind(stepNouns) || isBehind(pluralNouns) else { return .open }
    let isRest = number.end + 1 < words.count && restWords.contains(words[number.end + 1])
    return isRest ? .measure : .total
  }

  /// What it counts by the letters that scripts join to it; nil where these do not tell.
  private static func joinedRole(of number: inout Found, _ words: [Word]) -> Role? {
    // Letters of scripts that set spaces tell nothing.
    guard !(number.lead + number.tail).utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    let place = JoinedCounters.place(
      number.lead,
      number.tail,
      before: number.word > 0 ? words[number.word - 1] : nil,
      behind: words[number.end...].prefix(2)
    )
    switch place {
    case nil: return nil
    case .position: return .position
    case .totalOfNext: number.isBeforeOne = true
    case .total: number.isBehindOf = true
    }
    return .total
  }

  private static let stepNounList = ["step", "stage", "phase"]
  private static let pluralNounList = ["steps", "stages", "phases"]
  private static let stepNouns = WordSet(stepNounList)
  private static let pluralNouns = WordSet(pluralNounList)

  /// What is said before the number of one of several things.
  static let placeNouns: WordSet = [
    "step", "stage", "phase", "part", "task", "file", "item", "page", "chapter", "lesson",
    "question", "round", "version", "schritt", "teil", "aufgabe", "datei", "seite", "kapitel",
    "frage",
    "étape", "partie", "tâche", "fichier", "chapitre", "leçon", "paso", "etapa", "fase", "parte",
    "tarea", "archivo", "página", "capítulo", "pregunta", "passo", "stap", "steg", "trinn", "krok",
  ]

  /// Whether a word names such things, one or several.
  static func isPlaceNoun(_ word: Word) -> Bool {
    placeNouns.contains(word) || placeNounPlurals.contains(word)
      || word.hasSuffix(Word("s")) && placeNouns.contains(word.prefix(word.length - 1))
  }

  private static let placeNounPlurals: WordSet = [
    "schritte", "schritten", "teile", "teilen", "aufgaben", "dateien", "seiten", "kapiteln",
    "fragen",
  ]

  /// Of some steps alone, what is said behind their number.
  private static let restWords: WordSet = [
    "left", "remaining", "remain", "completed", "complete", "done", "finished", "to", "ahead",
    "behind", "more",
  ]

  /// What stands before “one” where it is no number.
  private static let pronounHeads: WordSet = [
    "the", "this", "that", "no", "each", "which", "current", "next", "last", "another", "every",
    "any", "other", "previous",
  ]

  private static let months: WordSet = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december", "jan", "feb", "mar", "apr", "jun", "jul", "aug", "sep",
    "sept", "oct", "nov", "dec",
  ]
}

extension SpokenPosition {
  /// Whether words may hold numbers that nobody here can read: those of other languages, spelt out.
  ///
  /// What is said and is no number, as the name of the step, is left out.
  static func mayBeUnread(
    in text: String,
    besides names: [String],
    _ languages: SpokenLanguages
  ) -> Bool {
    guard !languages.isEnglish else { return false }
    let rest = names.reduce(Words(text)) { $0.removing(Words($1)) }.list.filter {
      $0.contains(otherThanNumbers)
    }
    // Where nobody gives the language, words of English tell it.
    if languages.isOpen, rest.contains(where: englishWords.contains) { return false }
    return !rest.isEmpty
  }

  private static let otherThanNumbers = CharacterClass("/.,:", .number).inverted

  private static let englishWords = WordSet(
    stepNounList + pluralNounList + ["the", "is", "next", "previous", "now", "you", "are"]
      + StateTerms.englishWords
  )
}
