internal import A11yModel

extension Check {
  /// Symbols that carry a meaning stand out from what is under them.
  static let glyphContrast = Check(
    "glyph-contrast",
    parameters: ContrastThresholds.parameters
  ) { context, verdicts in
    let scene = ContrastScene(context)
    for (index, part) in context.component.parts.enumerated()
    where scene.layout.isGlyph[index] {
      for rendered in context.facts.judgedVariants(of: part) {
        guard let report = scene.glyphReport(on: index, rendered) else {
          continue
        }
        verdicts.append(report.verdict(context.facts, &verdicts))
      }
    }
  }
}
