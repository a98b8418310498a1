internal import A11yModel

extension Check {
  /// Visible text reaches a contrast ratio against what lies behind it.
  static let textContrast = Check(
    "text-contrast",
    parameters: ["minimum", "large-minimum"]
  ) { context, verdicts in
    for part in context.component.parts where part.isJudgedText {
      for rendered in context.facts.judgedVariants(of: part) {
        guard let coat = rendered.fill, let style = part.textStyle else { continue }
        judge(part, style, coat, rendered.variant, context, &verdicts)
      }
    }
  }

  private static func judge(
    _ part: Part,
    _ style: TextStyle,
    _ coat: Coat,
    _ variant: Variant,
    _ context: CheckContext,
    _ verdicts: inout Verdicts
  ) {
    let threshold = TextThreshold(
      style,
      context.largeText,
      normal: context.number("minimum"),
      large: context.number("large-minimum")
    )
    let judgement = ContrastJudgement(coat, least: threshold.least, most: threshold.most)
    if let best = judgement.best, best.foreground == best.background { return }
    let report = ContrastReport(
      part: part,
      coat: coat,
      variant: variant,
      judgement: judgement,
      least: threshold.least,
      most: threshold.most,
      missing: threshold.missing,
      what: "text ‘\(part.sample)’",
      deed: "read"
    )
    verdicts.append(report.verdict(context.facts, &verdicts))
  }
}

extension Part {
  /// Whether the minimum contrast of text applies to it (WCAG 2.2, 1.4.3): text in a language, that
  /// is neither part of an inactive control, nor decoration, nor a logotype.
  var isJudgedText: Bool {
    kind == .text && !isDisabled && !isDecorative && !isEssential
      && sample.contains { $0.isLetter || $0.isNumber }
  }
}
