internal import A11yModel
internal import ChartSpeech
internal import Claims
internal import Language
internal import Listening
internal import Looking
internal import RuleCatalogue

extension Check {
  /// No series, mark or state is told apart by its looks alone.
  static let nameNoVisualReference = CheckSignature(
    "name-no-visual-reference",
    formerly: "visual-reference",
    words: ["colors", "shapes", "places", "marks"],
    restingOn: [.marks, .series],
    cases: ["image"],
    evidence: ["announcement"],
    terms: ["unsaid", "word"]
  ).each(among: \.englishStops, knowing: \.lookWords) { occurrence, looks, ask in
    let tree = ask.facts.trees[occurrence.snapshot]
    func isShown(_ word: Word) -> Bool { ask.facts[ShownText.self].contains(word.text) }
    if let label = ask.facts.labelOfPart(occurrence) {
      let words = Words(label)
      guard let word = looks.word(in: words), looks.isAll(words), !isShown(word) else {
        return ask.holds()
      }
      return ask.fails(as: "image", ["announcement": label]) { $0.impact = .moderate }
    }
    guard tree.elements[occurrence.element].isAboutData else { return .outOfScope }
    let words = ask.facts[SaidWords.self].words(of: occurrence.element, in: occurrence.snapshot)
    guard let word = looks.word(in: words), !isShown(word),
      !word.isInCode(of: tree.announcement(of: occurrence.element).text),
      let unsaid = ask.facts.unsaidName(at: occurrence)
    else { return ask.holds() }
    return ask.fails(
      [
        "announcement": tree.announcement(of: occurrence.element).text, "word": word.text,
        "unsaid": unsaid.what,
      ],
      unless: unsaid.missing
    ) {
      $0.impact = .moderate
      // Another rule has it that the name is not heard; this one says what is in its place.
      if $0.result == .failed { $0.causes = [unsaid.rule] }
    }
  }
}

extension Ask {
  /// The stops of a component whose language is that of the rule's words.
  fileprivate var englishStops: [ComponentFacts.Occurrence] {
    SpokenLanguage.isEnglish(facts.language) ? facts.occurrences : []
  }

  fileprivate var lookWords: LookWords { LookWords(words) }
}

extension Element {
  /// Whether it stands for a mark, a series or a step; labels on axes name themselves.
  fileprivate var isAboutData: Bool {
    switch subject {
    case .mark, .series, .step: kind != .connector
    case .component, .category: false
    }
  }
}

extension Word {
  /// Whether it is part of a name from the code, which is for the rule on those.
  fileprivate func isInCode(of text: String) -> Bool {
    text.lowercased().split(whereSeparator: \.isWhitespace).contains { token in
      token.contains(self.text) && token.dropLast().contains { "._".contains($0) }
    }
  }
}
