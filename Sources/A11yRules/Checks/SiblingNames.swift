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
          add(target, siblings.texts[sibling.likeness.speech], isRepeated, to: &verdicts)
        } else {
          heard.add(target, sibling.likeness.speech, siblings.texts, isRepeated)
        }
      }
    }
    for stop in heard.stops { add(stop.target, stop.text, stop.isRepeated, to: &verdicts) }
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
    _ text: String,
    _ isRepeated: Bool,
    to verdicts: inout Verdicts
  ) {
    if !isRepeated, !verdicts.describesPasses {
      verdicts.pass(target, basis: text.hashValue)
      return
    }
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
  private(set) var stops: [(target: Target, text: String, isRepeated: Bool)] = []

  /// By target and speech, and by target and text, the place among the stops.
  private var bySpeech: [Speech: Int] = [:]
  private var byText: [Text: Int] = [:]

  private struct Speech: Hashable {
    var target: Target
    var speech: Int
  }

  private struct Text: Hashable {
    var target: Target
    var text: String
  }

  mutating func add(_ target: Target, _ speech: Int, _ texts: [String], _ isRepeated: Bool) {
    let key = Speech(target: target, speech: speech)
    let place = bySpeech[key] ?? place(of: Text(target: target, text: texts[speech]))
    bySpeech[key] = place
    if isRepeated { stops[place].isRepeated = true }
  }

  private mutating func place(of text: Text) -> Int {
    if let place = byText[text] { return place }
    byText[text] = stops.count
    stops.append((text.target, text.text, false))
    return stops.count - 1
  }
}
