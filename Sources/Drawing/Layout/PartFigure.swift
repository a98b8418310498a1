package import A11yModel
package import Geometry
internal import Support

extension Scene.Figure {
  /// What a shape or a line paints in a box.
  package init(_ part: Part, in box: Box) {
    switch part.shape {
    case .circle:
      let radius = min(box.width, box.height) / 2
      self = .area(.oval(center: box.center, radiusX: radius, radiusY: radius))
    case .capsule: self = .rectangle(box, radius: min(box.width, box.height) / 2)
    case .roundedRectangle: self = .rectangle(box, radius: Self.corner(of: box))
    case nil where part.role == .control: self = .rectangle(box, radius: Self.corner(of: box))
    case .arc: self = .arc(in: box, sweep: 270, width: DrawingDefaults.progressThickness)
    case .slice: self = .area(.path(Self.slice(of: box)))
    case .triangle: self = .polygon([(0.5, 0), (1, 1), (0, 1)], in: box)
    case .diamond: self = .polygon([(0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)], in: box)
    case .cross: self = .polygon(Self.cross, in: box)
    case .star: self = .polygon(Self.star, in: box)
    case .rectangle, .line, .area, .path, nil: self = .rectangle(box, radius: 0)
    }
  }

  private static func corner(of box: Box) -> Double {
    min(DrawingDefaults.cornerRadius, box.width / 3, box.height / 3)
  }

  package static func rectangle(_ box: Box, radius: Double) -> Scene.Figure {
    let shape = Shape.rectangle(
      x: box.left,
      y: box.top,
      width: box.width,
      height: box.height,
      radiusX: radius,
      radiusY: radius
    )
    return .area(shape ?? .line(Point(box.left, box.top), Point(box.right, box.bottom)))
  }

  /// A polygon by its corners, as shares of a box.
  private static func polygon(_ corners: [(x: Double, y: Double)], in box: Box) -> Scene.Figure {
    let points = corners.map { corner in
      let (x, y) = (box.left + corner.x * box.width, box.top + corner.y * box.height)
      return "\(x.written),\(y.written)"
    }
    return .area(.polyline(points.joined(separator: " "), isClosed: true))
  }

  private static let cross: [(x: Double, y: Double)] = [
    (0.35, 0), (0.65, 0), (0.65, 0.35), (1, 0.35), (1, 0.65), (0.65, 0.65), (0.65, 1), (0.35, 1),
    (0.35, 0.65), (0, 0.65), (0, 0.35), (0.35, 0.35),
  ]

  private static let star: [(x: Double, y: Double)] = (0..<10).map { corner in
    let radius = corner % 2 == 0 ? 0.5 : 0.2
    let angle = Double(corner) * 36 - 90
    return (
      0.5 + radius * Mathematics.cosine(degrees: angle),
      0.5 + radius * Mathematics.sine(degrees: angle)
    )
  }

  private static func slice(of box: Box) -> String {
    let (center, radius) = (box.center, min(box.width, box.height) / 2)
    let top = "\(center.x.written) \((center.y - radius).written)"
    let right = "\((center.x + radius).written) \(center.y.written)"
    return "M\(center.x.written) \(center.y.written)L\(top)"
      + "A\(radius.written) \(radius.written) 0 0 1 \(right)Z"
  }

  /// What a pen leaves along a part of the circle within the edge of a box, from the top on clockwise.
  package static func arc(in box: Box, sweep: Double, width: Double) -> Scene.Figure {
    let center = box.center
    let radius = max((min(box.width, box.height) - width) / 2, 0)
    guard sweep < 359.9 else {
      return .stroke(.oval(center: center, radiusX: radius, radiusY: radius), width: width)
    }
    let angle = max(sweep, 0) - 90
    let end = Point(
      center.x + radius * Mathematics.cosine(degrees: angle),
      center.y + radius * Mathematics.sine(degrees: angle)
    )
    let path =
      "M\(center.x.written) \((center.y - radius).written)A\(radius.written) \(radius.written) 0 "
      + "\(sweep > 180 ? 1 : 0) 1 \(end.x.written) \(end.y.written)"
    return .stroke(.path(path), width: width)
  }
}
