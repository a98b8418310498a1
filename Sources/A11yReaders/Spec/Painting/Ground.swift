internal import A11yModel

/// What a part is painted on, in one variant.
struct Ground {
  var surface: Surface
  var origin = PaintOrigin()

  enum Surface {
    case known([Sample])
    /// The phrase names the missing fact.
    case unknown(String)
  }

  /// One colour of it, with the groups that are still to be faded.
  struct Sample: Hashable {
    var color: Color
    var groups: [Group] = []
    var share: Double?
  }

  /// A group with opacity: what it lies on, and how much of it is seen.
  ///
  /// A group is composited first and faded as a whole (Compositing and Blending Level 1,
  /// section 3.4): fading each of its colours towards what lies behind the group is the same.
  struct Group: Hashable {
    var base: Color
    var opacity: Double
  }

  /// The ground with a group of this opacity opened on it.
  func opening(_ opacity: Double) -> Ground {
    guard opacity < 1, case .known(let samples) = surface else { return self }
    var ground = self
    ground.surface = .known(
      samples.map { sample in
        var sample = sample
        sample.groups.append(Group(base: sample.color, opacity: opacity))
        return sample
      }
    )
    return ground
  }

  /// What a user sees of it.
  var backdrop: Backdrop {
    switch surface {
    case .unknown(let fact): .unknown(fact)
    case .known(let samples):
      .known(samples.map { Backdrop.Sample(color: $0.visible($0.color), share: $0.share) })
    }
  }
}

extension Ground.Sample {
  /// A colour at this place, as it is seen once all groups are faded.
  func visible(_ color: Color) -> Color {
    groups.reversed().reduce(color) { $1.base.mixed(with: $0, amount: $1.opacity) }
  }
}

/// A paint in one variant.
struct ResolvedPaint {
  var colors: Colors
  var names: [String]
  var isStatic = true
  var usesSystemColor = false
  var isAssumed = false

  enum Colors {
    /// One colour, or those of a gradient's stops.
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
    result.origin = origin.painted(with: paint)
    switch (surface, paint.colors) {
    case (_, .unknown(let fact)): result.surface = .unknown(fact)
    case (.unknown, .known(let colors)) where paint.isOpaque:
      result.surface = .known(colors.map { Sample(color: $0) })
    case (.unknown, .known): break
    case (.known(let samples), .known(let colors)):
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

extension PaintOrigin {
  /// Where a ground comes from once a paint covers it.
  func painted(with paint: ResolvedPaint) -> PaintOrigin {
    guard !paint.isOpaque else {
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

  /// The origin of paints on this ground.
  func beneath(_ paints: [ResolvedPaint]) -> PaintOrigin {
    var result = self
    result.foreground = paints.flatMap(\.names)
    result.isForegroundStatic = paints.allSatisfy(\.isStatic)
    result.isForegroundOpaque = paints.contains(where: \.isOpaque)
    result.usesSystemColor = usesSystemColor || paints.contains(where: \.usesSystemColor)
    result.isAssumed = isAssumed || paints.contains(where: \.isAssumed)
    return result
  }
}
