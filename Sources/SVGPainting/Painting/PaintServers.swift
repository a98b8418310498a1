internal import A11yModel
internal import CSS
internal import Geometry
internal import XML

// Colours, gradients and patterns (SVG 2, sections 13 and 14).
extension SVGPainter {
  static let systemColor = "a colour that depends on the system"

  /// What a shape is painted with in each group of appearances.
  ///
  /// - Parameters:
  ///   - place: where it is painted.
  ///   - shape: the shape; nil where nothing is known of its box.
  ///   - paint: the paint that its style gives, and its opacity.
  /// - Returns: one ink for each group.
  mutating func inks(
    _ place: PaintingPlace,
    _ shape: Shape?,
    _ paint: (ComputedStyle) -> (ShownPaint, Double)
  ) -> [Ink] {
    var inks: [Ink] = []
    for group in place.styles.indices {
      guard isVisible(place, in: group) else {
        inks.append(.none)
        continue
      }
      let (paint, opacity) = paint(styles.styles[place.styles[group]])
      inks.append(ink(paint, opacity, place, group, shape))
    }
    return inks
  }

  /// What something is painted with in one group of appearances.
  ///
  /// - Parameters:
  ///   - paint: the paint that its style gives.
  ///   - opacity: the opacity of the paint.
  ///   - place: where it is painted.
  ///   - group: the group of appearances.
  ///   - shape: the shape; nil where nothing is known of its box.
  /// - Returns: the ink; `none` where nothing is painted.
  mutating func ink(
    _ paint: ShownPaint,
    _ opacity: Double,
    _ place: PaintingPlace,
    _ group: Int,
    _ shape: Shape?
  ) -> Ink {
    guard opacity > 0 else { return .none }
    switch paint {
    case .none: return .none
    case .color(let color): return .color(color.opacity(opacity))
    case .contextFill, .contextStroke: return .unknown("the paint of what a marker stands on")
    case .unknown: return .unknown(Self.systemColor)
    case .reference(let address, let fallback):
      if let server = file.target(of: address),
        let ink = ink(of: server, opacity, place, group, shape)
      {
        return ink
      }
      switch fallback {
      case .none: return .none
      case .color(let color): return .color(color.opacity(opacity))
      case .unknown: return .unknown(Self.systemColor)
      }
    }
  }

  /// What a gradient or a pattern paints; nil of anything else, and of one that cannot be painted.
  private mutating func ink(
    of server: XML.Element,
    _ opacity: Double,
    _ place: PaintingPlace,
    _ group: Int,
    _ shape: Shape?
  ) -> Ink? {
    switch server.name {
    case "linearGradient", "radialGradient":
      return gradient(server, opacity, place, group, shape)
    case "pattern":
      guard let tile = tile(of: server, opacity, place, group, shape) else { return nil }
      return tile.doubt.map(Ink.unknown) ?? .pattern(tile)
    default: return nil
    }
  }

  /// An element and those whose attributes and children stand for what it lacks.
  func templates(of server: XML.Element) -> [XML.Element] {
    var chain = [server]
    while let address = chain[chain.count - 1].address,
      let next = file.target(of: address), chain.count < 32,
      !chain.contains(where: { $0.order == next.order })
    {
      chain.append(next)
    }
    return chain
  }

