internal import Support

extension SummaryWords {
  /// The languages that may be read together: none, each by itself, or all where nobody tells.
  static let choices = [[]] + languages.map { [$0] } + [languages]

  /// The words of some languages; those of another rule where it lists the same.
  static func shared(_ languages: [String], _ list: (String) -> String) -> SummaryWords {
    let texts = languages.flatMap { language in
      Kind.allCases.map { list("\(language)-\($0.rawValue)") }
    }
    return known.words(texts) { SummaryWords(languages, list) }
  }

  private static let known = Known()

  /// Words by the lists they were read from.
  private final class Known: @unchecked Sendable {
    private var all: [(texts: [String], words: SummaryWords)] = []
    private let lock = Lock()

    func words(_ texts: [String], _ make: () -> SummaryWords) -> SummaryWords {
      lock.whileHeld {
        if let same = all.first(where: { $0.texts == texts }) { return same.words }
        let words = make()
        // Catalogues with lists of their own may come and go.
        if all.count < SummaryWords.choices.count * 2 { all.append((texts, words)) }
        return words
      }
    }
  }
}

extension CheckContext {
  /// The words of summaries in some languages, worked out once for the rule.
  func summaryWords(of languages: [String]) -> SummaryWords {
    guard let choice = SummaryWords.choices.firstIndex(of: languages) else {
      return SummaryWords(languages, parameters.text)
    }
    let words = parameters.memo.value { SummaryWords.choices.map { _ in Once<SummaryWords>() } }
    return words[choice].value { SummaryWords.shared(languages, parameters.text) }
  }
}
