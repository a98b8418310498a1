internal import A11yModel
internal import XML

// Patterns (SVG 2, section 14.3).
extension SVGPainter {
  private static let mostColors = 64

  /// The colours in a pattern, and what is between them.
  mutating func colors(
    of pattern: XML.Element,
    _ opacity: Double,
    _ place: PaintingPlace,
    _ group: Int
  ) -> [Color] {
    let key = PaintReferences.ServerKey(server: pattern.order, opacity: opacity, group: group)
    if let known = references.colors[key] { return known }
    let colors = painted(in: templates(of: pattern), opacity, place, group)
    references.colors[key] = colors
    return colors
  }

  private func painted(
    in chain: [XML.Element],
    _ opacity: Double,
    _ place: PaintingPlace,
    _ group: Int
  ) -> [Color] {
    guard let holder = chain.first(where: { !$0.isEmpty }) else { return [.clear] }
    var colors: [Color] = []
    var isFilled = false
    var open = holder.children
    while let element = open.popLast(), colors.count < Self.mostColors {
      open += element.children
      guard element.isSVG, !element.elements.contains(where: \.isSVG) else { continue }
      let style = styles.style(of: element, in: styles.groups[group][0])
      guard style.own.display != .none else { continue }
      let paints = [(style.fill, style.fillOpacity), (style.stroke, style.strokeOpacity)]
      for case (.color(let color), let share) in paints {
        let shown = color.opacity(share * style.own.opacity * opacity)
        if !colors.contains(shown) { colors.append(shown) }
      }
      if case .color(let color) = style.fill, style.fillOpacity * style.own.opacity >= 1,
        color.alpha >= 1, fills(element, chain, place)
      {
        isFilled = true
      }
    }
    return isFilled ? colors : [.clear] + colors
  }

  /// Whether an element of a pattern is a rectangle over the whole tile.
  private func fills(
    _ element: XML.Element,
    _ chain: [XML.Element],
    _ place: PaintingPlace
  ) -> Bool {
    guard element.name == "rect", element["transform"] == nil, element["rx"] == nil,
      element["ry"] == nil
    else { return false }
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
