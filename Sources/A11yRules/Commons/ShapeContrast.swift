internal import A11yModel

/// How a shape or line contrasts with each thing it must be told from, by its inside or by an
/// outline.
struct ShapeContrast: Sendable {
  /// The colours that decide, beside what they contrast with least.
  var coat: Coat
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
    var sides = [side(of: index, rendered, against: "what is behind it") { $0 }]
    if let inner = surrounded(by: index, in: rendered.variant) {
      var side = side(of: index, rendered, against: "what it surrounds") { $0.beside(inner) }
      side?.isHugging = true
      // With room between the two it need not be told from what it surrounds.
      if parts[index].gap == nil, side?.judgement.answer != .reaches {
        side?.judgement.answer = .unknown("the gap between it and what it surrounds")
      }
      sides.append(side)
    }
    let known = sides.compactMap(\.self)
    var worst = known.reduce(nil) { worst, side in
      worst.map { $0.isWorse(than: side) ? $0 : side } ?? side
    }
    for side in known where side.against != worst?.against {
      worst?.besides += side.coat.backgrounds
    }
    return worst
  }

  /// Whether a part stands out from what it lies on.
  func standsOut(_ index: Int, in variant: Variant) -> Certainty {
    guard let rendered = rendered(index, in: variant),
      let side = side(of: index, rendered, against: "", { $0 })
    else { return .no }
    return Certainty(side.judgement, missing: nil)
  }

  /// A shape's inside or its outline, whichever contrasts more with what is on one side of it.
  private func side(
    of index: Int,
    _ rendered: RenderedVariant,
    against: String,
    _ beside: (Coat) -> Coat
  ) -> ShapeContrast? {
    let part = parts[index]
    let isWholeNeeded = part.showsExtent
    let fill = rendered.fill.map { fill in
      let coat = beside(fill)
      return ShapeContrast(
        coat: coat,
        judgement: judgement(coat, isWholeNeeded: isWholeNeeded),
        against: against,
        lineWidth: part.kind == .line ? part.height : nil
      )
    }
    let outline = rendered.outline.flatMap { outline -> ShapeContrast? in
      // Where a shape is all stroke, the stroke is what is seen of it, however thin.
      guard fill == nil || outline.width >= thresholds.outlineWidth else { return nil }
      let coat = beside(outline.coat)
      return ShapeContrast(
        coat: coat,
        judgement: judgement(coat, isWholeNeeded: isWholeNeeded),
        against: against,
        lineWidth: outline.width
      )
    }
    guard let fill, let outline else { return fill ?? outline }
    return fill.isWorse(than: outline) ? outline : fill
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
  private static let order: [ContrastJudgement.Answer] = [.falls, .varies, .reaches]

  /// Failing is worse than not knowing, and that worse than passing; then the ratio decides.
  fileprivate func isWorse(than other: ShapeContrast) -> Bool {
    let ranks = [self, other].map { Self.order.firstIndex(of: $0.judgement.answer) ?? 1 }
    guard ranks[0] == ranks[1] else { return ranks[0] < ranks[1] }
    let ratios = [self, other].map { $0.judgement.worst?.ratio.value ?? 0 }
    return ratios[0] < ratios[1]
  }
}

extension Coat {
  /// These colours beside others.
  func beside(_ other: Coat) -> Coat {
    var coat = self
    coat.origin.background = other.origin.foreground
    coat.origin.isBackgroundStatic = other.origin.isForegroundStatic
    coat.origin.usesSystemColor = origin.usesSystemColor || other.origin.usesSystemColor
    coat.origin.isAssumed = origin.isAssumed || other.origin.isAssumed
    guard !tones.isEmpty, !other.tones.isEmpty else {
      coat.colors = [colors, other.colors].first(where: \.isUnknown) ?? colors
      return coat
    }
    coat.colors = .known(
      tones.flatMap { tone in other.tones.map { Pair(foreground: tone, background: $0) } }
    )
    return coat
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

extension Part {
  /// Whether how far it reaches tells a value, so that no piece of it may be lost.
  var showsExtent: Bool { [.mark, .series, .fill].contains(role) }
}
