package import A11yModel
internal import Listening

/// What the rules on contrast ask of a part in one variant.
package enum ContrastQuestion: String, Hashable, Sendable, CaseIterable {
  case text = "text-contrast-minimum"
  case graphic = "graphic-contrast"
  case glyph = "glyph-contrast"
}

extension ContrastScene {
  /// What is asked of a part, answered for one variant; nil where nothing is.
  package func report(
    on index: Int,
    _ rendered: RenderedVariant
  ) -> (question: ContrastQuestion, report: ContrastReport)? {
    let question: ContrastQuestion =
      layout.isGlyph[index] ? .glyph : parts[index].kind == .text ? .text : .graphic
    let report =
      switch question {
      case .text: textReport(on: index, rendered)
      case .graphic: graphicReport(on: index, rendered)
      case .glyph: glyphReport(on: index, rendered)
      }
    return report.map { (question, $0) }
  }

  private func textReport(on index: Int, _ rendered: RenderedVariant) -> ContrastReport? {
    guard layout.isText[index] else { return nil }
    return .onText(
      index,
      rendered,
      facts,
      thresholds.reading,
      normal: thresholds.text,
      large: thresholds.largeText
    )
  }

  /// A shape or line against all it must be told from; nil where it need not be seen.
  package func graphicReport(
    on index: Int,
    _ rendered: RenderedVariant
  ) -> ContrastReport? {
    // What fills a track is told from the track, by a rule of its own.
    if parts[index].role == .fill, parts[index].over != nil { return nil }
    let need = GraphicNeed(scene: self).isRequired(index, in: rendered.variant)
    guard need != .no else { return nil }
    var doubt = need.missing
    if textEquivalentExempts, parts[index].isRequired != true {
      let equivalent = hasTextEquivalent(index, in: rendered.variant)
      guard equivalent != .yes else { return nil }
      doubt = doubt ?? equivalent.missing
    }
    guard let contrast = contrast(of: index, in: rendered) else { return nil }
    if contrast.judgement.isInvisible, mayBeInvisible(index, in: rendered.variant) { return nil }
    var report = report(on: index, contrast.judgement, in: rendered.variant)
    report.against = contrast.against
    report.straddle = "which of its colours carry its shape"
    report.doubt = doubt
    report.saysAgainst = true
    report.lineWidth = contrast.lineWidth
    report.isLine = contrast.lineWidth != nil || parts[index].kind == .line
    report.wantsWords = isInDoubtOfWords(report)
    return report
  }

  /// Whether nothing is lost of a part that has the colour of what it lies on in every appearance: one
  /// that shows no data, a spacer under others of a stack, or what shapes that are seen lie in.
  private func mayBeInvisible(_ index: Int, in variant: Variant) -> Bool {
    guard facts.isMeantInvisible(parts[index]) else { return false }
    let isSpacer = facts.component.chart?.stacking == .stacked && layout.seriesInView > 0
    return !parts[index].role.showsExtent || isSpacer
      || (layout.shapes[index] + layout.overlays[index]).contains {
        standsOut($0, in: variant) != .no
      }
  }

  /// A glyph against what is under it; nil where it carries no meaning, or text says the same.
  package func glyphReport(
    on index: Int,
    _ rendered: RenderedVariant
  ) -> ContrastReport? {
    guard layout.isGlyph[index], parts[index].isActive, parts[index].isRequired != false,
      let coat = rendered.fill, !GraphicNeed(scene: self).isKeyToNothing(index)
    else { return nil }
    let equivalent =
      parts[index].isRequired == true ? .no : hasTextEquivalent(index, in: rendered.variant)
    guard !textEquivalentExempts || equivalent != .yes else { return nil }
    var report = report(on: index, judgement(coat), in: rendered.variant)
    if report.judgement.isInvisible, facts.isMeantInvisible(parts[index]) { return nil }
    if textEquivalentExempts { report.doubt = equivalent.missing }
    report.hasEquivalent = equivalent == .yes
    report.wantsWords = isInDoubtOfWords(report)
    return report
  }

  /// Whether it cannot be told for want of the words for a state.
  private func isInDoubtOfWords(_ report: ContrastReport) -> Bool {
    guard let doubt = report.doubt, report.judgement.answer == .falls else { return false }
    return layout.texts.possible[report.part]?.missing == doubt
  }

  package func report(
    on index: Int,
    _ judgement: ContrastJudgement,
    in variant: Variant
  ) -> ContrastReport {
    ContrastReport(
      part: index,
      variant: variant,
      judgement: judgement,
      least: thresholds.graphic,
      most: thresholds.graphic
    )
  }
}
