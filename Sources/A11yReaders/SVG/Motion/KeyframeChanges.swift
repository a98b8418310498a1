internal import CSS

/// What the keyframes of a document's style sheets change step by step, by their names.
struct KeyframeChanges {
  private let ofPlain: [String: Set<Int>]
  private let ofTransformed: [String: Set<Int>]

  /// - Parameter styles: those that the keyframes belong to; nil where none are used.
  init(_ styles: DocumentStyles?) {
    ofPlain = styles?.changes(inElementTransformed: false) ?? [:]
    ofTransformed = styles?.changes(inElementTransformed: true) ?? [:]
  }

  /// The properties that each changes of an element, by their numbers.
  func properties(isTransformed: Bool) -> [String: Set<Int>] {
    isTransformed ? ofTransformed : ofPlain
  }
}
