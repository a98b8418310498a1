internal import SwiftEvaluation
internal import SwiftSource

/// What moves of a component, and what becomes of it with Reduce Motion.
struct Motion {
  /// What the root shows with Reduce Motion; nil where its code does not ask for it.
  private let calm: ShownView?
  /// What its closures change with an animation, with and without Reduce Motion.
  private let changes: [Change]
  private let calmTriggers: [Trigger]
  let preview: PreviewCode
  private let starters: Starters

  /// Something that a closure changes with an animation.
  struct Change: Hashable {
    var trigger: Place
    /// Who sets it off; nil where that is not known.
    var starter: Starters.Starter?
    /// The states that are given a value.
    var written: Set<String>
    var animation: ShownAnimation
  }

  init(_ root: Root, _ exploration: Exploration) {
    preview = PreviewCode(root, exploration)
    starters = Starters(exploration, preview)
    let key = "accessibilityReduceMotion"
    let initial = exploration.trees.first?.scenario
    func isUsual(_ scenario: Scenario) -> Bool {
      scenario.environment.allSatisfy { $0.key == key || initial?.environment[$0.key] == $0.value }
    }
    let trees = zip(exploration.trees, exploration.triggers).filter { isUsual($0.0.scenario) }
    let reduced = trees.filter { $0.0.scenario.environment[key] == .boolean(true) }
    calm =
      reduced.first { $0.0.scenario.states == initial?.states }
      .flatMap { ShownTree.trees(of: $0.0.tree).first?.view }
    calmTriggers = reduced.flatMap(\.1)
    changes = trees.filter { $0.0.scenario.environment[key] != .boolean(true) }
      .flatMap(\.1).flatMap(Self.changes)
  }

  private static func changes(_ trigger: Trigger) -> [Change] {
    trigger.reaction.animations.map { animation in
      var shown = ShownAnimation(cause: .any, curve: .absent, place: animation.place)
      ActionReading.read(animation.value, into: &shown)
      return Change(
        trigger: trigger.place,
        starter: Starters.Starter(trigger),
        written: animation.written,
        animation: shown
      )
    }
  }

  /// The animations of views as elements.
  ///
  /// - Parameters:
  ///   - views: the views, the innermost first, without what is in them.
  ///   - kind: what happens.
  ///   - movers: the states with which it happens while an animation is for it; nil where the animation is for
  ///     something else.
  /// - Returns: an element for each animation, and whether one of them is for whatever changes.
  func parts(
    _ views: some Sequence<ShownView>,
    kind: String,
    movers: (ShownAnimation) -> Set<String>?
  ) -> (parts: [Part], isAll: Bool) {
    var places: Set<Place> = []
    var parts: [Part] = []
    for animation in views.flatMap(own) {
      switch animation.cause {
      case .presence, .effect: continue
      case .value, .any: break
      }
      guard let keys = movers(animation), places.insert(animation.place).inserted else { continue }
      if !animation.curve.isAbsent {
        let calm = self.calm.map { Self.curve(at: animation.place, in: $0) }
        let starter = starters.starter(of: keys)
        parts.append(part(animation, kind: kind, starter, calm: calm))
      }
      // Of several, the one that stands innermost holds.
      if case .any = animation.cause { return (parts, true) }
    }
    return (parts, false)
  }

  /// The animations of a view that the code of a preview does not add to it.
  private func own(_ view: ShownView) -> [ShownAnimation] {
    view.animations.filter { view.customViews.isEmpty || !preview.holds($0.place) }
  }

  /// Where closures are that views hold, without those that the code of a preview adds to them.
  func closures(_ views: some Sequence<ShownView>) -> Set<Place> {
    Set(
      views.flatMap { view in
        ([view.place] + view.actions.map(\.place)).filter {
          view.customViews.isEmpty || !preview.holds($0)
        }
      }
    )
  }

  /// What closures change with an animation, as elements.
  ///
  /// - Parameters:
  ///   - places: where the closures are.
  ///   - kind: what happens.
  ///   - isMoved: whether it happens when a state becomes another.
  /// - Returns: an element for each animation.
  func parts(of places: Set<Place>, kind: String, isMoved: (String) -> Bool) -> [Part] {
    var known: Set<Place> = []
    let changes = changes.filter { change in
      places.contains(change.trigger) && !change.animation.curve.isAbsent
        && change.written.sorted().contains(where: isMoved)
    }
    return changes.compactMap { change in
      let animation = change.animation
      guard known.insert(animation.place).inserted else { return nil }
      let same = changes.filter { $0.animation.place == animation.place }
      return part(
        animation,
        kind: kind,
        Starters.one(Set(same.map(\.starter))),
        calm: calm.map { _ in calmCurve(of: change) }
      )
    }
  }

  /// An animation as an element.
  ///
  /// - Parameters:
  ///   - animation: the animation.
  ///   - kind: what happens.
  ///   - starter: who sets it off, or why that is not known.
  ///   - calm: the curve with Reduce Motion, nil where that is not known; nil where the code does not ask.
  /// - Returns: the element.
  private func part(
    _ animation: ShownAnimation,
    kind: String,
    _ starter: Result<Starters.Starter, Starters.Untold>,
    calm: Fact<String>??
  ) -> Part {
    let isSpatial = ["grow", "scale"].contains(kind)
    let shown = isSpatial && animation.overshoots ? "bounce" : kind
    var part = Part("animation", at: animation.place, ["kind": shown])
    switch starter {
    case .success(let starter): part["starts"] = starter.rawValue
    // What goes on for ever shows that something is under way.
    case .failure where animation.repeats.content == .infinity: part["starts"] = "automatic"
    case .failure(let untold): part.unknown["starts"] = untold.reason
    }
    switch animation.duration {
    case .known(let duration, _): part["duration"] = "\(duration)"
    case .unknown(let unknown): part.unknown["duration"] = unknown.reason
    case .absent: break
    }
    if animation.repeats.content == .infinity { part["repeats"] = "forever" }
    switch calm {
    case nil: part["reduced"] = "same"
    case .some(.absent?): part["reduced"] = "none"
    case .some(.known?): part["reduced"] = "same"
    case .some(.unknown(let unknown)?): part.unknown["reduced"] = unknown.reason
    case .some(nil): part.unknown["reduced"] = "the view is another with Reduce Motion"
    }
    if let unknown = animation.curve.unknown, part["reduced"] == "same" {
      part["reduced"] = nil
      part.unknown["reduced"] = unknown.reason
    }
    if preview.mayHold(animation.place) {
      for fact in ["starts", "reduced"] { part.unknown[fact] = PreviewCode.reason }
    }
    return part
  }

  private static func curve(at place: Place, in view: ShownView) -> Fact<String>? {
    view.animations.first { $0.place == place }?.curve
      ?? view.children.lazy.compactMap { curve(at: place, in: $0) }.first
  }

  /// The curve that a closure has with Reduce Motion; nil where what it does then is not known.
  private func calmCurve(of change: Change) -> Fact<String>? {
    let triggers = calmTriggers.filter { $0.place == change.trigger }
    guard !triggers.isEmpty else { return nil }
    let animations = triggers.flatMap(Self.changes).map(\.animation)
    if let same = animations.first(where: { $0.place == change.animation.place }) {
      return same.curve
    }
    if let unknown = triggers.lazy.compactMap(\.reaction.unknown).first {
      return .unknown(unknown)
    }
    // What it changes with another animation is said where that stands.
    return .absent
  }
}
