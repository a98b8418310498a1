internal import A11yModel
internal import Support

/// What the text of a step says: which it is, and in which state.
///
/// A clause, as between commas, that is the words for a state and nothing else is one; numbers tell the
/// place; the first clause of other words is the name. Of two states without a name the first is one:
/// “Done, upcoming” is of a step that is called so.
struct StepLabel {
  private(set) var name: String?
  private(set) var state: State.Meaning?

  /// The words for a state that are all it says.
  private var stateWords: String?

  /// The label of a step that is called by the words for a state; nil where it says more, or none.
  var asCaption: StepLabel? {
    guard name == nil, let stateWords, let name = Self.name(in: stateWords) else { return nil }
    var label = self
    (label.name, label.state) = (name, nil)
    return label
  }

  init(_ text: String) {
    var states: [(clause: String, meaning: State.Meaning)] = []
    for clause in Self.clauses(of: text) {
      if let meaning = StepVocabulary.state(inClause: clause) {
        states.append((clause, meaning))
      } else if name == nil {
        name = Self.name(in: clause)
      }
    }
    state = states.first?.meaning
    stateWords = states.first?.clause
    guard name == nil, let first = states.first,
      let other = states.first(where: { $0.meaning != first.meaning })
    else { return }
    name = Self.name(in: first.clause)
    state = other.meaning
  }

  private static func clauses(of text: String) -> [String] {
    text.split { ",;:()[]|–—·\n".contains($0) }
      .map { String($0).singleSpaced.trimmed }
      .filter { !$0.isEmpty }
  }

  /// What is left of a clause without a place at its start, as “Step 2 of 4”; nil for nothing.
  private static func name(in clause: String) -> String? {
    var words = clause.spacedWords[...]
    var rest = words
    if let first = rest.first, placing.contains(first.lowercased()) { rest.removeFirst() }
    if rest.first.map(isNumber) ?? false {
      rest.removeFirst()
      if rest.count > 1, connecting.contains(rest[rest.startIndex].lowercased()),
        isNumber(rest[rest.startIndex + 1])
      {
        rest.removeFirst(2)
      }
      words = rest
    }
    let name = words.joined(separator: " ").trimmed
    return name.contains { $0.isLetter } ? name : nil
  }

  private static let placing: Set<String> = ["step", "stage", "phase", "no.", "number"]
  private static let connecting: Set<String> = ["of", "/"]

  /// “2”, “2.”, “2/4”.
  private static func isNumber(_ word: String) -> Bool {
    word.contains(where: \.isNumber) && !word.contains(where: \.isLetter)
  }
}

extension String {
  /// Without blanks, full stops and dashes at its ends.
  fileprivate var trimmed: String {
    let isEdge = { (character: Character) in character.isWhitespace || ".-".contains(character) }
    let start = drop(while: isEdge)
    guard let end = start.lastIndex(where: { !isEdge($0) }) else { return "" }
    return String(start[...end])
  }
}
