internal import A11yModel
internal import Listening
internal import RuleCatalogue

extension Check {
  /// What moves, moves less for those who want that.
  static let animationRespectsReduceMotion = CheckSignature(
    "animation-respects-reduce-motion",
    formerly: "reduced-motion",
    parameters: ["shortest"],
    when: ["interaction"],
    evidence: Animation.evidence,
    terms: ["length", "motion"]
  ).each(of: \.component.animations) { animation, ask in
    guard animation.kind.isSpatial else { return .outOfScope }
    // What is over at once moves nobody's balance.
    if let length = animation.length.value, length <= ask.number("shortest") { return .outOfScope }
    let missing: [String]
    switch animation.reduced {
    case _ where animation.isEssential || ask.facts.showsWaiting(animation),
      .known(.none), .known(.fade):
      return ask.holds(animation.particulars) { $0.isAbout(animation) }
    case .known(.same), .absent: missing = [animation.length.missing].compactMap(\.self)
    case .unknown(let fact), .partial(_, let fact): missing = [fact]
    }
    return ask.fails(animation.particulars, unless: missing) { $0.isAbout(animation) }
  }
}

extension Verdict {
  /// Motion that only an action of the user sets off is for a requirement of its own.
  fileprivate mutating func isAbout(_ animation: Animation) {
    if !animation.startsByItself { conditions = ["interaction"] }
  }
}

extension Animation {
  /// What is reported of an animation.
  static let evidence = ["animation", "duration", "repeats"]

  var particulars: Particulars {
    [
      "animation": kind.rawValue, "duration": duration.value,
      "repeats": repeats == .infinity ? "forever" as any Particular : repeats,
      "length": length.value, "motion": motion,
    ]
  }

  /// What happens, in words.
  private var motion: String {
    switch kind {
    case .move: "it moves"
    case .scale: "its size changes"
    case .rotate: "it turns"
    case .bounce: "it bounces"
    case .grow: "it grows"
    case .parallax: "what is behind moves at another pace"
    case .fade: "it fades"
    case .color: "its colour changes"
    }
  }
}

extension ComponentFacts {
  /// Whether an animation says that something is under way of which nobody knows how far it is, or
  /// stands in for data that are on their way.
  func showsWaiting(_ animation: Animation) -> Bool {
    if let progress = component.progress {
      return !progress.isDeterminate || progress.value.isAbsent
    }
    return trees.contains { tree in
      tree.elements.contains { element in
        element.kind == .loading && document.lies(animation.source, within: element.source)
      }
    }
  }
}
