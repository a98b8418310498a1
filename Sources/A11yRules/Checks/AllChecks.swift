extension Check {
  /// Every check that a rule file can name.
  static let all: [Check] = [
    childrenNotSwallowed,
    stepName,
    stepPosition,
    stepState,
    stepTotal,
    textContrast,
  ]
}
