/// What tells the items of a component apart for the platform, which finds out by it what has become
/// of which of them when they change (SwiftUI, Identifiable and ForEach).
@usableFromInline package enum Identity: String, Hashable, Sendable, CaseIterable {
  /// The place of the item among the others.
  case position
  /// An id that the item alone has, as a UUID.
  case id
  case name
  case state
  case category
  case value
}
