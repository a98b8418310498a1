/// The rules of a document's style sheets in their order, with what they declare.
struct StyleRules: Sendable {
  /// A selector with what it gives to what it matches.
  struct Rule: Sendable {
    var selector: ComplexSelector
    var specificity: Specificity
    /// The place among `blocks`.
    var block: Int32
    var truth: AppearanceTruth
    /// The number of its cascade layer.
    var layer: Int32
  }

  var rules: [Rule] = []
  var blocks: [DeclarationBlock] = []
  var layers = CascadeLayers()
  var selectorNames = SelectorNames()
  var customNames = NameInterner()
  var notes: [StyleNote] = []

  mutating func add(
    _ selectors: SelectorList,
    _ block: DeclarationBlock,
    truth: AppearanceTruth,
    layer: Int32
  ) {
    guard !block.isEmpty else { return }
    blocks.append(block)
    for selector in selectors.selectors where selector.compounds.first?.hasPseudoElement == false {
      rules.append(
        Rule(
          selector: selector,
          specificity: selector.specificity,
          block: Int32(blocks.count - 1),
          truth: truth,
          layer: layer
        )
      )
    }
  }
}

/// Declarations that stand together, parted by their importance.
struct DeclarationBlock: Sendable {
  var normal: [StyleDeclaration] = []
  var important: [StyleDeclaration] = []

  var isEmpty: Bool { normal.isEmpty && important.isEmpty }
}
