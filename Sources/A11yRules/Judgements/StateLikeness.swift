internal import A11yModel
internal import Looking

/// Whether states that look the same in every appearance are taken for one another.
struct StateLikeness {
  private let context: CheckContext
  private let table: LookTable
  private let order: StateOrder
  private let usesColor: Bool
  private let colors: [[SeenColor?]]

  init(_ context: CheckContext, _ table: LookTable, _ order: StateOrder) {
    self.context = context
    self.table = table
    self.order = order
    usesColor = table.usesColor
    colors = table.seenColors
  }

  /// Whether nobody can tell two states between which nothing differs.
  ///
  /// One look for all tells no state, unless other states of it have colours of their own; and the
  /// place or a value may tell what the looks do not.
  func isConfused(_ first: Int, _ second: Int, in variant: Int) -> Bool {
    guard colors[variant][first] != nil, colors[variant][second] != nil,
      context.meansOther(table, first, second)
    else { return false }
    let thresholds = CueThresholds(context.parameters)
    if context.showsValue(in: table.variants[variant], thresholds) { return false }
    let (one, other) = (table.looks[first], table.looks[second])
    if usesColor, one.hue != other.hue { return true }
    return one.source != other.source
      && !order.mayTell(first, from: second, in: variant, thresholds)
  }
}

extension CheckContext {
  /// Whether two looks stand for different things and are not one look for all.
  func meansOther(_ table: LookTable, _ first: Int, _ second: Int) -> Bool {
    switch (table.looks[first].subject, table.looks[second].subject) {
    case (.state(let one), .state(let other)):
      let states = component.states
      return states[one].meaning != states[other].meaning
        || table.looks[first].hue != table.looks[second].hue
    default: return table.looks[first].name != table.looks[second].name
    }
  }

  /// Whether a progress says in figures how far it is.
  func showsValue(in variant: Variant, _ thresholds: CueThresholds) -> Bool {
    component.kind == .progress
      && component.parts.contains { part in
        guard part.kind == .text,
          !part.content.isDisjoint(with: [.data("value"), .data("percent")]),
          let coat = component.rendering(of: part)[variant]?.fill
        else { return false }
        return Cue.Visibility(coat, minimum: thresholds.contrast) == .seen
      }
  }
}

extension [TextRun] {
  fileprivate func isDisjoint(with runs: [TextRun]) -> Bool { !contains(where: runs.contains) }
}
