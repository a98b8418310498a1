/// What a root shows in one scenario, with each condition that nobody knows taken one way.
package struct ShownTree: Hashable, Sendable {
  /// One way of a condition that nobody knows.
  package struct Choice: Hashable, Sendable {
    /// The type of the view in whose source the condition stands.
    ///
    /// The same words in one view are one condition. What a condition decides of one of several elements of a `ForEach` is not told apart, and unknown.
    package var owner: String
    /// The condition in the words of the source.
    package var words: String
    package var holds: Bool
  }

  /// In the order in which they were met; empty where there is one variant only.
  package var choices: [Choice]
  package var view: ShownView

  /// The variant's name, empty where there is one only: `isHighlighted=true, isLast=false`.
  package var variant: String {
    choices.map { "\($0.words)=\($0.holds)" }.joined(separator: ", ")
  }

  /// The most variants that are told apart; beyond it what differs is unknown.
  package static let maximumVariants = 8
}
