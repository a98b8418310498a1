internal import A11yModel

// Colours as written become colours as they are.
extension Painter {
  /// A symbol's layers lie on one another; the last one that is seen carries its shape.
  static func topLayer(
    of layers: [(PaintNode.Role, ResolvedPaint)]
  ) -> [(PaintNode.Role, ResolvedPaint)] {
    layers.last { !$0.1.isClear }.map { [$0] } ?? []
  }

  static func lowerLayers(
    of layers: [(PaintNode.Role, ResolvedPaint)],
    on ground: Ground
  ) -> Ground {
    layers.filter { !$0.1.isClear }.dropLast().reduce(ground) { $0.painted(with: $1.1) }
  }

  mutating func resolve(
    _ paint: PaintNode.Paint,
    opacity: Double,
    in variant: Variant,
    _ context: Context
  ) -> ResolvedPaint {
    switch paint {
    case .unknown(let fact): return ResolvedPaint(colors: .unknown(fact), names: [])
    case .color(let color): return resolve([(color, 1)], opacity, in: variant, context)
    case .gradient(let stops):
      return resolve(stops.map { ($0.color, $0.opacity) }, opacity, in: variant, context)
    }
  }

  private mutating func resolve(
    _ stops: [(ColorExpression, Double)],
    _ opacity: Double,
    in variant: Variant,
    _ context: Context
  ) -> ResolvedPaint {
    var paint = ResolvedPaint(colors: .known([]), names: [])
    var resolved: [Color] = []
    for (written, stopOpacity) in stops {
      guard let expression = shown(written, context) else {
        return ResolvedPaint(colors: .unknown("the colour of the \(written.text)"), names: [])
      }
      paint.names.append(expression.text)
      if case .token(let name) = expression { usedTokens.insert(name) }
      guard let color = colors.resolve(expression, in: variant) else {
        let name = colors.missing(expression, in: variant)
        // With increased contrast a token falls back on its value without.
        let appearance = variant.appearance.base.rawValue
        paint.colors = .unknown("the \(appearance) value of ‘\(name)’")
        return paint
      }
      resolved.append(color.color.opacity(stopOpacity * opacity))
      paint.isStatic = paint.isStatic && color.isStatic
      paint.usesSystemColor = paint.usesSystemColor || color.usesSystemColor
      paint.isAssumed = paint.isAssumed || color.isAssumed
    }
    paint.colors = .known(Self.shades(between: resolved))
    return paint
  }

  /// Colours this far apart between two stops of a gradient stand for all of them.
  private static let steps = 8

  /// The colours of a gradient: its stops, and some of what lies between, where it may come nearer
  /// to another colour than any stop does.
  private static func shades(between stops: [Color]) -> [Color] {
    zip(stops, stops.dropFirst()).reduce(into: Array(stops.prefix(1))) { shades, pair in
      for step in 1...steps {
        let amount = Double(step) / Double(steps)
        shades.append(step == steps ? pair.1 : pair.0.shade(towards: pair.1, amount))
      }
    }
  }

  /// The expression behind `series` and `state`.
  private func shown(_ expression: ColorExpression, _ context: Context) -> ColorExpression? {
    switch expression {
    case .series: context.series.flatMap { node.seriesColors[$0] }
    case .state: context.state.flatMap { node.stateNodes[$0].color }
    default: expression
    }
  }
}

extension Color {
  /// A colour of the gradient between two, which mixes them with their opacities (CSS Images 4,
  /// section 3.5.2).
  fileprivate func shade(towards other: Color, _ amount: Double) -> Color {
    let alpha = (1 - amount) * self.alpha + amount * other.alpha
    guard alpha > 0 else { return .clear }
    let share = amount * other.alpha / alpha
    var shade = mixed(with: other, amount: share)
    shade.alpha = alpha
    return shade
  }
}
