/// A state that a step, or the whole component, can be in.
@usableFromInline package struct State: Hashable, Sendable {
  /// The author's id for it.
  package var id: String
  package var meaning: Meaning

  /// What is said for it; empty where the vocabulary of the language serves.
  package var announcedAs: [String] = []

  /// What its hue tells where colour has a meaning of its own, as green for success.
  package var hue: SemanticHue?

  /// An index into the document's sources; nil for a state that no element declares.
  package var source: Int?

  package init(id: String, meaning: Meaning) {
    self.id = id
    self.meaning = meaning
  }

  /// What a state means to a user, whatever its author calls it.
  @usableFromInline package enum Meaning: String, Hashable, Sendable, CaseIterable {
    case completed
    case current
    case upcoming
    case error
    /// Cannot be reached now.
    case unavailable
  }

  /// What people have learnt that a hue tells, as red does errors.
  @usableFromInline package enum SemanticHue: String, Hashable, Sendable, CaseIterable {
    case success
    case warning
    case error
  }
}
