internal import A11yModel
internal import Language
package import Listening

/// The number of steps, as it is said.
package struct SpokenTotal {
  package let facts: ComponentFacts

  package init(_ facts: ComponentFacts) { self.facts = facts }

  package var count: Int { facts.component.steps.count }
  package var isOrdered: Bool { facts.component.isOrdered }

  /// What is said of a step, or around it, to be how many there are that is another number.
  package func otherTotal(in speech: StepSpeech) -> (number: Int, text: String)? {
    if let number = other(in: numbers(speech)) { return (number, speech.text) }
    return speech.surroundings.lazy.map(\.text).compactMap { text in
      other(in: facts.stepText(text).numbers).map { ($0, text) }
    }.first
  }

  private func other(in numbers: [StepNumber]) -> Int? {
    numbers.lazy.compactMap { $0.total ?? ($0.role == .total ? $0.number : nil) }
      .first { $0 != count }
  }

  /// Whether a number is said to be how many steps there are that is another.
  package func isOther(in speech: StepSpeech) -> Bool { other(in: numbers(speech)) != nil }

  package func isOnlyNumber(in speech: StepSpeech) -> Bool {
    numbers(speech).map(\.number) == [count]
  }

  package func isSaid(in speech: StepSpeech) -> Bool {
    let numbers = numbers(speech)
    if numbers.contains(where: { $0.role == .total && $0.number == count }) { return true }
    var open = numbers.filter { $0.role == .open }.map(\.number)
    // The number of the last step is its position before it is the total.
    let isPlaced = numbers.contains { $0.role == .position && $0.number == count }
    if speech.step == count - 1, !isPlaced, let own = open.firstIndex(of: count) {
      open.remove(at: own)
    }
    if open.contains(count) { return true }
    // Who hears every number up to the last has heard how many there are.
    if speech.isCollapsed, Set(numbers.map(\.number)).isSuperset(of: 1...count) { return true }
    return speech.surroundings.contains { around in
      facts.stepText(around.text).numbers.contains {
        $0.number == count && ($0.role == .total || $0.role == .open)
      }
    }
  }

  package func numbers(_ speech: StepSpeech) -> [StepNumber] {
    let named =
      speech.isCollapsed
      ? speech.said.names.flatMap(\.steps) : speech.isNamed ? [speech.step].compactMap(\.self) : []
    return facts.numbers(in: speech.said, besidesNamesOf: named)
  }
}
