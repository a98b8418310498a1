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
      verdicts.add(
        isRepeated
          ? ask.fails(text(), unless: siblings.speeches.missing(of: speech), likely: .none)
          : ask.holds(text()),
        to: ask
      )
    }
    for (snapshot, tree) in facts.trees.enumerated() {
      let all = siblings.siblings(in: snapshot)
      tree.forEach(of: all) { sibling, isRepeated in
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
}
