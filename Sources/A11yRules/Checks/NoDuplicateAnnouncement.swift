internal import A11yModel
internal import Claims
internal import Language
internal import Listening
internal import RuleCatalogue

extension Check {
  /// Visible text is not a stop of its own where what it labels says it, too.
  static let noDuplicateAnnouncement = CheckSignature(
    "no-duplicate-announcement",
    formerly: "repeated-text",
    parameters: ["many"],
    restingOn: [.marks, .series, .axes],
    evidence: ["announcement"],
    terms: ["name"]
  ).deciding { context, verdicts in
    lazy var marks = MarkWords(context.facts)
    var graphics: [Int: [Int]] = [:]
    var ask = Ask(context, describing: verdicts.comparesPasses, of: context.facts.root)
    var repeated: [(ask: Ask, name: String, other: String)] = []
    for occurrence in context.facts.occurrences {
      let tree = context.facts.trees[occurrence.snapshot]
      guard isPlainText(occurrence.element, tree),
        let name = tree.name(of: occurrence.element).value, !Words(name).isEmpty
      else { continue }
      (ask.target, ask.state) = (occurrence.target(in: context.facts), occurrence.state)
      var labelled: Labelled? =
        switch tree.elements[occurrence.element].subject {
        case .category(let category): marks.categories[category]?.labelled
        case .series(let series): marks.series[series]?.labelled
        case .step, .mark: inItem(occurrence.element, name, tree)
        case .component where context.component.isPicture:
          inImage(occurrence.element, name, tree)
        case .component:
          inWhole(occurrence.element, name, tree) {
            // A ring is one thing: what stands beside the text stands for the same.
            guard context.component.progress != nil else { return [] }
            let known = graphics[occurrence.snapshot]
            let all = known ?? tree.elements.indices.filter { isGraphic($0, tree) }
            graphics[occurrence.snapshot] = all
            return all
          }
        }
      if labelled == nil, context.component.isPicture { continue }
      // A text may be heard as something else than it shows.
      let isRenamed = tree.elements[occurrence.element].label.value != nil
      if isRenamed, let other = labelled?.repeating, !spoken(other).contains(spoken(name)) {
        labelled?.repeating = nil
      }
      guard let other = labelled?.repeating else {
        verdicts.add(ask.holds(), to: ask)
        continue
      }
      repeated.append((ask, name, other))
    }
    let isTedious = Double(repeated.count) > context.number("many")
    for (ask, name, other) in repeated {
      let answer = ask.fails(["announcement": other, "name": name]) { verdict in
        guard isTedious else { return }
        verdict.impact = .moderate
        // What draws a picture repeats all its texts for one reason.
        if context.component.isPicture { verdict.cause = "many texts heard twice" }
      }
      verdicts.add(answer, to: ask)
    }
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
  private static func inItem(
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
      guard isPlainText(other, tree) else { return said.contains(words) }
      return other < index && said == words
    }
    return Labelled(repeating: repeating.map { tree.announcement(of: $0).text })
  }

  /// Within a stop that says it, or in a ring beside one.
  ///
  /// A chart's title is to be met.
  private static func inWhole(
    _ index: Int,
    _ name: String,
    _ tree: AccessibilityTree,
    graphics: () -> [Int]
  ) -> Labelled? {
    guard tree.elements[index].kind != .title else { return nil }
    let around = tree.ancestors(of: index).filter(tree.isExposed)
    let others = around + graphics().filter { !around.contains($0) }
    guard !others.isEmpty else { return nil }
    let words = spoken(name)
    let repeating = others.lazy.map { tree.announcement(of: $0).text }
      .first { spoken($0).contains(words) }
    return Labelled(repeating: repeating)
  }

  /// Within a stop, or a named group of which it is all there is to meet; what else a text of an
  /// image labels is not known.
  private static func inImage(
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

  private static func isGraphic(_ index: Int, _ tree: AccessibilityTree) -> Bool {
    tree.isExposed(index)
      && [.shape, .group, .track, .fill].contains(tree.elements[index].kind)
  }

  /// The words as they are heard: “75 %” is “75 percent”.
  private static func spoken(_ text: String) -> Words {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return Words(text) }
    return Words(text.map { $0 == "%" ? " percent " : String($0) }.joined())
  }
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
    SpokenProgress.clauses(of: text).flatMap { clause in
      let parts = clause.split(separator: ":", maxSplits: 1)
      let isNumbered = parts.count == 2 && TextBytes.holdsNumber(String(parts[0]))
      return isNumbered ? parts.map(String.init) : [clause]
    }
    .map { Words($0).list }
    .filter { !$0.isEmpty }
  }
}

/// That a text labels something which is met, and what of it says the text again.
private struct Labelled {
  var repeating: String?
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
