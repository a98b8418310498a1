internal import A11yColor

/// The rules of a document's style sheets in their order, with what they declare.
struct StyleRules: Sendable {
  /// A selector with what it gives to what it matches.
  struct Rule: Sendable {
    var selector: ComplexSelector
    var specificity: Specificity
    /// The place among `blocks`.
    var block: Int32
    var truth: AppearanceTruth
    /// What is not known where it may hold; nil where it is known.
    var doubt: String?
    /// The number of its cascade layer.
    var layer: Int32

    /// Whether it is known to hold for what its selector may select.
    func holds(in appearance: Appearance) -> Bool {
      !selector.isOpen && truth.holds(in: appearance)
    }
  }

  var rules: [Rule] = []
  var blocks: [DeclarationBlock] = []
  var layers = CascadeLayers()
  var selectorNames = SelectorNames()
  var customNames = NameInterner()
  var notes: [StyleNote] = []

  /// Keyframes by their names.
  var keyframes: [String: Keyframes] = [:]

  mutating func add(
    _ selectors: SelectorList,
    _ block: DeclarationBlock,
    truth: AppearanceTruth,
    doubt: String?,
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
          doubt: doubt,
          layer: layer
        )
      )
    }
  }
}
