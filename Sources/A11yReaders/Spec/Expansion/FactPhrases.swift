internal import A11yModel

/// What is missing where an element's strings are not known, in words.
struct FactPhrases {
  let label: String
  let value: String
  let hint: String

  fileprivate init(_ kind: Element.Kind) {
    label = "the label of the \(kind.rawValue)"
    value = "the value of the \(kind.rawValue)"
    hint = "the hint of the \(kind.rawValue)"
  }
}

extension Element.Kind {
  var phrases: FactPhrases { Self.phrases[self] ?? FactPhrases(self) }

  private static let phrases = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, FactPhrases($0)) }
  )
}
