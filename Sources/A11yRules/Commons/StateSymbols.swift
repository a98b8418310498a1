internal import A11yModel

/// Which symbols of a component stand for states.
struct StateSymbols: Sendable {
  private struct Use {
    var states: Set<Int> = []
    var steps: Set<Int> = []
  }

  private var uses: [String: Use] = [:]

  /// First words of symbols that are used for states.
  private let words: Set<String>

  init(_ facts: ComponentFacts, words: Set<String>) {
    self.words = words
    for (tree, snapshot) in zip(facts.trees, facts.component.snapshots) {
      for element in tree.elements {
        guard let symbol = element.symbol, case .step(let step) = element.subject,
          let state = snapshot.stepStates[step]
        else { continue }
        uses[symbol, default: Use()].states.insert(state)
        uses[symbol, default: Use()].steps.insert(step)
      }
    }
  }

  /// Whether a symbol is shown in one state only, and not because one step happens to have it.
  func standsForState(_ symbol: String) -> Bool {
    guard let use = uses[symbol], use.states.count == 1 else { return false }
    let first = symbol.split(separator: ".").first.map(String.init) ?? symbol
    return use.steps.count > 1 || words.contains(first)
  }
}
