internal import A11yModel
internal import CSS
internal import Geometry
internal import XML

// Shapes and images (SVG 2, sections 9, 10 and 12).
extension SVGPainter {
  /// The shape that an element draws; nil where it draws none.
  func shape(of element: XML.Element, _ place: PaintingPlace) -> Shape? {
    func number(_ name: String, _ direction: LengthBasis.Direction) -> Double? {
      length(name, of: element, place, direction)
    }
    func measure(
      _ property: StyledGeometry.Property,
      _ direction: LengthBasis.Direction
    ) -> Double? {
      self.measure(property, of: element, place, direction)
    }
    switch element.name {
    case "rect":
      return .rectangle(
        x: measure(.x, .horizontal) ?? 0,
        y: measure(.y, .vertical) ?? 0,
        width: measure(.width, .horizontal) ?? 0,
        height: measure(.height, .vertical) ?? 0,
        radiusX: measure(.rx, .horizontal),
        radiusY: measure(.ry, .vertical)
      )
    case "circle":
      let center = Point(measure(.cx, .horizontal) ?? 0, measure(.cy, .vertical) ?? 0)
      return measure(.r, .diagonal).flatMap { .circle(center: center, radius: $0) }
    case "ellipse":
      return .ellipse(
        center: Point(measure(.cx, .horizontal) ?? 0, measure(.cy, .vertical) ?? 0),
        radiusX: measure(.rx, .horizontal),
        radiusY: measure(.ry, .vertical)
      )
    case "line":
      return .line(
        Point(number("x1", .horizontal) ?? 0, number("y1", .vertical) ?? 0),
        Point(number("x2", .horizontal) ?? 0, number("y2", .vertical) ?? 0)
      )
    case "path": return element["d"].map { .path($0) }
    case "polyline": return element["points"].map { .polyline($0, isClosed: false) }
    case "polygon": return element["points"].map { .polyline($0, isClosed: true) }
    default: return nil
    }
  }

  /// Paints the fill and the stroke of a shape, in the order its style says.
  mutating func paintShape(_ element: XML.Element, _ place: PaintingPlace) {
    guard isVisible(place) else { return }
    guard let shape = shape(of: element, place) else { return addEmptyBar(element, place) }
    let style = style(place)
    if let doubt = doubtOfStrokeWidth(place) { paintAnywhere(doubt, place) }
    let tracing = Tracing(shape, place.transform)
    if tracing.shortfall != nil {
      return paintAnywhere("the course of a shape with too many or too large numbers", place)
    }
    var placed = PlacedShape(element: element, use: place.use, box: .empty)
    for part in style.paintOrder {
      switch part {
      case .fill:
        let inks = inks(place, shape) { ($0.fill, $0.fillOpacity) }
        guard inks.contains(where: { !$0.isClear }), element.name != "line" else { continue }
        // A line has no inside, however it is written.
        guard let inside = tracing.fill(style.fillRule), inside.box.width > 0, inside.box.height > 0
        else { continue }
        placed.fill = paint(inside, inks, place)
      case .stroke:
        var inks = inks(place, shape) { ($0.stroke, $0.strokeOpacity) }
        guard inks.contains(where: { !$0.isClear }) else { continue }
        var line = stroke(style, of: element, place)
        let shown = place.styles.count > 1 ? lines(of: element, place) : [line]
        if shown.contains(where: { $0.width != line.width }) {
          line.width = shown.map(\.width).max() ?? line.width
          let ink = Ink.unknown("how the width of its line differs between appearances")
          inks = inks.map { $0.isClear ? $0 : ink }
        }
        // What one appearance lacks tells nothing apart.
        if shown.contains(where: { $0.dashes != line.dashes }) { line.dashes = [] }
        placed.stroke = paint(tracing.stroke(line), inks, place)
        let scale = line.isNonScaling ? 1 : place.transform.meanScale
        placed.strokeWidth = line.width * scale
        placed.dash = line.scaled(by: scale).dashNames
      case .markers:
        guard Self.marked.contains(element.name) else { continue }
        paintMarkers(tracing, place)
        placed.marker = markerForm(style)
      }
    }
    guard let main = placed.fill ?? placed.stroke else { return }
    placed.box = canvas.layers[main].box
    shapes.append(placed)
  }

