internal import Geometry
internal import XML

extension Shape {
  /// The shape as an element of SVG.
  var markup: Markup {
    switch self {
    case .rectangle(let rectangle):
      let box = rectangle.box
      var attributes: [(name: String, value: String)] = [
        ("x", box.left.written), ("y", box.top.written), ("width", box.width.written),
        ("height", box.height.written),
      ]
      if rectangle.radiusX > 0 { attributes.append(("rx", rectangle.radiusX.written)) }
      return Markup("rect", attributes)
    case .oval(let center, let radiusX, let radiusY):
      let middle: [(name: String, value: String)] = [
        ("cx", center.x.written), ("cy", center.y.written),
      ]
      return radiusX == radiusY
        ? Markup("circle", middle + [("r", radiusX.written)])
        : Markup("ellipse", middle + [("rx", radiusX.written), ("ry", radiusY.written)])
    case .line(let start, let end):
      return Markup(
        "line",
        [
          ("x1", start.x.written), ("y1", start.y.written), ("x2", end.x.written),
          ("y2", end.y.written),
        ]
      )
    case .path(let data): return Markup("path", [("d", data)])
    case .polyline(let points, let isClosed):
      return Markup(isClosed ? "polygon" : "polyline", [("points", points)])
    }
  }

  /// The shape with its edge moved outwards, where that is a shape of the same kind.
  func grown(by distance: Double) -> Shape {
    switch self {
    case .rectangle(let rectangle):
      let box = rectangle.box.expanded(by: distance)
      let radius = rectangle.radiusX > 0 ? max(rectangle.radiusX + distance, 0) : 0
      return .rectangle(
        x: box.left,
        y: box.top,
        width: box.width,
        height: box.height,
        radiusX: radius,
        radiusY: radius
      ) ?? self
    case .oval(let center, let radiusX, let radiusY):
      return .oval(
        center: center,
        radiusX: max(radiusX + distance, 0),
        radiusY: max(radiusY + distance, 0)
      )
    case .line, .path, .polyline: return self
    }
  }
}
