internal import A11yModel
internal import Language

extension Check {
  /// Names hold nothing that is there for the eye: arrows, ticks, bullets, stray punctuation.
  static let plainName = Check("plain-name") { context, verdicts in
    lazy var names = context.facts[ShownText.self].names
    var held: [Verdict] = []
    for occurrence in context.facts.named {
      let tree = context.facts.trees[occurrence.snapshot]
      guard let name = tree.name(of: occurrence.element).value,
        name.contains(where: { !$0.isWhitespace })
      else { continue }
      // A sign that is all there is to hear of a control says nothing: that is for another rule.
      if tree.isOperable(occurrence.element), SignName.isOne(name) { continue }
      let target = context.facts.target(of: occurrence.element, in: tree)
      var ornament = Ornament.first(in: name)
      if ornament == nil, let label = tree.elements[occurrence.element].label.value,
        hasStrayPeriod(label), !names.contains(Words(name))
      {
        ornament = "a full stop at the end"
      }
      if ornament == nil, occurrence.state == nil {
        verdicts.pass(target)
        continue
      }
      var verdict = Verdict(.passed, target)
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
  private static func hasStrayPeriod(_ label: String) -> Bool {
    guard label.utf8.last == UInt8(ascii: "."), label.hasSuffix("."), !label.hasSuffix("..") else {
      return false
    }
    guard !FullStop.isOfAbbreviation(endOf: label) else { return false }
    return !label.contains(",") && !label.dropLast().contains { ".:;".contains($0) }
  }
}
