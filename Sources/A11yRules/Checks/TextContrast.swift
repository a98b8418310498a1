internal import A11yModel

extension Check {
  /// Visible text reaches a contrast ratio against what lies behind it.
  static let textContrast = Check(
    "text-contrast",
    parameters: ["minimum", "large-minimum"]
  ) { context, verdicts in
    for part in context.component.parts where part.isText {
      for rendered in context.facts.judgedVariants(of: part) {
        let report = ContrastReport.onText(
          part,
          rendered,
          context.facts,
          context.largeText,
          normal: context.number("minimum"),
          large: context.number("large-minimum")
        )
        guard let report else { continue }
        verdicts.append(report.verdict(context.facts, &verdicts))
      }
    }
  }
}
