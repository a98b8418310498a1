package import A11yModel
internal import ChartSpeech
internal import Language
package import Listening
internal import Looking

/// A step or mark that is met in a snapshot, and what is not heard of it.
package struct ItemNaming {
  fileprivate let facts: ComponentFacts

  /// The item's element, and the first stop in it that may name it.
  fileprivate let element: Int
  fileprivate let stop: Int
  fileprivate let snapshot: Int

  /// What it is called in the model.
  fileprivate let name: Fact<String>

  /// The step it is, or the mark; an index into those of the component.
  package var step: Int?
  package var mark: Int?

  /// What is not heard of it; nil where all is.
  package fileprivate(set) var lack: Lack?

  /// What is wrong with an item.
  package enum Lack {
    /// It has no name at all.
    case name
    /// Nobody knows what it is called.
    case knownName(String)
    /// What it is called is not heard, as far as the missing facts allow to tell, or lean.
    case saidName(String, missing: [String], Likelihood)
    /// What it is called is a number, and only the value is heard, which is the same.
    case nameAsValue(String)
    /// Its series is not heard.
    case saidSeries(String, missing: [String])
    /// Its frame is too small to be touched: “10 by 0”.
    case frame(String)
  }

  /// Nil of what is neither, and of what is not met.
  fileprivate init?(_ index: Int, in snapshot: Int, _ facts: ComponentFacts) {
    let tree = facts.trees[snapshot]
    switch (tree.elements[index].kind, tree.elements[index].subject) {
    case (.step, .step(let step)):
      self.step = step
      name = facts.component.steps[step].name
    case (.mark, .mark(let mark)) where !facts.marks.isEmpty:
      self.mark = mark
      name = facts.marks[mark].naming
    default: return nil
    }
    guard let stop = tree.firstNamingStop(in: index) else { return nil }
    (element, self.stop, self.snapshot, self.facts) = (index, stop, snapshot, facts)
  }

  private var tree: AccessibilityTree { facts.trees[snapshot] }

  /// What it is called in a sentence.
  package var noun: String { tree.elements[element].kind.rawValue }

  /// What is heard of it.
  package var text: String { announcement.text }

  fileprivate var announcement: Announcement {
    tree.onlyHeard(in: element).map { tree.announcement(of: $0) }
      ?? tree.announcement(ofAllIn: element)
  }

  /// The item, at its first stop.
  package var target: Target {
    Target(
      facts.target(of: element, in: tree).source,
      at: facts.target(of: stop, in: tree).place
    )
  }

  /// The state of a step where the component has several snapshots.
  package var state: String? {
    guard facts.trees.count > 1, let step else { return nil }
    return facts.component.snapshots[snapshot].stepStates[step].map {
      facts.component.states[$0].id
    }
  }
}

/// The steps and marks that are met, one after another, in all snapshots.
package struct ItemNamings: Sequence, IteratorProtocol {
  private let facts: ComponentFacts

  /// The names of series that marks must say.
  private let series: [SeriesName?]

  /// How wide and high the frame of an item is to be, in points.
  private let leastFrame: Double
  private var names: NameListener
  private var groups: ItemGroups
  private var snapshot = 0
  private var index = 0

  package init(_ facts: ComponentFacts, leastFrame: Double) {
    (self.facts, self.leastFrame) = (facts, leastFrame)
    series = facts.seriesToSay
    names = NameListener(facts)
    groups = ItemGroups(facts, snapshot: 0)
  }

  package mutating func next() -> ItemNaming? {
    while snapshot < facts.trees.count {
      while index < facts.trees[snapshot].elements.count {
        defer { index += 1 }
        guard var item = ItemNaming(index, in: snapshot, facts) else { continue }
        item.lack = lack(of: item)
        return item
      }
      (snapshot, index) = (snapshot + 1, 0)
      groups = ItemGroups(facts, snapshot: snapshot)
    }
    return nil
  }

  private mutating func lack(of item: ItemNaming) -> ItemNaming.Lack? {
    let tree = facts.trees[item.snapshot]
    if tree.isNameEmpty(item.stop) { return .name }
    if let fact = item.name.missing { return .knownName(fact) }
    let around = groups.names(around: item.element)
    let heard = names.said.words(ofAllIn: item.element, in: item.snapshot)
    if let name = item.name.value, !names.hears(item.step, in: heard),
      let lack = lack(of: name, of: item, heard, around)
    {
      return lack
    }
    if let mark = item.mark, let own = facts.marks[mark].series, own < series.count,
      let series = series[own]
    {
      let isSaid =
        heard.contains(series.words)
        || around.ofSeries.contains { Words($0).contains(series.words) }
        || tree.exposed(in: item.element).contains { tree.onRequest($0).contains(series.words) }
      if !isSaid {
        let missing =
          item.announcement.missing + [around.missingOfSeries].compactMap(\.self)
        return .saidSeries(series.text, missing: missing)
      }
    }
    return tree.smallFrame(of: item.element, item.stop, below: leastFrame).map { .frame($0) }
  }

  /// What is wrong with how the name of an item is heard.
  private mutating func lack(
    of name: String,
    of item: ItemNaming,
    _ heard: Words,
    _ around: ItemGroups.Names
  ) -> ItemNaming.Lack? {
    let tag = facts.languageTag(of: item.stop, in: item.snapshot)
    let category =
      item.mark.flatMap { names.category(ofMark: $0, tag) } ?? names.category(name, tag)
    let isPlain = item.step != nil && !category.isPicture
    func isSaid(in said: Words) -> Bool {
      (isPlain ? said.contains(Words(name)) : category.isSaid(in: said))
        || AmpersandNames.isSaid(name, in: said)
    }
    let isSaidAround = around.ofItem.contains { isSaid(in: Words($0)) }
    guard isSaidAround || isSaid(in: heard) else {
      let missing =
        item.announcement.missing { Words.ofSymbol($0).contains(Words(name)) }
        + [around.missingOfItem].compactMap(\.self)
      let texts = [heard] + around.ofItem.map(Words.init)
      if missing.isEmpty, !isPlain, let doubt = category.doubt(in: texts) {
        return .saidName(name, missing: [doubt], .none)
      }
      return .saidName(name, missing: missing, .fail)
    }
    let isValue =
      !isSaidAround && item.mark != nil && item.snapshot == 0
      && names.hearsValue(insteadOf: category, item.element)
    return isValue ? .nameAsValue(name) : nil
  }
}
