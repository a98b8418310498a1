package import A11yModel
internal import Language

/// What can be done where assistive technology reaches: at stops, and by custom actions.
package struct OfferedActions {
  private var deeds: Set<Deed> = []
  private var names: Set<Words> = []
  private let customActions: HeardWords.Heard

  /// Whether any link is reached; where links lead is not known.
  package private(set) var offersLinks = false

  /// Whether steps are reached one by one by adjusting a stop.
  private var isAdjustable = false

  /// Whether anything goes from step to step.
  private var goesOn: Bool {
    deeds.contains { $0.action == .next || $0.action == .back }
  }

  private let component: Component

  package init(_ tree: AccessibilityTree, _ component: Component, _ meaning: inout HeardWords) {
    self.component = component
    var custom: [String] = []
    for index in tree.elements.indices where tree.isMet(index) {
      // Those of a container are offered at what it holds.
      if !tree.elements[index].hasNothingRare { custom += tree.elements[index].customActions }
      guard tree.isExposed(index), tree.operation(of: index) != nil,
        !tree.elements[index].traits.contains(.notEnabled)
      else { continue }
      if let deed = Deed(tree.elements[index]) { deeds.insert(deed) }
      if let name = tree.name(of: index).value { names.insert(Words(name)) }
      if tree.elements[index].traits.contains(.adjustable) { isAdjustable = true }
      if tree.elements[index].role == .link { offersLinks = true }
    }
    customActions = meaning.all(in: custom)
  }

  /// Whether what an element does can be done elsewhere as well.
  package func cover(_ index: Int, _ tree: AccessibilityTree, _ meaning: inout HeardWords) -> Bool {
    if let deed = Deed(tree.elements[index]) {
      if deeds.contains(deed) { return true }
      if isAdjustable, case .step = deed.subject { return true }
    }
    let caption = tree.caption(of: index)
    let name = caption.isEmpty ? tree.modelName(of: index, component) ?? "" : caption
    let words = Words(name)
    guard !words.isEmpty else { return false }
    return names.contains(words) || meaning.words(of: name).allSatisfy(customActions.contains)
  }

  /// Whether users get another way to what an element leads to: from step to step.
  package func lead(to index: Int, _ tree: AccessibilityTree) -> Bool {
    guard goesOn, tree.elements[index].action == .select else { return false }
    if case .step = tree.elements[index].subject { return true }
    return false
  }
}
