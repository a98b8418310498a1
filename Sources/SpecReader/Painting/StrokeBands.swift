internal import A11yModel

/// The bands that a shape's strokes paint on either side of its edge.
///
/// On the outer side strokes lie on the ground alone; on the inner side among the fills, which may
/// cover them.
struct StrokeBands {
  /// The strokes that are seen at all, back to front.
  private(set) var paints: [ResolvedPaint] = []
  private var outer: Band
  private var inner: Band

  /// One side of the edge.
  struct Band {
    var ground: Ground

    /// Points from the edge.
    var width = 0.0
  }

  init(_ layers: [ShapePainting.Layer], in variant: Int, on ground: Ground) {
    outer = Band(ground: ground)
    inner = Band(ground: ground)
    let seen = layers.filter { !$0.paints[variant].isClear }
    let strokes = seen.compactMap { layer -> Double? in
      guard case .stroke(let width, let alignment, _) = layer.role else { return nil }
      return Self.reach(width, alignment).outer
    }
    let farthest = strokes.max() ?? 0
    for layer in seen {
      let paint = layer.paints[variant]
      guard case .stroke(let width, let alignment, _) = layer.role else {
        inner.ground = inner.ground.painted(with: paint)
        continue
      }
      guard width > 0 else { continue }
      self.paints.append(paint)
      let reach = Self.reach(width, alignment)
      // What borders on the ground is the stroke that reaches farthest, as far as a later one
      // leaves it to be seen.
      if reach.outer == farthest, farthest > 0 {
        outer.ground = outer.ground.painted(with: paint)
        outer.width = farthest
      } else if reach.outer > 0 {
        outer.width = min(outer.width, farthest - reach.outer)
      }
      if reach.inner > 0 {
        inner.ground = inner.ground.painted(with: paint)
        inner.width = max(inner.width, reach.inner)
      }
    }
  }

  /// How far a stroke reaches on either side of the edge.
  private static func reach(
    _ width: Double,
    _ alignment: StrokeAlignment
  ) -> (outer: Double, inner: Double) {
    switch alignment {
    case .inside: (0, width)
    case .center: (width / 2, width / 2)
    case .outside: (width, 0)
    }
  }

  /// The colours of the strokes by themselves; empty where one is not known.
  var colors: [Color] {
    paints.reduce([.clear]) { below, paint in
      guard let colors = paint.known, below.count * colors.count <= Self.mostColors else {
        return []
      }
      return below.flatMap { below in colors.map { $0.layered(over: below) } }
    }
  }

  /// More colours than this of one outline are not told apart.
  private static let mostColors = 256

  /// The band that is seen beside what the shape paints within, and how much of it lies there; nil
  /// where there is none.
  func visible(besides inside: Ground) -> (band: Band, insideWidth: Double)? {
    var inner = inner
    // A fill that covers the inner side leaves it looking like the rest of the inside.
    if case .known = inside.backdrop, inner.ground.backdrop == inside.backdrop { inner.width = 0 }
    // What borders on the ground is the tone of the outer side, where there is one.
    guard outer.width > 0 else { return inner.width > 0 ? (inner, inner.width) : nil }
    guard paints.count == 1 else { return (outer, 0) }
    return (Band(ground: outer.ground, width: outer.width + inner.width), inner.width)
  }
}
