/// Words that are heard, to be found by what is short for them where there is little room.
package struct SpeltWords {
  /// In order, so that those that begin alike stand side by side.
  private let words: [String]

  /// The initials of words that stand one behind another.
  private let initials: Set<String>

  private let language: LanguageTable

  /// - Parameters:
  ///   - lists: the words of each text that is heard.
  ///   - tag: the tag of their language.
  package init(_ lists: [[Word]], _ tag: String?) {
    language = .reading(tag)
    var words: Set<String> = []
    var initials: Set<String> = []
    for list in lists {
      var heads: [Character] = []
      for word in list where word.begins(with: .letter) {
        let text = word.text
        words.insert(text)
        if Words.functionWords.contains(word) { continue }
        heads = heads.suffix(Self.mostInitials - 1) + text.prefix(1)
        for start in heads.indices.dropLast() { initials.insert(String(heads[start...])) }
      }
    }
    self.words = words.sorted()
    self.initials = initials
  }

  private static let mostInitials = 5

  /// Whether a word is the beginning of one that is heard, of three letters or more, or the initials
  /// of several: “Temp” of “temperature”, “US” of “United States”.
  package func spellOut(_ short: Word) -> Bool {
    guard short.allSatisfy(.letter), short.count > 1 else { return false }
    let text = short.text
    return initials.contains(text) || (short.count > 2 && hasBeginning(text))
  }

  /// Whether a word may be short for one that is heard: it begins and ends as that does, and leaves
  /// letters out, as “Ltd” of “Limited”, or it is two letters that the other begins with.
  package func maySpellOut(_ short: Word) -> Bool {
    guard short.allSatisfy(.letter), short.count > 1 else { return false }
    let text = short.text
    if hasBeginning(text) { return true }
    // “Mon” is no million.
    if let record = language.record(of: short), record.month > 0 || record.weekday > 0 {
      return false
    }
    return beginning(with: text.prefix(1)).contains {
      $0.last == text.last && AbbreviatedWords.contracts(text, $0)
    }
  }

  /// Whether words begin so that are another word, and not several of what it names: “Team” is not
  /// short for “teams”.
  private func hasBeginning(_ text: String) -> Bool {
    beginning(with: text).contains { long in
      let rest = long.dropFirst(text.count)
      return rest != "s" && rest != "es"
    }
  }

  /// The words that begin with some text.
  private func beginning(with text: some StringProtocol) -> some Sequence<String> {
    var (low, high) = (0, words.count)
    while low < high {
      let middle = (low + high) / 2
      if words[middle] < text { low = middle + 1 } else { high = middle }
    }
    return words[low...].prefix { $0.hasPrefix(text) }
  }
}
