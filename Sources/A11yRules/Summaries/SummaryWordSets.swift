extension SummaryWords {
  /// The kinds of words that say what kind of chart one is.
  static let types: Set<Kind> = [.bar, .line, .area, .pie, .scatter, .otherChart]

  /// The kinds of words that say nothing of the data.
  static let fillers: Set<Kind> = [
    .filler, .and, .then, .timeTo, .oneSeries, .oneMark, .each,
  ]
}
