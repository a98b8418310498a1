/// A transition that cannot be made, in words for whoever wrote the walk.
public struct WalkError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Which transition of the walk it is, from 1.
  public var position: Int

  /// The transition as written.
  public var transition: String

  /// Why it cannot be made.
  public var reason: String

  /// The transitions that can be made there instead; empty where none can, or where the transition
  /// is none.
  public var possible: [String]

  public init(position: Int, transition: String, reason: String, possible: [String] = []) {
    self.position = position
    self.transition = transition
    self.reason = reason
    self.possible = possible
  }

  /// The position, the transition, why it cannot be made, and what can.
  public var description: String {
    let name = transition.isEmpty ? "" : " (\(transition))"
    let choice = possible.isEmpty ? "" : "; possible here: \(possible.joined(separator: ", "))"
    return "transition \(position)\(name): \(reason)\(choice)"
  }
}
