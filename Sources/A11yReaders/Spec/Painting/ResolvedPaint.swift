internal import A11yModel

/// A paint in one variant.
struct ResolvedPaint {
  var colors: Colors
  var names: [String]
  var isStatic = true
  var usesSystemColor = false
  var isAssumed = false

  enum Colors {
    /// One colour, or those of a gradient.
    case known([Color])
    case unknown(String)
  }

  /// Whether nothing behind it shows through.
  var isOpaque: Bool {
    if case .known(let colors) = colors { colors.allSatisfy { $0.alpha >= 1 } } else { false }
  }

  /// Whether nothing of it is seen.
  var isClear: Bool {
    if case .known(let colors) = colors { colors.allSatisfy { $0.alpha <= 0 } } else { false }
  }
}

extension Ground {
  /// The ground after a paint covers it.
  func painted(with paint: ResolvedPaint) -> Ground {
    guard !paint.isClear else { return self }
    var result = self
    result.origin = origin.painted(with: paint, isFaded: isFaded)
    switch (surface, paint.colors) {
    case (_, .unknown(let fact)): result.surface = .unknown(fact)
    case (.unknown(_, isFaded: false), .known(let colors)) where paint.isOpaque:
      result.surface = .known(colors.map { Sample(color: $0) })
    case (.unknown, .known): break
    case (.known(let samples), .known(let colors)):
      guard samples.count * colors.count <= Self.mostSamples else {
        result.surface = .unknown(Self.tooMany)
        break
      }
      result.surface = .known(
        samples.flatMap { sample in
          colors.map { color in
            var sample = sample
            sample.color = color.composited(over: sample.color)
            if colors.count > 1 { sample.share = nil }
            return sample
          }
        }
      )
    }
    return result
  }
}

extension Ground {
  /// Whether a group with opacity lets through what lies behind it.
  var isFaded: Bool {
    switch surface {
    case .known(let samples): samples.contains { !$0.groups.isEmpty }
    case .unknown(_, let isFaded): isFaded
    }
  }

  /// The origin of paints on this ground.
  func origin(of paints: [ResolvedPaint]) -> PaintOrigin {
    // What an opaque paint covers has no part in it.
    let seen = paints[(paints.lastIndex(where: \.isOpaque) ?? 0)...]
    var result = origin
    result.foreground = seen.flatMap(\.names)
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
