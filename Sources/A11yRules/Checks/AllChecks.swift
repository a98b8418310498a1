extension Check {
  /// Every check that a rule file can name.
  static let all: [Check] = [
    childrenNotSwallowed,
    colorMeaning,
    legendColor,
    legendEntries,
    legendEntryName,
    legendHidden,
    legendOrder,
    legendPresent,
    paletteVision,
    seriesNotColorOnly,
    stateNotColorOnly,
    stepName,
    stepPosition,
    stepState,
    stepTotal,
    textContrast,
  ]
}
