internal import A11yModel

/// The named containers and stops around steps and marks that hold one item only, or several with
/// something in common: what such a group is called is said of each of these.
package struct ItemGroups {
  private let facts: ComponentFacts
  private let snapshot: Int

  /// By container, what all items in it have in common.
  private var common: [Int: Common] = [:]

  /// What groups are called that the items in an element lie in.
  private var around: (parent: Int, names: Names)?

  /// What the groups around an item are called.
  package struct Names: Sendable {
    /// Of those whose items are all the same step, or marks of the same category.
    package var ofItem: [String] = []

    /// Of those whose items are all marks of the same series.
    package var ofSeries: [String] = []

    /// What is not known of the whole, where its items are the same step or category, or marks of the
    /// same series; nil where its name tells neither.
    package var missingOfItem: String?
    package var missingOfSeries: String?
  }

  /// Whether the items of a group are the same step or category, or marks of the same series.
  private struct Common {
    var isItem = true
    var isSeries = true
  }

  package init(_ facts: ComponentFacts, snapshot: Int) {
    self.facts = facts
    self.snapshot = snapshot
  }

  /// What such groups around an item are called.
  package mutating func names(around item: Int) -> Names {
    guard let parent = facts.trees[snapshot].elements[item].parent else { return Names() }
    if let around, around.parent == parent { return around.names }
    let names = findNames(around: item)
    around = (parent, names)
    return names
  }

  private mutating func findNames(around item: Int) -> Names {
    let tree = facts.trees[snapshot]
    var found = Names()
    for ancestor in tree.ancestors(of: item) {
      switch tree.exposures[ancestor] {
      case .container, .exposed: break
      default: continue
      }
      let name = tree.name(of: ancestor)
      // That nobody gave it a name is no news.
      let missing = tree.elements[ancestor].isDescribed ? name.missing : nil
      guard name.told != nil || missing != nil else { continue }
      let common = common(in: ancestor)
      if common.isItem {
        found.ofItem += [name.told].compactMap(\.self)
        found.missingOfItem = found.missingOfItem ?? missing
      }
      if common.isSeries {
        found.ofSeries += [name.told].compactMap(\.self)
        found.missingOfSeries = found.missingOfSeries ?? missing
      }
    }
    if let fact = facts.doubtOfWhole {
      let common = common(in: 0)
      if common.isItem { found.missingOfItem = fact }
      if common.isSeries { found.missingOfSeries = fact }
    }
    return found
  }

  private mutating func common(in container: Int) -> Common {
    if let known = common[container] { return known }
    let tree = facts.trees[snapshot]
    var common = Common()
    var first: (name: String, series: Int?)?
    for index in tree.descendants(of: container) where common.isItem || common.isSeries {
      guard let item = item(tree.elements[index]) else { continue }
      if let first {
        if first.name != item.name { common.isItem = false }
        if first.series != item.series { common.isSeries = false }
      } else {
        first = item
        common.isSeries = item.series != nil
      }
    }
    self.common[container] = common
    return common
  }

  private func item(_ element: Element) -> (name: String, series: Int?)? {
    switch (element.kind, element.subject) {
    case (.step, .step(let index)):
      return (facts.component.steps[index].name.value ?? "step \(index)", nil)
    case (.mark, .mark(let index)):
      let mark = facts.component.chart?.marks[index]
      return (mark?.category ?? "mark \(index)", mark?.series)
    default: return nil
    }
  }
}
