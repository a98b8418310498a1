internal import SwiftEvaluation
internal import SwiftSource

/// Code that runs because a value is another than it was.
struct WatchedChange {
  var code: Value.ClosureValue
  var place: Place
  /// The value before and after.
  var arguments: [Value]

  /// The code that runs when what a root shows becomes something else.
  static func all(from before: ShownView, to after: ShownView) -> [WatchedChange] {
    var old = watched(before)
    return watched(after).compactMap { now in
      guard let index = old.firstIndex(where: { $0.place == now.place }) else { return nil }
      let was = old.remove(at: index)
      guard was.value != now.value else { return nil }
      return WatchedChange(code: now.code, place: now.place, arguments: [was.value, now.value])
    }
  }

  /// Whether any code waits for a change in what a root shows.
  static func isWatched(_ view: ShownView) -> Bool { !watched(view).isEmpty }

  private typealias Watched = (code: Value.ClosureValue, value: Value, place: Place)

  private static func watched(_ view: ShownView) -> [Watched] {
    let own = view.actions.compactMap { action -> Watched? in
      guard case .change(let value) = action.trigger, let code = action.code.content else {
        return nil
      }
      return (code, value, action.place)
    }
    return own + view.children.flatMap(watched)
  }
}
