internal import A11yModel

extension Check {
  /// Names hold nothing that is there for the eye: arrows, ticks, bullets, stray punctuation.
  static let plainName = Check("plain-name") { context, verdicts in
    lazy var names = ShownText(context.facts).names
    for occurrence in context.facts.named {
      let tree = context.facts.trees[occurrence.snapshot]
      let element = tree.elements[occurrence.element]
      guard let name = tree.name(of: occurrence.element).value, !name.isEmpty else { continue }
      let target = context.facts.target(of: element)
      var ornament = Ornament.first(in: name)
      if ornament == nil, hasStrayPeriod(element), !names.contains(Words(name)) {
        ornament = "a full stop at the end"
      }
      guard let ornament else {
        verdicts.pass(target, state: occurrence.state)
        continue
      }
      let shown = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      var verdict = Verdict(
        .failed,
        target,
        "people who use a screen reader hear or trip over \(ornament) in ‘\(shown)’"
      )
      verdict.state = occurrence.state
      verdict.evidence = [Evidence("announcement", .text(name))]
      verdicts.append(verdict)
    }
  }

  /// A label is no sentence: it ends in no full stop, unless it is prose of several clauses.
  private static func hasStrayPeriod(_ element: Element) -> Bool {
    guard let label = element.label.value, label.hasSuffix("."), !label.hasSuffix("..") else {
      return false
    }
    return !label.contains(",") && !label.dropLast().contains { ".:;".contains($0) }
  }
}
