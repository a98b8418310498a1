internal import A11yModel
internal import Language
package import Listening

// The numbers of steps, as they are heard.
extension ComponentFacts {
  /// The whole numbers that words give, without those of steps' names, as in “Form 2”; a number
  /// that a name gives its own step stays.
  ///
  /// - Parameters:
  ///   - text: what is heard.
  ///   - steps: the steps whose names are heard in it.
  ///   - range: the words of it that are read; nil for all.
  /// - Returns: the numbers.
  package func numbers(
    in text: StepText,
    besidesNamesOf steps: [Int],
    _ range: Range<Int>? = nil
  ) -> [StepNumber] {
    numbers(range.map(text.numbers) ?? text.numbers, besidesNamesOf: steps, text.languages)
  }

  /// Numbers that are read of words of some languages, without those of steps' names.
  func numbers(
    _ read: [StepNumber],
    besidesNamesOf steps: [Int],
    _ languages: SpokenLanguages
  ) -> [StepNumber] {
    var numbers = read
    if numbers.isEmpty { return [] }
    let stepNames = self[StepNames.self]
    for step in steps {
      for own in stepNames.numbers(of: step, languages) {
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

  /// The numbers that may be those of steps; what is surely one comes first.
  ///
  /// - Parameters:
  ///   - text: what is heard.
  ///   - step: the step whose name is heard in the text; nil where none is.
  /// - Returns: the numbers.
  package func positions(in text: StepText, besidesNameOf step: Int?) -> [StepNumber] {
    let numbers = numbers(in: text, besidesNamesOf: step.map { [$0] } ?? [])
      .filter { $0.role == .position || $0.role == .open }
    guard numbers.count > 1 else { return numbers }
    func rank(_ number: StepNumber) -> Int {
      number.total == component.steps.count ? 0 : number.role == .position ? 1 : 2
    }
    return (0...2).flatMap { wanted in numbers.filter { rank($0) == wanted } }
  }

  /// Whether what is around the steps says which of them is current, in every snapshot.
  func isCurrentPlacedByWhole(_ presentations: [Presentation]) -> Fact<Bool> {
    let placed = trees.indices.filter { component.snapshots[$0].current != nil }
    var missing: String?
    func mayPlace(_ symbol: String) -> Bool {
      !StepText(ofSymbol: symbol, languages).numbers.isEmpty
    }
    for snapshot in placed {
      guard case .perItem(let items) = presentations[snapshot], let item = items.first,
        let current = component.snapshots[snapshot].current
      else { return .known(false) }
      let surroundings = trees[snapshot].surroundings(of: item.element)
      if surroundings.contains(where: { isPlaced(current, in: stepText($0.text)) }) { continue }
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
  private func isPlaced(_ step: Int, in text: StepText) -> Bool {
    let isNamed = text.names.contains { $0.steps.contains(step) }
    let isPlace = positions(in: text, besidesNameOf: isNamed ? step : nil).contains {
      $0.number == step + 1
        && ($0.role == .position || $0.total != nil
          || (!languages.isEnglish && $0.number != component.steps.count))
    }
    return isPlace && StepMentions(text, self).saysByNumber(step, in: nil)
  }
}
