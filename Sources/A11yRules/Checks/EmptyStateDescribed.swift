internal import A11yModel
internal import Listening
internal import RuleCatalogue

extension Check {
  /// What stands in for data is text, and who does not see it is told when it comes.
  static let emptyStateDescribed = CheckSignature(
    "empty-state-described",
    formerly: "empty-state",
    when: ["dynamic", "text"],
    cases: ["dynamic", "failure", "heard", "loading", "none", "seen"],
    evidence: ["text"],
    terms: ["kind", "moment"]
  ).each(of: StandIn.all) { standIn, ask in
    guard let tree = standIn.tree else {
      let fact = ask.facts.doubt(
        "what is shown without data",
        ofHost: "what its host shows in its place"
      )
      return ask.fails(as: "none", unless: [fact].compactMap(\.self)) { $0.conditions = ["text"] }
    }
    let (kind, component) = (standIn.kind, ask.component)
    let stops = tree.elements.indices.filter(tree.isExposed)
    func fails(
      _ saying: String,
      _ particulars: Particulars = [:],
      unless missing: String?
    ) -> CheckAnswer {
      ask.fails(
        as: kind == .empty ? nil : kind.rawValue,
        particulars + ["moment": standIn.moment],
        unless: [missing].compactMap(\.self)
      ) { ($0.saying, $0.conditions) = (saying, ["text"]) }
    }
    if !stops.contains(where: { isWorded(tree.announcement(of: $0).authoredText) }) {
      return fails(
        "heard",
        ["text": tree.elements.lazy.compactMap(\.text).first(where: isWorded)],
        unless: stops.lazy.flatMap { tree.announcement(of: $0).missing }.first
          ?? doubtOfContent(standIn, ask)
      )
    }
    if kind != .loading, !isSeen(tree, component) {
      let missing = unwritten(tree, component) ?? doubtOfContent(standIn, ask)
      return fails("seen", unless: missing)
    }
    guard component.isDynamic, !isAnnounced(kind, tree, component) else { return ask.holds() }
    let missing = ask.facts.doubt(
      "what is announced",
      ofHost: "what its host announces",
      in: .announcements
    )
    return ask.fails(
      as: "dynamic",
      ["kind": standIn.noun],
      unless: [missing].compactMap(\.self)
    ) { $0.conditions = ["dynamic"] }
  }

  private static func isWorded(_ text: String) -> Bool { text.contains(where: \.isLetter) }

  /// Whether any text in it is painted.
  private static func isSeen(_ tree: AccessibilityTree, _ component: Component) -> Bool {
    let sources = Set(
      tree.elements.lazy.filter { $0.text.map(isWorded) ?? false }.map(\.source)
    )
    return component.parts.contains { $0.kind == .text && sources.contains($0.source) }
  }

  /// What is not known of a text in it whose words nobody wrote; nil where there is none.
  private static func unwritten(_ tree: AccessibilityTree, _ component: Component) -> String? {
    let sources = Set(tree.elements.map(\.source))
    return component.parts.lazy.filter { sources.contains($0.source) }.compactMap(\.missingText)
      .first
  }

  /// What is not known of what is there then; nil where all of it is described.
  private static func doubtOfContent(_ standIn: StandIn, _ ask: Ask) -> String? {
    ask.facts.doubt(
      "what else is there while \(standIn.moment)",
      ofHost: "what its host shows while \(standIn.moment)"
    )
  }

  // MARK: announcements

  private static func isAnnounced(
    _ kind: Element.Kind,
    _ tree: AccessibilityTree,
    _ component: Component
  ) -> Bool {
    let isLive = tree.elements.indices.contains { index in
      tree.elements[index].live != nil
        && tree.stops(of: index).contains { isWorded(tree.announcement(of: $0).text) }
    }
    return isLive
      || component.changes.contains { change in
        // What did not come is no news of the data.
        guard change.event == (kind == .failure ? .error : .update) else { return false }
        switch change.response {
        case .announcement(let announcement):
          return announcement.heard.contains { isWorded($0.text) || $0.missing != nil }
        case .focus(let target):
          return tree.elements.indices.contains {
            tree.elements[$0].source == target && !tree.stops(of: $0).isEmpty
          }
        case .newScreen: return true
        }
      }
  }
}

/// What stands in for data in a snapshot; or that nothing ever does.
private struct StandIn: CheckSubject {
  let kind: Element.Kind
  let component: Component.Kind

  /// Nil where nothing does.
  let tree: AccessibilityTree?

  @Sendable static func all(in facts: ComponentFacts) -> [StandIn] {
    let component = facts.component
    guard !facts.isDecorative, !component.isPicture else { return [] }
    let all = facts.trees.compactMap { tree in
      tree.standIn.map { StandIn(kind: $0, component: component.kind, tree: tree) }
    }
    let isLacking =
      component.kind == .chart && component.isDynamic && !all.contains { $0.kind == .empty }
    return all + (isLacking ? [StandIn(kind: .empty, component: component.kind, tree: nil)] : [])
  }

  func target(in facts: ComponentFacts) -> Target {
    tree.map { Target($0.elements[1].source) } ?? facts.root
  }

  /// What it stands in for, as messages choose their words by it.
  var noun: String {
    kind == .failure && component == .progress ? "failed-progress" : kind.rawValue
  }

  /// As in “while the chart has no data”.
  var moment: String {
    switch noun {
    case "loading": "the data are on their way"
    case "failed-progress": "what was in progress has failed"
    case "failure": "the data cannot be had"
    default: "the \(component.noun) has no data"
    }
  }
}
