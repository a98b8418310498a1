internal import RuleCatalogue

extension FindingTerms {
  /// Those of a check; what is not listed has none of its own.
  static func of(_ check: Check) -> FindingTerms { all[check.name] ?? composite }

  // MARK: evidence of several checks

  private static let heard = ["announcement"]
  private static let contrast = [
    "foreground", "background", "ratio", "threshold", "colors", "nearestForeground",
    "nearestBackground", "ratioOnWhite", "ratioOnBlack", "against",
  ]
  private static let textContrast = contrast + ["size", "weight"]
  private static let looks = ["pair", "ratio", "cue", "note", "faint", "threshold", "colors"]
  private static let target = ["width", "height", "spacing", "threshold", "wide", "high"]
  private static let animation = ["animation", "duration", "repeats"]

  // MARK: checks

  private static let all: [String: FindingTerms] = [
    "adjacent-marks-contrast": FindingTerms(contrast + ["separatorRatio"]),
    "animation-pause": FindingTerms(cases: ["control"], animation + ["threshold"]),
    "announcement-truth": FindingTerms(
      cases: ["kind", "place", "state"],
      heard + ["statement", "expected"]
    ),
    "axes-described": FindingTerms(
      cases: ["all", "scale", "unit", "word"],
      ["dimension", "scale", "declared"]
    ),
    "change-announced": FindingTerms(
      cases: ["advance", "back", "complete", "error", "moves", "update", "words"],
      heard + ["missing"]
    ),
    "chart-stops": FindingTerms(cases: ["many"], ["stops", "threshold"]),
    "chart-summary": FindingTerms(
      doubts: ["statistics"],
      cases: ["type"],
      heard + ["levels", "subjective", "summary"]
    ),
    "chart-title": FindingTerms(
      cases: ["generic", "unheard", "which"],
      ["name", "text", "title"]
    ),
    "children-not-swallowed": FindingTerms(cases: ["ignore"], heard + ["swallowed"]),
    "color-meaning": FindingTerms(
      cases: ["elsewhere", "key"],
      ["colors", "difference", "threshold"]
    ),
    "component-name": FindingTerms(
      when: ["graphic", "operable"],
      cases: ["part", "silent", "title"],
      ["title"]
    ),
    "dark-palette": FindingTerms(
      cases: ["missing"],
      ["token", "light", "dark", "nearestForBoth"]
    ),
    "data-alternative": FindingTerms(
      cases: ["graph", "hidden", "table"],
      ["marks", "name", "told"]
    ),
    "decoration-exposed": FindingTerms(when: ["none"], cases: ["role"], heard),
    "empty-state": FindingTerms(
      when: ["dynamic", "text"],
      cases: ["dynamic", "failure", "loading", "none"],
      ["text"]
    ),
    "error-state-described": FindingTerms(cases: ["seen", "words"], heard),
    "glyph-contrast": FindingTerms(cases: ["platform-default", "words"], textContrast),
    "graphic-contrast": FindingTerms(
      cases: ["line", "platform-default", "words"],
      contrast + ["note"]
    ),
    "graphic-named": FindingTerms(
      when: ["button", "field", "graphic", "link", "operable"],
      cases: ["control", "measure", "reference", "role", "stop"],
      ["attribute", "id", "role"]
    ),
    "hidden-operable": FindingTerms(when: ["keyboard"], cases: ["keyboard"], ["hidden"]),
    "hidden-without-alternative": FindingTerms(cases: ["whole"], ["lost"]),
    "human-name": FindingTerms(
      when: ["image"],
      cases: ["sign", "symbol"],
      heard + ["symbol"]
    ),
    "increased-contrast": FindingTerms(
      cases: ["line", "platform-default", "reduced", "words"],
      textContrast + ["ratioWithout"]
    ),
    "label-in-name": FindingTerms(heard + ["visible"]),
    "label-thinning": FindingTerms(["every", "lost"]),
    "legend-color": FindingTerms(cases: ["swatch"], ["swatch", "mark", "deviation", "threshold"]),
    "legend-entries": FindingTerms(
      cases: ["drawn", "missing", "twice", "unseen"],
      ["series"]
    ),
    "legend-entry-name": FindingTerms(when: ["operable"], cases: ["silent", "toggle"], heard),
    "legend-hidden": FindingTerms(cases: ["summary"], heard + ["marks", "series"]),
    "legend-present": FindingTerms(
      cases: ["names", "slices", "unseen"],
      ["named", "series", "slices"]
    ),
    "mark-name": FindingTerms(cases: ["frame", "series", "step"], heard),
    "mark-value": FindingTerms(cases: ["groups"], heard + ["model"]),
    "marks-grouped": FindingTerms(cases: ["name"], ["container", "items"]),
    "operable-role": FindingTerms(
      cases: ["combined", "conflict", "container", "link", "name", "name-of-container", "tap"],
      heard
    ),
    "palette-vision": FindingTerms(
      cases: ["told"],
      ["vision", "difference", "normal", "threshold", "colors", "simulated"]
    ),
    "plain-name": FindingTerms(heard),
    "presentational-children": FindingTerms(when: ["operable"], heard + ["swallowed"]),
    "progress-range": FindingTerms(cases: ["range", "shown"], heard + ["expected", "shown"]),
    "progress-track-contrast": FindingTerms(
      cases: ["one-color", "platform-default"],
      contrast
    ),
    "progress-value": FindingTerms(
      when: ["operable"],
      cases: ["container", "indeterminate", "several", "value"],
      heard + ["role"]
    ),
    "readable-number": FindingTerms(
      when: ["abbreviation"],
      cases: ["date", "mark-percent", "percent", "unit"],
      heard
    ),
    "reading-order": FindingTerms(cases: ["priority"], ["order"]),
    "reduced-motion": FindingTerms(when: ["interaction"], animation),
    "related-parts": FindingTerms(cases: ["symbol"], ["stops"]),
    "repeated-text": FindingTerms(heard),
    "role-word": FindingTerms(heard + ["word"]),
    "series-not-color-only": FindingTerms(cases: ["faint", "key", "undrawn"], looks + ["undrawn"]),
    "sibling-names": FindingTerms(heard),
    "single-current-step": FindingTerms(
      when: ["operable"],
      cases: ["fixed", "none", "surplus", "words"],
      heard
    ),
    "state-exposure": FindingTerms(when: ["operable"], cases: ["own", "words"], heard),
    "state-not-color-only": FindingTerms(cases: ["faint"], looks),
    "step-name": FindingTerms(heard),
    "step-position": FindingTerms(heard),
    "step-state": FindingTerms(cases: ["contradiction", "words"], heard),
    "step-total": FindingTerms(heard),
    "string-language": FindingTerms(cases: ["language", "mismatch"], ["language", "string"]),
    "target-size": FindingTerms(cases: ["mark"], target),
    "target-size-recommended": FindingTerms(
      when: ["platform", "wcag"],
      cases: ["mark"],
      target
    ),
    "text-contrast": FindingTerms(cases: ["platform-default"], textContrast),
    "text-fitting": FindingTerms(["available", "needed", "size", "text", "textSize"]),
    "text-scaling": FindingTerms(
      when: ["text"],
      cases: ["limit", "macos", "symbol"],
      ["limit", "size", "text", "texts"]
    ),
    "text-size": FindingTerms(["minimum", "size", "text"]),
    "unique-identity": FindingTerms(["identity", "repeated"]),
    "updates-not-chatty": FindingTerms(cases: ["assertive", "focus", "live"]),
    "value-unit": FindingTerms(cases: ["other", "undeclared"], heard + ["declared"]),
    "visual-reference": FindingTerms(heard),
  ]

  /// Whether a verdict is told apart and says what it names by these.
  func cover(_ verdict: Verdict) -> Bool {
    verdict.conditions.allSatisfy(conditions.contains)
      && verdict.remedy.map(cases.contains) ?? true
      && verdict.evidence.map(\.name).allSatisfy(names.contains)
  }
}
