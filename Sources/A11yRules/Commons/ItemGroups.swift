internal import A11yModel

/// The named containers and stops around steps and marks that hold one item only, or several of
/// one name or one series: what they are called, each of these is.
struct ItemGroups {
  private let facts: ComponentFacts
  private let snapshot: Int

  /// What items may have in common.
  private enum Share: CaseIterable {
    case name
    case series
  }

  /// By container, the name that all items in it have, and the series; nil where they differ.
  private var shared: [Share: [Int: String?]] = [:]

  /// What groups are called that the items in an element lie in.
  private var around: [Share: (parent: Int, names: [String])] = [:]

  init(_ facts: ComponentFacts, snapshot: Int) {
    self.facts = facts
    self.snapshot = snapshot
  }

  /// What groups around an item are called in which all have its name.
  mutating func names(around item: Int) -> [String] { names(around: item, sharing: .name) }

  /// What groups around a mark are called in which all are of its series.
  mutating func seriesNames(around mark: Int) -> [String] { names(around: mark, sharing: .series) }

  private mutating func names(around item: Int, sharing share: Share) -> [String] {
    guard let parent = facts.trees[snapshot].elements[item].parent else { return [] }
    if let around = around[share], around.parent == parent { return around.names }
    let names = findNames(around: item, sharing: share)
    around[share] = (parent, names)
    return names
  }

  private mutating func findNames(around item: Int, sharing share: Share) -> [String] {
    let tree = facts.trees[snapshot]
    var found: [String] = []
    for ancestor in tree.ancestors(of: item) {
      switch tree.exposures[ancestor] {
      case .container, .exposed: break
      default: continue
      }
      if let name = tree.name(of: ancestor).value, sharedValue(share, in: ancestor) != nil {
        found.append(name)
      }
    }
    return found
  }

  private mutating func sharedValue(_ share: Share, in container: Int) -> String? {
    if let known = shared[share]?[container] { return known }
    let tree = facts.trees[snapshot]
    var first: String?
    var isMixed = false
    for index in tree.descendants(of: container) where !isMixed {
      guard let value = value(of: tree.elements[index], share) else { continue }
      isMixed = first != nil && first != value
      first = value
    }
    let value = isMixed ? nil : first
    shared[share, default: [:]][container] = .some(value)
    return value
  }

  private func value(of element: Element, _ share: Share) -> String? {
    switch (element.kind, element.subject, share) {
    case (.step, .step(let index), .name):
      facts.component.steps[index].name.value ?? "step \(index)"
    case (.mark, .mark(let index), .name):
      facts.component.chart?.marks[index].category ?? "mark \(index)"
    case (.mark, .mark(let index), .series):
      facts.component.chart?.marks[index].series.map { "series \($0)" } ?? "mark \(index)"
    default: nil
    }
  }
}
