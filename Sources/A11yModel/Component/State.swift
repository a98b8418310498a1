/// A state that a step, or the whole component, can be in.
public struct State: Hashable, Sendable {
  /// The author's id for it.
  public var id: String
  public var meaning: Meaning

  /// What is said for it; empty where the vocabulary of the language serves.
  public var announcedAs: [String] = []

  /// What its hue tells where colour has a meaning of its own, as green for success.
  public var hue: SemanticHue?

  /// An index into the document's sources; nil for a state that no element declares.
  public var source: Int?

  public init(id: String, meaning: Meaning) {
    self.id = id
    self.meaning = meaning
  }

  /// What a state means to a user, whatever its author calls it.
  public enum Meaning: String, Hashable, Sendable, CaseIterable {
    case completed
    case current
    case upcoming
    case error
    /// Cannot be reached now.
    case unavailable
  }

  /// What people have learnt that a hue tells, as red does errors.
  public enum SemanticHue: String, Hashable, Sendable, CaseIterable {
    case success
    case warning
    case error
  }
}
