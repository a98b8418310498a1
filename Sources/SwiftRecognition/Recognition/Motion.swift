internal import SwiftEvaluation
internal import SwiftSource

/// What moves of a component, and what becomes of it with Reduce Motion.
struct Motion {
  /// What the root shows with Reduce Motion; nil where its code does not ask for it.
  private let calm: ShownView?

  init(_ exploration: Exploration) {
    let key = "accessibilityReduceMotion"
    let initial = exploration.trees.first?.scenario
    calm = exploration.trees.first { scenario, _ in
      scenario.environment[key] == .boolean(true) && scenario.states == initial?.states
        && scenario.environment.allSatisfy {
          $0.key == key || initial?.environment[$0.key] == $0.value
        }
    }.flatMap { ShownTree.trees(of: $0.tree).first?.view }
  }

  /// The animations of views as elements.
  ///
  /// - Parameters:
  ///   - views: the views, without what is in them.
  ///   - kind: what happens.
  /// - Returns: an element for each animation.
  func parts(_ views: some Sequence<ShownView>, kind: String) -> [Part] {
    var places: Set<Place> = []
    return views.flatMap(\.animations).compactMap { animation in
      switch animation.cause {
      case .value, .any: break
      case .presence, .effect: return nil
      }
      guard !animation.curve.isAbsent, places.insert(animation.place).inserted else { return nil }
      let isForever = animation.repeats.content == .infinity
      var part = Part(
        "animation",
        at: animation.place,
        ["kind": kind, "starts": isForever ? "automatic" : "user"]
      )
      if let duration = animation.duration.content { part["duration"] = "\(duration)" }
      if isForever { part["repeats"] = "forever" }
      if let calm {
        switch Self.curve(at: animation.place, in: calm) {
        case .absent?: part["reduced"] = "none"
        case .known?: part["reduced"] = "same"
        case .unknown(let unknown)?: part.unknown["reduced"] = unknown.reason
        case nil: part.unknown["reduced"] = "the view is another with Reduce Motion"
        }
      } else {
        part["reduced"] = "same"
      }
      return part
    }
  }

  private static func curve(at place: Place, in view: ShownView) -> Fact<String>? {
    view.animations.first { $0.place == place }?.curve
      ?? view.children.lazy.compactMap { curve(at: place, in: $0) }.first
  }
}
