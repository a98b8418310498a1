internal import A11yModel

extension Check {
  /// Visible text reaches a contrast ratio against what lies behind it.
  static let textContrast = Check(
    "text-contrast",
    parameters: ["minimum", "large-minimum"]
  ) { context, verdicts in
    let (normal, large) = (context.number("minimum"), context.number("large-minimum"))
    let isText = context.facts.layout.isText
    for (index, part) in context.component.parts.enumerated() where isText[index] {
      for rendered in context.facts.judgedVariants(of: part) {
        let report = ContrastReport.onText(
          index,
          rendered,
          context.facts,
          context.largeText,
          normal: normal,
          large: large
        )
        guard let report else { continue }
        verdicts.append(report.verdict(context.facts, &verdicts))
      }
    }
  }
}
