internal import A11yModel
internal import Support

extension Check {
  /// What begins by itself and goes on for long can be paused.
  static let animationPause = Check(
    "animation-pause",
    parameters: ["longest"]
  ) { context, verdicts in
    let longest = context.number("longest")
    let operable = operable(context)
    for animation in context.component.animations where animation.startsByItself {
      var verdict = Verdict(.passed, Target(animation.source))
      verdict.evidence = animation.evidence + [Evidence("threshold", .number(longest))]
      let isExempt = animation.isEssential || context.facts.showsWaiting(animation)
      if !isExempt { judge(animation, longest, operable, context, &verdict) }
      verdicts.append(verdict)
    }
  }

  private static func judge(
    _ animation: Animation,
    _ longest: Double,
    _ operable: Set<Int>,
    _ context: CheckContext,
    _ verdict: inout Verdict
  ) {
    if let length = animation.length.value, length <= longest { return }
    if case .known(let stop) = animation.stop, operable.contains(stop) { return }
    let people = "people who are drawn away by what moves or blinks"
    if let fact = animation.length.missing {
      verdict.result = .cantTell([fact], likely: .none)
      verdict.message = "whether \(people) can read beside it depends on \(fact)"
      return
    }
    let course = animation.motion + duration(of: animation)
    switch animation.stop {
    case .unknown(let fact):
      verdict.result = .cantTell([fact], likely: .fail)
      verdict.message = "whether \(people) can read beside it depends on \(fact): \(course)"
    case .known, .absent:
      if context.component.kind == .graphic {
        let fact = "whether it shows that something is being waited for"
        verdict.result = .cantTell([fact], likely: .fail)
        verdict.message = "whether \(people) need it paused depends on \(fact): \(course)"
        return
      }
      verdict.result = .failed
      let isNamed = !animation.stop.isAbsent
      verdict.message =
        "\(people) cannot read beside it: \(course), and "
        + (isNamed ? "what is to pause it cannot be operated" : "nothing pauses it")
      if isNamed { verdict.remedy = "control" }
    }
  }

  private static func duration(of animation: Animation) -> String {
    guard animation.repeats != .infinity else { return " for ever" }
    return animation.length.value.map { " for \(DecimalText.short($0)) seconds" } ?? ""
  }

  /// What a user can operate of what is to pause something; indexes into the document's sources.
  private static func operable(_ context: CheckContext) -> Set<Int> {
    let stops = Set(context.component.animations.compactMap(\.stop.value))
    guard !stops.isEmpty else { return [] }
    var operable: Set<Int> = []
    for tree in context.facts.trees {
      for index in tree.elements.indices where tree.isOperable(index) {
        let element = tree.elements[index]
        guard stops.contains(element.source), !element.traits.contains(.notEnabled) else {
          continue
        }
        operable.insert(element.source)
      }
    }
    return operable
  }
}
