internal import A11yModel
internal import Claims
internal import Listening
internal import RuleCatalogue

extension Check {
  /// How far a progress is, is the value of one stop; where nobody knows, that something goes on is
  /// heard and no number.
  static let progressExposesValue = CheckSignature(
    "progress-exposes-value",
    formerly: "progress-value",
    when: ["operable"],
    cases: ["container", "drawn", "indeterminate", "numbered", "several", "value", "waiting"],
    evidence: ["announcement", "role"],
    terms: ["count", "reached", "values"]
  ).whole { ask in
    guard let progress = ask.component.progress, let tree = ask.facts.trees.first,
      !tree.exposures[0].isDecorative
    else { return .outOfScope }
    return progress.isDeterminate ? determinate(tree, ask) : indeterminate(tree, ask)
  }

  private static func determinate(_ tree: AccessibilityTree, _ ask: Ask) -> CheckAnswer {
    let valued = ask.facts[ValuedProgress.self]
    let spoken = ask.facts[AnnouncedProgress.self]
    var ask = ask
    if valued.count > 1 {
      ask.target = valued[1].target
      let values = valued.map { "‘\($0.text)’" }.joined(separator: ", ")
      return ask.fails(as: "several", ["count": valued.count, "values": values]) { verdict in
        verdict.impact = .moderate
        describe(&verdict, tree)
      }
    }
    guard let target = valued.first?.target ?? spoken.first?.target else {
      return unheard(nil, tree, ask)
    }
    ask.target = target
    return ask.holds([:]) { describe(&$0, tree) }
  }

  private static func indeterminate(_ tree: AccessibilityTree, _ ask: Ask) -> CheckAnswer {
    let facts = ask.facts
    if let numbered = facts.stopWithShare {
      var ask = ask
      ask.target = facts.target(of: facts.element(numbered))
      let heard: Particulars = ["announcement": facts.announcement(numbered).text]
      return ask.fails(as: "indeterminate", heard) { verdict in
        (verdict.impact, verdict.saying) = (.serious, "numbered")
        describe(&verdict, tree)
      }
    }
    guard facts.isProgressSaid else { return unheard("waiting", tree, ask) }
    guard let drawn = ask.component.stillShare else {
      return ask.holds([:]) { describe(&$0, tree) }
    }
    let fact = "whether the filled part, \(drawn) percent of the track, shows how far it is"
    return ask.unknown(fact, as: "drawn") { describe(&$0, tree) }
  }

  private static func describe(_ verdict: inout Verdict, _ tree: AccessibilityTree) {
    if tree.elements[0].isOperable { verdict.conditions = ["operable"] }
  }

  /// Nothing says it; where something is not known, it may.
  private static func unheard(_ saying: String?, _ tree: AccessibilityTree, _ ask: Ask)
    -> CheckAnswer
  {
    let facts = ask.facts
    let heard = Announcement.joined(facts.occurrences.map { facts.announcement($0) })
    let whole = tree.elements[0]
    let finding: String? =
      if !(ask.component.progress?.isDeterminate ?? true) {
        "indeterminate"
      } else if whole.grouping == .contain, whole.value != .absent {
        "container"
      } else {
        tree.exposures[0] == .exposed && !tree.isNameEmpty(0) ? "value" : nil
      }
    return ask.fails(
      as: finding,
      [
        "announcement": heard.text, "role": ask.component.progress?.role?.rawValue,
        "reached": facts.occurrences.isEmpty ? nil : "something",
      ],
      unless: facts.missingOfProgress(in: heard)
    ) { verdict in
      verdict.saying = saying
      describe(&verdict, tree)
      // A value in words tells something.
      if facts.occurrences.contains(where: { facts.element($0).value.value != nil }) {
        verdict.impact = .serious
      }
    }
  }
}

extension AccessibilityTree.Exposure {
  fileprivate var isDecorative: Bool {
    if case .decorative = self { true } else { false }
  }
}
