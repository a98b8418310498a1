internal import A11yModel

extension Check {
  /// What stands in for data is text, and who does not see it is told when it comes.
  static let emptyState = Check("empty-state") { context, verdicts in
    let component = context.component
    guard !context.facts.isDecorative, !component.isPicture else { return }
    var isEmptyShown = false
    for tree in context.facts.trees {
      guard let kind = tree.standIn else { continue }
      if kind == .empty { isEmptyShown = true }
      verdicts.append(verdict(on: kind, tree, context))
    }
    if component.kind == .chart, component.isDynamic, !isEmptyShown {
      verdicts.append(verdictOnNone(context))
    }
  }

  /// Failures that leave a blank, and those to tell of a change.
  private static let text: Set<String> = ["text"]
  private static let dynamic: Set<String> = ["dynamic"]

  /// A chart that changes, and shows nothing in place of data.
  private static func verdictOnNone(_ context: CheckContext) -> Verdict {
    var verdict = Verdict(
      .failed,
      context.facts.root,
      "people are told nothing while the chart has no data: it has no text for that"
    )
    verdict.conditions = text
    verdict.remedy = "none"
    let missing = context.facts.doubt(
      "what is shown without data",
      ofHost: "what its host shows in its place"
    )
    if let missing {
      verdict.result = .failed(unless: missing)
      verdict.message =
        "whether people are told anything while the chart has no data depends on \(missing)"
    }
    return verdict
  }

  private static func verdict(
    on kind: Element.Kind,
    _ tree: AccessibilityTree,
    _ context: CheckContext
  ) -> Verdict {
    let source = tree.elements[1].source
    var verdict = Verdict(.passed, Target(source))
    let moment = StandInMoment(kind, context.component.kind)
    verdict.remedy = kind == .empty ? nil : kind.rawValue
    let stops = tree.elements.indices.filter(tree.isExposed)
    let heard = stops.contains { isWorded(tree.announcement(of: $0).authoredText) }
    if !heard {
      let missing =
        stops.lazy.flatMap { tree.announcement(of: $0).missing }.first
        ?? doubtOfContent(moment, context)
      verdict.result = .failed(unless: missing)
      verdict.message =
        missing.map {
          "whether people who use a screen reader are told anything while \(moment.state) depends on "
            + $0
        } ?? "people who use a screen reader are told nothing while \(moment.state)"
      verdict.conditions = text
      let hidden = tree.elements.lazy.compactMap(\.text).first(where: isWorded)
      if let hidden { verdict.evidence = [Evidence("text", .text(hidden))] }
    } else if kind != .loading, !isSeen(tree, context.component) {
      let missing = unwritten(tree, context.component) ?? doubtOfContent(moment, context)
      verdict.result = .failed(unless: missing)
      verdict.message =
        missing.map {
          "whether people who look at it are told anything while \(moment.state) depends on \($0)"
        } ?? "people who look at it are told nothing while \(moment.state)"
      verdict.conditions = text
    } else if context.component.isDynamic, !isAnnounced(kind, tree, context.component) {
      let missing = context.facts.doubt(
        "what is announced",
        ofHost: "what its host announces",
        in: .announcements
      )
      verdict.result = .failed(unless: missing)
      verdict.message =
        missing.map {
          "whether people who use a screen reader are told when \(moment.change) depends on \($0)"
        } ?? "people who use a screen reader are not told when \(moment.change)"
      verdict.conditions = dynamic
      verdict.remedy = "dynamic"
    }
    return verdict
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
  private static func doubtOfContent(_ moment: StandInMoment, _ context: CheckContext) -> String? {
    context.facts.doubt(
      "what else is there while \(moment.state)",
      ofHost: "what its host shows while \(moment.state)"
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

/// When something stands in for data, in words.
private struct StandInMoment {
  /// As in “while the chart has no data”.
  var state: String

  /// As in “when the data are gone”.
  var change: String

  init(_ kind: Element.Kind, _ component: Component.Kind) {
    switch kind {
    case .loading:
      state = "the data are on their way"
      change = "data begin to load"
    case .failure where component == .progress:
      state = "what was in progress has failed"
      change = "what is in progress fails"
    case .failure:
      state = "the data cannot be had"
      change = "the data do not come"
    default:
      state = "the \(component.noun) has no data"
      change = "there are no data any more"
    }
  }
}
