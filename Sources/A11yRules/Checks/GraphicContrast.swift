internal import A11yModel
internal import Looking
internal import RuleCatalogue

extension Check {
  /// Shapes and lines that are needed for understanding stand out from all that they must be told
  /// from.
  static let graphicContrast = CheckSignature(
    "graphic-contrast",
    parameters: ContrastThresholds.shapeParameters + ["thin-line", "thin-line-minimum"],
    cases: ContrastReport.cases + ["data", "line", "words"],
    evidence: ContrastReport.evidence + ["note"],
    terms: ContrastReport.terms
  ).deciding { context, verdicts in
    let scene = ContrastScene(context)
    if let verdict = unrecognized(context) { verdicts.append(verdict) }
    let need = GraphicNeed(scene: scene)
    for index in scene.parts.indices where need.mayBeRequired(index) {
      context.facts.forEachJudged(index) { rendered in
        guard let report = scene.graphicReport(on: index, rendered) else { return }
        let note = Evidence("note", .text("anti-aliasing lets thin lines appear fainter"))
        report.judge(&verdicts, context.facts, note: isFaint(report, context) ? note : nil)
      }
    }
  }

  /// Of a chart whose axes are known and nothing that they measure.
  private static func unrecognized(_ context: CheckContext) -> Verdict? {
    guard let chart = context.component.chart, let fact = chart.missingMarks,
      chart.marks.isEmpty, chart.series.isEmpty, !context.facts.isDecorative
    else { return nil }
    var verdict = Verdict(.cantTell([fact], likely: .none), context.facts.root)
    verdict.saying = "data"
    verdict.isAssumed = true
    return verdict
  }

  /// Whether a line passes that is so thin that a screen may not show its full colour.
  private static func isFaint(_ report: ContrastReport, _ context: CheckContext) -> Bool {
    guard let width = report.lineWidth, let worst = report.judgement.worst else { return false }
    return width < context.number("thin-line")
      && worst.ratio.value < context.number("thin-line-minimum")
  }
}
