import A11yRules
import Testing

@testable import SpecReader

/// Words with hyphens in help and remedies that are not the ids of rules.
private let otherTerms: Set = [
  "animation-iteration-count", "announced-as", "code-words", "apple-hig", "aria-checked",
  "aria-current", "aria-describedby", "aria-hidden", "aria-label", "aria-labelledby", "aria-live",
  "aria-valuemax", "aria-valuemin", "aria-valuenow", "aria-valuetext", "custom-action",
  "custom-content", "e-mail", "every-percent", "gamma-encoded", "graphics-document",
  "graphics-object", "graphics-symbol", "hit-height", "hit-shape", "hit-width", "lightness-only",
  "max-height",
  "max-width", "new-screen", "no-break", "not-enabled", "pointer-events", "prefers-color-scheme",
  "prefers-contrast", "prefers-reduced-motion", "sort-priority", "stroke-dasharray", "type-limit",
  "updates-frequently", "value-text",
]

/// A rule that points to another names one that exists.
@Test(arguments: Catalogue.builtIn.rules)
func rulesPointToRules(_ rule: Rule) throws {
  let text = try #require(Catalogue.builtIn.text(of: rule))
  let prose = text.why + text.applies + text.decides + text.limits + rule.remedies.map(\.text)
  let known = otherTerms.union(placeholders).union(Catalogue.builtIn.rules.map(\.id))
  let unknown = prose.flatMap(hyphenated).filter { !known.contains($0) }
  #expect(unknown == [], "no rule has this id; if it is another term, add it to otherTerms")
}

/// What a remedy says in braces, and not in brackets, is what a spec may say so: evidence is not
/// filled in there.
@Test(arguments: Catalogue.builtIn.rules)
func remediesHaveNoNamesThatStay(_ rule: Rule) {
  for remedy in rule.remedies {
    let plain = remedy.text.replacing(/\[[^\]]*\]/, with: "")
    let names = plain.matches(of: /{([a-z-]+)}/).map { String($0.output.1) }
    let known = remedy.dialect == .spec ? placeholders : []
    #expect(names.filter { !known.contains($0) } == [], "evidence stands in brackets: [{name}]")
  }
}

private let placeholders = Set(Placeholder.allCases.map(\.rawValue))

/// What nobody can tell is not said for sure: a short format shows the message alone.
@Test(arguments: Catalogue.builtIn.rules)
func doubtsOfExamplesSayThatTheyAreDoubts(_ rule: Rule) throws {
  let messages = try #require(Catalogue.builtIn.text(of: rule)).examples
    .flatMap { $0.source.matches(of: /<\?cantTell ([^?]+)\?>/).map { String($0.output.1) } }
  let sure = messages.filter { $0.firstMatch(of: /\b(may|might|whether|depends)\b/) == nil }
  #expect(sure == [])
}

/// The words of a text that have the form of a rule’s id.
private func hyphenated(_ text: String) -> [String] {
  text.matches(of: /\b[a-z0-9]+(?:-[a-z0-9]+)+\b/).map { String($0.output) }
}
