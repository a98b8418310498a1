internal import A11yModel
internal import Listening
internal import RuleCatalogue

extension Check {
  /// What begins by itself and goes on for long can be paused.
  static let animationPausable = CheckSignature(
    "animation-pausable",
    formerly: "animation-pause",
    parameters: ["longest"],
    cases: ["control", "length", "waiting"],
    evidence: Animation.evidence + ["threshold"],
    terms: ["length", "motion"]
  ).each(of: \.component.animations) { animation, ask in
    guard animation.startsByItself else { return .outOfScope }
    let longest = ask.number("longest")
    let particulars = animation.particulars + ["threshold": longest]
    if animation.isEssential || ask.facts.showsWaiting(animation) { return ask.holds(particulars) }
    if let length = animation.length.value, length <= longest { return ask.holds(particulars) }
    if case .known(let stop) = animation.stop, ask.facts.isOperable(stop) {
      return ask.holds(particulars)
    }
    if let fact = animation.length.missing { return ask.unknown(fact, as: "length", particulars) }
    if let fact = animation.stop.missing { return ask.unknown(fact, particulars, likely: .fail) }
    if ask.component.kind == .graphic {
      let fact = "whether it shows that something is being waited for"
      return ask.unknown(fact, as: "waiting", particulars, likely: .fail)
    }
    return ask.fails(as: animation.stop.isAbsent ? nil : "control", particulars)
  }
}

extension ComponentFacts {
  /// Whether a user can operate what stands at a place in the document's sources.
  fileprivate func isOperable(_ source: Int) -> Bool {
    trees.contains { tree in
      tree.elements.indices.contains { index in
        tree.elements[index].source == source && tree.isOperable(index)
          && !tree.elements[index].traits.contains(.notEnabled)
      }
    }
  }
}
