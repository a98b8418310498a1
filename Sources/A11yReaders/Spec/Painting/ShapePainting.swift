internal import A11yModel

/// Paints one shape in one variant: its inside, and the bands of its strokes on either side of its
/// edge.
struct ShapePainting {
  /// The shape's own colour against what lies behind it; nil where it paints no inside.
  var fill: Coat?
  var outline: Outline?
  /// What lies behind anything within the shape.
  var inside: Ground

  init(_ paints: [(role: PaintNode.Role, paint: ResolvedPaint)], on ground: Ground) {
    let fills = paints.filter { $0.role == .fill && !$0.paint.isClear }
    inside = fills.reduce(ground) { $0.painted(with: $1.paint) }
    if !fills.isEmpty {
      fill = Self.coat(inside, on: ground, fills.map(\.paint))
    }
    outline = Self.outline(of: paints, on: ground, inside: inside)
  }

  /// What is seen of the strokes.
  ///
  /// On the outer side strokes lie on the ground alone; on the inner side among the fills, which
  /// may cover them.
  private static func outline(
    of paints: [(role: PaintNode.Role, paint: ResolvedPaint)],
    on ground: Ground,
    inside: Ground
  ) -> Outline? {
    var outerWidth = 0.0
    var innerWidth = 0.0
    var outer = ground
    var inner = ground
    var strokes: [ResolvedPaint] = []
    for (role, paint) in paints {
      guard case .stroke(let width, let alignment, _) = role else {
        inner = inner.painted(with: paint)
        continue
      }
      guard !paint.isClear, width > 0 else { continue }
      strokes.append(paint)
      if alignment != .inside {
        outer = outer.painted(with: paint)
        outerWidth = max(outerWidth, alignment == .center ? width / 2 : width)
      }
      if alignment != .outside {
        inner = inner.painted(with: paint)
        innerWidth = max(innerWidth, alignment == .center ? width / 2 : width)
      }
    }
    guard !strokes.isEmpty else { return nil }
    // A fill that covers the inner side leaves it looking like the rest of the inside.
    if innerWidth > 0, inner.backdrop == inside.backdrop { innerWidth = 0 }
    guard outerWidth + innerWidth > 0 else { return nil }
    // What borders on the ground is the tone of the outer side, where there is one.
    return Outline(
      coat: coat(outerWidth > 0 ? outer : inner, on: ground, strokes),
      width: outerWidth + innerWidth
    )
  }

  /// A painted surface as colours beside what lies behind it.
  static func coat(_ painted: Ground, on ground: Ground, _ paints: [ResolvedPaint]) -> Coat {
    let origin = ground.origin.beneath(paints)
    switch (painted.surface, ground.surface) {
    case (.unknown(let fact), _): return Coat(colors: .unknown(fact), origin: origin)
    case (.known(let over), .unknown(let fact)):
      let seen = over.map { $0.visible($0.color) }
      return Coat(colors: .unknown(fact), foregrounds: seen, origin: origin)
    case (.known(let over), .known(let under)):
      // Each colour behind gives as many in front as the paints have stops.
      let count = max(1, over.count / max(1, under.count))
      let pairs = over.enumerated().map { index, sample in
        let behind = under[min(index / count, under.count - 1)]
        return Coat.Pair(
          foreground: sample.visible(sample.color),
          background: behind.visible(behind.color)
        )
      }
      return Coat(colors: .known(pairs), origin: origin)
    }
  }
}
