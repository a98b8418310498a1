extension SummaryWords {
  /// The kinds of words that tell how the values go.
  static let changes: Set<Kind> = [
    .rise, .fall, .increase, .decrease, .rises, .falls, .doubled, .tripled, .quadrupled, .halved,
    .change,
  ]

  /// The kinds of words that say what kind of chart one is.
  static let types: Set<Kind> = [.bar, .line, .area, .pie, .scatter, .otherChart]

  /// The kinds of words that set values against each other.
  static let comparisons: Set<Kind> = [.than, .more, .less, .twice, .half, .overtook]

  /// The kinds of words that are understood only where it is told how the values go.
  static let besideChanges: Set<Kind> = [
    .stay, .flat, .steady, .eachDay, .eachWeek, .eachMonth, .eachQuarter, .eachYear, .since,
    .always, .phase, .vague, .both, .degree, .points, .rank, .rate,
  ]

  /// The kinds of words that say nothing of the data.
  static let fillers: Set<Kind> = [
    .filler, .and, .then, .timeTo, .oneSeries, .oneMark, .each,
  ]
}
