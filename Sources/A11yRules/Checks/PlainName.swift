internal import A11yModel

extension Check {
  /// Names hold nothing that is there for the eye: arrows, ticks, bullets, stray punctuation.
  static let plainName = Check("plain-name") { context, verdicts in
    lazy var names = context.facts.shownText.names
    var held: [Verdict] = []
    for occurrence in context.facts.named {
      let tree = context.facts.trees[occurrence.snapshot]
      let element = tree.elements[occurrence.element]
      guard let name = tree.name(of: occurrence.element).value, !name.isEmpty else { continue }
      var ornament = Ornament.first(in: name)
      if ornament == nil, hasStrayPeriod(element), !names.contains(Words(name)) {
        ornament = "a full stop at the end"
      }
      var verdict = Verdict(.passed, context.facts.target(of: element))
      verdict.state = occurrence.state
      if let ornament {
        let shown = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        verdict.result = .failed
        verdict.message =
          "people who use a screen reader hear or trip over \(ornament) in ‘\(shown)’"
        verdict.evidence = [Evidence("announcement", .text(name))]
      }
      if verdict.state == nil { verdicts.append(verdict) } else { held.append(verdict) }
    }
    verdicts.append(acrossStates: held)
  }

  /// A label is no sentence: it ends in no full stop, unless it is prose of several clauses.
  private static func hasStrayPeriod(_ element: Element) -> Bool {
    guard let label = element.label.value, label.hasSuffix("."), !label.hasSuffix("..") else {
      return false
    }
    return !label.contains(",") && !label.dropLast().contains { ".:;".contains($0) }
  }
}
