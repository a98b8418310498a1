package import A11yModel

/// What stands in for data in a snapshot; or that nothing ever does.
package struct StandIn {
  package let kind: Element.Kind
  fileprivate let facts: ComponentFacts

  /// Nil where nothing does.
  package let tree: AccessibilityTree?

  package var target: Target { tree.map { Target($0.elements[1].source) } ?? facts.root }

  /// What it stands in for, as messages choose their words by it.
  package var noun: String {
    kind == .failure && facts.component.kind == .progress ? "failed-progress" : kind.rawValue
  }

  /// As in “while the chart has no data”.
  package var moment: String {
    switch noun {
    case "loading": "the data are on their way"
    case "failed-progress": "what was in progress has failed"
    case "failure": "the data cannot be had"
    default: "the \(facts.component.kind.noun) has no data"
    }
  }

  private static func isWorded(_ text: String) -> Bool { text.contains(where: \.isLetter) }

  private var stops: [Announcement] {
    guard let tree else { return [] }
    return tree.elements.indices.filter(tree.isExposed).map { tree.announcement(of: $0) }
  }

  /// Whether anything in words is heard of it.
  package var isHeard: Bool { stops.contains { Self.isWorded($0.authoredText) } }

  /// Its first text.
  package var text: String? {
    tree?.elements.lazy.compactMap(\.text).first(where: Self.isWorded)
  }

  /// Whether any text in it is painted.
  package var isSeen: Bool {
    let elements = tree?.elements ?? []
    let sources = Set(elements.lazy.filter { $0.text.map(Self.isWorded) ?? false }.map(\.source))
    return facts.component.parts.contains { $0.kind == .text && sources.contains($0.source) }
  }

  /// What is not known of what is heard.
  package var missingSpeech: String? { stops.lazy.flatMap(\.missing).first ?? doubt }

  /// What is not known of a text in it whose words nobody wrote, or of what is there besides.
  package var missingText: String? {
    let sources = Set((tree?.elements ?? []).map(\.source))
    return facts.component.parts.lazy.filter { sources.contains($0.source) }
      .compactMap(\.missingText).first ?? doubt
  }

  private var doubt: String? {
    facts.doubt(
      "what else is there while \(moment)",
      ofHost: "what its host shows while \(moment)"
    )
  }

  /// Whether who does not see it is told when it comes.
  package var isAnnounced: Bool {
    guard let tree else { return false }
    let isLive = tree.elements.indices.contains { index in
      tree.elements[index].live != nil
        && tree.stops(of: index).contains { Self.isWorded(tree.announcement(of: $0).text) }
    }
    return isLive
      || facts.component.changes.contains { change in
        // What did not come is no news of the data.
        guard change.event == (kind == .failure ? .error : .update) else { return false }
        switch change.response {
        case .announcement(let announcement):
          return announcement.heard.contains { Self.isWorded($0.text) || $0.missing != nil }
        case .focus(let target):
          return tree.elements.indices.contains {
            tree.elements[$0].source == target && !tree.stops(of: $0).isEmpty
          }
        case .newScreen: return true
        }
      }
  }
}

extension ComponentFacts {
  /// What stands in for data in each snapshot, and that nothing does in a chart that may have none.
  package var standIns: [StandIn] {
    guard !isDecorative, !component.isPicture else { return [] }
    let all = trees.compactMap { tree in
      tree.standIn.map { StandIn(kind: $0, facts: self, tree: tree) }
    }
    let isLacking =
      component.kind == .chart && component.isDynamic && !all.contains { $0.kind == .empty }
    return all + (isLacking ? [StandIn(kind: .empty, facts: self, tree: nil)] : [])
  }
}
