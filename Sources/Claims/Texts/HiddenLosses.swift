internal import A11yModel
internal import ChartSpeech
internal import Language
package import Listening

extension ComponentFacts {
  /// What is lost behind each hidden place, over all snapshots.
  package var hiddenLosses: [HiddenLosses.Loss] { HiddenLosses(self).all }
}

/// What is lost behind each hidden place of a component, over all snapshots.
package struct HiddenLosses {
  private let facts: ComponentFacts
  private var meaning: HeardWords
  private var losses: [Int: Loss] = [:]
  private var places: [Int] = []

  /// What is lost behind one place.
  package struct Loss: Sendable {
    /// The place of what is hidden in the source.
    package let source: Int

    /// The texts that are lost, as far as they are listed; of charts with many marks the rest is
    /// counted.
    package private(set) var texts: [String] = []
    private var distinct: Set<String> = []
    package var count: Int { isWhole ? 1 : distinct.count }

    /// Facts of what is said; with them the texts may not be lost.
    package fileprivate(set) var missing: [String] = []
    package private(set) var isWhole = false

    /// Whether steps or marks lie in it, or it in one: what is met of them then is more than a text.
    package fileprivate(set) var holdsItems = false

    /// Whether there is no letter in any of them.
    private(set) var isNumbers = true

    fileprivate init(_ source: Int, isWhole: Bool = false, mayBeShort: Bool = true) {
      (self.source, self.isWhole, self.mayBeShort) = (source, isWhole, mayBeShort)
    }

    /// Whether each of them may be short for what is heard; beside others such texts are left out.
    private(set) var mayBeShort = true

    fileprivate mutating func add(_ text: String, mayBeShort: Bool) {
      if self.mayBeShort, !mayBeShort { self = Loss(source, mayBeShort: false) }
      guard self.mayBeShort == mayBeShort, distinct.insert(text).inserted else { return }
      if text.contains(where: \.isLetter) { isNumbers = false }
      if texts.count < Self.maximumListed { texts.append(text) }
    }

    private static let maximumListed = 10
  }

  fileprivate init(_ facts: ComponentFacts) {
    self.facts = facts
    meaning = HeardWords(facts)
    for snapshot in facts.trees.indices { add(snapshot) }
  }

  /// One for each hidden place, in the order in which they are found; of some nothing is lost.
  fileprivate var all: [Loss] {
    places.compactMap { place in
      guard var loss = losses[place], loss.count > 0 else { return losses[place] }
      loss.missing = missing(of: loss)
      loss.holdsItems = holdsItems(place)
      return loss
    }
  }

  private mutating func add(_ snapshot: Int) {
    let tree = facts.trees[snapshot]
    if tree.elements.first?.isHidden ?? false { return addWhole(tree) }
    let roots = tree.elements.indices.filter { index in
      tree.exposures[index] == .hidden(by: index)
        && !tree.ancestors(of: index).contains { tree.elements[$0].kind == .legend }
    }
    guard !roots.isEmpty else { return }
    let axes = facts.judgedAxes(in: tree)
    var contents: [HiddenContent] = []
    for root in roots {
      contents.append(HiddenContent(of: root, in: tree, &meaning, axes))
    }
    let lost = lostWords(Set(contents.lazy.flatMap { $0.texts.flatMap(\.words) }), snapshot)
    for content in contents where !content.texts.isEmpty {
      let place = tree.elements[content.root].source
      var loss = losses[place] ?? Loss(place)
      if losses[place] == nil { places.append(place) }
      let item = item(around: content.root, in: tree)
      for text in content.texts where text.words.contains(where: lost.words.contains) {
        if lost.texts.say(text.text) || item?.spellOut(text.text) ?? false { continue }
        let mayBeShort =
          lost.texts.spellOut(text.text) || item?.maySpellOut(text.text) ?? false
          || (item != nil && Self.isCode(text.text))
        loss.add(text.text, mayBeShort: mayBeShort)
      }
      if loss.count > 0, loss.missing.isEmpty { loss.missing = lost.missing }
      losses[place] = loss
    }
  }

  private mutating func addWhole(_ tree: AccessibilityTree) {
    let component = facts.component
    let content = HiddenContent(of: 0, in: tree, &meaning, .none)
    let hasData =
      !component.steps.isEmpty || !(component.chart?.marks.isEmpty ?? true)
      || component.progress != nil
    guard hasData || !content.texts.isEmpty else { return }
    if losses[component.source] == nil { places.append(component.source) }
    losses[component.source] = Loss(component.source, isWhole: true)
  }

  /// The words that are heard nowhere as they are written, with all that is heard and what is not
  /// known of it.
  private mutating func lostWords(
    _ words: Set<String>,
    _ snapshot: Int
  ) -> (words: Set<String>, texts: HeardTexts, missing: [String]) {
    let tree = facts.trees[snapshot]
    var lost = LostWords(words)
    for word in meaning.allWords(of: facts.chartTexts) { lost.remove(word) }
    let said = facts[SaidWords.self]
    let (rules, facts) = (meaning.meaning, facts)
    for index in tree.elements.indices where !lost.isEmpty {
      switch tree.exposures[index] {
      case .exposed:
        let onRequest = tree.textOnRequest(index)
        let heard =
          onRequest.isEmpty
          ? said.words(of: index, in: snapshot)
          : Words(tree.announcement(of: index).text + ", " + onRequest)
        lost.remove(heard, rules)
      case .container: tree.name(of: index).told.map { lost.remove(Words($0), rules) }
      default: continue
      }
    }
    let words = lost.words
    guard !words.isEmpty else { return ([], HeardTexts([], rules), []) }
    let missing = tree.elements.indices.lazy.filter(tree.isExposed)
      .flatMap { tree.announcement(of: $0).missing }
    let texts = HeardTexts(Self.heardTexts(in: tree, facts), rules)
    return (words, texts, missing.first.map { [$0] } ?? [])
  }

  /// What is heard of the item that something hidden lies in; nil where that is the whole.
  private mutating func item(around root: Int, in tree: AccessibilityTree) -> HeardTexts? {
    let item = tree.ancestors(of: root).first { $0 > 0 && tree.isMet($0) }
    guard let item else { return nil }
    return HeardTexts(
      [tree.announcement(of: item).text, tree.name(of: item).told ?? ""],
      meaning.meaning
    )
  }

  /// Whether a text has the form of a code, as “DE” for Germany.
  private static func isCode(_ text: String) -> Bool {
    (2...3).contains(text.count) && text.allSatisfy(\.isUppercase)
  }

  private static func heardTexts(
    in tree: AccessibilityTree,
    _ facts: ComponentFacts
  ) -> [String] {
    let texts = tree.elements.indices.flatMap { index -> [String] in
      switch tree.exposures[index] {
      case .exposed: [tree.announcement(of: index).text, tree.textOnRequest(index)]
      case .container: [tree.name(of: index).told ?? ""]
      default: []
      }
    }
    return texts + [facts.chartTexts] + textsOfOthers(facts)
  }

  /// Of more components, none is looked at.
  private static let mostOthers = 64

  /// What the other components of an image say.
  private static func textsOfOthers(_ facts: ComponentFacts) -> [String] {
    let others = facts.document.components.filter { $0.source != facts.component.source }
    guard facts.component.isPicture, others.count <= mostOthers else { return [] }
    return others.compactMap(\.snapshots.first).flatMap { snapshot in
      let tree = AccessibilityTree(snapshot)
      return tree.elements.indices.filter(tree.isMet).map { tree.announcement(of: $0).text }
    }
  }

  // MARK: what is not known

  private func missing(of loss: Loss) -> [String] {
    // Of what is hidden as a whole nothing is said, whatever else is in it.
    let host = facts.doubt(
      "what else is said of the \(facts.component.kind.noun)",
      ofHost: "what the host of the fragment says in its place",
      ofPage: loss.isWhole ? .substitute : nil,
      in: loss.isWhole ? [] : .tree
    )
    return host.map { [$0] } ?? loss.missing + doubts(about: loss)
  }

  /// What is not known of the texts; of an image, numbers may be those of an axis.
  private func doubts(about loss: Loss) -> [String] {
    guard !loss.isWhole, let first = loss.texts.first else { return [] }
    if loss.mayBeShort { return ["whether ‘\(first)’ is short for what is heard"] }
    guard facts.component.isPicture, facts.isAnythingMet, loss.isNumbers else { return [] }
    return ["whether ‘\(first)’ is a value or stands on an axis"]
  }

  private func holdsItems(_ place: Int) -> Bool {
    guard let elements = facts.trees.first?.elements else { return false }
    return elements.indices.contains { index in
      elements[index].source == place
        && (index..<max(elements[index].end, index + 1)).contains {
          elements[$0].subject != .component
        }
    }
  }
}
