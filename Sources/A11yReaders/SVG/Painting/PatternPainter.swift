internal import A11yModel
internal import XML

// Patterns (SVG 2, section 14.3).
extension SVGPainter {
  private static let mostColors = 64

  /// What a tile of a pattern shows.
  mutating func tile(
    of pattern: XML.Element,
    _ opacity: Double,
    _ place: PaintingPlace,
    _ group: Int
  ) -> PatternTile {
    let key = PaintReferences.ServerKey(server: pattern.order, opacity: opacity, group: group)
    if let known = references.tiles[key] { return known }
    let tile = painted(in: templates(of: pattern), opacity, place, group)
    references.tiles[key] = tile
    return tile
  }

  private func painted(
    in chain: [XML.Element],
    _ opacity: Double,
    _ place: PaintingPlace,
    _ group: Int
  ) -> PatternTile {
    guard let holder = chain.first(where: { !$0.isEmpty }) else {
      return PatternTile(colors: [.clear])
    }
    var colors: [Color] = []
    var ground: Color?
    var drawing = PatternDrawing(box(of: chain, place))
    var open = Array(holder.children.reversed())
    while let element = open.popLast(), colors.count < Self.mostColors {
      let style = styles.style(of: element, in: styles.groups[group][0])
      guard element.isSVG, painted.contains(element), style.own.display != .none else { continue }
      if let doubt = doubt(of: element, style) { return PatternTile(colors: [], doubt: doubt) }
      let isPlain =
        element["transform"] == nil && style.own.geometry.isEmpty && !style.own.isPlaceUnknown
      if !isPlain { drawing.isKnown = false }
      guard !Self.holders.contains(element.name) else {
        open += element.children.reversed()
        continue
      }
      if case .color(let color) = style.fill, style.fillOpacity * style.own.opacity >= 1,
        color.alpha >= 1, isPlain, fills(element, chain, place)
      {
        // It hides all before it.
        ground = color.opacity(opacity)
        colors = [color.opacity(opacity)]
        drawing.clear()
        continue
      }
      let isSeen = draw(element, style, place, group, on: &drawing)
      let paints = [
        (style.fill, style.fillOpacity, isSeen), (style.stroke, style.strokeOpacity, true),
      ]
      for case (.color(let color), let share, true) in paints {
        var shown = color.opacity(share * style.own.opacity)
        if let ground, opacity >= 1 { shown = shown.composited(over: ground) }
        shown = shown.opacity(opacity)
        if !colors.contains(shown) { colors.append(shown) }
      }
    }
    return PatternTile(
      colors: ground == nil ? [.clear] + colors : colors,
      ground: drawing.share.map { $0 < 0.5 } ?? false ? ground : nil,
      drawing: drawing.drawing(turned: chain.lazy.compactMap { $0["patternTransform"] }.first)
    )
  }

  /// Elements that paint nothing but what they hold.
  private static let holders: Set<String> = ["g", "a", "switch", "svg"]

  /// Why it is not known how an element of a pattern looks.
  private func doubt(of element: XML.Element, _ style: ComputedStyle) -> String? {
    let doubt =
      switch element.name {
      case _ where Self.holders.contains(element.name): style.doubtOfWhole
      case "text": style.doubtOfText
      default: style.doubtOfShape
      }
    if let doubt { return doubt }
    let isSystem = style.fill == .unknown || style.stroke == .unknown
    return isSystem && !Self.holders.contains(element.name) ? Self.systemColor : nil
  }

  /// Notes where an element is painted.
  ///
  /// - Returns: whether its inside may be seen: lines have none, and are filled all the same.
  private func draw(
    _ element: XML.Element,
    _ style: ComputedStyle,
    _ place: PaintingPlace,
    _ group: Int,
    on drawing: inout PatternDrawing
  ) -> Bool {
    var place = place
    place.styles[0] = styles.number(of: element, in: styles.groups[group][0])
    guard drawing.isKnown, let shape = shape(of: element, place) else {
      drawing.isKnown = false
      return true
    }
    let tracing = Tracing(shape, .identity)
    if tracing.shortfall != nil { drawing.isKnown = false }
    var isSeen = !drawing.isKnown
    if case .color = style.fill, element.name != "line" {
      isSeen = drawing.add(tracing.fill(style.fillRule)) || isSeen
    }
    if case .color = style.stroke { drawing.add(tracing.stroke(stroke(style, of: element, place))) }
    return isSeen
  }

  /// The tile in its own units; nil where they are not those of what it is painted on.
  private func box(of chain: [XML.Element], _ place: PaintingPlace) -> Box? {
    func number(_ name: String, _ direction: LengthBasis.Direction) -> Double? {
      chain.lazy.compactMap { length(name, of: $0, place, direction) }.first
    }
    guard chain.contains(where: { $0["patternUnits"] == "userSpaceOnUse" }),
      !chain.contains(where: { $0["viewBox"] != nil || $0["patternContentUnits"] != nil }),
      let width = number("width", .horizontal), let height = number("height", .vertical),
      width > 0, height > 0
    else { return nil }
    return Box(
      x: number("x", .horizontal) ?? 0,
      y: number("y", .vertical) ?? 0,
      width: width,
      height: height
    )
  }

  /// Whether an element of a pattern is a rectangle over the whole tile.
  private func fills(
    _ element: XML.Element,
    _ chain: [XML.Element],
    _ place: PaintingPlace
  ) -> Bool {
    guard element.name == "rect", element["rx"] == nil, element["ry"] == nil else { return false }
    func side(_ name: String, _ direction: LengthBasis.Direction) -> Double? {
      chain.lazy.compactMap { length(name, of: $0, place, direction) }.first
    }
    func own(_ name: String, _ direction: LengthBasis.Direction) -> Double {
      length(name, of: element, place, direction) ?? 0
    }
    let isFull = element["width"] == "100%" && element["height"] == "100%"
    guard own("x", .horizontal) <= 0, own("y", .vertical) <= 0 else { return false }
    if isFull { return true }
    guard chain.contains(where: { $0["patternUnits"] == "userSpaceOnUse" }),
      !chain.contains(where: { $0["viewBox"] != nil || $0["patternContentUnits"] != nil }),
      let width = side("width", .horizontal), let height = side("height", .vertical)
    else { return false }
    return own("x", .horizontal) + own("width", .horizontal) >= width
      && own("y", .vertical) + own("height", .vertical) >= height
  }
}
