internal import A11yModel

/// A paint in one variant; variants in which it is the same share it.
final class ResolvedPaint {
  let colors: Colors
  let names: [String]
  let isStatic: Bool
  let usesSystemColor: Bool
  let isAssumed: Bool

  /// How much of its colours the author lets be seen.
  let opacity: Double

  /// Whether nothing behind it shows through.
  let isOpaque: Bool

  /// Whether nothing of it is seen.
  let isClear: Bool

  enum Colors: Equatable {
    case one(Color)
    /// Those of a gradient.
    case several([Color])
    case unknown(String)
  }

  init(
    _ colors: Colors,
    names: [String],
    isStatic: Bool = true,
    usesSystemColor: Bool = false,
    isAssumed: Bool = false,
    opacity: Double = 1
  ) {
    self.opacity = opacity
    self.colors = colors
    self.names = names
    self.isStatic = isStatic
    self.usesSystemColor = usesSystemColor
    self.isAssumed = isAssumed
    switch colors {
    case .one(let color): (isOpaque, isClear) = (color.alpha >= 1, color.alpha <= 0)
    case .several(let colors):
      isOpaque = colors.allSatisfy { $0.alpha >= 1 }
      isClear = colors.allSatisfy { $0.alpha <= 0 }
    case .unknown: (isOpaque, isClear) = (false, false)
    }
  }

  /// A colour of the table, as much of it as is seen.
  convenience init(_ resolved: ColorTable.Resolved, opacity: Double, names: [String]) {
    self.init(
      .one(resolved.color.opacity(opacity)),
      names: names,
      isStatic: resolved.isStatic,
      usesSystemColor: resolved.usesSystemColor,
      isAssumed: resolved.isAssumed,
      opacity: opacity
    )
  }

  /// Its colours, as far as they are known.
  var known: [Color]? {
    switch colors {
    case .one(let color): [color]
    case .several(let colors): colors
    case .unknown: nil
    }
  }

  /// Whether another paints the same and comes from the same place.
  func isSame(as other: ResolvedPaint) -> Bool {
    colors == other.colors && names == other.names && isStatic == other.isStatic
      && usesSystemColor == other.usesSystemColor && isAssumed == other.isAssumed
  }
}

extension Ground {
  /// The ground after a paint covers it.
  func painted(with paint: ResolvedPaint) -> Ground {
    guard !paint.isClear else { return self }
    return Ground(
      surface: surface(under: paint),
      origin: origin.painted(with: paint, isFaded: isFaded)
    )
  }

  private func surface(under paint: ResolvedPaint) -> Surface {
    switch (surface, paint.colors) {
    case (_, .unknown(let fact)): return .unknown(fact)
    case (.plain(let behind), .one(let color)): return .plain(color.composited(over: behind))
    case (.unknown(_, isFaded: false), .one(let color)) where paint.isOpaque: return .plain(color)
    case (.unknown(_, isFaded: false), .several(let colors)) where paint.isOpaque:
      return .known(colors.map { Sample(color: $0) })
    case (.unknown, _): return surface
    case (.plain, _), (.known, _):
      let samples = surface.samples
      let colors = paint.known ?? []
      guard samples.count * colors.count <= Self.mostSamples else { return .unknown(Self.tooMany) }
      var painted: [Sample] = []
      painted.reserveCapacity(samples.count * colors.count)
      for sample in samples {
        for color in colors {
          var sample = sample
          sample.color = color.composited(over: sample.color)
          if colors.count > 1 { sample.share = nil }
          painted.append(sample)
        }
      }
      return .known(painted)
    }
  }

  /// The origin of paints on this ground.
  func origin(of paints: [ResolvedPaint]) -> PaintOrigin {
    // What an opaque paint covers has no part in it.
    let seen = paints[(paints.lastIndex(where: \.isOpaque) ?? 0)...]
    var result = origin
    result.foreground = seen.count == 1 ? seen[seen.startIndex].names : seen.flatMap(\.names)
    result.foregroundOpacity = seen.reduce(fading) { $0 * $1.opacity }
    result.isForegroundStatic = seen.allSatisfy(\.isStatic)
    result.isForegroundOpaque = seen.contains(where: \.isOpaque) && !isFaded
    result.usesSystemColor = origin.usesSystemColor || seen.contains(where: \.usesSystemColor)
    result.isAssumed = origin.isAssumed || seen.contains(where: \.isAssumed)
    return result
  }
}

extension PaintOrigin {
  /// Where a ground comes from once a paint covers it.
  fileprivate func painted(with paint: ResolvedPaint, isFaded: Bool) -> PaintOrigin {
    guard !paint.isOpaque || isFaded else {
      return PaintOrigin(
        background: paint.names,
        isBackgroundStatic: paint.isStatic,
        usesSystemColor: paint.usesSystemColor,
        isAssumed: paint.isAssumed
      )
    }
    var result = self
    result.background += paint.names
    result.backgroundOpacity *= paint.opacity
    result.isBackgroundStatic = isBackgroundStatic && paint.isStatic
    result.usesSystemColor = usesSystemColor || paint.usesSystemColor
    result.isAssumed = isAssumed || paint.isAssumed
    return result
  }

  /// Where two grounds side by side come from.
  func joined(with other: PaintOrigin) -> PaintOrigin {
    var result = self
    result.background += other.background.filter { !background.contains($0) }
    result.isBackgroundStatic = isBackgroundStatic && other.isBackgroundStatic
    result.usesSystemColor = usesSystemColor || other.usesSystemColor
    result.isAssumed = isAssumed || other.isAssumed
    return result
  }
}
