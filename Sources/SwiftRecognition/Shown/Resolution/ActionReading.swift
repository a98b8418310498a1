internal import SwiftEvaluation
internal import SwiftSource

/// Reads what runs when something happens to a view, and what moves.
enum ActionReading {
  /// Whether the modifier is one of these.
  static func apply(_ modifier: ViewNode.Modifier, to view: inout ShownView) -> Bool {
    let arguments = modifier.arguments
    let place = modifier.place
    func add(_ trigger: ShownAction.Trigger, _ label: String) {
      let code = arguments[label] ?? arguments.unlabelled.last
      view.actions.append(
        ShownAction(trigger: trigger, code: Fact(code: code, at: place), place: place)
      )
    }
    switch modifier.name {
    case "onTapGesture": add(.tap(count: Fact<Int>(arguments["count"], at: place)), "perform")
    case "onLongPressGesture": add(.longPress, "perform")
    case "gesture", "simultaneousGesture", "highPriorityGesture": add(.gesture, "perform")
    case "onAppear": add(.appear, "perform")
    case "onDisappear": add(.disappear, "perform")
    case "task": add(.task, "_")
    case "onChange": add(.change(of: arguments["of"] ?? .void), "perform")
    case "animation", "transition", "contentTransition", "symbolEffect":
      view.animations.append(animation(modifier))
    default: return false
    }
    return true
  }

  private static func animation(_ modifier: ViewNode.Modifier) -> ShownAnimation {
    let arguments = modifier.arguments
    let place = modifier.place
    let first = arguments.unlabelled.first
    guard modifier.name == "animation" else {
      let name = Fact(first, at: place, "an effect") { value -> String? in
        if case .term(let term) = value { term.name } else { nil }
      }
      let word = name.content ?? "unknown"
      return ShownAnimation(
        cause: modifier.name == "transition" ? .presence(word) : .effect(word),
        curve: name,
        place: place
      )
    }
    var animation = ShownAnimation(
      cause: arguments["value"].map { .value($0) } ?? .any,
      curve: .absent,
      place: place
    )
    read(first, into: &animation)
    return animation
  }

  /// How long it takes; a curve takes 0.35 s where nothing is said, and of a spring only its pace is said.
  private static func duration(_ term: Term) -> Fact<Double> {
    switch term.name {
    case "easeIn", "easeOut", "easeInOut", "linear", "timingCurve":
      let duration = Fact<Double>(term.arguments["duration"], at: term.place)
      return duration.isAbsent ? .known(0.35, at: term.place) : duration
    default: return .unknown(Unknown("a spring takes as long as it swings", at: term.place))
    }
  }

  /// Whether it is a spring that is known to go beyond its end: by what it is told, or what is documented for its name.
  private static func overshoots(_ term: Term) -> Bool {
    func number(_ name: String) -> Fact<Double> { Fact(term.arguments[name], at: term.place) }
    switch term.name {
    case "spring", "interactiveSpring":
      if let fraction = number("dampingFraction").content { return fraction < 1 }
      return number("bounce").content.map { $0 > 0 } ?? false
    case "interpolatingSpring":
      let mass = number("mass")
      guard let stiffness = number("stiffness").content, let damping = number("damping").content,
        let mass = mass.isAbsent ? 1 : mass.content
      else { return number("bounce").content.map { $0 > 0 } ?? false }
      return damping * damping < 4 * stiffness * mass
    case "bouncy", "snappy": return number("extraBounce").isAbsent
    default: return false
    }
  }

  /// The curve, how long it takes and how often it runs.
  static func read(_ value: Value?, into animation: inout ShownAnimation) {
    switch value {
    case nil, .optional(nil)?: animation.curve = .absent
    case .optional(let wrapped?)?: read(wrapped, into: &animation)
    case .unknown(let unknown)?:
      animation.curve = .unknown(unknown)
      animation.duration = .unknown(unknown)
      animation.repeats = .unknown(unknown)
    case .term(let term)?:
      let place = term.place
      guard let base = term.receiver else {
        animation.curve = .known(term.name, at: place)
        animation.duration = duration(term)
        animation.overshoots = overshoots(term)
        return
      }
      read(base, into: &animation)
      switch term.name {
      case "repeatForever": animation.repeats = .known(.infinity, at: place)
      case "repeatCount":
        animation.repeats = Fact<Double>(term.arguments.first?.value, at: place)
      case "delay": break
      case "speed":
        let speed = Fact<Double>(term.arguments.first?.value, at: place).content
        if let duration = animation.duration.content {
          animation.duration =
            speed.map { .known(duration / $0, at: place) }
            ?? .unknown(Unknown("how fast the animation is", at: place))
        }
      default: animation.curve = .unknown(Unknown("an animation is not modelled", at: place))
      }
    default:
      animation.curve = .unknown(Unknown("an animation is not modelled", at: animation.place))
    }
  }
}
