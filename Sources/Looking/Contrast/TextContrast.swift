package import A11yModel
package import Listening
package import RuleCatalogue

extension ContrastReport {
  /// A text against what is behind it; nil where the minimum contrast of text does not apply to it
  /// (WCAG 2.2, 1.4.3): decoration, inactive controls, logotypes, and text meant not to be seen.
  package static func onText(
    _ index: Int,
    _ rendered: RenderedVariant,
    _ facts: ComponentFacts,
    _ reading: Profile.LargeText,
    normal: Double,
    large: Double
  ) -> ContrastReport? {
    guard facts.component.parts[index].isActive, let coat = rendered.fill,
      let style = facts.component.parts[index].textStyle
    else { return nil }
    let needed = TextThreshold(style, reading, normal: normal, large: large)
    return onText(index, coat, in: rendered.variant, facts, needed)
  }

  /// A text that is neither decoration nor inactive against what is behind it.
  package static func onText(
    _ index: Int,
    _ coat: Coat,
    in variant: Variant,
    _ facts: ComponentFacts,
    _ needed: TextThreshold
  ) -> ContrastReport? {
    let judgement = ContrastJudgement(coat, least: needed.least, most: needed.most)
    let mayBeMeant =
      judgement.isInvisible && facts.isMeantInvisible(facts.component.parts[index])
    // Where a component is described, it is a spacer.
    if mayBeMeant, facts.document.dialect.notation == .spec { return nil }
    var report = ContrastReport(
      part: index,
      variant: variant,
      judgement: judgement,
      least: needed.least,
      most: needed.most
    )
    report.missing = needed.missing
    report.deed = "read"
    if mayBeMeant {
      report.doubt = "whether \(facts.component.parts[index].quotedText) is meant to be seen"
    }
    return report
  }
}
