package import SwiftSource

/// What comes of running a closure that a view or a modifier holds, as the action of a button.
package struct Reaction: Hashable, Sendable {
  /// An announcement that is made.
  package struct Announcement: Hashable, Sendable {
    /// The text, or why it is not known.
    package var text: Value
    package var place: Place
    /// Whether something is waited for before it, in which states may become others.
    package var isLater: Bool
  }

  /// What is changed with an animation.
  package struct Animation: Hashable, Sendable {
    /// The animation, an optional that is nil for none, or why it is not known.
    package var value: Value
    /// The keys of the states that are given a value with it.
    package var written: Set<String>
    package var place: Place
  }

  /// The states of all views as it leaves them.
  package internal(set) var states: [String: Value] = [:]
  /// The keys of the states that it gives a value, which may be the one that they have.
  package internal(set) var written: Set<String> = []
  package internal(set) var announcements: [Announcement] = []
  package internal(set) var animations: [Animation] = []
  /// The keys of the environment that it reads.
  package internal(set) var readKeys: Set<String> = []
  /// Why not all that it does is known: it may change any state and make other announcements besides.
  package internal(set) var unknown: Unknown?
}
