package import A11yModel
internal import Language
internal import Listening

/// A state that words say a step is in.
package struct ClaimedState: Hashable, Sendable {
  package var meaning: State.Meaning

  /// Whether the step is said to be not even begun.
  var isNotBegun: Bool

  init(_ meaning: State.Meaning, isNotBegun: Bool) {
    (self.meaning, self.isNotBegun) = (meaning, isNotBegun)
  }

  /// The state of a meaning as a language says it.
  init(_ meaning: State.Meaning, in term: StateTerm) {
    self.init(meaning, isNotBegun: term.words.contains(where: Self.notBegun.contains))
  }

  private static let notBegun = WordSet(
    LanguageTable.english.words(forState: "not-begun")
      + LanguageTable.english.words(forState: "begun")
  )

  /// Whether a step that is in one state cannot be said to be in this.
  ///
  /// What is incomplete may be current, and not what is not begun; what is blocked may be still to
  /// come, and a user may be on a step that is in error.
  package func denies(_ other: State.Meaning, isCurrent: Bool) -> Bool {
    switch (meaning, other) {
    case (.completed, .current), (.completed, .upcoming), (.completed, .error),
      (.completed, .unavailable):
      true
    case (.error, .completed), (.error, .current), (.error, .upcoming): true
    case (.upcoming, .completed): true
    case (.upcoming, .current): isNotBegun
    case (.current, .completed), (.current, .upcoming): !isCurrent
    default: false
    }
  }
}
