internal import A11yModel

// The numbers of steps, as they are said.
extension ComponentFacts {
  /// The whole numbers that words give, without those of steps' names, as in “Form 2”; a number
  /// that a name gives its own step stays.
  func numbers(
    in words: [Word],
    besidesNamesOf steps: [Int],
    _ languages: SpokenLanguages
  ) -> [SpokenPosition] {
    var numbers = SpokenPosition.said(in: words, languages)
    guard !numbers.isEmpty else { return [] }
    for step in steps {
      guard let name = component.steps[step].name.value else { continue }
      for own in SpokenPosition.said(in: name, languages) {
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
  func names(
    in words: [Word],
    _ languages: SpokenLanguages
  ) -> [(range: Range<Int>, steps: [Int])] {
    let numbers = SpokenPosition.said(in: words, languages).filter { $0.role != .open }.map(\.word)
    return stepNames.found(in: words).filter { name in
      name.range.count > 1 || !numbers.contains(name.range.lowerBound)
        || words[name.range.lowerBound].contains(.letter)
    }
  }

  /// The numbers that may be those of steps; what is surely one comes first.
  func positions(
    in text: String,
    besidesNameOf step: Int?,
    _ languages: SpokenLanguages
  ) -> [SpokenPosition] {
    let words = SpokenPosition.words(of: text)
    let name = step.flatMap { component.steps[$0].name.value }
    let isNamed = name.map { Words(text).contains(Words($0)) } ?? false
    let named = isNamed ? [step].compactMap(\.self) : []
    let numbers = numbers(in: words, besidesNamesOf: named, languages)
      .filter { $0.role == .position || $0.role == .open }
    func rank(_ number: SpokenPosition) -> Int {
      number.total == component.steps.count ? 0 : number.role == .position ? 1 : 2
    }
    return (0...2).flatMap { wanted in numbers.filter { rank($0) == wanted } }
  }
}

extension ComponentFacts {
  /// Whether a text tells that a step is the current one: by its number, or by its name, where it
  /// speaks of no other step as it does of that.
  func tells(
    _ step: Int,
    in text: String,
    _ languages: SpokenLanguages,
    state: State.Meaning? = nil
  ) -> Bool {
    let mentions = StepMentions(text, self, languages)
    return mentions.saysByNumber(step, in: state) || mentions.saysByName(step, in: state)
  }

  /// Whether what is around the steps says which of them is current, in every snapshot.
  var isCurrentPlacedByWhole: Bool {
    let placed = trees.indices.filter { component.snapshots[$0].current != nil }
    return !placed.isEmpty
      && placed.allSatisfy { snapshot in
        guard case .perItem(let items) = presentation(in: snapshot), let item = items.first,
          let current = component.snapshots[snapshot].current
        else { return false }
        return surroundings(of: item.element, in: snapshot).contains { text in
          // “4 steps” does not say that the fourth is current, nor does “4 steps, 2 completed” that
          // the second is.
          let isPlace = positions(in: text, besidesNameOf: current, languages).contains { number in
            number.number == current + 1
              && (number.role == .position || number.total != nil
                || (!languages.isEnglish && number.number != component.steps.count))
          }
          return isPlace && StepMentions(text, self, languages).saysByNumber(current, in: nil)
        }
      }
  }
}
