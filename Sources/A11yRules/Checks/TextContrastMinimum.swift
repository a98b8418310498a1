internal import A11yModel
internal import Looking
internal import RuleCatalogue

extension Check {
  /// Visible text reaches a contrast ratio against what lies behind it.
  static let textContrastMinimum = CheckSignature(
    "text-contrast-minimum",
    formerly: "text-contrast",
    parameters: ["minimum", "large-minimum"],
    optional: ["readable"],
    cases: ContrastReport.cases + ["readable", "readable-unknown", "readable-varies"],
    evidence: ContrastReport.textEvidence,
    terms: ContrastReport.terms
  ).deciding { context, verdicts in
    let (normal, large) = (context.number("minimum"), context.number("large-minimum"))
    // What is read is merely harder to read.
    let isEnhanced = context.numberIfGiven("readable").map { normal > $0 } ?? false
    let facts = context.facts
    let isText = facts[PartLayout.self].isText
    for index in isText.indices where isText[index] && facts.component.parts[index].isActive {
      guard let style = facts.component.parts[index].textStyle else { continue }
      let needed = TextThreshold(style, context.largeText, normal: normal, large: large)
      facts.forEachFill(index) { variant, coat in
        if verdicts.describesPasses || coat.isInvisible || !coat.reaches(needed.most) {
          var report = ContrastReport.onText(index, coat, in: variant, facts, needed)
          report?.isReadable = isEnhanced
          report?.judge(&verdicts, facts)
        } else {
          verdicts.pass(
            index,
            coat,
            in: variant,
            facts,
            basis: ContrastReport.basis(coat, needed.most)
          )
        }
      }
    }
  }
}
