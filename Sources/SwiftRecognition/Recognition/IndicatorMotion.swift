internal import SwiftEvaluation
internal import SwiftSource

/// What moves of a progress indicator.
///
/// That an animation is one of the indicator is tried: what it is for is made another, and the indicator looked at again.
struct IndicatorMotion {
  let root: RootReading
  let situation: Situation
  let found: ProgressFinder.Found
  /// The arcs that are as long as something says that is no number.
  let given: Set<Place>

  /// The most states that are tried for each animation.
  private static let mostStates = 8

  /// What has the same motion in each situation: what the same views draw of what they are given.
  struct Key: Hashable {
    var place: Place?
    var views: [ShownView.CustomView]
  }

  var key: Key { Key(place: found.path.last?.place, views: found.path.last?.customViews ?? []) }

  /// An element for each animation.
  var parts: [Part] {
    switch found.form {
    case .platform(let progress) where progress.value.isAbsent: return []
    case .spinner:
      return root.motion.parts(found.path.reversed(), kind: "rotate", movers: turns).parts
    case .ring, .bar, .platform: break
    }
    var known: [String: ShownView?] = [:]
    func moved(_ key: String) -> ShownView? {
      if let view = known[key] { return view }
      let view = self.moved(key)
      known[key] = .some(view)
      return view
    }
    let (parts, isAll) = root.motion.parts(found.path.reversed(), kind: "grow") { animation in
      let keys = situation.states.keys.sorted().prefix(Self.mostStates)
      guard case .value(let value) = animation.cause else {
        return Set(keys.filter { moved($0) != nil })
      }
      let movers = keys.filter { key in
        guard let view = moved(key) else { return false }
        let same = view.animation(at: animation.place)
        return same.map { $0.cause != animation.cause } ?? false
      }
      return movers.isEmpty && !saysFraction(value) ? nil : Set(movers)
    }
    if isAll { return parts }
    let closures = root.motion.closures(found.path + (found.path.first?.all ?? []))
    return parts + root.motion.parts(of: closures, kind: "grow") { moved($0) != nil }
  }

  /// Which state sets off a turn is not looked for.
  private func turns(_ animation: ShownAnimation) -> Set<String>? {
    animation.repeats.content == .infinity ? [] : nil
  }

  /// Whether a number says how far the indicator is, as a part of 1 or of 100.
  private func saysFraction(_ value: Value) -> Bool {
    guard let number = value.double, let fraction = found.fraction else { return false }
    return [number, number / 100].contains { abs($0 - fraction) < 0.000_1 }
  }

  /// What the root shows while a state is another, where the indicator is further or less far then.
  private func moved(_ key: String) -> ShownView? {
    guard var scenario = situation.scenario, let value = scenario.states[key],
      let other = value.other ?? otherCase(than: value)
    else { return nil }
    scenario.states[key] = other
    guard let (view, twin) = root.twin(of: found, in: scenario, given: given),
      let now = found.fraction, let then = twin.fraction, abs(now - then) > 0.000_1
    else { return nil }
    return view
  }

  private func otherCase(than value: Value) -> Value? {
    guard case .enumeration(let one) = value else { return nil }
    return root.module.cases(of: one.type).first { $0 != one }.map(Value.enumeration)
  }
}

extension Value {
  /// Another number near it, or the other truth; nil for what is neither.
  var other: Value? {
    switch self {
    case .real(let number): .real(number < 0.5 ? number + 0.25 : number - 0.25)
    case .integer(let number): .integer(number > 0 ? number - 1 : number + 1)
    case .boolean(let holds): .boolean(!holds)
    default: nil
    }
  }
}

extension ShownView {
  /// The view and all in it.
  var all: [ShownView] {
    var all: [ShownView] = []
    func add(_ view: ShownView) {
      all.append(view)
      view.children.forEach(add)
    }
    add(self)
    return all
  }

  fileprivate func animation(at place: Place) -> ShownAnimation? {
    animations.first { $0.place == place }
      ?? children.lazy.compactMap { $0.animation(at: place) }.first
  }
}
