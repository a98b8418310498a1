extension Check {
  /// Every check that a rule file can name.
  static let all: [Check] = [
    adjacentMarksContrast,
    changeAnnounced,
    childrenNotSwallowed,
    darkPalette,
    errorStateDescribed,
    glyphContrast,
    graphicContrast,
    hiddenWithoutAlternative,
    increasedContrast,
    progressTrackContrast,
    singleCurrentStep,
    stepName,
    stepPosition,
    stepState,
    stepTotal,
    textContrast,
    updatesNotChatty,
  ]
}
