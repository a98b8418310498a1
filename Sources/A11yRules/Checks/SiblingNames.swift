internal import A11yModel

extension Check {
  /// What stands side by side is told apart by what is heard.
  static let siblingNames = Check("sibling-names") { context, verdicts in
    let facts = context.facts
    var siblings = Siblings(facts)
    var heard = HeardSiblings()
    let isOneSnapshot = facts.trees.count == 1
    for snapshot in facts.trees.indices {
      let tree = facts.trees[snapshot]
      for (sibling, isRepeated) in repeats(siblings.siblings(in: snapshot), tree) {
        let target = facts.target(of: sibling.stop, in: tree)
        if isOneSnapshot {
          let speech = sibling.likeness.speech
          add(target, speech, siblings.speeches, isRepeated, to: &verdicts)
        } else {
          heard.add(target, siblings.speeches.textNumber(of: sibling.likeness.speech), isRepeated)
        }
      }
    }
    for stop in heard.stops {
      add(stop.target, stop.text, siblings.speeches, stop.isRepeated, to: &verdicts)
    }
  }

  /// Each sibling, and whether another is heard as it is.
  private static func repeats(
    _ siblings: [Siblings.Sibling],
    _ tree: AccessibilityTree
  ) -> [(Siblings.Sibling, isRepeated: Bool)] {
    let areFew = siblings.count <= 8
    var earlier: [Siblings.Sibling.Likeness: Int] = [:]
    if !areFew { earlier.reserveCapacity(siblings.count) }
    return siblings.enumerated().map { index, sibling in
      let first =
        areFew
        ? siblings[..<index].first { $0.likeness == sibling.likeness }?.stop
        : earlier[sibling.likeness]
      if let first { return (sibling, !isSame(first, sibling.stop, tree)) }
      if !areFew { earlier[sibling.likeness] = sibling.stop }
      return (sibling, false)
    }
  }

  private static func add(
    _ target: Target,
    _ speech: Int,
    _ speeches: DistinctSpeeches,
    _ isRepeated: Bool,
    to verdicts: inout Verdicts
  ) {
    if !isRepeated, !verdicts.describesPasses {
      verdicts.pass(target, basis: speeches.textNumber(of: speech))
      return
    }
    let text = speeches.text(of: speech)
    var verdict = Verdict(
      isRepeated ? .failed : .passed,
      target,
      "people who use a screen reader cannot tell two stops apart: ‘\(text)’ is heard again"
    )
    verdict.evidence = [Evidence("announcement", .text(text))]
    verdicts.append(verdict)
  }

  /// Whether two stops do the same with the same thing, as a button above and one below a list.
  private static func isSame(_ first: Int, _ second: Int, _ tree: AccessibilityTree) -> Bool {
    guard let action = tree.elements[first].action, action != .activate else { return false }
    return action == tree.elements[second].action
      && tree.elements[first].subject == tree.elements[second].subject
  }
}

/// What is heard beside others in any of several snapshots: what is told apart in one state may not
/// be in another.
private struct HeardSiblings {
  /// Each with the number of its text.
  private(set) var stops: [(target: Target, text: Int, isRepeated: Bool)] = []

  /// Where each is among the stops.
  private var places: [Speech: Int] = [:]

  private struct Speech: Hashable {
    var target: Target
    var text: Int
  }

  mutating func add(_ target: Target, _ text: Int, _ isRepeated: Bool) {
    let place = place(of: Speech(target: target, text: text))
    if isRepeated { stops[place].isRepeated = true }
  }

  private mutating func place(of speech: Speech) -> Int {
    if let place = places[speech] { return place }
    places[speech] = stops.count
    stops.append((speech.target, speech.text, false))
    return stops.count - 1
  }
}
