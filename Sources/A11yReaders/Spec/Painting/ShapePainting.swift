internal import A11yModel

/// Paints one shape in one variant: its inside, and the bands of its strokes on either side of its
/// edge.
struct ShapePainting {
  /// The shape's own colour against what lies behind it; nil where it paints no inside.
  var fill: Coat?
  var outline: Outline?
  /// What lies behind anything within the shape.
  var inside: Ground

  /// What lies behind anything over the shape: its inside, or its stroke where that is all of it.
  var face: Ground

  /// - Parameters:
  ///   - paints: back to front.
  ///   - ground: what it is painted on.
  ///   - ignoresLines: whether lines behind it are nothing it must be told from.
  init(
    _ paints: [(role: PaintNode.Role, paint: ResolvedPaint)],
    on ground: Ground,
    ignoresLines: Bool
  ) {
    let fills = paints.filter { $0.role == .fill && !$0.paint.isClear }
    let painted = fills.reduce(ground) { $0.painted(with: $1.paint) }
    let bands = StrokeBands(paints, on: ground)
    var stroke: Ground?
    if !fills.isEmpty {
      fill = Self.coat(painted, on: ground, fills.map(\.paint), ignoresLines)
    }
    if let (band, insideWidth) = bands.visible(besides: painted) {
      outline = Outline(
        coat: Self.coat(band.ground, on: ground, bands.paints, ignoresLines),
        width: band.width,
        insideWidth: insideWidth,
        // What is faded with other things is not by itself.
        paints: ground.isFaded ? [] : bands.colors
      )
      if fills.isEmpty { stroke = band.ground.simplified }
    }
    inside = painted.simplified
    face = stroke ?? inside
  }

  /// A painted surface as colours beside what lies behind it.
  private static func coat(
    _ painted: Ground,
    on ground: Ground,
    _ paints: [ResolvedPaint],
    _ ignoresLines: Bool
  ) -> Coat {
    var coat = Coat(colors: .unknown(""), origin: ground.origin(of: paints))
    switch (painted.surface, ground.surface) {
    case (.unknown(let fact, _), _): coat.colors = .unknown(fact)
    case (.known(let over), .unknown(let fact, _)):
      coat.colors = .unknown(fact)
      coat.tones = over.map(\.visible)
    case (.known(let over), .known(let under)):
      // Each colour behind gives as many in front as the paints have stops.
      let count = max(1, over.count / max(1, under.count))
      let hasMore = under.contains { !$0.isLine }
      let pairs = over.enumerated().compactMap { index, sample -> Coat.Pair? in
        let behind = under[min(index / count, under.count - 1)]
        guard !(ignoresLines && hasMore && behind.isLine) else { return nil }
        return Coat.Pair(foreground: sample.visible, background: behind.visible)
      }
      coat.colors = .known(pairs)
      coat.tones = pairs.map(\.foreground)
    }
    return coat
  }
}
