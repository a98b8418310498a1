internal import A11yModel
package import Listening

/// Which symbols of a component stand for states.
package struct StateSymbols: Sendable {
  private struct Use {
    var states: Set<Int> = []
    var steps: Set<Int> = []
  }

  private var uses: [String: Use] = [:]

  /// A glyph in a state.
  private struct Place: Hashable {
    var source: Int
    var state: Int
  }

  /// Symbols of glyphs that show another one for another step in the same state: each is its
  /// step's own.
  private var ownSymbols: Set<String> = []

  /// First words of symbols that are used for states.
  private let words: Set<String>

  package init(_ facts: ComponentFacts, words: Set<String> = []) {
    self.words = words
    var shown: [Place: Set<String>] = [:]
    for (tree, snapshot) in zip(facts.trees, facts.component.snapshots) {
      for element in tree.elements {
        guard let symbol = element.symbol, case .step(let step) = element.subject,
          let state = snapshot.stepStates[step]
        else { continue }
        uses[symbol, default: Use()].states.insert(state)
        uses[symbol, default: Use()].steps.insert(step)
        shown[Place(source: element.source, state: state), default: []].insert(symbol)
      }
    }
    for symbols in shown.values where symbols.count > 1 { ownSymbols.formUnion(symbols) }
  }

  /// Whether a symbol is shown in one state only, so that it may stand for it.
  package func mayStandForState(_ symbol: String) -> Bool {
    uses[symbol]?.states.count == 1 && !ownSymbols.contains(symbol)
  }

  /// Whether a symbol is shown in one state only, and not because one step happens to have it.
  package func standsForState(_ symbol: String) -> Bool {
    guard let use = uses[symbol], mayStandForState(symbol) else { return false }
    let first = symbol.split(separator: ".").first.map(String.init) ?? symbol
    return use.steps.count > 1 || words.contains(first)
  }
}