  private mutating func gradient(
    _ server: XML.Element,
    _ opacity: Double,
    _ place: PaintingPlace,
    _ group: Int,
    _ shape: Shape?
  ) -> Ink? {
    let chain = templates(of: server)
    if let doubt = doubt(ofServer: chain, group) { return .unknown(doubt) }
    let found = stops(of: server, chain, opacity, group)
    if let doubt = found.doubt { return .unknown(doubt) }
    let stops = found.all
    guard !stops.isEmpty else { return Ink.none }
    func attribute(_ name: String) -> String? { chain.lazy.compactMap { $0[name] }.first }
    let units = attribute("gradientUnits").flatMap(ColorRamp.Units.init) ?? .objectBoundingBox
    func coordinate(_ name: String, _ direction: LengthBasis.Direction, _ missing: Double) -> Double
    {
      guard let length = attribute(name).flatMap({ Length($0) }) else {
        return units == .objectBoundingBox
          ? missing : missing * place.viewport.extent(along: direction)
      }
      return units == .objectBoundingBox
        ? (length.unit == .percent ? length.value / 100 : length.value)
        : length.pixels(basis(of: place), along: direction)
    }
    let geometry: ColorRamp.Geometry
    if server.name == "linearGradient" {
      geometry = .linear(
        Point(coordinate("x1", .horizontal, 0), coordinate("y1", .vertical, 0)),
        Point(coordinate("x2", .horizontal, 1), coordinate("y2", .vertical, 0))
      )
    } else {
      let center = Point(
        coordinate("cx", .horizontal, 0.5),
        coordinate("cy", .vertical, 0.5)
      )
      geometry = .radial(
        focus: Point(
          attribute("fx") == nil ? center.x : coordinate("fx", .horizontal, 0.5),
          attribute("fy") == nil ? center.y : coordinate("fy", .vertical, 0.5)
        ),
        focalRadius: coordinate("fr", .diagonal, 0),
        center: center,
        radius: coordinate("r", .diagonal, 0.5)
      )
    }
    let box = shape?.boundingBox(tolerance: 0.1)
    // SVG 2, section 14.2.2: where the box has no width or no height, the paint is not there.
    if units == .objectBoundingBox, let box, !(box.width > 0 && box.height > 0) { return nil }
    if stops.count == 1 { return .color(stops[0].color) }
    if found.isMoved || units == .objectBoundingBox && box == nil {
      return .several(stops.map(\.color))
    }
    let ramp = ColorRamp(
      geometry,
      stops: stops,
      spread: attribute("spreadMethod").flatMap(ColorRamp.Spread.init) ?? .pad,
      units: units,
      box: box,
      gradientTransform: attribute("gradientTransform").flatMap { try? Transform($0) }
        ?? .identity,
      transform: place.transform
    )
    return ramp.map { .gradient($0) } ?? Ink.none
  }

  /// Why it is not known what a gradient or a pattern paints.
  ///
  /// - Parameters:
  ///   - chain: it and those whose attributes and children stand for what it lacks.
  ///   - group: the group of appearances.
  /// - Returns: nil where it is known.
  func doubt(ofServer chain: [XML.Element], _ group: Int) -> String? {
    for server in chain {
      let style = styles.style(of: server, in: styles.groups[group][0])
      if let doubt = style.doubtOfServer { return doubt }
      // Not all browsers paint with it then (SVG 2, sections 14.2.2 and 14.3).
      if style.own.display == .none { return "whether a paint that is not displayed is used" }
    }
    return nil
  }

  /// Whether a style or an animation moves a gradient or a pattern, or the stops in it.
  func isMoved(_ chain: [XML.Element], _ group: Int) -> Bool {
    chain.contains { server in
      ([server] + server.children.filter { $0.name == "stop" }).contains { element in
        let own = styles.style(of: element, in: styles.groups[group][0]).own
        return own.isPlaceUnknown || !own.geometry.isEmpty
      }
    }
  }

  /// Whatever is painted with a gradient is compared by each of its colours; a map of colours that a
  /// library writes has 256.
  private static let mostStops = 256

  private mutating func stops(
    of server: XML.Element,
    _ chain: [XML.Element],
    _ opacity: Double,
    _ group: Int
  ) -> PaintReferences.Stops {
    let key = PaintReferences.ServerKey(server: server.order, opacity: opacity, group: group)
    if let known = references.stops[key] { return known }
    var stops = PaintReferences.Stops()
    stops.isMoved = isMoved(chain, group)
    let holder = chain.first { $0.elements.contains { $0.name == "stop" } }
    for stop in holder?.children ?? [] where stop.name == "stop" {
      guard stops.all.count < Self.mostStops else {
        stops.doubt = "the colours of a gradient with more than \(Self.mostStops) stops"
        break
      }
      let style = styles.style(of: stop, in: styles.groups[group][0])
      guard let color = style.stopColor else {
        stops.doubt = style.doubtOfStop ?? Self.systemColor
        break
      }
      let offset = stop["offset"].flatMap { Length($0) }
      let share = offset.map { $0.unit == .percent ? $0.value / 100 : $0.value } ?? 0
      stops.all.append(
        ColorRamp.Stop(
          offset: share.isFinite ? max(0, share) : 0,
          color: color.opacity(style.own.stopOpacity * opacity)
        )
      )
    }
    references.stops[key] = stops
    return stops
  }
}
