extension Check {
  /// Every check that a rule file can name.
  static let all: [Check] = [
    adjacentMarksContrast,
    childrenNotSwallowed,
    darkPalette,
    glyphContrast,
    graphicContrast,
    increasedContrast,
    progressTrackContrast,
    stepName,
    stepPosition,
    stepState,
    stepTotal,
    textContrast,
  ]
}
