internal import A11yModel

/// What the rules on contrast ask of a part in one variant.
enum ContrastQuestion: String, Hashable, Sendable, CaseIterable {
  case text = "text-contrast-minimum"
  case graphic = "graphic-contrast"
  case glyph = "glyph-contrast"
}

extension ContrastReport {
  /// A text against what is behind it; nil where the minimum contrast of text does not apply to it
  /// (WCAG 2.2, 1.4.3): decoration, inactive controls, logotypes, and text meant not to be seen.
  static func onText(
    _ part: Part,
    _ rendered: RenderedVariant,
    _ facts: ComponentFacts,
    _ reading: Profile.LargeText,
    normal: Double,
    large: Double
  ) -> ContrastReport? {
    guard part.isText, part.isActive, let coat = rendered.fill, let style = part.textStyle else {
      return nil
    }
    let needed = TextThreshold(style, reading, normal: normal, large: large)
    let judgement = ContrastJudgement(coat, least: needed.least, most: needed.most)
    if judgement.isInvisible, facts.isMeantInvisible(part) { return nil }
    return ContrastReport(
      part: part,
      coat: coat,
      variant: rendered.variant,
      judgement: judgement,
      least: needed.least,
      most: needed.most,
      missing: needed.missing,
      what: "text ‘\(part.sample)’",
      deed: "read"
    )
  }
}

extension GraphicNeed {
  /// What is asked of a part, answered for one variant; nil where nothing is.
  func report(
    on index: Int,
    _ rendered: RenderedVariant,
    _ context: CheckContext
  ) -> (question: ContrastQuestion, report: ContrastReport)? {
    let part = scene.parts[index]
    let question: ContrastQuestion = part.isGlyph ? .glyph : part.kind == .text ? .text : .graphic
    let report =
      switch question {
      case .text:
        ContrastReport.onText(
          part,
          rendered,
          scene.facts,
          scene.thresholds.reading,
          normal: scene.thresholds.text,
          large: scene.thresholds.largeText
        )
      case .graphic: graphic(index, rendered, context.textEquivalentExempts)
      case .glyph: glyph(index, rendered, context.textEquivalentExempts)
      }
    return report.map { (question, $0) }
  }

  /// A shape or line against all it must be told from; nil where it need not be seen.
  func graphic(
    _ index: Int,
    _ rendered: RenderedVariant,
    _ textEquivalentExempts: Bool
  ) -> ContrastReport? {
    let part = scene.parts[index]
    guard part.kind == .shape || part.kind == .line else { return nil }
    // What fills a track is told from the track, by a rule of its own.
    if part.role == .fill, part.over != nil { return nil }
    let need = isRequired(index, in: rendered.variant)
    guard need != .no else { return nil }
    var doubts = [need]
    if textEquivalentExempts, part.isRequired != true {
      let equivalent = scene.hasTextEquivalent(index, in: rendered.variant)
      guard equivalent != .yes else { return nil }
      doubts.append(equivalent)
    }
    guard let contrast = scene.contrast(of: index, in: rendered) else { return nil }
    var report = report(on: part, contrast.coat, contrast.judgement, in: rendered.variant)
    report.against = contrast.against
    report.straddle = "which of its colours carry its shape"
    report.doubt = doubts.lazy.compactMap(\.missing).first
    report.notes = [Evidence("against", .text(contrast.against))]
    report.lineWidth = contrast.lineWidth
    return report
  }

  /// A glyph against what is under it; nil where it carries no meaning, or text says the same.
  func glyph(
    _ index: Int,
    _ rendered: RenderedVariant,
    _ textEquivalentExempts: Bool
  ) -> ContrastReport? {
    let part = scene.parts[index]
    guard part.isGlyph, part.isActive, part.isRequired != false, let coat = rendered.fill else {
      return nil
    }
    let equivalent =
      part.isRequired == true ? .no : scene.hasTextEquivalent(index, in: rendered.variant)
    guard !textEquivalentExempts || equivalent != .yes else { return nil }
    var report = report(on: part, coat, scene.judgement(coat), in: rendered.variant)
    if textEquivalentExempts { report.doubt = equivalent.missing }
    if equivalent == .yes { report.impact = .moderate }
    return report
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
      least: scene.thresholds.graphic,
      most: scene.thresholds.graphic,
      missing: nil,
      what: part.isGlyph ? "symbol ‘\(part.symbol ?? part.sample)’" : scene.facts.name(of: part),
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
