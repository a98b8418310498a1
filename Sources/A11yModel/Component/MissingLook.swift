/// Something that is there and that no look draws, where looks are for its like.
///
/// What is seen and heard of it nobody knows: that is no fault of what is described.
@usableFromInline package struct MissingLook: Hashable, Sendable {
  /// What is missing, as in “look for the state ‘upcoming’”.
  package var fact: String

  /// What is missing of a step that has no state.
  package static let withoutState = "look for a step without a state"

  /// What a reader of the source is told.
  package var note: String

  /// Where it is told; an index into the document's sources.
  package var source: Int

  package init(fact: String, note: String, source: Int) {
    (self.fact, self.note, self.source) = (fact, note, source)
  }
}
