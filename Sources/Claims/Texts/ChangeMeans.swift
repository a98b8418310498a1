internal import A11yModel
internal import Language
package import Listening

/// How a user who does not see the screen learns of a kind of change.
package struct ChangeMeans {
  package let facts: ComponentFacts
  package let kind: ChangeKind
  let index: ChangingElements

  package init(facts: ComponentFacts, kind: ChangeKind, index: ChangingElements) {
    (self.facts, self.kind, self.index) = (facts, kind, index)
  }

  /// What comes of all means together.
  package enum Answer: Hashable, Sendable {
    case told
    /// This is heard and does not tell what changed; the place is where it comes from, and the step
    /// is the one that it speaks of another in place of.
    case insufficient(String, place: Int, arrivedAt: Int? = nil)
    /// The facts that are missing, and whether these are words for states.
    case unknown([String], areStateWords: Bool)
    /// Nothing is heard; the place is that of an announcement that is empty.
    case silent(place: Int?)
  }

  /// Whether a new screen takes focus, which tells of itself (Understanding 4.1.3).
  package var isNewScreen: Bool { changes.contains { $0.response == .newScreen } }

  package var answer: Answer {
    if isFocusMoved || isLive || isPolled || isSaidByControl { return .told }
    let answers = announcements.map { answer($0.announcement, to: $0.change) }
    return answers.first { $0 == .told }
      ?? answers.first { if case .unknown = $0 { true } else { false } }
      ?? answers.first ?? .silent(place: nil)
  }

  /// Whether the user set the change off, and is where it shows.
  package var isUnderFocus: Bool { controls.contains { differs($0) } }

  private var changes: [Change] { facts.component.changes(on: kind.event) }

  // MARK: announcements

  private var announcements: [(change: Change, announcement: Change.Announcement)] {
    changes.compactMap { change in
      guard case .announcement(let announcement) = change.response else { return nil }
      return (change, announcement)
    }
  }

  private func answer(_ announcement: Change.Announcement, to change: Change) -> Answer {
    let heard = announcement.heard
    // A number that is the same each time is no new value.
    let isFixed = announcement.isFixed && facts.component.progress != nil
    let source = change.source
    var missing: [String] = []
    func add(_ fact: String?) {
      if let fact, !missing.contains(fact) { missing.append(fact) }
    }
    for heard in change.event == .update ? relevant(heard) : heard {
      let state = NewState(facts, kind.event, heard.snapshot, step: heard.step)
      switch state.isTold(in: heard.text, besidesNumbers: isFixed) {
      case .said: continue
      case .unsaid where heard.missing == nil:
        let isEmpty = heard.text.allSatisfy(\.isWhitespace)
        return isEmpty
          ? .silent(place: source)
          : .insufficient(heard.text, place: source, arrivedAt: misplacedStep(heard))
      case .unsaid: add(heard.missing)
      case .unknownWords where isOfMoving && isSame(everywhere: change):
        return .insufficient(heard.text, place: source)
      case .unknownWords: add(unknownWords)
      }
    }
    return missing.isEmpty
      ? .told
      : .unknown(missing, areStateWords: !isOfMoving && Set(missing) == [unknownWords])
  }

  /// Whether a user goes on or back with it.
  package var isOfMoving: Bool { kind.event == .advance || kind.event == .back }

  /// The step that a user has come to where another is spoken of; nil where none is.
  private func misplacedStep(_ heard: Change.Wording) -> Int? {
    guard isOfMoving, let step = heard.step ?? facts.component.snapshots[heard.snapshot].current,
      StepMentions(facts.stepText(heard.text), facts).speaksOfOthers(than: step)
    else { return nil }
    return step
  }

  /// Whether the same is heard on coming to several steps: it names none of them, in whatever words.
  private func isSame(everywhere change: Change) -> Bool {
    guard case .announcement(let announcement) = change.response else { return false }
    let steps = announcement.heard.map {
      $0.step ?? facts.component.snapshots[$0.snapshot].current
    }
    return Set(steps).count > 1
      && announcement.heard.allSatisfy {
        $0.missing == nil && $0.text == announcement.heard[0].text
      }
  }

  private var unknownWords: String {
    switch kind.event {
    case .advance, .back: "which words of the language are numbers"
    case .complete, .error, .update: "which words stand for the state in the language"
    }
  }

  /// What is heard of this kind of change: an update that speaks of errors, too, tells of moving on
  /// where none is.
  private func relevant(_ heard: [Change.Wording]) -> [Change.Wording] {
    func isOfError(_ heard: Change.Wording) -> Bool {
      let states = facts.component.snapshots[heard.snapshot].stepStates
      return heard.step.flatMap { states[$0] }.map { facts[StateTerms.self][$0].meaning == .error }
        ?? false
    }
    switch kind.event {
    case .error:
      let errors = heard.filter(isOfError)
      return errors.isEmpty ? heard : errors
    case .advance:
      let moves = heard.filter { !isOfError($0) }
      return moves.isEmpty ? heard : moves
    case .back, .complete, .update: return heard
    }
  }

  // MARK: focus

  private var isFocusMoved: Bool {
    changes.contains { change in
      guard case .focus(let target) = change.response else { return false }
      return differs(target)
    }
  }

  // MARK: live regions and values that are polled

  private var isLive: Bool {
    index.sources(where: \.isLive).contains { differs($0) }
  }

  /// Assistive technology asks for a value that changes all the time by itself.
  private var isPolled: Bool {
    guard kind.event == .update, let tree = facts.trees.first else { return false }
    return tree.elements.indices.contains { index in
      guard tree.isExposed(index), tree.elements[index].traits.contains(.updatesFrequently) else {
        return false
      }
      if tree.value(of: index) != .absent { return true }
      let text = tree.announcement(of: index).text
      // Of a chart anything may be new: a number, at least.
      let isNew = facts.component.chart == nil || TextBytes.holdsNumber(text)
      return isNew && NewState(facts, .update, 0).isTold(in: text) == .said
    }
  }

  // MARK: controls

  /// The controls that set the change off; a stop that is adjusted moves on and back.
  private var controls: [Int] {
    let action: Element.Action? =
      switch kind.event {
      case .advance: .next
      case .back: .back
      case .complete: .complete
      case .error, .update: nil
      }
    let moves = kind.event == .advance || kind.event == .back
    return index.sources { changer in
      (action != nil && changer.action == action) || (moves && changer.isAdjustable)
    }
  }

  /// Whether whatever sets the change off says the new state afterwards: each control, or, where
  /// there is none, the step that is selected.
  private var isSaidByControl: Bool {
    guard !kind.transitions.isEmpty else { return false }
    let controls = controls
    return kind.transitions.allSatisfy { transition in
      let acting = controls.isEmpty ? selected(by: transition) : controls
      return !acting.isEmpty
        && acting.allSatisfy { control in
          let after = heard(control, in: transition.after)
          return after != heard(control, in: transition.before)
            && NewState(facts, kind.event, transition.after).isTold(in: after?.text ?? "") == .said
        }
    }
  }

  /// The step that a user selects for it to become current.
  private func selected(by transition: ChangeKind.Transition) -> [Int] {
    guard kind.event == .advance || kind.event == .back,
      let current = facts.component.snapshots[transition.after].current
    else { return [] }
    let source = facts.component.steps[current].source
    let tree = facts.trees[transition.after]
    let isSelectable = index.elements(of: source, in: transition.after).contains {
      tree.stops(of: $0).contains { tree.elements[$0].action == .select }
    }
    return isSelectable ? [source] : []
  }

  // MARK: what is heard of an element of the source

  /// Whether what is heard of it changes each time; where but one state is known, whether what is
  /// heard tells it.
  private func differs(_ source: Int) -> Bool {
    guard !kind.transitions.isEmpty else {
      return facts.trees.indices.contains { snapshot in
        heard(source, in: snapshot).map {
          NewState(facts, kind.event, snapshot).isTold(in: $0.text) != .unsaid
        } ?? false
      }
    }
    return kind.transitions.allSatisfy { transition in
      let after = heard(source, in: transition.after)
      return after != nil && after != heard(source, in: transition.before)
    }
  }

  /// What is heard of all stops within it; nil where none is.
  private func heard(_ source: Int, in snapshot: Int) -> Announcement? {
    let tree = facts.trees[snapshot]
    let stops = index.elements(of: source, in: snapshot).flatMap(tree.stops)
    return stops.isEmpty ? nil : .joined(stops.map { tree.announcement(of: $0) })
  }
}
