/// What the rules that select an element declare once the weaker ones have yielded (Cascade 5,
/// section 6.1).
struct RuleWinners {
  private(set) var block = DeclarationBlock()

  /// The declarations of one block.
  private struct Group {
    var layer: Int32
    var declarations: [StyleDeclaration]
  }

  /// A property in a layer.
  private struct Place: Hashable {
    var property: StyleDeclaration.Property
    var layer: Int32
  }

  private var decided: Set<StyleDeclaration.Property> = []
  private var reverted: Set<Place> = []

  /// - Parameters:
  ///   - list: the places of the rules that hold, the weakest first.
  ///   - rules: all rules.
  ///   - layers: how late each layer comes.
  init(of list: [Int32], _ rules: StyleRules, layers: [Int32]) {
    let holding = list.map { rules.rules[Int($0)] }
    // Of what is important, earlier layers are the stronger.
    let important = holding.enumerated()
      .map { place, rule in
        (place, layers[Int(rule.layer)], rules.blocks[Int(rule.block)].important)
      }
      .filter { !$0.2.isEmpty }
      .sorted { ($1.1, $0.0) < ($0.1, $1.0) }
      .map { Group(layer: $0.1, declarations: $0.2) }
    block.important = winners(of: important)
    block.normal = winners(
      of: holding.map {
        Group(layer: layers[Int($0.layer)], declarations: rules.blocks[Int($0.block)].normal)
      }
    )
  }

  /// The last declarations, but for those of layers that they are taken back from (section 7.3.6).
  private mutating func winners(of groups: [Group]) -> [StyleDeclaration] {
    var winners: [StyleDeclaration] = []
    for group in groups.reversed() {
      for declaration in group.declarations.reversed() {
        let place = Place(property: declaration.property, layer: group.layer)
        guard !decided.contains(place.property), !reverted.contains(place) else { continue }
        if declaration.revertsLayer {
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

extension StyleDeclaration {
  /// Whether it takes back what its layer declares.
  fileprivate var revertsLayer: Bool {
    if case .keyword(.revertLayer) = value { true } else { false }
  }
}

extension DeclarationBlock {
  /// The same without what a style attribute, which is a layer of its own, takes back of itself.
  var withoutReverted: DeclarationBlock {
    var block = self
    for declaration in important where declaration.revertsLayer {
      block.normal.removeAll { $0.property == declaration.property }
    }
    block.normal.removeAll(where: \.revertsLayer)
    block.important.removeAll(where: \.revertsLayer)
    return block
  }
}
