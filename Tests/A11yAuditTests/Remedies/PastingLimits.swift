/// Where nothing that a remedy says to write is enough by itself.
enum PastingLimits {
  static let examples: Set<String> = [
    // What is wrong stands in the words of its author, and has to be written anew.
    "number-human-readable: A fraction where the value of the mark is a percentage",
    "legend-entries-match-series: An entry without a series, one with another name, and a duplicate",
    "legend-entries-match-series: A series without a name is not explained",
    "legend-order-deterministic: Reversed, though nothing is stacked",
    "step-state-announced: One stop that says nothing of the error",
    "step-state-announced: The word for the error is another step’s",
    // Besides what is to be written, something is to be taken away.
    "empty-state-described: A text that a screen reader does not reach",
    "legend-color-matches-marks: A faint swatch is nearer to the marks of another series",
    "progress-exposes-value: Hidden as a whole",
  ]

  /// Remedies by which more is heard, of which more can be found then.
  static let uncoveringRemedies: Set<String> = [
    "hidden-without-alternative: whole",
    "legend-present: slices",
    "progress-exposes-value: container",
    "single-current-step: none",
  ]
}
