internal import A11yModel

// Colours as written become colours as they are.
extension Painter {
  /// A colour as written, and how much of it is seen.
  struct Stop: Hashable {
    var color: ColorExpression
    var opacity: Double

    static func == (one: Stop, other: Stop) -> Bool {
      one.color === other.color && one.opacity == other.opacity
    }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(color)) }
  }

  /// A paint in each variant.
  mutating func resolve(
    _ paint: PaintNode.Paint,
    opacity: Double,
    _ context: Context
  ) -> [ResolvedPaint] {
    switch context.missingOpacity.map(PaintNode.Paint.unknown) ?? paint {
    case .unknown(let fact):
      let paint = ResolvedPaint(.unknown(fact), names: [])
      return Array(repeating: paint, count: variants.count)
    case .color(let color):
      guard let shown = shown(color, context) else {
        let paint = ResolvedPaint(.unknown(missing(color, context)), names: [])
        return Array(repeating: paint, count: variants.count)
      }
      // One colour is found once, however often it is used.
      let stop = Stop(color: shown, opacity: opacity)
      if let known = resolvedPaints[stop] { return known }
      let paints = resolve(stop)
      resolvedPaints[stop] = paints
      return paints
    case .gradient(let stops):
      return resolve(stops.map { Stop(color: $0.color, opacity: $0.opacity * opacity) }, context)
    }
  }

  /// One colour in each variant.
  private mutating func resolve(_ stop: Stop) -> [ResolvedPaint] {
    if let token = stop.color.token { usedTokens.insert(token) }
    let names = [stop.color.text]
    let resolved = variants.map { colors.resolve(stop.color, in: $0.index) }
    var paints: [ResolvedPaint] = []
    paints.reserveCapacity(variants.count)
    for index in variants.indices {
      if let same = resolved[..<index].firstIndex(of: resolved[index]), resolved[index] != nil {
        paints.append(paints[same])
      } else if let known = resolved[index] {
        paints.append(ResolvedPaint(known, opacity: stop.opacity, names: names))
      } else {
        let paint = ResolvedPaint(missingValue(of: stop.color, in: variants[index]), names: names)
        paints.append(paints.first { $0.isSame(as: paint) } ?? paint)
      }
    }
    return paints
  }

  /// What is not known of a colour that has no value in a variant.
  private func missingValue(
    of color: ColorExpression,
    in variant: Variant
  ) -> ResolvedPaint.Colors {
    if case .unknown(let reason) = color.meaning { return .unknown("\(color.text) (\(reason))") }
    let missing = colors.missing(color, in: variant.index)
    let reason = missing.reason.map { " (\($0))" } ?? ""
    if missing.isEverywhere { return .unknown("the value of ‘\(missing.name)’\(reason)") }
    // With increased contrast a token falls back on its value without.
    let appearance = (missing.reason == nil ? variant.appearance.base : variant.appearance).rawValue
    return .unknown("the \(appearance) value of ‘\(missing.name)’\(reason)")
  }

  private mutating func resolve(_ stops: [Stop], _ context: Context) -> [ResolvedPaint] {
    var paints: [ResolvedPaint] = []
    paints.reserveCapacity(variants.count)
    for variant in variants {
      let paint = resolve(stops, in: variant, context)
      paints.append(paints.first { $0.isSame(as: paint) } ?? paint)
    }
    return paints
  }

  private mutating func resolve(
    _ stops: [Stop],
    in variant: Variant,
    _ context: Context
  ) -> ResolvedPaint {
    var names: [String] = []
    var resolved: [Color] = []
    var (isStatic, usesSystemColor, isAssumed) = (true, false, false)
    for stop in stops {
      guard let expression = shown(stop.color, context) else {
        return ResolvedPaint(.unknown(missing(stop.color, context)), names: [])
      }
      names.append(expression.text)
      if let token = expression.token { usedTokens.insert(token) }
      guard let color = colors.resolve(expression, in: variant.index) else {
        return ResolvedPaint(
          missingValue(of: expression, in: variant),
          names: names,
          isStatic: isStatic,
          usesSystemColor: usesSystemColor,
          isAssumed: isAssumed
        )
      }
      resolved.append(color.color.opacity(stop.opacity))
      isStatic = isStatic && color.isStatic
      usesSystemColor = usesSystemColor || color.usesSystemColor
      isAssumed = isAssumed || color.isAssumed
    }
    return ResolvedPaint(
      resolved.count == 1 ? .one(resolved[0]) : .several(Self.shades(between: resolved)),
      names: names,
      isStatic: isStatic,
      usesSystemColor: usesSystemColor,
      isAssumed: isAssumed,
      opacity: stops.reduce(1) { $0 * $1.opacity }
    )
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
    switch expression.meaning {
    case .series: context.series.flatMap { node.seriesColors[$0] }
    case .state: context.state.flatMap { node.stateNodes[$0].color }
    default: expression
    }
  }

  /// Where the colours of paints are written: those of `series` and `state` where these have them.
  func colors(of paints: [PaintNode], _ context: Context) -> [WrittenColor] {
    paints.compactMap { paint in
      guard case .color(let color) = paint.paint, let shown = shown(color, context) else {
        return nil
      }
      let source: Int? =
        switch color.meaning {
        case .series: context.series.flatMap { node.component.chart?.series[$0].source }
        case .state: context.state.flatMap { node.component.states[$0].source }
        default: paint.source
        }
      return source.map {
        WrittenColor(name: shown.text, source: $0, attribute: SpecName.color.text)
      }
    }
  }

  /// What is not known where a series or state has no colour, by its name.
  private func missing(_ expression: ColorExpression, _ context: Context) -> String {
    let name: String? =
      switch expression.meaning {
      case .series: context.series.flatMap { node.component.chart?.series[$0].calling }
      case .state: context.state.map { node.component.states[$0].id }
      default: nil
      }
    return "the colour of the \(expression.text)" + (name.map { " ‘\($0)’" } ?? "")
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
