package import A11yModel

/// What two looks must agree in for each check to say the same of both.
package struct LookKind: Hashable {
  private var sights: [[Sight.Seen]]
  private var hue: State.SemanticHue?
  private var meaning: State.Meaning?
  private var source = 0
  private var name: String?

  fileprivate init(_ table: LookTable, _ look: Int, _ component: Component, isRepeated: Bool) {
    sights = table.seen(of: look)
    hue = table.looks[look].hue
    if isRepeated { name = table.looks[look].name }
    if case .state(let state) = table.looks[look].subject {
      meaning = component.states[state].meaning
      source = table.looks[look].source
    }
  }
}

extension LookTable {
  /// Those of all looks; of looks with one name, each is one of its own.
  package func kinds(in component: Component) -> [LookKind] {
    var seen: Set<String> = []
    let repeated = Set(looks.map(\.name).filter { !seen.insert($0).inserted })
    return looks.indices.map {
      LookKind(self, $0, component, isRepeated: repeated.contains(looks[$0].name))
    }
  }

  /// The contrast with black of the colour that a look is known by; 0 where that is not known.
  package func lightness(of look: Int, in variant: Int) -> Double {
    color(of: look, in: variant)?.knownTones?.first.map { ContrastRatio($0, .black).value } ?? 0
  }
}
