internal import A11yModel

extension Check {
  /// Marks that touch differ in lightness, or something between them does from both.
  static let adjacentMarksContrast = Check(
    "adjacent-marks-contrast",
    parameters: ContrastThresholds.shapeParameters
  ) { context, verdicts in
    guard let chart = context.component.chart else { return }
    let scene = ContrastScene(context)
    let marks = TouchingMarks(chart, scene, leastGap: scene.thresholds.gap)
    for pair in marks.pairs {
      let parts = [scene.parts[pair.first], scene.parts[pair.second]]
      guard parts.allSatisfy({ $0.isActive && $0.isRequired != false }),
        !parts.contains(where: context.facts.isMeantInvisible)
      else { continue }
      for variant in scene.layout.judgedVariants(of: parts[0], parts[1]) {
        let boundary = MarkBoundary(pair, marks, scene, scene.layout.variants[variant])
        if let verdict = boundary.verdict(context, &verdicts) { verdicts.append(verdict) }
      }
    }
  }
}
