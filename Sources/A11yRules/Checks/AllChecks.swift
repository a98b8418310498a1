extension Check {
  /// Every check that a rule file can name.
  static let all: [Check] = [
    childrenNotSwallowed,
    componentName,
    humanName,
    labelInName,
    markName,
    markValue,
    plainName,
    progressRange,
    progressValue,
    readableNumber,
    repeatedText,
    roleWord,
    siblingNames,
    stateExposure,
    stepName,
    stepPosition,
    stepState,
    stepTotal,
    stringLanguage,
    textContrast,
    valueUnit,
    visualReference,
  ]
}
