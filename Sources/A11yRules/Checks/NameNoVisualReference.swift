internal import A11yModel
internal import Claims
internal import Language
internal import Listening
internal import Looking
internal import RuleCatalogue

extension Check {
  /// No series, mark or state is told apart by its looks alone.
  static let nameNoVisualReference = CheckSignature(
    "name-no-visual-reference",
    formerly: "visual-reference",
    words: ["colors", "shapes", "places", "marks"],
    restingOn: [.marks, .series],
    evidence: ["announcement"]
  ).deciding { context, verdicts in
    guard SpokenLanguage.isEnglish(context.facts.language) else { return }
    let looks = LookWords(
      colors: context.set("colors"),
      shapes: context.set("shapes"),
      places: context.set("places"),
      marks: context.set("marks")
    )
    lazy var shown = context.facts[ShownText.self]
    let said = context.facts[SaidWords.self]
    for occurrence in context.facts.occurrences {
      let tree = context.facts.trees[occurrence.snapshot]
      if context.component.isPicture, tree.elements[occurrence.element].subject == .component,
        let verdict = verdict(onImage: occurrence, looks, shown, context)
      {
        verdicts.append(verdict)
      }
      guard isAboutData(tree.elements[occurrence.element]) else { continue }
      let target = context.facts.target(of: occurrence.element, in: tree)
      guard
        let word = looks.word(in: said.words(of: occurrence.element, in: occurrence.snapshot))?
          .text, !shown.contains(word),
        !isInCode(word, tree.announcement(of: occurrence.element).text),
        let unsaid = unsaidName(occurrence, context)
      else {
        verdicts.pass(target, state: occurrence.state)
        continue
      }
      let announcement = tree.announcement(of: occurrence.element)
      var verdict = Verdict(
        unsaid.missing.isEmpty ? .failed : .cantTell(unsaid.missing, likely: .fail),
        target,
        "people who do not see it \(unsaid.missing.isEmpty ? "are" : "may be") told ‘\(word)’ in ‘\(announcement.text)’ and not \(unsaid.what)"
      )
      verdict.impact = .moderate
      verdict.state = occurrence.state
      verdict.evidence = [Evidence("announcement", .text(announcement.text))]
      // Another rule has it that the name is not heard; this one says what is in its place.
      if verdict.result == .failed { verdict.causes = [unsaid.rule] }
      verdicts.append(verdict)
    }
  }

  /// What a part of an image is called by its author, where that is no more than its looks: which
  /// series or value it stands for is not known, and whoever does not see it is not told.
  private static func verdict(
    onImage occurrence: ComponentFacts.Occurrence,
    _ looks: LookWords,
    _ shown: @autoclosure () -> ShownText,
    _ context: CheckContext
  ) -> Verdict? {
    let tree = context.facts.trees[occurrence.snapshot]
    let element = tree.elements[occurrence.element]
    guard occurrence.element > 0, !element.isPlainText, !element.hasStockLabel,
      let label = element.label.value, !Words(label).isEmpty
    else { return nil }
    var verdict = Verdict(.passed, context.facts.target(of: element))
    let words = Words(label)
    guard let word = looks.word(in: words), looks.isAll(words), !shown().contains(word.text) else {
      return verdict
    }
    verdict.result = .failed
    verdict.message =
      "people who do not see it are told ‘\(label)’, which is what it looks like, and not what it "
      + "stands for"
    verdict.impact = .moderate
    verdict.evidence = [Evidence("announcement", .text(label))]
    return verdict
  }

  /// Whether an element stands for a mark, a series or a step; labels on axes name themselves.
  private static func isAboutData(_ element: Element) -> Bool {
    switch element.subject {
    case .mark, .series, .step: element.kind != .connector
    case .component, .category: false
    }
  }

  /// Whether a word is part of a name from the code, which is for the rule on those.
  private static func isInCode(_ word: String, _ text: String) -> Bool {
    text.lowercased().split(whereSeparator: \.isWhitespace).contains { token in
      token.contains(word) && token.dropLast().contains { "._".contains($0) }
    }
  }

  private struct Unsaid {
    var what: String
    var missing: [String]

    /// The rule that wants it heard.
    var rule: String
  }

  /// What identifies an element’s subject and is not heard with it; nil where all of it is.
  private static func unsaidName(
    _ occurrence: ComponentFacts.Occurrence,
    _ context: CheckContext
  ) -> Unsaid? {
    let tree = context.facts.trees[occurrence.snapshot]
    let item =
      tree.ancestors(of: occurrence.element)
      .first { [.step, .mark, .entry].contains(tree.elements[$0].kind) } ?? occurrence.element
    let stops = tree.exposed(in: item)
    let heard = tree.announcement(ofAllIn: item)
    let language = context.facts.languageTag(of: item, in: occurrence.snapshot)
    let groups = tree.ancestors(of: item).filter { $0 != 0 && tree.exposures[$0] == .container }
    let texts = [heard.text] + groups.compactMap { tree.name(of: $0).value }
    func unsaid(_ name: String?, _ rule: String) -> Unsaid? {
      guard let name else { return nil }
      let category = SpokenCategory(name, context.facts.spokenLanguage(of: language))
      guard !texts.contains(where: { category.isSaid(in: Words($0)) }) else { return nil }
      return Unsaid(what: "‘\(name)’", missing: heard.missing, rule: rule)
    }
    switch tree.elements[occurrence.element].subject {
    case .component, .category: return nil
    case .mark(let index):
      guard let chart = context.component.chart else { return nil }
      let mark = chart.marks[index]
      let series =
        chart.series.count > 1 ? mark.series.flatMap { chart.series[$0].name.value } : nil
      let isHidden = context.facts[LegendKey.self]?.isHidden == true
      return unsaid(series, isHidden ? "legend-hidden-has-equivalent" : "mark-has-name")
        ?? unsaid(mark.category, "mark-has-name")
    case .series(let index):
      return unsaid(context.component.chart?.series[index].name.value, "legend-entry-has-name")
    case .step(let step):
      let snapshot = context.component.snapshots[occurrence.snapshot]
      guard let state = snapshot.stepStates[step].map({ context.facts[StateTerms.self][$0] }) else {
        return unsaid(context.component.steps[step].name.value, "mark-has-name")
      }
      let telling = StateVocabulary.telling(
        of: state,
        in: heard,
        besides: context.component.steps[step].name.value,
        traits: stops.map { tree.elements[$0].statedTraits },
        context.facts.languages(of: stops, in: tree)
      )
      guard telling == .unsaid else { return nil }
      return Unsaid(
        what: "that it is \(StateVocabulary.phrase(for: state.meaning))",
        missing: heard.missing,
        rule: "state-exposed-to-at"
      )
    }
  }
}
