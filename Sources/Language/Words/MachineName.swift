/// Recognises names that were made for machines.
package final class MachineName: Sendable {
  /// What such a name is.
  package enum Form: Hashable, Sendable {
    /// As `checkmark.circle.fill`.
    case symbol
    /// As `icon-done.png`.
    case file
    /// As `step_account` or `BarChartView`.
    case code
    /// The author's id for it, as `checkout-steps`.
    case identifier
    /// As `Untitled` or `Series 1`.
    case placeholder
    /// As `%d of %@` or `Optional("Pause")`.
    case template
    /// As `<b>`.
    case markup

    /// What it is called in a sentence.
    package var noun: String {
      switch self {
      case .symbol: "the name of a symbol"
      case .file: "the name of a file"
      case .code: "a name from the code"
      case .identifier: "an identifier"
      case .placeholder: "a placeholder"
      case .template: "text of the code, into which no words were put"
      case .markup: "markup, which is read aloud"
      }
    }
  }

  /// Endings of picture files.
  let fileEndings: WordSet

  /// Last parts of names that people use, as `com` of an address.
  private let nameEndings: WordSet

  /// Words that are symbols' names and nothing else.
  let symbolWords: WordSet

  /// Last parts of symbols' names behind a letter or a number, as in `12.circle`.
  private let symbolShapes: WordSet

  /// What is numbered in the ids of code, as in `step-1`.
  private let numberedIds: WordSet

  /// Words from which names in code are made.
  private let codeWords: WordSet

  /// Whole names that say nothing.
  package let placeholders: WordSet

  /// What is numbered where nobody gave a name, as `series`.
  let numbered: WordSet

  /// What is numbered in captions, as `figure`: text that is seen may be no more.
  private let captions: WordSet

  /// - Parameter words: gives the words of each of the rule's lists.
  package init(_ words: (String) -> WordSet) {
    fileEndings = words("file-endings")
    nameEndings = words("name-endings")
    symbolWords = words("symbol-words")
    symbolShapes = words("symbol-shapes")
    numberedIds = words("numbered-ids")
    codeWords = words("code-words")
    placeholders = words("placeholders")
    numbered = words("numbered")
    captions = words("captions")
  }

  /// The first word in a name that was made for machines, and what it is.
  package func word(in name: String) -> (word: String, form: Form)? {
    guard mayHoldWord(name) else { return nil }
    return Word(name).firstPart(between: Self.gaps) { piece in
      let word = piece.prefix(piece.length - piece.trailingLength(of: Self.ends))
      return form(of: word).map { (word.text, $0) }
    }
  }

  static let gaps = CharacterClass(",;:()‘’“”\"", .space)
  static let ends = CharacterClass(".!?")

  private func form(of word: Word) -> Form? {
    if symbolWords.contains(word) { return .symbol }
    if word.contains(Self.point), isFile(word) { return .file }
    if isSymbol(word) { return .symbol }
    return isSnake(word) || isKebab(word) || isCamel(word) ? .code : nil
  }

  /// Whether a whole name stands where none was given.
  package func isPlaceholder(_ name: String) -> Bool {
    guard mayBePlaceholder(name) else { return false }
    let words = Words(name).list
    if !words.isEmpty, words.allSatisfy(placeholders.contains) { return true }
    if words.count > 1, words[0] == "lorem", words[1] == "ipsum" { return true }
    return isNumbered(words) || isCaption(words)
  }

  /// Whether it refers to one of several pictures, as `Figure 1`.
  package func isCaption(_ name: String) -> Bool {
    mayBePlaceholder(name) && isCaption(Words(name).list)
  }

  private func isCaption(_ words: [Word]) -> Bool {
    words.count == 2 && captions.contains(words[0]) && words[1].integer != nil
  }

  /// Whether it is a kind of thing with a number, as `Series 1`.
  package func isNumbered(_ name: String) -> Bool {
    mayBePlaceholder(name) && isNumbered(Words(name).list)
  }

  private func isNumbered(_ words: [Word]) -> Bool {
    guard let last = words.last, last.integer != nil else { return false }
    switch words.count {
    case 2: return numbered.contains(words[0])
    case 3: return words[0] == "data" && numbered.contains(Word("data" + words[1].text))
    default: return false
    }
  }

  // MARK: forms

  private static let point = CharacterClass(".")
  private static let underscore = CharacterClass("_")
  private static let hyphen = CharacterClass("-")

  /// Small letters and digits of ASCII.
  private static let plain = CharacterClass("abcdefghijklmnopqrstuvwxyz0123456789")
  private static let letterOrNumber = CharacterClass("", [.letter, .number])
  private static let small = CharacterClass("", .small)

  private func isFile(_ word: Word) -> Bool {
    let parts = word.split(at: Self.point, omittingEmpty: false)
    guard let ending = parts.last, ending.length + 1 < word.length else { return false }
    return fileEndings.contains(ending.lowercased)
  }

  /// Two words or more with points between, in small letters.
  private func isSymbol(_ word: Word) -> Bool {
    guard word.contains(Self.point) else { return false }
    let parts = word.split(at: Self.point, omittingEmpty: false)
    guard let last = parts.last, !nameEndings.contains(last) else { return false }
    let isPlain = parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(Self.plain) }
    // “e.g” and “v1.2” are written with points, too.
    guard isPlain else { return false }
    return parts.count { $0.count > 1 && $0.allSatisfy(.letter) } > 1
      || parts.dropFirst().contains(where: symbolShapes.contains)
  }

  private func isSnake(_ word: Word) -> Bool {
    guard word.contains(Self.underscore) else { return false }
    let parts = word.split(at: Self.underscore)
    return parts.count > 1 && parts.allSatisfy { $0.allSatisfy(Self.letterOrNumber) }
      && parts.contains { $0.contains(.letter) }
  }

  /// “E-mail” and “step-by-step” are words; `bar-chart-icon` is none.
  private func isKebab(_ word: Word) -> Bool {
    guard word.contains(Self.hyphen) else { return false }
    let parts = word.split(at: Self.hyphen, omittingEmpty: false)
    guard parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(Self.plain) }) else { return false }
    let isNumbered =
      parts.count == 2 && numberedIds.contains(parts[0]) && parts[1].allSatisfy(.number)
    return isNumbered || parts.contains(where: codeWords.contains)
  }

  /// “iPhone”, “macOS”, “McDonald” and “YouTube” are names; `stepNode` and `StepNodeView` are code.
  private func isCamel(_ word: Word) -> Bool {
    guard word.isASCII, Self.hasHump(word), word.allSatisfy(Self.letterOrNumber) else {
      return false
    }
    let humps = Self.humps(of: word)
    guard humps.count > 1 else { return false }
    if humps[0].begins(with: Self.small) {
      // Things in code are numbered: `dataPoint1`.
      let names = humps.map { $0.prefix($0.length - $0.trailingLength(of: .number)) }
      return names.allSatisfy { $0.count > 2 && $0.dropFirst(1).allSatisfy(Self.small) }
    }
    guard humps.allSatisfy({ $0.dropFirst(1).contains(Self.small) }) else { return false }
    return humps.count > 2 || humps.contains { codeWords.contains($0.lowercased) }
  }

  private static func hasHump(_ word: Word) -> Bool {
    word.withBytes { bytes in bytes.indices.dropFirst().contains { beginsHump(bytes, at: $0) } }
  }

  /// Whether a capital stands behind what is none.
  private static func beginsHump(_ word: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    CharacterClass.capital.contains(word[index])
      && !CharacterClass.capital.contains(word[index - 1])
  }

  /// The parts of a word of ASCII that begin with a capital.
  private static func humps(of word: Word) -> [Word] {
    var humps: [Word] = []
    var start = 0
    let places = word.withBytes { bytes in
      bytes.indices.dropFirst().filter { beginsHump(bytes, at: $0) }
    }
    for index in places {
      humps.append(word[start..<index])
      start = index
    }
    return humps + [word.dropFirst(start)]
  }
}
