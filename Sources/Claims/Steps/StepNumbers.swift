package import A11yModel
package import Language
package import Listening

// The numbers of steps, as they are said.
extension ComponentFacts {
  /// The whole numbers that words give, without those of steps' names, as in “Form 2”; a number
  /// that a name gives its own step stays.
  package func numbers(
    in text: CountedWords,
    besidesNamesOf steps: [Int],
    _ languages: SpokenLanguages
  ) -> [SpokenPosition] {
    var numbers = text.numbers
    guard !numbers.isEmpty else { return [] }
    let stepNames = self[StepNames.self]
    for step in steps {
      guard let name = component.steps[step].name.value else { continue }
      for own in stepNames.numbers(in: name, of: step, languages) {
        let isCounted = own.role == .position || stepNames.areCounting
        if isCounted, own.number == step + 1 { continue }
        let same =
          numbers.firstIndex { $0.number == own.number && $0.role == own.role }
          ?? numbers.lastIndex { $0.number == own.number }
        if let same { numbers.remove(at: same) }
      }
    }
    return numbers
  }

  /// The names of steps that stand among words; a number that is said as one, as in “step 2”, is not
  /// the name of a step that is called “2”.
  func names(in text: CountedWords) -> [(range: Range<Int>, steps: [Int])] {
    self[StepNames.self].found(in: text.words).filter { name in
      let start = name.range.lowerBound
      return name.range.count > 1
        || !text.numbers.contains { $0.role != .open && $0.word == start }
        || text.words[start].contains(.letter)
    }
  }

  /// The numbers that may be those of steps; what is surely one comes first.
  ///
  /// - Parameters:
  ///   - text: what is said.
  ///   - step: the step whose name is heard in the text; nil where none is.
  ///   - languages: the languages it may be in.
  /// - Returns: the numbers.
  package func positions(
    in text: CountedWords,
    besidesNameOf step: Int?,
    _ languages: SpokenLanguages
  ) -> [SpokenPosition] {
    let named = step.map { [$0] } ?? []
    let numbers = numbers(in: text, besidesNamesOf: named, languages)
      .filter { $0.role == .position || $0.role == .open }
    guard numbers.count > 1 else { return numbers }
    func rank(_ number: SpokenPosition) -> Int {
      number.total == component.steps.count ? 0 : number.role == .position ? 1 : 2
    }
    return (0...2).flatMap { wanted in numbers.filter { rank($0) == wanted } }
  }
}

extension ComponentFacts {
  /// Whether a text tells that a step is the current one: by its number, or by its name, where it
  /// speaks of no other step as it does of that.
  package func tells(
    _ step: Int,
    in text: String,
    _ languages: SpokenLanguages,
    state: State.Meaning? = nil
  ) -> Bool {
    StepMentions(text, self, languages).tell(step, in: state)
  }

  /// Whether what is around the steps says which of them is current, in every snapshot.
  func isCurrentPlacedByWhole(_ presentations: [Presentation]) -> Fact<Bool> {
    let placed = trees.indices.filter { component.snapshots[$0].current != nil }
    var missing: String?
    func mayPlace(_ symbol: String) -> Bool {
      !SpokenPosition.said(in: Words.ofSymbol(symbol).list, languages).isEmpty
    }
    for snapshot in placed {
      guard case .perItem(let items) = presentations[snapshot], let item = items.first,
        let current = component.snapshots[snapshot].current
      else { return .known(false) }
      let surroundings = trees[snapshot].surroundings(of: item.element)
      if surroundings.contains(where: { isPlaced(current, in: $0.text) }) { continue }
      guard let fact = surroundings.lazy.flatMap({ $0.missing(whereSymbol: mayPlace) }).first
      else {
        return .known(false)
      }
      missing = missing ?? fact
    }
    return missing.map { .unknown($0) } ?? .known(!placed.isEmpty)
  }

  /// Whether a text says that a step is the current one: “4 steps” does not say so of the fourth,
  /// nor does “4 steps, 2 completed” of the second.
  private func isPlaced(_ step: Int, in text: String) -> Bool {
    let words = Words(text)
    let counted = CountedWords(
      SpokenPosition.words(of: text, words.list),
      of: text,
      languages
    )
    let isNamed = self[StepNames.self].words[step].map(words.contains) ?? false
    let isPlace = positions(in: counted, besidesNameOf: isNamed ? step : nil, languages).contains {
      $0.number == step + 1
        && ($0.role == .position || $0.total != nil
          || (!languages.isEnglish && $0.number != component.steps.count))
    }
    return isPlace && StepMentions(text, self, languages).saysByNumber(step, in: nil)
  }
}
