/// Why a transition cannot be made.
struct Obstacle: Error, Hashable, Sendable {
  var reason: String

  init(_ reason: String) { self.reason = reason }
}
