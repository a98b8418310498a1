internal import A11yModel

/// The named containers and stops around steps and marks that hold one item only, or several of
/// one name: what they are called, each of these is.
struct ItemGroups {
  private let facts: ComponentFacts
  private let snapshot: Int

  /// By container, the name that all items in it have; nil where they differ.
  private var names: [Int: String?] = [:]

  /// What groups are called that the items in an element lie in.
  private var around: (parent: Int, names: [String])?

  init(_ facts: ComponentFacts, snapshot: Int) {
    self.facts = facts
    self.snapshot = snapshot
  }

  /// What such groups around an item are called.
  mutating func names(around item: Int) -> [String] {
    guard let parent = facts.trees[snapshot].elements[item].parent else { return [] }
    if let around, around.parent == parent { return around.names }
    let names = findNames(around: item)
    around = (parent, names)
    return names
  }

  private mutating func findNames(around item: Int) -> [String] {
    let tree = facts.trees[snapshot]
    var found: [String] = []
    for ancestor in tree.ancestors(of: item) where ancestor != 0 {
      switch tree.exposures[ancestor] {
      case .container, .exposed: break
      default: continue
      }
      if let name = tree.name(of: ancestor).value, sharedName(in: ancestor) != nil {
        found.append(name)
      }
    }
    return found
  }

  private mutating func sharedName(in container: Int) -> String? {
    if let known = names[container] { return known }
    let tree = facts.trees[snapshot]
    var shared: String?
    var isMixed = false
    for index in tree.descendants(of: container) where !isMixed {
      guard let name = itemName(tree.elements[index]) else { continue }
      isMixed = shared != nil && shared != name
      shared = name
    }
    let name = isMixed ? nil : shared
    names[container] = .some(name)
    return name
  }

  private func itemName(_ element: Element) -> String? {
    switch (element.kind, element.subject) {
    case (.step, .step(let index)): facts.component.steps[index].name.value ?? "step \(index)"
    case (.mark, .mark(let index)):
      facts.component.chart?.marks[index].category ?? "mark \(index)"
    default: nil
    }
  }
}
