internal import A11yModel
internal import ChartSpeech
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

extension ComponentFacts {
  /// What identifies the subject of a stop and is not heard with it; nil where all of it is.
  package func unsaidName(at occurrence: Occurrence) -> UnsaidName? {
    let tree = trees[occurrence.snapshot]
    let item =
      tree.ancestors(of: occurrence.element)
      .first { [.step, .mark, .entry].contains(tree.elements[$0].kind) } ?? occurrence.element
    let heard = tree.announcement(ofAllIn: item)
    let language = languageTag(of: item, in: occurrence.snapshot)
    let groups = tree.ancestors(of: item).filter { $0 != 0 && tree.exposures[$0] == .container }
    let texts = [heard.text] + groups.compactMap { tree.name(of: $0).value }
    func unsaid(_ name: String?, _ rule: String) -> UnsaidName? {
      guard let name else { return nil }
      let category = SpokenCategory(name, spokenLanguage(of: language))
      guard !texts.contains(where: { category.isSaid(in: Words($0)) }) else { return nil }
      return UnsaidName(what: "‘\(name)’", missing: heard.missing, rule: rule)
    }
    switch tree.elements[occurrence.element].subject {
    case .component, .category: return nil
    case .mark(let index):
      guard let chart = component.chart else { return nil }
      let mark = chart.marks[index]
      let series =
        chart.series.count > 1 ? mark.series.flatMap { chart.series[$0].name.value } : nil
      let isHidden = self[LegendKey.self]?.isHidden == true
      return unsaid(series, isHidden ? "legend-hidden-has-equivalent" : "mark-has-name")
        ?? unsaid(mark.category, "mark-has-name")
    case .series(let index):
      return unsaid(component.chart?.series[index].name.value, "legend-entry-has-name")
    case .step(let step):
      let snapshot = component.snapshots[occurrence.snapshot]
      guard let state = snapshot.stepStates[step] else {
        return unsaid(component.steps[step].name.value, "mark-has-name")
      }
      guard telling(of: state, of: step, in: item, tree) == .unsaid else { return nil }
      return UnsaidName(
        what: "that it is \(StateVocabulary.phrase(for: component.states[state].meaning))",
        missing: heard.missing,
        rule: "state-exposed-to-at"
      )
    }
  }
}
