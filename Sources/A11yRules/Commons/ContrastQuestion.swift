internal import A11yModel

/// What the rules on contrast ask of a part in one variant.
enum ContrastQuestion: String, Hashable, Sendable, CaseIterable {
  case text = "text-contrast-minimum"
  case graphic = "graphic-contrast"
  case glyph = "glyph-contrast"
}

extension ContrastScene {
  /// What is asked of a part, answered for one variant; nil where nothing is.
  func report(
    on index: Int,
    _ rendered: RenderedVariant
  ) -> (question: ContrastQuestion, report: ContrastReport)? {
    let part = parts[index]
    let question: ContrastQuestion = part.isGlyph ? .glyph : part.kind == .text ? .text : .graphic
    let report =
      switch question {
      case .text:
        ContrastReport.onText(
          part,
          rendered,
          facts,
          thresholds.reading,
          normal: thresholds.text,
          large: thresholds.largeText
        )
      case .graphic: graphicReport(on: index, rendered)
      case .glyph: glyphReport(on: index, rendered)
      }
    return report.map { (question, $0) }
  }

  /// A shape or line against all it must be told from; nil where it need not be seen.
  func graphicReport(
    on index: Int,
    _ rendered: RenderedVariant
  ) -> ContrastReport? {
    let part = parts[index]
    guard part.kind == .shape || part.kind == .line else { return nil }
    // What fills a track is told from the track, by a rule of its own.
    if part.role == .fill, part.over != nil { return nil }
    let need = GraphicNeed(scene: self).isRequired(index, in: rendered.variant)
    guard need != .no else { return nil }
    var doubts = [need]
    if textEquivalentExempts, part.isRequired != true {
      let equivalent = hasTextEquivalent(index, in: rendered.variant)
      guard equivalent != .yes else { return nil }
      doubts.append(equivalent)
    }
    guard let contrast = contrast(of: index, in: rendered) else { return nil }
    if contrast.judgement.isInvisible, facts.isMeantInvisible(part) { return nil }
    var report = report(on: part, contrast.coat, contrast.judgement, in: rendered.variant)
    report.against = contrast.against
    report.besides = contrast.besides
    report.straddle = "which of its colours carry its shape"
    report.doubt = doubts.lazy.compactMap(\.missing).first
    report.notes = [Evidence("against", .text(contrast.against))]
    report.lineWidth = contrast.lineWidth
    report.remedy = contrast.isHugging ? "hugging" : contrast.lineWidth == nil ? nil : "line"
    if isInDoubtOfWords(report) { report.remedy = Verdict.words }
    return report
  }

  /// A glyph against what is under it; nil where it carries no meaning, or text says the same.
  func glyphReport(
    on index: Int,
    _ rendered: RenderedVariant
  ) -> ContrastReport? {
    let part = parts[index]
    guard part.isGlyph, part.isActive, part.isRequired != false, let coat = rendered.fill,
      !GraphicNeed(scene: self).isKeyToNothing(part)
    else { return nil }
    let equivalent =
      part.isRequired == true ? .no : hasTextEquivalent(index, in: rendered.variant)
    guard !textEquivalentExempts || equivalent != .yes else { return nil }
    var report = report(on: part, coat, judgement(coat), in: rendered.variant)
    if report.judgement.isInvisible, facts.isMeantInvisible(part) { return nil }
    if textEquivalentExempts { report.doubt = equivalent.missing }
    if equivalent == .yes { report.impact = .moderate }
    if isInDoubtOfWords(report) { report.remedy = Verdict.words }
    return report
  }

  /// Whether it cannot be told for want of the words for a state.
  private func isInDoubtOfWords(_ report: ContrastReport) -> Bool {
    guard let doubt = report.doubt, report.judgement.answer == .falls else { return false }
    return texts.possibleEquivalents(of: report.part)?.missing == doubt
  }

  private func report(
    on part: Part,
    _ coat: Coat,
    _ judgement: ContrastJudgement,
    in variant: Variant
  ) -> ContrastReport {
    ContrastReport(
      part: part,
      coat: coat,
      variant: variant,
      judgement: judgement,
      least: thresholds.graphic,
      most: thresholds.graphic,
      missing: nil,
      what: facts.name(of: part),
      deed: "see"
    )
  }
}

extension Certainty {
  /// The fact that is missing, where one is.
  var missing: String? {
    if case .unknown(let fact) = self { fact } else { nil }
  }
}