  private mutating func addEmptyBar(_ element: XML.Element, _ place: PaintingPlace) {
    guard element.name == "rect", style(place).fill != .none else { return }
    let box = Box(
      x: measure(.x, of: element, place, .horizontal) ?? 0,
      y: measure(.y, of: element, place, .vertical) ?? 0,
      width: measure(.width, of: element, place, .horizontal) ?? 0,
      height: measure(.height, of: element, place, .vertical) ?? 0
    )
    if (box.width == 0) != (box.height == 0) { emptyBars.append(place.transform.apply(box)) }
  }

  /// The elements on whose lines markers stand (SVG 2, section 11.6).
  private static let marked: Set<String> = ["path", "line", "polyline", "polygon"]

  private func doubtOfStrokeWidth(_ place: PaintingPlace) -> String? {
    guard styles.hasDoubts else { return nil }
    return place.styles.lazy.compactMap { styles.styles[$0].doubtOfStrokeWidth }.first
  }

  /// Paints what may lie anywhere within its clip.
  mutating func paintAnywhere(_ reason: String, _ place: PaintingPlace) {
    let area = place.clip.map { canvas.clips[$0].box } ?? .empty
    canvas.paint(.rectangle(area), ink: canvas.add(.unknown(reason)), clip: place.clip)
  }

  /// Paints the fill or the stroke of a shape; nil where nothing of it is within its clip.
  private mutating func paint(_ region: Region?, _ inks: [Ink], _ place: PaintingPlace) -> Int? {
    let layer = canvas.paint(region, ink: canvas.add(inks), clip: place.clip)
    return canvas.layers[layer].box.isEmpty ? nil : layer
  }

  /// Paints the area that an element is given, whatever it shows there.
  mutating func paintBox(_ element: XML.Element, _ place: PaintingPlace, _ ink: Ink) {
    guard isVisible(place) else { return }
    let width = measure(.width, of: element, place, .horizontal)
    let height = measure(.height, of: element, place, .vertical)
    let shape = Shape.rectangle(
      x: measure(.x, of: element, place, .horizontal) ?? 0,
      y: measure(.y, of: element, place, .vertical) ?? 0,
      // Without a size an image has its own, which is not known.
      width: width ?? place.viewport.width,
      height: height ?? place.viewport.height
    )
    guard let shape, let region = Tracing(shape, place.transform).fill(.nonzero) else { return }
    let inks = place.styles.indices.map { isVisible(place, in: $0) ? ink : Ink.none }
    canvas.paint(region, ink: canvas.add(inks), clip: place.clip)
  }

  /// How a line is drawn, in user units.
  func stroke(
    _ style: ComputedStyle,
    of element: XML.Element,
    _ place: PaintingPlace
  ) -> StrokeStyle {
    let diagonal = place.viewport.extent(along: .diagonal)
    var line = StrokeStyle()
    line.width = style.strokeWidth.resolved(by: diagonal)
    line.cap = style.strokeCap
    line.join = style.strokeJoin
    line.miterLimit = style.miterLimit
    line.dashes = style.dashes.map { $0.resolved(by: diagonal) }
    line.dashOffset = style.dashOffset.resolved(by: diagonal)
    line.pathLength = element["pathLength"].flatMap(Double.init).flatMap { $0 > 0 ? $0 : nil }
    line.isNonScaling = style.own.hasNonScalingStroke
    return line
  }

  /// How a line is drawn in each group of appearances in which it is seen.
  private func lines(of element: XML.Element, _ place: PaintingPlace) -> [StrokeStyle] {
    place.styles.indices.filter { isVisible(place, in: $0) }
      .map { stroke(styles.styles[place.styles[$0]], of: element, place) }
  }

  /// Whether it is shown in any appearance.
  func isVisible(_ place: PaintingPlace) -> Bool {
    place.styles.indices.contains { isVisible(place, in: $0) }
  }

  /// Whether it is shown in a group of appearances.
  func isVisible(_ place: PaintingPlace, in group: Int) -> Bool {
    !place.isHidden[group] && styles.styles[place.styles[group]].visibility == .visible
  }
}
