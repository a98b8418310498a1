package import A11yModel
package import Listening

/// Whether states that look the same in every appearance are taken for one another.
package struct StateLikeness {
  private let facts: ComponentFacts
  private let table: LookTable
  private let order: StateOrder
  private let thresholds: CueThresholds
  private let usesColor: Bool
  private let colors: [[SeenColor?]]

  package init(
    _ facts: ComponentFacts,
    _ table: LookTable,
    _ order: StateOrder,
    _ thresholds: CueThresholds
  ) {
    (self.facts, self.table, self.order) = (facts, table, order)
    self.thresholds = thresholds
    usesColor = table.usesColor
    colors = table.seenColors
  }

  /// Whether nobody can tell two states between which nothing differs.
  ///
  /// One look for all tells no state, unless other states of it have colours of their own; and the
  /// place or a value may tell what the looks do not.
  package func isConfused(_ first: Int, _ second: Int, in variant: Int) -> Bool {
    guard colors[variant][first] != nil, colors[variant][second] != nil,
      facts.component.meansOther(table, first, second)
    else { return false }
    if facts.component.showsValue(in: table.variants[variant], thresholds) { return false }
    let (one, other) = (table.looks[first], table.looks[second])
    if usesColor, one.hue != other.hue { return true }
    return one.source != other.source
      && !order.mayTell(first, from: second, in: variant, thresholds)
  }
}

extension Component {
  /// Whether two looks stand for different things and are not one look for all.
  package func meansOther(_ table: LookTable, _ first: Int, _ second: Int) -> Bool {
    switch (table.looks[first].subject, table.looks[second].subject) {
    case (.state(let one), .state(let other)):
      return states[one].meaning != states[other].meaning
        || table.looks[first].hue != table.looks[second].hue
    default: return table.looks[first].name != table.looks[second].name
    }
  }

  /// Whether a progress says in figures how far it is.
  package func showsValue(in variant: Variant, _ thresholds: CueThresholds) -> Bool {
    kind == .progress
      && parts.contains { part in
        guard part.kind == .text,
          !part.content.isDisjoint(with: [.data("value"), .data("percent")]),
          let coat = rendering(of: part)[variant]?.fill
        else { return false }
        return Cue.Visibility(coat, minimum: thresholds.contrast) == .seen
      }
  }
}

extension [TextRun] {
  fileprivate func isDisjoint(with runs: [TextRun]) -> Bool { !contains(where: runs.contains) }
}
