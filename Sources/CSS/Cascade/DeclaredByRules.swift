internal import A11yColor

/// What the rules of style sheets declare for elements, once for all that the same rules select and
/// in each group of appearances that look alike.
struct DeclaredByRules {
  /// What rules declare together, by number.
  private(set) var blocks: [DeclarationBlock] = []

  private let rules: StyleRules

  /// How late each cascade layer comes.
  private let layerOrder: [Int32]

  /// An appearance of each group.
  private let appearances: [Appearance]

  /// By group and matched list, the number of what its rules declare; -1 where nobody asked.
  private var numbers: [[Int32]]
  private var known: [[HoldingRule]: Int32] = [:]

  /// A rule that selects an element, and whether it holds for certain.
  private struct HoldingRule: Hashable {
    var match: MatchedRules.Match
    var isCertain: Bool
  }

  /// - Parameters:
  ///   - rules: all rules.
  ///   - appearances: one of each group.
  init(_ rules: StyleRules, in appearances: [Appearance]) {
    (self.rules, self.appearances) = (rules, appearances)
    layerOrder = rules.layers.order
    numbers = appearances.map { _ in [] }
  }

  /// The number of what those rules of a list declare that hold in a group.
  ///
  /// - Parameters:
  ///   - list: the number of the list.
  ///   - matches: what is in it.
  ///   - group: the group.
  /// - Returns: a place among the blocks, which equal lists share.
  mutating func number(of list: Int32, _ matches: [MatchedRules.Match], in group: Int) -> Int32 {
    while numbers[group].count <= Int(list) { numbers[group].append(-1) }
    let asked = numbers[group][Int(list)]
    if asked >= 0 { return asked }
    let appearance = appearances[group]
    let holding = matches.filter { rules.rules[Int($0.rule)].truth.mayHold(in: appearance) }
    // Where a rule holds for certain here, it may be open elsewhere.
    let holdingRules = holding.map {
      HoldingRule(match: $0, isCertain: rules.rules[Int($0.rule)].holds(in: appearance))
    }
    let number = known[holdingRules] ?? Int32(blocks.count)
    if number == blocks.count {
      blocks.append(RuleWinners(of: holding, rules, layerOrder, in: appearance).block)
      known[holdingRules] = number
    }
    numbers[group][Int(list)] = number
    return number
  }
}
