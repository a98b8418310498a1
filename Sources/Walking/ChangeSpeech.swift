internal import A11yModel
internal import Claims
internal import Listening

/// What is heard when a component changes; `Walk.Heard` says what counts.
struct ChangeSpeech {
  let facts: ComponentFacts
  let index: ChangingElements
  let route: Route

  private var tree: AccessibilityTree { facts.trees[route.after] }

  /// What is heard wherever the screen reader is.
  package var heard: [Walk.Heard] { changes.flatMap(heard) + liveRegions }

  /// What is heard where the screen reader is on it; nothing where something else takes focus.
  var heardUnderFocus: [Walk.Heard] {
    let isFocusTaken = changes.contains { change in
      if case .announcement = change.response { false } else { true }
    }
    return isFocusTaken ? [] : controls + frequentUpdates
  }

  // MARK: what is declared

  private var changes: [Change] { facts.component.changes(on: route.event) }

  private func heard(on change: Change) -> [Walk.Heard] {
    let source = change.source
    var heard = Walk.Heard(
      means: .newScreen,
      text: "",
      path: facts.document.path(of: source),
      location: facts.document.location(of: source)
    )
    switch change.response {
    case .newScreen:
      heard.cause = heard.location
      return [heard]
    case .focus(let target): return [focus(on: target, by: source)]
    case .announcement(let announcement):
      heard.means = .announcement
      heard.priority = announcement.priority
      let said = announcement.heard(of: route.step, in: route.told, facts.component)
      heard.text = said?.text ?? ""
      let unsaid = "what is announced in that state"
      heard.missing = said.map { [$0.missing].compactMap(\.self) } ?? [unsaid]
      let isSilent = heard.text.allSatisfy(\.isWhitespace) && heard.missing.isEmpty
      return isSilent ? [] : [heard]
    }
  }

  /// The first stop that an element of the source gives; of one that each step has, that of the
  /// step it is about.
  private func focus(on target: Int, by source: Int) -> Walk.Heard {
    let elements = index.elements(of: target, in: route.after)
    let own = elements.filter { isAboutStep(tree.elements[$0]) }
    let stops = Set((own.isEmpty ? elements : own).flatMap(tree.stops))
    guard let stop = tree.readingOrder.first(where: stops.contains) else {
      return Walk.Heard(
        means: .focus,
        text: "",
        missing: ["where focus goes instead of what is no stop"],
        path: facts.document.path(of: target),
        location: facts.document.location(of: target),
        cause: facts.document.location(of: source)
      )
    }
    var heard = heard(at: stop, .focus)
    heard.cause = facts.document.location(of: source)
    return heard
  }

  // MARK: what says something else

  private var liveRegions: [Walk.Heard] {
    newly(.liveRegion) { tree in
      var stops: [Int: Element.LiveRegion] = [:]
      for index in tree.elements.indices {
        guard let priority = tree.elements[index].live else { continue }
        // An inner region decides for itself how urgent it is.
        for stop in tree.stops(of: index) { stops[stop] = priority }
      }
      return stops
    }
  }

  /// What sets the change off: the step that is tapped, the controls for it, and for moving on and
  /// back what is adjusted.
  private var controls: [Walk.Heard] {
    let kind = route.transition.kind
    let action: Element.Action? =
      switch kind {
      case .next: .next
      case .back: .back
      case .complete: .complete
      case .select, .error, .update: nil
      }
    return newly(.control) { tree in
      let operated = tree.elements.indices.filter { index in
        let element = tree.elements[index]
        if kind == .select { return element.kind == .step && isAboutStep(element) }
        let isAdjusted = kind == .next || kind == .back
        return (action != nil && element.action == action)
          || (isAdjusted && element.traits.contains(.adjustable))
      }
      return Dictionary(operated.flatMap(tree.stops).map { ($0, nil) }) { first, _ in first }
    }
  }

  private func isAboutStep(_ element: Element) -> Bool {
    route.step.map { element.subject == .step($0) } ?? false
  }

  /// Assistive technology asks for a value that changes all the time by itself.
  private var frequentUpdates: [Walk.Heard] {
    guard route.event == .update else { return [] }
    return newly(.frequentUpdates) { tree in
      let stops = tree.elements.indices.filter { index in
        tree.isExposed(index) && tree.elements[index].traits.contains(.updatesFrequently)
      }
      return Dictionary(uniqueKeysWithValues: stops.map { ($0, nil) })
    }
  }

  private struct Speech: Hashable {
    var subject: Element.Subject
    var announcement: Announcement
  }

  /// The stops of a kind that say what none of the kind said before of the same.
  private func newly(
    _ means: Walk.Means,
    _ stops: (AccessibilityTree) -> [Int: Element.LiveRegion?]
  ) -> [Walk.Heard] {
    guard route.showing != .before else { return [] }
    let now = stops(tree)
    guard !now.isEmpty else { return [] }
    let earlier = facts.trees[route.before]
    let before = Set(stops(earlier).keys.map { speech(of: $0, in: earlier) })
    return tree.readingOrder.compactMap { stop in
      guard let priority = now[stop] else { return nil }
      let isNew =
        route.showing == .after
        ? tellsNewState(stop) || (means == .frequentUpdates && tree.value(of: stop) != .absent)
        : !before.contains(speech(of: stop, in: tree))
      guard isNew else { return nil }
      var heard = heard(at: stop, means)
      heard.priority = priority
      return heard.text.isEmpty && heard.missing.isEmpty ? nil : heard
    }
  }

  private func speech(of stop: Int, in tree: AccessibilityTree) -> Speech {
    Speech(subject: tree.elements[stop].subject, announcement: tree.announcement(of: stop))
  }

  /// Whether a stop tells what the change led to; of a chart anything may be new, a number at least.
  private func tellsNewState(_ stop: Int) -> Bool {
    let text = tree.announcement(of: stop).text
    let state = NewState(facts, route.event, route.after, step: route.step)
    return state.isTold(in: text) != .unsaid
      && (facts.component.chart == nil || text.contains(where: \.isNumber))
  }

  private func heard(at stop: Int, _ means: Walk.Means) -> Walk.Heard {
    let announcement = tree.announcement(of: stop)
    let element = tree.elements[stop]
    return Walk.Heard(
      means: means,
      text: announcement.text,
      missing: announcement.missing,
      role: tree.role(of: stop),
      path: facts.document.path(of: facts.target(of: element).source),
      location: facts.document.location(of: element.source)
    )
  }
}
