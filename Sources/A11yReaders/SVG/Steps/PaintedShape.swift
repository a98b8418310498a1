internal import A11yModel

/// One shape over what lies around it, as it is seen in each appearance.
struct PaintedShape {
  private let shape: PlacedShape
  private let painter: SVGPainter
  private let colors: PaintedColors
  private let backings: [Backing]

  init(
    _ shape: PlacedShape,
    _ painter: SVGPainter,
    _ colors: PaintedColors,
    _ ground: inout ShapeGround
  ) {
    (self.shape, self.painter, self.colors) = (shape, painter, colors)
    backings =
      ground.row(around: shape).map { ground.rows[$0] }
      ?? painter.styles.groups.map { _ in Backing(obstacle: "what lies around it") }
  }

  /// - Parameter isOneColor: whether its stroke, where it has no inside, is what is seen of it, as of
  ///   a symbol that is drawn with a line.
  /// - Returns: nothing where nothing is seen.
  func variants(isOneColor: Bool) -> [RenderedVariant] {
    let inside = inks(shape.fill)
    let edge = inks(shape.stroke)
    return colors.variants(on: backings) { place in
      let hasInside = !inside[place.group].isClear
      let hasEdge = !edge[place.group].isClear
      guard hasInside || hasEdge else { return nil }
      if isOneColor {
        return (colors.coat(of: hasInside ? inside : edge, on: backings, place), nil)
      }
      let fill = hasInside ? colors.coat(of: inside, on: backings, place) : nil
      guard hasEdge else { return (fill, nil) }
      let coat = colors.coat(of: edge, on: backings, place)
      let outline = Outline(
        coat: coat,
        width: shape.strokeWidth,
        insideWidth: shape.strokeWidth / 2,
        paints: coat.tones
      )
      return (fill, outline)
    }
  }

  private func inks(_ layer: Int?) -> [Ink] {
    painter.styles.groups.indices.map { group in
      layer.map { painter.canvas.ink(of: $0, in: group) } ?? .none
    }
  }
}
