internal import A11yColor

/// What the rules that select an element declare once the weaker ones have yielded (Cascade 5,
/// section 6.1).
struct RuleWinners {
  private(set) var block = DeclarationBlock()

  /// The declarations of one block.
  private struct Group {
    var layer: Int32
    var declarations: [StyleDeclaration]
    /// What is not known where nobody knows whether they count.
    var doubt: String?
  }

  /// A property in a layer.
  private struct Place: Hashable {
    var property: StyleDeclaration.Property
    var layer: Int32
  }

  private var decided: Set<StyleDeclaration.Property> = []
  private var reverted: Set<Place> = []
  private var doubted: Set<StyleDeclaration.Property> = []

  /// - Parameters:
  ///   - list: the rules that hold, or may, the weakest first.
  ///   - rules: all rules.
  ///   - layers: how late each layer comes.
  ///   - appearance: where they hold.
  init(
    of list: [MatchedRules.Match],
    _ rules: StyleRules,
    _ layers: [Int32],
    in appearance: Appearance
  ) {
    func groups(_ declarations: (DeclarationBlock) -> [StyleDeclaration]) -> [Group] {
      list.map { match in
        let rule = rules.rules[Int(match.rule)]
        let doubt = rule.holds(in: appearance) ? nil : rule.doubt ?? "which of its styles hold"
        return Group(
          layer: layers[Int(rule.layer)],
          declarations: declarations(rules.blocks[Int(rule.block)]),
          doubt: doubt ?? match.doubt
        )
      }
    }
    // Of what is important, earlier layers are the stronger.
    let important = groups(\.important)
      .enumerated()
      .filter { !$1.declarations.isEmpty }
      .sorted { ($1.element.layer, $0.offset) < ($0.element.layer, $1.offset) }
    block.important = winners(of: important.map(\.element))
    block.normal = winners(of: groups(\.normal))
  }

  /// The last declarations, but for those of layers that they are taken back from (section 7.3.6),
  /// and those before them of which nobody knows whether they count.
  private mutating func winners(of groups: [Group]) -> [StyleDeclaration] {
    var winners: [StyleDeclaration] = []
    for group in groups.reversed() {
      for var declaration in group.declarations.reversed() {
        let place = Place(property: declaration.property, layer: group.layer)
        guard !decided.contains(place.property), !reverted.contains(place) else { continue }
        if let doubt = group.doubt {
          guard doubted.insert(place.property).inserted else { continue }
          declaration.doubt = doubt
          winners.append(declaration)
        } else if declaration.revertsLayer {
          reverted.insert(place)
        } else {
          decided.insert(place.property)
          winners.append(declaration)
        }
      }
    }
    return winners.reversed()
  }
}
