internal import A11yModel
internal import ChartSpeech
internal import Language
package import Listening

/// The texts that are stops of their own, and what of what they label says them again.
package struct TextLabels {
  private let facts: ComponentFacts
  private lazy var marks = MarkWords(facts)

  /// By snapshot, the stops of a ring that are no texts: what stands beside its text stands for the
  /// same.
  private var graphics: [Int: [Int]] = [:]

  /// A text that labels something.
  package struct Label {
    package var name: String

    /// What says it again; nil where nothing does.
    package var repeating: String?
  }

  package init(_ facts: ComponentFacts) { self.facts = facts }

  /// What a stop says; nil of what is no text, and of a text in an image that labels nobody knows what.
  package mutating func label(at occurrence: ComponentFacts.Occurrence) -> Label? {
    let (tree, index) = (facts.trees[occurrence.snapshot], occurrence.element)
    guard Self.isPlainText(index, tree), let name = tree.name(of: index).value,
      !Words(name).isEmpty
    else { return nil }
    let isPicture = facts.component.isPicture
    var labelled: Labelled? =
      switch tree.elements[index].subject {
      case .category(let category): marks.categories[category]?.labelled
      case .series(let series): marks.series[series]?.labelled
      case .step, .mark: inItem(index, name, tree)
      case .component where isPicture: inImage(index, name, tree)
      case .component:
        inWhole(index, name, tree, graphics: graphics(in: occurrence.snapshot, tree))
      }
    if labelled == nil, isPicture { return nil }
    // A text may be heard as something else than it shows.
    let isRenamed = tree.elements[index].label.value != nil
    if isRenamed, let other = labelled?.repeating,
      !spoken(other).contains(spoken(name))
    {
      labelled?.repeating = nil
    }
    return Label(name: name, repeating: labelled?.repeating)
  }

  private mutating func graphics(in snapshot: Int, _ tree: AccessibilityTree) -> [Int] {
    guard facts.component.progress != nil else { return [] }
    if let known = graphics[snapshot] { return known }
    let all = tree.elements.indices.filter { index in
      tree.isExposed(index)
        && [.shape, .group, .track, .fill].contains(tree.elements[index].kind)
    }
    graphics[snapshot] = all
    return all
  }

  private static func isPlainText(_ index: Int, _ tree: AccessibilityTree) -> Bool {
    switch tree.elements[index].kind {
    case .text, .tick, .title: !tree.isOperable(index)
    default: false
    }
  }

  /// Beside the other stops of its step or mark.
  ///
  /// A button that does something with it, “Edit Account”, is none that its text labels.
  private func inItem(
    _ index: Int,
    _ name: String,
    _ tree: AccessibilityTree
  ) -> Labelled? {
    let item = tree.ancestors(of: index).first {
      [.step, .mark].contains(tree.elements[$0].kind)
    }
    guard let item else { return nil }
    let others = tree.exposed(in: item).filter { $0 != index }
    guard !others.isEmpty else { return nil }
    let words = Words(name)
    let repeating = others.first { other in
      let said = tree.announcement(of: other).words
      if other != item, tree.isOperable(other) {
        return tree.announcement(of: other).isHeardApart(name)
      }
      guard Self.isPlainText(other, tree) else { return said.contains(words) }
      return other < index && said == words
    }
    return Labelled(repeating: repeating.map { tree.announcement(of: $0).text })
  }

  /// Within a stop that says it, or in a ring beside one.
  ///
  /// A chart's title is to be met.
  private func inWhole(
    _ index: Int,
    _ name: String,
    _ tree: AccessibilityTree,
    graphics: [Int]
  ) -> Labelled? {
    guard tree.elements[index].kind != .title else { return nil }
    let around = tree.ancestors(of: index).filter(tree.isExposed)
    let others = around + graphics.filter { !around.contains($0) }
    guard !others.isEmpty else { return nil }
    let words = spoken(name)
    let repeating = others.lazy.map { tree.announcement(of: $0).text }
      .first { spoken($0).contains(words) }
    return Labelled(repeating: repeating)
  }

  /// Within a stop, or a named group of which it is all there is to meet; what else a text of an
  /// image labels is not known.
  private func inImage(
    _ index: Int,
    _ name: String,
    _ tree: AccessibilityTree
  ) -> Labelled? {
    guard let holder = tree.container(of: index), holder > 0,
      tree.exposures[holder] == .exposed || tree.holdsNothing(but: index, holder)
    else { return nil }
    let said = tree.announcement(of: holder).text
    return Labelled(repeating: spoken(said).contains(spoken(name)) ? said : nil)
  }

  /// The words, with one sign for all that percent is called: “75 percent” is “75 %”.
  private func spoken(_ text: String) -> Words {
    guard TextBytes.holdsNumber(text) else { return Words(text) }
    let tokens = TextTokens(text, facts.languageTag)
    let words = tokens.tokens.indices.map { index in
      tokens.tokens[index].record?.units.contains(Unit.percent) ?? false
        ? "%" : tokens.text(index..<(index + 1))
    }
    return Words(words.joined(separator: " "))
  }
}

