internal import A11yModel
internal import CSS
internal import Geometry
internal import SVGPainting
internal import XML

// Where colours are written.
extension SVGPainter {
  /// Where the colour of a text is written; nowhere where a change there paints something else.
  func colors(of text: PlacedText) -> [WrittenColor] {
    guard !text.isRepeated, let color = Self.color(text.inks) else { return [] }
    let style = styles.style(of: text.element, in: .light)
    let properties = PaintProperty.allCases.filter { style[$0] == .color(.fixed(color)) }
    let places = properties.compactMap { place(of: color, $0, text.element) }
    return places.count == properties.count ? places : []
  }

  /// Where the colours of shapes are written that look alike; nowhere where a change there paints
  /// something else.
  ///
  /// - Parameters:
  ///   - elements: all of them.
  ///   - fill: what their insides are painted with, in each group of appearances.
  ///   - stroke: the same of their edges.
  /// - Returns: the places of both colours, those of each all or none.
  func colors(of elements: [XML.Element], fill: [Ink], stroke: [Ink]) -> [WrittenColor] {
    let inside = colors(of: elements, fill, .fill)
    let edge = colors(of: elements, stroke, .stroke)
    return fill == stroke && (inside.isEmpty || edge.isEmpty) ? [] : inside + edge
  }

  private func colors(
    of elements: [XML.Element],
    _ inks: [Ink],
    _ property: PaintProperty
  ) -> [WrittenColor] {
    guard let color = Self.color(inks) else { return [] }
    var places: [WrittenColor] = []
    for element in elements {
      guard let place = place(of: color, property, element) else { return [] }
      places.append(place)
    }
    return places
  }

  /// The one colour of some inks that hides what is behind it.
  private static func color(_ inks: [Ink]) -> Color? {
    guard case .color(let color)? = inks.first, color.alpha >= 1,
      inks.allSatisfy({ $0 == inks[0] })
    else { return nil }
    return color
  }

  private func place(
    of color: Color,
    _ property: PaintProperty,
    _ element: XML.Element
  ) -> WrittenColor? {
    styles.place(of: color, property, element).map { place in
      WrittenColor(
        name: color.notation,
        source: file.source(of: element),
        attribute: place.attribute,
        range: place.range
      )
    }
  }
}
