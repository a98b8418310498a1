/// What no edit does, and why.
enum EditLimits {
  /// Examples whose data are called or written in a way that is wrong by itself once it is heard.
  static let uncovering: Set<String> = [
    "decorative-not-exposed: A background in SVG with a title",
    "legend-present: Coloured lines and no key",
    "mark-has-name: A longer word and another date are not the category",
    "mark-value-has-number: Rounded the wrong way",
    "step-name-announced: An emoji counts only where it is announced",
  ]

  /// Rules of which each finds what the other need not, though one edit may mend both: an image with a
  /// name whose title is not heard, or with neither; an error in a step; and in wcag-aaa a criterion of its
  /// own.
  static let besides: [Set<String>] = [
    ["chart-has-title", "component-has-name"],
    ["error-state-described", "step-announcement-complete"],
    ["text-contrast-enhanced", "text-contrast-minimum"],
  ]

  /// Remedies that have no edits, each with the reason.
  static let reasons: [Reason] = [
    Reason(
      "people find the words",
      [
        "announcement-matches-model", "announcement-matches-model: kind",
        "announcement-matches-model: place", "announcement-matches-model: state",
        "axes-described", "axes-described: all", "axes-described: word", "change-announced: words",
        "chart-data-alternative: graph", "chart-data-alternative: table", "chart-has-title",
        "chart-has-title: generic", "component-has-name", "component-has-name: silent",
        "empty-state-described", "empty-state-described: failure",
        "empty-state-described: loading", "empty-state-described: none",
        "error-state-described: words", "glyph-contrast: words", "graphic-contrast: words",
        "interactive-has-role: combined", "interactive-has-role: name",
        "legend-entries-match-series", "legend-entry-has-name",
        "legend-hidden-has-equivalent: summary", "marks-grouped-in-container",
        "marks-grouped-in-container: name", "name-no-decorative-characters", "name-no-role-words",
        "name-no-visual-reference", "name-not-identifier", "name-not-identifier: sign",
        "name-not-identifier: symbol", "navigation-not-tedious", "number-human-readable",
        "number-human-readable: date", "number-human-readable: unit", "progress-exposes-value",
        "progress-exposes-value: indeterminate", "sibling-names-unique",
        "single-current-step: words", "state-exposed-to-at: own", "state-exposed-to-at: words",
        "step-state-announced: words", "strings-localisable: mismatch",
        "step-state-announced: contradiction", "visible-label-in-name",
      ]
    ),
    Reason(
      "people know the fact that the document lacks",
      [
        "axes-described: unit", "dark-palette-present: missing", "dark-palette-present: unknown",
        "data-ids-unique",
        "interactive-has-role: conflict", "interactive-has-role: tap",
        // Whether the symbol shows the state, adorns, or says something else.
        "related-parts-grouped: symbol",
        "legend-entry-has-name: toggle",
        "progress-value-valid: range", "single-current-step: none",
        "single-current-step: surplus", "strings-localisable: language",
        "value-has-unit: undeclared",
      ]
    ),
    Reason(
      "people design what is seen, or what is done",
      [
        "animation-pausable", "animation-pausable: control", "color-meaning-unique",
        "color-meaning-unique: elsewhere", "color-meaning-unique: key",
        "error-state-described: seen",
        "glyph-contrast: platform-default", "graphic-contrast: platform-default",
        "increased-contrast-effective: platform-default", "increased-contrast-effective: reduced",
        "legend-color-matches-marks", "legend-entries-match-series: twice",
        "legend-entries-match-series: unseen",
        "mark-has-name: frame",
        "navigation-not-tedious: many", "palette-cvd-distinct", "palette-cvd-distinct: told",
        "progress-track-contrast: platform-default", "progress-track-contrast: one-color",
        "progress-value-valid: shown",
        "series-not-color-only: faint", "series-not-color-only: key",
        "series-not-color-only: undrawn", "state-not-color-only", "state-not-color-only: faint",
        "target-size-minimum: mark", "target-size-recommended: mark",
        "text-contrast-enhanced: platform-default", "text-contrast-minimum: platform-default",
        "updates-not-chatty: focus",
      ]
    ),
    Reason(
      "more is met then, of which people decide what it says",
      [
        "children-not-swallowed", "children-not-swallowed: ignore",
        "hidden-contains-no-interactive", "hidden-without-alternative: whole",
        "mark-value-has-number: groups",
        "progress-exposes-value: container", "progress-exposes-value: several",
        "reading-order-matches-visual", "single-current-step",
      ]
    ),
  ]

  /// Why some remedies have no edits.
  struct Reason {
    let why: String
    let remedies: [String]

    init(_ why: String, _ remedies: [String]) { (self.why, self.remedies) = (why, remedies) }
  }
}