/// That a text labels something which is met, and what of it says the text again.
private struct Labelled {
  var repeating: String?
}

extension AccessibilityTree {
  /// Whether a named container of a few elements has no other stop.
  fileprivate func holdsNothing(but index: Int, _ holder: Int) -> Bool {
    let isSmall = elements[holder].end - holder <= 8
    return isSmall && name(of: holder) != .absent && exposed(in: holder) == [index]
  }
}

extension Announcement {
  /// Whether a name is heard by itself, between pauses: in “Step 1: Account, current” and not in
  /// “Edit Account”.
  fileprivate func isHeardApart(_ name: String) -> Bool {
    let clauses = Self.clauses(of: text)
    let own = Self.clauses(of: name).joined()
    return clauses.indices.contains { start in
      clauses[start...].indices.contains { end in
        Array(clauses[start...end].joined()) == Array(own)
      }
    }
  }

  /// What stands between commas and the like, and behind the colon of “Step 1:”.
  private static func clauses(of text: String) -> [[Word]] {
    Clause.withHeads(in: text, nil).flatMap { place in
      let clause = String(text[place.range])
      let parts = clause.split(separator: ":", maxSplits: 1)
      let isNumbered = parts.count == 2 && TextBytes.holdsNumber(String(parts[0]))
      return isNumbered ? parts.map(String.init) : [clause]
    }
    .map { Words($0).list }
    .filter { !$0.isEmpty }
  }
}

/// Whether the marks of a category or a series that are met say its name.
private struct MarkWords {
  struct Count {
    private var met = 0
    private var saying = 0
    private var first: String?

    /// Where only some say it, the text is needed for the others.
    var labelled: Labelled { Labelled(repeating: met == saying ? first : nil) }

    mutating func add(_ text: String, isSaying: Bool) {
      met += 1
      if isSaying { saying += 1 }
      if first == nil { first = text }
    }
  }

  private(set) var categories: [Int: Count] = [:]
  private(set) var series: [Int: Count] = [:]

  init(_ facts: ComponentFacts) {
    guard let chart = facts.component.chart else { return }
    let indexes = Dictionary(
      chart.categories.enumerated().map { ($0.element, $0.offset) },
      uniquingKeysWith: { first, _ in first }
    )
    let language = facts.spokenLanguage(of: facts.language)
    let spoken = chart.categories.map { SpokenCategory($0, language) }
    let names = chart.series.map { $0.name.value.map { Words($0) } }
    let speeches = facts[MarkSpeeches.self]
    for speech in speeches.all {
      let mark = chart.marks[speech.mark]
      let announcement = speeches.announcement(of: speech)
      let words = announcement.words
      let text = announcement.text
      if let index = mark.category.flatMap({ indexes[$0] }) {
        categories[index, default: Count()].add(text, isSaying: spoken[index].isSaid(in: words))
      }
      if let index = mark.series, let name = names[index] {
        series[index, default: Count()].add(text, isSaying: words.contains(name))
      }
    }
  }
}
