package import A11yModel
package import Language
package import Listening

/// What is heard of the steps, or of one of them, in one state.
package final class StepSpeech: Sendable {
  package let target: Target
  package let snapshot: Int

  /// The state of the step, or the name of the snapshot; nil where there is but one.
  package let state: String?

  /// The step that is met; of stops for all steps together, the current one.
  package let step: Int?

  /// The step's element; nil of stops for all steps together.
  package let element: Int?
  package let announcement: Announcement
  package let languages: SpokenLanguages

  /// What can be asked for there besides: custom content and custom actions.
  package let onRequest: [Words]
  package let traits: [Traits]

  /// Whether a user can do something with it.
  package let isOperable: Bool

  /// Where it is said otherwise: the one stop of all that is heard, an index into the document's
  /// sources; nil where there are several.
  let site: Int?

  /// The names of the containers around it, and what is said by the stops around it.
  package let surroundings: [Announcement]

  /// Whether what is around the steps says which of them is current, wherever a user is.
  package let isPlacedByWhole: Fact<Bool>

  // MARK: what is read in it

  /// The text as heard, and what an author wrote of it.
  package let said: StepText
  package let authored: StepText
  package let words: Words

  /// Whether the words of the step's name are heard.
  package let isNamed: Bool

  /// The words that may tell the state: those besides the step's name.
  let telling: [Word]

  /// What tells passes apart that are not described.
  package var basis: Int { text.hashValue }

  package var text: String { said.text }

  package var isCollapsed: Bool { element == nil }

  /// - Parameters:
  ///   - stops: where it is heard.
  ///   - item: the step it is heard of; nil of all steps together.
  ///   - snapshot: the snapshot it is heard in.
  ///   - facts: the component.
  ///   - isPlacedByWhole: whether what is around the steps says which of them is current.
  init(
    of stops: [Int],
    _ item: Presentation.Item?,
    in snapshot: Int,
    _ facts: ComponentFacts,
    isPlacedByWhole: Fact<Bool> = .known(false)
  ) {
    self.isPlacedByWhole = isPlacedByWhole
    let tree = facts.trees[snapshot]
    announcement =
      stops.count == 1
      ? tree.announcement(of: stops[0])
      : .joined(stops.map { tree.announcement(of: $0) })
    languages = facts.languages(of: stops, in: tree)
    onRequest = stops.map { tree.onRequest($0) }
    traits = stops.map { tree.elements[$0].statedTraits }
    // A label of its own would silence what is combined.
    let isOfParts =
      stops.count == 1 && tree.elements[stops[0]].grouping == .combine
      && !tree.elements[stops[0]].isDescribed && item == nil
    site = stops.count == 1 && !isOfParts ? tree.elements[stops[0]].source : nil
    isOperable = stops.contains { tree.elements[$0].isOperable }
    self.snapshot = snapshot
    if let item {
      step = item.step
      element = item.element
      let source = facts.component.steps[item.step].source
      let stop = stops.first.map { tree.elements[$0].source } ?? source
      // What stands within the step is the step's; a look it shares is a place of its own.
      let isWithin = stop == source || facts.document.lies(stop, within: source)
      target = Target(source, at: isWithin ? source : stop)
      let index = facts.component.snapshots[snapshot].stepStates[item.step]
      state = index.map { facts.component.states[$0].id }
      surroundings = tree.surroundings(of: item.element)
    } else {
      step = facts.component.snapshots[snapshot].current
      element = nil
      target = facts.target(of: tree.elements[stops[0]])
      state = facts.trees.count > 1 ? facts.component.snapshots[snapshot].name : nil
      surroundings = tree.surroundings(of: stops[0])
    }
    let text = announcement.text
    said = facts.stepText(text, languages)
    authored = facts.stepText(announcement.authoredText, languages)
    words =
      stops.count == 1 ? facts[SaidWords.self].words(of: stops[0], in: snapshot) : Words(text)
    let list = words.list
    let name = step.flatMap { facts[StepNames.self].words[$0] }
    let isSaid = name.map(words.contains) ?? false
    let written = step.flatMap { facts.component.steps[$0].name.value } ?? ""
    isNamed = isSaid || AmpersandNames.isSaid(written, in: words)
    var telling = list
    if let range = name.flatMap(words.range) { telling.removeSubrange(range) }
    self.telling = telling
  }
}

/// Speeches are the same where the same is heard of the same, whatever is around it.
extension StepSpeech: Hashable {
  package static func == (left: StepSpeech, right: StepSpeech) -> Bool {
    left.target == right.target && left.state == right.state && left.step == right.step
      && left.isCollapsed == right.isCollapsed && left.announcement == right.announcement
      && left.languages == right.languages && left.onRequest == right.onRequest
      && left.traits == right.traits && left.isOperable == right.isOperable
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(step)
    hasher.combine(text)
  }
}

extension StepSpeech {
  /// Where it is said otherwise, as verdicts have it.
  package var sites: [Int] { site.map { [$0] } ?? [] }

  /// Whether nothing tells which of several numbers is that of the last step and which says how many
  /// there are: in “4 … 2” either may be.
  package func mayBeEither(_ numbers: [StepNumber], of count: Int) -> Bool {
    isCollapsed && !languages.isEnglish && step == count - 1
      && numbers.allSatisfy { $0.role == .open && $0.total == nil }
      && numbers.contains { $0.number == count }
      && numbers.contains { (1..<count).contains($0.number) }
  }

  /// The fact that is missing where there may be numbers in it that nobody here can read.
  package func unreadNumbers(_ facts: ComponentFacts) -> [String] {
    let name = step.flatMap { facts.component.steps[$0].name.value }
    let mayBeUnread = authored.mayHoldUnreadNumbers(
      besides: [name].compactMap(\.self),
      facts[StateTerms.self].first?.known ?? [],
      upTo: facts.component.steps.count
    )
    return mayBeUnread ? ["which words of the language are numbers"] : []
  }

  /// Whether the name of its step is heard; one without words, as an emoji, sign by sign.
  package func holds(_ name: String, _ facts: ComponentFacts) -> Bool {
    guard let step, let words = facts[StepNames.self].words[step] else { return false }
    return isNamed || (words.isEmpty && text.contains(name))
  }
}

extension StepSpeech {
  /// Whether it tells a state of its step, an index into the component's states.
  ///
  /// - Parameters:
  ///   - state: the state.
  ///   - more: the words of what is said besides.
  ///   - facts: the component.
  /// - Returns: whether it does, as far as can be told.
  package func tells(
    _ state: Int,
    or more: [[Word]] = [],
    _ facts: ComponentFacts
  ) -> StateVocabulary.Telling {
    StateVocabulary.telling(
      facts[StateTerms.self][state],
      in: [telling] + more,
      traits: traits,
      languages
    )
  }
}
