internal import A11yModel

/// How a shape or line contrasts with each thing it must be told from, by its inside or by an
/// outline.
struct ShapeContrast: Sendable {
  /// How the colours that decide contrast with what they contrast with least.
  var judgement: ContrastJudgement
  var against: String

  /// What it must be told from on its other side.
  var besides: [Color] = []

  /// Whether what decides is a shape it surrounds, with no room between the two.
  var isHugging = false

  /// Points that the line or outline which decides is wide; nil for an inside.
  var lineWidth: Double?
}

extension ContrastScene {
  /// The contrast of a shape or line where it is least; nil where it paints nothing.
  func contrast(of index: Int, in rendered: RenderedVariant) -> ShapeContrast? {
    let ground = side(of: index, rendered, against: "what is behind it")
    guard let inner = surrounded(by: index, in: rendered.variant),
      var ring = side(of: index, rendered, against: "what it surrounds", beside: inner)
    else { return ground }
    ring.isHugging = true
    // With room between the two it need not be told from what it surrounds.
    if parts[index].gap == nil, ring.judgement.answer != .reaches {
      ring.judgement.answer = .unknown("the gap between it and what it surrounds")
    }
    guard let ground else { return ring }
    var (worst, other) = ground.isWorse(than: ring) ? (ground, ring) : (ring, ground)
    worst.besides += other.judgement.coat.backgrounds
    return worst
  }

  /// Whether a part stands out from what it lies on.
  func standsOut(_ index: Int, in variant: Variant) -> Certainty {
    guard let rendered = rendered(index, in: variant),
      let side = side(of: index, rendered, against: "")
    else { return .no }
    return Certainty(side.judgement, missing: nil)
  }

  /// A shape's inside or its outline, whichever contrasts more with what is on one side of it.
  private func side(
    of index: Int,
    _ rendered: RenderedVariant,
    against: String,
    beside other: Coat? = nil
  ) -> ShapeContrast? {
    let isWholeNeeded = parts[index].role.showsExtent
    let fill = rendered.fill.map { fill in
      ShapeContrast(
        judgement: judgement(other.map(fill.beside) ?? fill, isWholeNeeded: isWholeNeeded),
        against: against,
        lineWidth: parts[index].kind == .line ? parts[index].height : nil
      )
    }
    let outline = rendered.outline.flatMap { outline -> ShapeContrast? in
      // Where a shape is all stroke, the stroke is what is seen of it, however thin.
      guard fill == nil || outline.width >= thresholds.outlineWidth else { return nil }
      let coat = other.map(outline.coat.beside) ?? outline.coat
      return ShapeContrast(
        judgement: judgement(coat, isWholeNeeded: isWholeNeeded),
        against: against,
        lineWidth: outline.width
      )
    }
    guard let fill, let outline else { return fill ?? outline }
    if let sure = sure(fill, outline) { return sure }
    var better = fill.isWorse(than: outline) ? outline : fill
    if let inside = fill.judgement.supposed, let edge = outline.judgement.supposed {
      better.judgement.supposed = inside.better(edge)
    }
    return better
  }

  /// An inside and an outline so far apart that one of them is seen on a page of any colour; nil
  /// where they are not, or the page is known.
  ///
  /// The ratios of a colour with two others multiply to no less than that of those two, so that one
  /// is at least its square root.
  private func sure(_ fill: ShapeContrast, _ outline: ShapeContrast) -> ShapeContrast? {
    let (inside, edge) = (fill.judgement.coat, outline.judgement.coat)
    guard inside.hidesUnknownPage, edge.hidesUnknownPage else { return nil }
    let coat = edge.beside(inside)
    guard coat.reaches(thresholds.graphic * thresholds.graphic) else { return nil }
    return ShapeContrast(
      judgement: judgement(coat),
      against: "its inside, so that one of the two is seen on any page",
      lineWidth: outline.lineWidth
    )
  }

  /// The edge of the shape that a ring surrounds, where nothing may be seen between the two.
  private func surrounded(by ring: Int, in variant: Variant) -> Coat? {
    let part = parts[ring]
    guard let index = part.around, part.gap ?? 0 < thresholds.gap,
      let rendered = rendered(index, in: variant)
    else { return nil }
    let outline = rendered.outline.flatMap { $0.width >= thresholds.outlineWidth ? $0 : nil }
    return outline?.coat ?? rendered.fill ?? rendered.outline?.coat
  }
}

extension ShapeContrast {
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
  func beside(_ other: Coat) -> Coat {
    var origin = origin
    origin.background = other.origin.foreground
    origin.isBackgroundStatic = other.origin.isForegroundStatic
    origin.usesSystemColor = origin.usesSystemColor || other.origin.usesSystemColor
    origin.isAssumed = origin.isAssumed || other.origin.isAssumed
    guard !tones.isEmpty, !other.tones.isEmpty else {
      let colors = !colors.isUnknown && other.colors.isUnknown ? other.colors : colors
      return Coat(colors: colors, tones: tones, origin: origin)
    }
    let pairs = tones.flatMap { tone in
      other.tones.map { Pair(foreground: tone, background: $0) }
    }
    return Coat(colors: .known(pairs), tones: tones, origin: origin)
  }
}

extension Coat {
  /// The colours beside it, where they are known.
  fileprivate var backgrounds: [Color] {
    if case .known(let pairs) = colors { pairs.map(\.background) } else { [] }
  }
}

extension Coat.Colors {
  fileprivate var isUnknown: Bool {
    if case .unknown = self { true } else { false }
  }
}

extension Part.Role {
  /// Whether how far it reaches tells a value, so that no piece of it may be lost.
  var showsExtent: Bool { self == .mark || self == .series || self == .fill }
}
