internal import A11yModel
internal import RuleCatalogue

extension Profile {
  /// What it sets for the rules that ask, by the names that rule files use.
  var settings: [(name: String, value: String)] {
    [
      ("large-text", largeText.rawValue),
      ("text-equivalent-exempts", String(textEquivalentExempts)),
      ("separation-suffices", String(separationSuffices)),
      ("text-minimum", textMinimum.rawValue),
      ("enlargement", enlargement.rawValue),
      ("icons-grow", String(doIconsGrow)),
    ]
  }

  /// The profile in one line: “wcag-aa: the rules of wcag-a and its own; large-text either, …”.
  var summary: String {
    let kinds =
      kinds.count == Component.Kind.allCases.count
      ? "" : " for \(kinds.map(\.rawValue).joined(separator: ", "))"
    let rules = includes.map { "the rules of \($0.rawValue), and its own" } ?? "its own rules"
    let settings = settings.map { "\($0.name) \($0.value)" }
    return "\(name.rawValue): \(rules)\(kinds); \(settings.joined(separator: ", "))"
  }
}
