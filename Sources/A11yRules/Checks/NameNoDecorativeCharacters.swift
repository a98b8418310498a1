internal import A11yModel
internal import ChartSpeech
internal import Language
internal import RuleCatalogue

extension Check {
  /// Names hold nothing that is there for the eye: arrows, ticks, bullets, stray punctuation.
  static let nameNoDecorativeCharacters = CheckSignature(
    "name-no-decorative-characters",
    formerly: "plain-name",
    evidence: ["announcement"],
    terms: ["name", "ornament"]
  ).each(of: \.allNamed, joining: .states) { occurrence, ask in
    let tree = ask.facts.trees[occurrence.snapshot]
    guard let name = tree.name(of: occurrence.element).value,
      name.contains(where: { !$0.isWhitespace })
    else { return .outOfScope }
    // A sign that is all there is to hear of a control says nothing: that is for another rule.
    if tree.isOperable(occurrence.element), SignName.isOne(name) { return .outOfScope }
    let label = tree.elements[occurrence.element].label.value
    let period = label.flatMap { label in
      hasStrayPeriod(label) && !ask.facts[ShownText.self].names.contains(Words(name))
        ? "a full stop at the end" : nil
    }
    guard let ornament = Ornament.first(in: name) ?? period else { return ask.holds() }
    return ask.fails([
      "announcement": name, "ornament": ornament,
      "name": name.split(whereSeparator: \.isWhitespace).joined(separator: " "),
    ])
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
