internal import A11yModel
internal import Geometry
internal import SVGPainting
internal import XML

/// One shape over what lies around it, as it is seen in each appearance.
struct PaintedShape {
  let shape: PlacedShape
  private let colors: PaintedColors
  private let backings: [Backing]

  /// What its inside and its edge are painted with, in each group of appearances.
  private let inside: [Ink]
  private let edge: [Ink]

  /// Where its colours are written.
  let written: [WrittenColor]

  /// - Parameters:
  ///   - shape: the shape, or the first of several that look alike.
  ///   - elements: all of those; none where they are shown again, or are too many.
  ///   - painter: what painted it.
  ///   - colors: how its paints are seen.
  ///   - backings: what lies around it, in each group of appearances.
  init(
    _ shape: PlacedShape,
    of elements: [XML.Element],
    _ painter: SVGPainter,
    _ colors: PaintedColors,
    _ backings: [Backing]
  ) {
    (self.shape, self.colors, self.backings) = (shape, colors, backings)
    inside = Self.inks(shape.fill, painter)
    edge = Self.inks(shape.stroke, painter)
    written = painter.colors(of: elements, fill: inside, stroke: edge)
  }

  /// - Parameter isOneColor: whether its stroke, where it has no inside, is what is seen of it, as of
  ///   a symbol that is drawn with a line.
  /// - Returns: nothing where nothing is seen.
  func variants(isOneColor: Bool) -> [RenderedVariant] {
    colors.variants(on: backings) { place in
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

  private static func inks(_ layer: Int?, _ painter: SVGPainter) -> [Ink] {
    painter.styles.groups.indices.map { group in
      layer.map { painter.canvas.ink(of: $0, in: group) } ?? .none
    }
  }
}

extension ShapeGround {
  /// What lies around a shape, in each group of appearances.
  mutating func backings(around shape: PlacedShape, _ painter: SVGPainter) -> [Backing] {
    row(around: shape, .none).map { rows[$0] } ?? Self.unknown(painter)
  }

  /// What lies around a shape where nobody can say where that is.
  static func unknown(_ painter: SVGPainter) -> [Backing] {
    painter.styles.groups.map { _ in Backing(obstacle: "what lies around it") }
  }
}
