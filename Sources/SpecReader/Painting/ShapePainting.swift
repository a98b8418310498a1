internal import A11yModel

/// Paints one shape in one variant: its inside, and the bands of its strokes on either side of its
/// edge.
final class ShapePainting {
  /// The shape's own colour against what lies behind it; nil where it paints no inside.
  let fill: Coat?
  let outline: Outline?
  /// What lies behind anything within the shape.
  let inside: Ground

  /// What lies behind anything over the shape: its inside, or its stroke where that is all of it.
  let face: Ground

  /// One of its paints, in each variant.
  struct Layer {
    var role: PaintNode.Role
    var paints: [ResolvedPaint]
  }

  /// - Parameters:
  ///   - layers: back to front.
  ///   - variant: the place of the variant among those of the component.
  ///   - ground: what it is painted on.
  ///   - ignoresLines: whether lines behind it are nothing it must be told from.
  init(
    _ layers: [Layer],
    in variant: Int,
    on ground: Ground,
    ignoresLines: Bool
  ) {
    var fills: [ResolvedPaint] = []
    var painted = ground
    var hasStroke = false
    for index in layers.indices {
      let paint = layers[index].paints[variant]
      guard !paint.isClear else { continue }
      guard case .fill = layers[index].role else {
        hasStroke = true
        continue
      }
      fills.append(paint)
      painted = painted.painted(with: paint)
    }
    fill = fills.isEmpty ? nil : Self.coat(painted, on: ground, fills, ignoresLines)
    inside = painted.simplified
    let bands = hasStroke ? StrokeBands(layers, in: variant, on: ground) : nil
    guard let bands, let (band, insideWidth) = bands.visible(besides: painted) else {
      outline = nil
      face = inside
      return
    }
    outline = Outline(
      coat: Self.coat(band.ground, on: ground, bands.paints, ignoresLines),
      width: band.width,
      insideWidth: insideWidth,
      // What is faded with other things is not by itself.
      paints: ground.isFaded ? [] : bands.colors
    )
    face = fills.isEmpty ? band.ground.simplified : inside
  }

  /// A painted surface as colours beside what lies behind it.
  private static func coat(
    _ painted: Ground,
    on ground: Ground,
    _ paints: [ResolvedPaint],
    _ ignoresLines: Bool
  ) -> Coat {
    let origin = ground.origin(of: paints)
    switch (painted.surface, ground.surface) {
    case (.unknown(let fact, _), _): return Coat(colors: .unknown(fact), origin: origin)
    case (_, .unknown(let fact, _)):
      let tones = painted.surface.samples.map(\.visible)
      return Coat(colors: .unknown(fact), tones: tones, origin: origin)
    case (.plain(let over), .plain(let under)):
      let pair = Coat.Pair(
        foreground: over,
        background: under,
        ratio: ContrastRatio(luminances: painted.luminance, ground.luminance)
      )
      return Coat(colors: .known([pair]), tones: [over], origin: origin)
    case (.plain, _), (.known, _):
      let over = painted.surface.samples
      let under = ground.surface.samples
      // Each colour behind gives as many in front as the paints have stops.
      let count = max(1, over.count / max(1, under.count))
      let ignoresLines = ignoresLines && under.contains { !$0.isLine }
      var pairs: [Coat.Pair] = []
      pairs.reserveCapacity(over.count)
      for index in over.indices {
        let behind = min(index / count, under.count - 1)
        if ignoresLines, under[behind].isLine { continue }
        pairs.append(
          Coat.Pair(foreground: over[index].visible, background: under[behind].visible)
        )
      }
      return Coat(colors: .known(pairs), tones: pairs.map(\.foreground), origin: origin)
    }
  }
}
