internal import A11yModel

extension Check {
  /// What moves, moves less for those who want that.
  static let reducedMotion = Check(
    "reduced-motion",
    parameters: ["shortest"]
  ) { context, verdicts in
    let shortest = context.number("shortest")
    for animation in context.component.animations where animation.kind.isSpatial {
      // What is over at once moves nobody's balance.
      if let length = animation.length.value, length <= shortest { continue }
      var verdict = Verdict(.passed, Target(animation.source))
      verdict.evidence = animation.evidence
      if !animation.startsByItself { verdict.conditions = ["interaction"] }
      switch animation.reduced {
      case _ where animation.isEssential || context.facts.showsWaiting(animation): break
      case .known(.none), .known(.fade): break
      case .known(.same), .absent:
        if let fact = animation.length.missing {
          verdict.result = .cantTell([fact], likely: .fail)
          verdict.message =
            "whether people whom motion makes ill are spared it depends on \(fact): "
            + animation.motion
          break
        }
        verdict.result = .failed
        verdict.message =
          "people whom motion makes ill see it all the same: \(animation.motion), whether or not "
          + "they want less motion"
      case .unknown(let fact):
        verdict.result = .cantTell([fact], likely: .fail)
        verdict.message =
          "whether people whom motion makes ill are spared it depends on \(fact): "
          + animation.motion
      }
      verdicts.append(verdict)
    }
  }
}

extension Animation {
  /// What happens, in words.
  var motion: String {
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

  var evidence: [Evidence] {
    var evidence = [Evidence("animation", .text(kind.rawValue))]
    if let seconds = duration.value { evidence.append(Evidence("duration", .number(seconds))) }
    evidence.append(
      repeats == .infinity
        ? Evidence("repeats", .text("forever")) : Evidence("repeats", .number(repeats))
    )
    return evidence
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
