internal import A11yModel
internal import ChartWords
internal import Language

/// The words by which names, classes and ids tell steps and their states.
enum StepVocabulary {
  private static let indicators: Set<String> = ["step", "steps", "stepper", "wizard"]
  private static let trackers: Set<String> = ["tracker", "timeline"]

  /// What kind of indicator a name, a class or an id speaks of; nil for none.
  static func kind(in text: String?) -> Component.Kind? {
    guard let text else { return nil }
    let words = NamePieces.words(of: text)
    if words.contains(where: trackers.contains) { return .statusTracker }
    return words.contains(where: indicators.contains) ? .stepIndicator : nil
  }

  /// Whether a class or an id calls its element one of several steps.
  static func isStep(_ text: String) -> Bool {
    NamePieces.words(of: text).contains(where: items.contains)
  }

  private static let items: Set<String> = ["step", "stage", "phase", "milestone"]

  /// Whether a text begins with the place of a step: “Step 1 of 4”, “Étape 1 sur 4”, “Schritt 1/4”.
  static func isPlace(_ text: String) -> Bool {
    let words = text.lowercased().prefix(longestPlace)
      .split { !$0.isLetter && !$0.isNumber }.filter { !of.contains($0) }
    return words.count > 2 && nouns.contains(Word(words[0])) && Int(words[1]) != nil
      && Int(words[2]) != nil
  }

  private static let longestPlace = 30
  private static let nouns = WordSet(WordList.oneStep.anyWords)
  private static let of: Set<Substring> = ["of", "von", "sur", "de", "di", "van", "av", "af", "z"]

  /// The state that a class gives its element, which may begin with “is” or with the name of a block.
  static func state(inClass text: String?) -> State.Meaning? {
    guard let text else { return nil }
    let classes = text.split(whereSeparator: \.isWhitespace).prefix(mostClasses)
    let states = classes.lazy.compactMap { name in
      // “step--done” and “is-active” end with the state.
      NamePieces.words(of: String(name)).last.flatMap { classWords[$0] }
    }
    return states.first
  }

  private static let mostClasses = 12

  private static let classWords: [String: State.Meaning] = [
    "done": .completed, "complete": .completed, "completed": .completed, "finished": .completed,
    "current": .current, "active": .current, "selected": .current,
    "upcoming": .upcoming, "pending": .upcoming, "todo": .upcoming, "future": .upcoming,
    "incomplete": .upcoming,
    "error": .error, "failed": .error, "invalid": .error,
    "disabled": .unavailable, "locked": .unavailable, "unavailable": .unavailable,
  ]

  /// The state that a clause is the words for, and nothing else: “completed”, “not yet completed”.
  static func state(inClause text: String) -> State.Meaning? {
    let clause = text.lowercased()
    if let state = clauses[clause] { return state }
    let words = clause.split(separator: " ").filter { !fillers.contains(Word($0)) }
    guard let first = words.first, Words(String(first)).list.contains(where: denials.contains)
    else { return nil }
    return denied[words.dropFirst().joined(separator: " ")]
  }

  private static let clauses = states(LanguageTable.english.words(forState:))
    .merging(["current step": .current]) { state, _ in state }
  private static let denied = states(LanguageTable.english.words(deniedOfState:))

  private static func states(
    _ words: (String) -> [String]
  ) -> [String: State.Meaning] {
    let states = State.Meaning.allCases.flatMap { meaning in
      words(meaning.rawValue).map { ($0, meaning) }
    }
    return Dictionary(states) { first, _ in first }
  }

  private static let denials = WordSet(WordList.denials.words("en"))
  private static let fillers = WordSet(WordList.denialFillers.words("en"))
}
