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
          let text = siblings.texts[sibling.speech]
          verdicts.append(
            verdict(on: target, text, isRepeated, describesPass: verdicts.describesPasses)
          )
        } else {
          heard.add(target, sibling.speech, siblings.texts, isRepeated)
        }
      }
    }
    for stop in heard.stops {
      verdicts.append(
        verdict(
          on: stop.target,
          stop.text,
          stop.isRepeated,
          describesPass: verdicts.describesPasses
        )
      )
    }
  }

  /// Each sibling, and whether another is heard as it is.
  private static func repeats(
    _ siblings: [Siblings.Sibling],
    _ tree: AccessibilityTree
  ) -> [(Siblings.Sibling, isRepeated: Bool)] {
    var earlier: [Key: Int] = [:]
    earlier.reserveCapacity(siblings.count)
    return siblings.map { sibling in
      let key = Key(
        container: sibling.container,
        isTick: sibling.isTick,
        speech: sibling.speech
      )
      guard let first = earlier[key] else {
        earlier[key] = sibling.stop
        return (sibling, false)
      }
      return (sibling, !isSame(first, sibling.stop, tree))
    }
  }

  private struct Key: Hashable {
    var container: Int?
    var isTick: Bool
    var speech: Int
  }

  private static func verdict(
    on target: Target,
    _ text: String,
    _ isRepeated: Bool,
    describesPass: Bool
  ) -> Verdict {
    var verdict = Verdict(isRepeated ? .failed : .passed, target)
    if !isRepeated, !describesPass {
      verdict.basis = text.hashValue
      return verdict
    }
    verdict.message =
      "people who use a screen reader cannot tell two stops apart: ‘\(text)’ is heard again"
    verdict.evidence = [Evidence("announcement", .text(text))]
    return verdict
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
