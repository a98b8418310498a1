extension LanguageTable {
  /// The words for numbers of which one word is made: “zwei”, “tausend” and “fünf” of “zweitausendfünf”.
  ///
  /// - Returns: nil where it is made of anything else.
  package func parts(of word: UnsafeBufferPointer<UInt8>) -> [WordRecord]? {
    guard (4...96).contains(word.count) else { return nil }
    var search = PartSearch(self, word)
    return search.parts(from: 0) ? search.found : nil
  }
}

/// Finds the words that one word is made of, so that they are a number; each place is tried once.
private struct PartSearch {
  private let language: LanguageTable
  private let word: UnsafeBufferPointer<UInt8>

  /// The words so far.
  private(set) var found: [WordRecord] = []

  /// How often a word was tried; no number needs more.
  private var tries = 0

  init(_ language: LanguageTable, _ word: UnsafeBufferPointer<UInt8>) {
    (self.language, self.word) = (language, word)
  }

  /// Whether the rest from some byte on is made of such words, the longest first.
  mutating func parts(from start: Int) -> Bool {
    if start == word.count { return isNumber }
    var end = min(word.count, start + 20)
    while end > start, tries < 400 {
      let part = UnsafeBufferPointer(rebasing: word[start..<end])
      tries += 1
      if let record = language.record(of: part), !record.kinds.isDisjoint(with: .numerals) {
        found.append(record)
        if parts(from: end) { return true }
        found.removeLast()
      }
      end -= 1
    }
    return false
  }

  private var isNumber: Bool {
    var sum = NumeralSum(language)
    return sum.add(compound: found)
  }
}

extension NumeralSum {
  /// Goes on with the words that one word is made of; false, and nothing is added, where they do not
  /// belong to the number.
  package mutating func add(compound parts: [WordRecord]) -> Bool {
    var sum = self
    var isJoined = false
    for part in parts {
      if part.kinds.contains(.fraction), !sum.isEmpty {
        sum.add(fraction: part.share)
      } else if sum.mayJoin(part.kinds), !isJoined, !sum.mayAdd(part) {
        isJoined = true
        continue
      } else if !sum.add(part) {
        return false
      }
      isJoined = false
    }
    guard !isJoined else { return false }
    self = sum
    return true
  }

  private func mayAdd(_ part: WordRecord) -> Bool {
    var sum = self
    return sum.add(part)
  }
}
