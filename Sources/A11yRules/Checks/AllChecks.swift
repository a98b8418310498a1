extension Check {
  /// Every check that a rule file can name.
  static let all: [Check] = [
    changeAnnounced,
    childrenNotSwallowed,
    errorStateDescribed,
    hiddenWithoutAlternative,
    singleCurrentStep,
    stepName,
    stepPosition,
    stepState,
    stepTotal,
    textContrast,
    updatesNotChatty,
  ]
}
