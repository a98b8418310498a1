internal import A11yModel

// The names that users give to steps and states.
extension Component {
  /// The step that goes by an id or a number: `payment`, `2` or `step 2`.
  func step(identifiedBy text: String) -> Int? {
    if let index = steps.firstIndex(where: { $0.id == text }) { return index }
    let digits = text.hasPrefix("step ") ? text.dropFirst(5) : text[...]
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(digits),
      steps.indices.contains(number - 1)
    else { return nil }
    return number - 1
  }

  /// The one step that is called so, in whichever case.
  func step(called text: String) -> Int? {
    let name = text.lowercased()
    let found = steps.indices.filter { steps[$0].name.value?.lowercased() == name }
    return found.count == 1 ? found[0] : nil
  }

  /// The states that go by an id, or else by a meaning.
  func states(named text: String) -> Set<Int> {
    let identified = states.indices.filter { states[$0].id == text }
    guard identified.isEmpty else { return Set(identified) }
    return Set(states.indices.filter { states[$0].meaning.rawValue == text })
  }

  /// How a step is written so that it is found again: its id, else its number.
  func shortName(ofStep index: Int) -> String { steps[index].id ?? String(index + 1) }

  /// Whatever a step goes by in words; numbers are no slips of the keyboard.
  var stepWords: [String] { steps.compactMap(\.id) + steps.compactMap(\.name.value) }
}
