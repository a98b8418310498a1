internal import A11yModel
internal import Language
package import Listening
internal import Looking

/// What identifies the subject of an element, and is not heard with it.
package struct UnsaidName {
  /// As in “‘North’”, or “that it is completed”.
  package let what: String
  package let missing: [String]

  /// The rule that wants it heard.
  package let rule: String
}

extension UnsaidName {
  /// Nil where all of it is heard.
  package init?(_ occurrence: ComponentFacts.Occurrence, _ facts: ComponentFacts) {
    guard let unsaid = Self.unsaid(occurrence, facts) else { return nil }
    self = unsaid
  }

  private static func unsaid(
    _ occurrence: ComponentFacts.Occurrence,
    _ facts: ComponentFacts
  ) -> UnsaidName? {
    let tree = facts.trees[occurrence.snapshot]
    let item =
      tree.ancestors(of: occurrence.element)
      .first { [.step, .mark, .entry].contains(tree.elements[$0].kind) } ?? occurrence.element
    let stops = tree.exposed(in: item)
    let heard = tree.announcement(ofAllIn: item)
    let language = facts.languageTag(of: item, in: occurrence.snapshot)
    let groups = tree.ancestors(of: item).filter { $0 != 0 && tree.exposures[$0] == .container }
    let texts = [heard.text] + groups.compactMap { tree.name(of: $0).value }
    func unsaid(_ name: String?, _ rule: String) -> UnsaidName? {
      guard let name else { return nil }
      let category = SpokenCategory(name, facts.spokenLanguage(of: language))
      guard !texts.contains(where: { category.isSaid(in: Words($0)) }) else { return nil }
      return UnsaidName(what: "‘\(name)’", missing: heard.missing, rule: rule)
    }
    switch tree.elements[occurrence.element].subject {
    case .component, .category: return nil
    case .mark(let index):
      guard let chart = facts.component.chart else { return nil }
      let mark = chart.marks[index]
      let series =
        chart.series.count > 1 ? mark.series.flatMap { chart.series[$0].name.value } : nil
      let isHidden = facts[LegendKey.self]?.isHidden == true
      return unsaid(series, isHidden ? "legend-hidden-has-equivalent" : "mark-has-name")
        ?? unsaid(mark.category, "mark-has-name")
    case .series(let index):
      return unsaid(facts.component.chart?.series[index].name.value, "legend-entry-has-name")
    case .step(let step):
      let snapshot = facts.component.snapshots[occurrence.snapshot]
      guard let state = snapshot.stepStates[step].map({ facts[StateTerms.self][$0] }) else {
        return unsaid(facts.component.steps[step].name.value, "mark-has-name")
      }
      let telling = StateVocabulary.telling(
        of: state,
        in: heard,
        besides: facts.component.steps[step].name.value,
        traits: stops.map { tree.elements[$0].statedTraits },
        facts.languages(of: stops, in: tree)
      )
      guard telling == .unsaid else { return nil }
      return UnsaidName(
        what: "that it is \(StateVocabulary.phrase(for: state.meaning))",
        missing: heard.missing,
        rule: "state-exposed-to-at"
      )
    }
  }
}
