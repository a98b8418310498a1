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

  func resolve(
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

  private func resolve(
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
      guard let color = colors.resolve(expression, in: variant) else {
        paint.colors = .unknown("the \(variant.appearance.rawValue) value of ‘\(expression.text)’")
        return paint
      }
      resolved.append(color.color.opacity(stopOpacity * opacity))
      paint.isStatic = paint.isStatic && color.isStatic
      paint.usesSystemColor = paint.usesSystemColor || color.usesSystemColor
      paint.isAssumed = paint.isAssumed || color.isAssumed
    }
    paint.colors = .known(resolved)
    return paint
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
