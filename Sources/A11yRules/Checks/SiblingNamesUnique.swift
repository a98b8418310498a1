internal import A11yModel
internal import Listening
internal import RuleCatalogue

extension Check {
  /// What stands side by side is told apart by what is heard.
  static let siblingNamesUnique = CheckSignature(
    "sibling-names-unique",
    formerly: "sibling-names",
    evidence: ["announcement"]
  ).deciding { context, verdicts in
    let facts = context.facts
    var siblings = Siblings(facts)
    var heard = HeardSiblings()
    var ask = Ask(context, describing: verdicts.comparesPasses, of: facts.root)
    func judge(_ target: Target, _ speech: Int, isRepeated: Bool) {
      ask.target = target
      let text: () -> Particulars = { ["announcement": siblings.speeches.text(of: speech)] }
      verdicts.add(isRepeated ? ask.fails(text()) : ask.holds(text()), to: ask)
    }
    for (snapshot, tree) in facts.trees.enumerated() {
      let all = siblings.siblings(in: snapshot)
      forEach(of: all, tree) { sibling, isRepeated in
        let target = facts.target(of: sibling.stop, in: tree)
        if facts.trees.count == 1 {
          judge(target, sibling.likeness.speech, isRepeated: isRepeated)
        } else {
          heard.add(target, siblings.speeches.textNumber(of: sibling.likeness.speech), isRepeated)
        }
      }
    }
    for stop in heard.stops {
      judge(stop.speech.target, stop.speech.text, isRepeated: stop.isRepeated)
    }
  }

  /// Does something with each sibling, knowing whether an earlier one is heard as it is.
  private static func forEach(
    of siblings: [Siblings.Sibling],
    _ tree: AccessibilityTree,
    _ body: (Siblings.Sibling, _ isRepeated: Bool) -> Void
  ) {
    var earlier = FirstPlaces<Siblings.Sibling.Likeness>()
    for (index, sibling) in siblings.enumerated() {
      let first = earlier.place(of: sibling.likeness, sibling.likeness.speech, at: index) {
        siblings[$0].likeness
      }
      let isRepeated = first != index && !isSame(siblings[first].stop, sibling.stop, tree)
      body(sibling, isRepeated)
    }
  }

  /// Whether two stops do the same with the same thing, as a button above and one below a list.
  private static func isSame(_ first: Int, _ second: Int, _ tree: AccessibilityTree) -> Bool {
    guard let deed = Deed(tree.elements[first]) else { return false }
    return deed == Deed(tree.elements[second])
  }
}

/// What is heard beside others in any of several snapshots: what is told apart in one state may not
/// be in another.
private struct HeardSiblings {
  private(set) var stops: [(speech: Speech, isRepeated: Bool)] = []

  /// Where each is among the stops.
  private var places = FirstPlaces<Speech>()

  /// A target and the number of the text that is heard; small, for a chart may have a million.
  struct Speech: Hashable {
    private let source: Int32
    private let place: Int32
    private let number: Int32

    init(_ target: Target, _ text: Int) {
      (source, place, number) = (Int32(target.source), Int32(target.place), Int32(text))
    }

    var target: Target { Target(Int(source), at: Int(place)) }
    var text: Int { Int(number) }
  }

  mutating func add(_ target: Target, _ text: Int, _ isRepeated: Bool) {
    let speech = Speech(target, text)
    let place = places.place(of: speech, text, at: stops.count) { stops[$0].speech }
    if place == stops.count {
      stops.append((speech, isRepeated))
    } else if isRepeated {
      stops[place].isRepeated = true
    }
  }
}
