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
      context.facts.forEachJudged(index) { rendered in
        scene.glyphReport(on: index, rendered)?.judge(&verdicts, context.facts)
      }
    }
  }
}
