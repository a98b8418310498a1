package import A11yModel
package import Listening

/// How a shape or line contrasts on the side of it that lets people see it best, by its inside or by
/// an outline.
package struct ShapeContrast: Sendable {
  /// How the colours that decide contrast with what lies on that side.
  package var judgement: ContrastJudgement
  package var against: String

  /// Points that the line or outline which decides is wide; nil for an inside.
  package var lineWidth: Double?
}

extension ContrastScene {
  /// The contrast of a shape or line on the side that shows it; nil where it paints nothing.
  ///
  /// One side is enough: a ring need not be seen apart from what it surrounds (Understanding WCAG
  /// 2.2, 1.4.11, the green indicator around the blue button).
  package func contrast(of index: Int, in rendered: RenderedVariant) -> ShapeContrast? {
    guard let ground = side(of: index, rendered, against: "what is behind it") else { return nil }
    guard ground.judgement.answer != .reaches, let inner = surrounded(by: index, in: rendered),
      var ring = side(of: index, rendered, against: "what it surrounds", beside: inner)
    else { return ground }
    // With room between the two, the page lies on this side of it as well.
    if parts[index].gap == nil, ring.judgement.answer == .reaches {
      ring.judgement.answer = .unknown("the gap between it and what it surrounds")
    }
    return ground.isWorse(than: ring) ? ring : ground
  }

  /// Whether a part stands out on one of its sides.
  package func standsOut(_ index: Int, in variant: Variant) -> Certainty {
    guard let rendered = rendered(index, in: variant),
      let contrast = contrast(of: index, in: rendered)
    else { return .no }
    return Certainty(contrast.judgement, missing: nil)
  }

  /// A shape's inside or its outline, whichever contrasts more with what is on one side of it; where
  /// neither does, the edge between the two.
  private func side(
    of index: Int,
    _ rendered: RenderedVariant,
    against: String,
    beside other: Coat? = nil
  ) -> ShapeContrast? {
    let isWholeNeeded = parts[index].role.showsExtent
    func contrast(_ coat: Coat, _ against: String, width: Double?) -> ShapeContrast {
      let judgement = judgement(coat, isWholeNeeded: isWholeNeeded)
      return ShapeContrast(judgement: judgement, against: against, lineWidth: width)
    }
    let fill = rendered.fill.map { fill in
      let width = parts[index].kind == .line ? parts[index].height : nil
      return contrast(other.map(fill.beside) ?? fill, against, width: width)
    }
    let outline = rendered.outline.flatMap { outline -> ShapeContrast? in
      // Where a shape is all stroke, the stroke is what is seen of it, however thin.
      guard fill == nil || outline.width >= thresholds.outlineWidth else { return nil }
      let coat = other.map(outline.coat.beside) ?? outline.coat
      return contrast(coat, against, width: outline.width)
    }
    guard let fill, let outline else { return fill ?? outline }
    var better = fill.isWorse(than: outline) ? outline : fill
    let isOneOnAnyPage = fill.isOneOnAnyPage && outline.isOneOnAnyPage
    if better.judgement.answer != .reaches, isOneOnAnyPage, let inside = rendered.fill {
      let edge = outline.judgement.coat.beside(inside)
      let between = contrast(edge, "its inside", width: outline.lineWidth)
      if between.judgement.answer == .reaches { return between }
    }
    if let inside = fill.judgement.supposed, let edge = outline.judgement.supposed {
      better.judgement.supposed = inside.better(edge)
    }
    return better
  }

  /// The edge of the shape that a ring surrounds, where nothing may be seen between the two and that
  /// shape is not seen by itself: else its edge is there without the ring, and does not show it.
  private func surrounded(by ring: Int, in outer: RenderedVariant) -> Coat? {
    let part = parts[ring]
    guard let index = part.around, part.gap ?? 0 < thresholds.gap,
      let rendered = rendered(index, in: outer.variant)
    else { return nil }
    let ground = side(of: index, rendered, against: "")
    guard ground.map({ Certainty($0.judgement, missing: nil) == .no }) ?? true else { return nil }
    let outline = rendered.outline.flatMap { $0.width >= thresholds.outlineWidth ? $0 : nil }
    return outline?.coat ?? rendered.fill ?? rendered.outline?.coat
  }
}

extension ShapeContrast {
  /// Whether its colours are known, or would be the same on a page of any colour.
  fileprivate var isOneOnAnyPage: Bool {
    !judgement.coat.colors.isUnknown || judgement.coat.origin.isForegroundOpaque
  }

  /// Failing is worse than not knowing, and that worse than passing; then the ratio decides.
  fileprivate func isWorse(than other: ShapeContrast) -> Bool {
    guard judgement.rank == other.judgement.rank else {
      return judgement.rank < other.judgement.rank
    }
    return judgement.worst?.ratio.value ?? 0 < other.judgement.worst?.ratio.value ?? 0
  }
}

extension ContrastJudgement {
  fileprivate var rank: Int {
    switch answer {
    case .falls: 0
    case .varies, .unknown: 1
    case .reaches: 2
    }
  }
}

extension Coat {
  /// These colours beside others.
  package func beside(_ other: Coat) -> Coat {
    var origin = origin
    origin.background = other.origin.foreground
    origin.backgroundOpacity = other.origin.foregroundOpacity
    origin.isBackgroundStatic = other.origin.isForegroundStatic
    origin.usesSystemColor = origin.usesSystemColor || other.origin.usesSystemColor
    origin.isAssumed = origin.isAssumed || other.origin.isAssumed
    guard !tones.isEmpty, !other.tones.isEmpty else {
      let colors = !colors.isUnknown && other.colors.isUnknown ? other.colors : colors
      let layers = fronts.flatMap { front in other.fronts.map { (front: front, back: $0) } }
      let supposed = layers.isEmpty ? nil : Supposed(layers)
      return Coat(colors: colors, tones: tones, origin: origin, supposed: supposed)
    }
    let pairs = tones.flatMap { tone in
      other.tones.map { Pair(foreground: tone, background: $0) }
    }
    return Coat(colors: .known(pairs), tones: tones, origin: origin)
  }
}

extension Coat {
  /// The visible colours, each as far as it hides an unknown page; empty where they are not known.
  fileprivate var fronts: [Color] { tones.isEmpty ? supposed?.fronts ?? [] : tones }
}

extension Coat.Colors {
  fileprivate var isUnknown: Bool {
    if case .unknown = self { true } else { false }
  }
}

extension Part.Role {
  /// Whether how far it reaches tells a value, so that no piece of it may be lost.
  package var showsExtent: Bool { self == .mark || self == .series || self == .fill }
}
