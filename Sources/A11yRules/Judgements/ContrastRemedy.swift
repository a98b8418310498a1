internal import A11yModel
internal import Listening
internal import Looking

// The colours that would do.
extension ContrastReport {
  /// The nearest colours that reach the ratio wherever it is seen, and the token of the palette that does.
  func remedies(_ facts: ComponentFacts, _ verdicts: inout Verdicts) -> [Evidence] {
    guard case .known(let pairs) = coat.colors else { return [] }
    let own = pairs.map(\.foreground)
    let others = pairs.map(\.background)
    let minimum = ContrastRatio(most)
    let foreground = nearest(facts, &verdicts)?.color
    // Through a translucent paint, what is behind it changes the paint, too.
    let background =
      coat.origin.isForegroundOpaque
      ? verdicts.colors.nearest(to: others, reaching: minimum, against: own) : nil
    let colors = [("nearestForeground", foreground), ("nearestBackground", background)]
    let question = PassingToken(coat, part, in: variant, reaching: minimum, facts)
    let token = question.flatMap { verdicts.colors.token(for: $0, in: facts.document) }
    return colors.compactMap { name, color in color.map { Evidence(name, .text($0.hex)) } }
      + [token.map { Evidence("passingToken", .text($0)) }].compactMap(\.self)
  }

  /// The nearest colour of the paint: of a token, on all that it is seen on where there is one.
  func nearest(
    _ facts: ComponentFacts,
    _ verdicts: inout Verdicts
  ) -> (color: Color, fitsPalette: Bool)? {
    guard case .known(let pairs) = coat.colors else { return nil }
    func nearest(
      _ others: [Color],
      _ minimum: ContrastRatio? = nil
    ) -> (color: Color, fitsPalette: Bool)? {
      verdicts.colors.nearest(
        to: pairs.map(\.foreground),
        reaching: minimum ?? ContrastRatio(most),
        against: others,
        in: variant,
        facts
      )
    }
    let own = pairs.map(\.background)
    guard facts.token(of: coat, part, in: variant) != nil else { return nearest(own) }
    let all = verdicts.colors.grounds(of: coat.origin.foreground[0], in: variant, facts)
    return nearest(own + all, needed(facts, &verdicts)) ?? nearest(own)
  }

  /// The ratio that is asked for: with increased contrast, no less than there is without.
  private func needed(_ facts: ComponentFacts, _ verdicts: inout Verdicts) -> ContrastRatio {
    let minimum = ContrastRatio(most)
    var plain = variant
    plain.appearance = variant.appearance.base
    let rendering = facts.component.renderings[facts.component.parts[part].rendering]
    guard plain != variant, let rendered = rendering[plain] else { return minimum }
    let other = [rendered.fill, rendered.outline?.coat].compactMap(\.self).first {
      $0.origin.foreground == coat.origin.foreground
    }
    guard let other, let tone = other.tones.first else { return minimum }
    let grounds = verdicts.colors.grounds(of: coat.origin.foreground[0], in: plain, facts)
    let color =
      grounds.allSatisfy { ContrastRatio(tone, $0) >= minimum }
      ? tone
      : verdicts.colors.nearest(to: [tone], reaching: minimum, against: grounds, in: plain, facts)?
        .color
    return color.flatMap { color in grounds.map { ContrastRatio(color, $0) }.max() }
      .map { max($0, minimum) } ?? minimum
  }
}
