internal import A11yModel
internal import Looking
internal import RuleCatalogue

extension Check {
  /// Symbols that carry a meaning stand out from what is under them.
  static let glyphContrast = CheckSignature(
    "glyph-contrast",
    parameters: ContrastThresholds.parameters,
    cases: ContrastReport.cases + ["words"],
    evidence: ContrastReport.textEvidence,
    terms: ContrastReport.terms
  ).deciding { context, verdicts in
    let scene = ContrastScene(context)
    let isGlyph = scene.layout.isGlyph
    for index in isGlyph.indices where isGlyph[index] {
      context.facts.forEachJudged(index) { rendered in
        scene.glyphReport(on: index, rendered)?.judge(&verdicts, context.facts)
      }
    }
  }
}
