internal import A11yModel

extension Check {
  /// Symbols that carry a meaning stand out from what is under them.
  static let glyphContrast = Check(
    "glyph-contrast",
    parameters: ContrastThresholds.parameters
  ) { context, verdicts in
    let scene = ContrastScene(context)
    let isGlyph = scene.layout.isGlyph
    for index in isGlyph.indices where isGlyph[index] {
      for rendered in context.facts.judged(index) {
        guard let report = scene.glyphReport(on: index, rendered) else {
          continue
        }
        report.judge(&verdicts, context.facts)
      }
    }
  }
}
