/// Recognises names that were made for machines.
struct MachineName: Sendable {
  /// What such a name is.
  enum Form: Hashable, Sendable {
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

    /// What it is called in a sentence.
    var noun: String {
      switch self {
      case .symbol: "the name of a symbol"
      case .file: "the name of a file"
      case .code: "a name from the code"
      case .identifier: "an identifier"
      case .placeholder: "a placeholder"
      }
    }
  }

  /// Endings of picture files.
  let fileEndings: Set<String>

  /// Last parts of names that people use, as `com` of an address.
  let nameEndings: Set<String>

  /// Words that are symbols' names and nothing else.
  let symbolWords: Set<String>

  /// Words from which names in code are made.
  let codeWords: Set<String>

  /// Whole names that say nothing.
  let placeholders: Set<String>

  /// What is numbered where nobody gave a name, as `series`.
  let numbered: Set<String>

  /// The first word in a name that was made for machines, and what it is.
  func word(in name: String) -> (word: String, form: Form)? {
    let separators: Set<Character> = [",", ";", ":", "(", ")", "‘", "’", "“", "”", "\""]
    for piece in name.split(whereSeparator: { $0.isWhitespace || separators.contains($0) }) {
      var word = piece
      while let last = word.last, ".!?".contains(last) { word.removeLast() }
      if let form = form(of: String(word)) { return (String(word), form) }
    }
    return nil
  }

  private func form(of word: String) -> Form? {
    if symbolWords.contains(word) { return .symbol }
    if let dot = word.lastIndex(of: "."), dot != word.startIndex,
      fileEndings.contains(word[word.index(after: dot)...].lowercased())
    {
      return .file
    }
    if isSymbol(word) { return .symbol }
    return isSnake(word) || isKebab(word) || isCamel(word) ? .code : nil
  }

  /// Whether a whole name stands where none was given.
  func isPlaceholder(_ name: String) -> Bool {
    let words = Words(name).list
    if words.count == 1, let word = words.first { return placeholders.contains(word) }
    if words.prefix(2) == ["lorem", "ipsum"] { return true }
    return isNumbered(name)
  }

  /// Whether it is a kind of thing with a number, as `Series 1`.
  func isNumbered(_ name: String) -> Bool {
    var words = Words(name).list
    if words.count == 3, words[0] == "data" { words = ["data" + words[1], words[2]] }
    guard words.count == 2, Int(words[1]) != nil else { return false }
    return numbered.contains(words[0])
  }

  // MARK: forms

  /// Two words or more with points between, in small letters.
  private func isSymbol(_ word: String) -> Bool {
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, let last = parts.last, !nameEndings.contains(String(last)) else {
      return false
    }
    let isPlain = parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber) }
    }
    // “e.g” and “v1.2” are written with points, too.
    return isPlain && parts.filter { $0.count > 1 && $0.allSatisfy(\.isLetter) }.count > 1
  }

  private func isSnake(_ word: String) -> Bool {
    let parts = word.split(separator: "_")
    return word.contains("_") && parts.count > 1
      && parts.allSatisfy { $0.allSatisfy { $0.isLetter || $0.isNumber } }
      && parts.contains { $0.contains(where: \.isLetter) }
  }

  /// “E-mail” and “step-by-step” are words; `bar-chart-icon` is none.
  private func isKebab(_ word: String) -> Bool {
    let parts = word.split(separator: "-", omittingEmptySubsequences: false)
    return parts.count > 1
      && parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber) }
      }
      && parts.contains { codeWords.contains(String($0)) }
  }

  /// “iPhone”, “macOS”, “McDonald” and “YouTube” are names; `stepNode` and `StepNodeView` are code.
  private func isCamel(_ word: String) -> Bool {
    guard word.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) else { return false }
    let humps = Self.humps(of: word)
    guard humps.count > 1, let first = humps.first else { return false }
    if first.first?.isLowercase == true {
      // Things in code are numbered: `dataPoint1`.
      let names = humps.map { hump in
        String(hump.reversed().drop(while: \.isNumber).reversed())
      }
      return names.allSatisfy { $0.count > 2 && $0.dropFirst().allSatisfy(\.isLowercase) }
    }
    guard humps.allSatisfy({ $0.dropFirst().contains(where: \.isLowercase) }) else { return false }
    return humps.count > 2 || humps.contains { codeWords.contains($0.lowercased()) }
  }

  /// The parts of a word that begin with a capital.
  static func humps(of word: String) -> [String] {
    var humps: [String] = []
    var last: Character = " "
    for character in word {
      if humps.isEmpty || (character.isUppercase && !last.isUppercase) {
        humps.append(String(character))
      } else {
        humps[humps.count - 1].append(character)
      }
      last = character
    }
    return humps
  }
}
