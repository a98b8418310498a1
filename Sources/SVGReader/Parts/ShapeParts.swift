internal import A11yModel
internal import Geometry
internal import SVGPainting
internal import XML

/// The marks, lines and swatches of a chart as the eye gets them.
///
/// Those of a series that look alike are one part: a chart of a million dots has as many parts as
/// looks.
struct ShapeParts {
  private let painter: SVGPainter
  private let colors: PaintedColors
  private let form: Chart.Form?
  private var ground: ShapeGround
  private var looks: [ShapeLook] = []
  private var numbers: [ShapeLook.Key: Int] = [:]

  /// The looks of marks that have boxes, and those that are rules across bars.
  private var (looksOfBoxes, rules): ([Int: Int], Set<Int>) = ([:], [])

  /// Around each bar, on the device, but for those that stand within others; nothing in other charts, whose
  /// marks may lie on one another.
  private(set) var boxes: [Int: Box] = [:]

  /// The forms of the markers of each series that no name of a shape tells, in the order they are met.
  private(set) var markers: [Int: [MarkerShape]] = [:]

  /// What tells the markers on the lines of each series, by the first of its lines that has any.
  private(set) var lineMarkers: [Int: String] = [:]

  /// What is drawn in the patterns that were met.
  private var drawings: [PatternTile.Drawing] = []

  /// The parts, with the places of their renderings counted from 0.
  private(set) var parts: [Part] = []
  private(set) var renderings: [Rendering] = []

  /// - Parameters:
  ///   - painter: a file that is painted.
  ///   - roles: what its elements are painted for.
  ///   - form: what kind of chart they make; nil where nobody knows.
  ///   - colors: how its paints are seen.
  init(
    _ painter: SVGPainter,
    _ roles: [ShapeRole],
    form: Chart.Form?,
    _ colors: PaintedColors
  ) {
    (self.painter, self.colors, self.form) = (painter, colors, form)
    let places = Self.places(of: roles, painter)
    let uses = zip(painter.shapes, places).map { shape, place in
      place < 0 ? ShapeGround.Use.none : Self.use(of: shape, roles[Int(place)], form)
    }
    ground = ShapeGround(painter, uses: uses)
    var outline = -1
    for (index, place) in places.enumerated() where place >= 0 && index != outline {
      var shape = painter.shapes[index]
      let role = roles[Int(place)]
      if index + 1 < painter.shapes.count {
        let next = painter.shapes[index + 1]
        if shape.takeOutline(next, on: painter.canvas) { outline = index + 1 }
      }
      guard role.role != .gridline, role.role != .axis, !ground.isHidden(shape) else { continue }
      add(shape, role, uses[index])
    }
    finish()
  }

  /// Of each shape the place of the role that it has, or that what holds it has; -1 for none.
  private static func places(of roles: [ShapeRole], _ painter: SVGPainter) -> [Int32] {
    let sources = painter.file.sources
    var places = Array(repeating: Int32(-1), count: sources.count)
    for (place, role) in roles.enumerated() {
      places[painter.file.source(of: role.element)] = Int32(place)
    }
    for (index, source) in sources.enumerated() where places[index] < 0 {
      if let parent = source.parent { places[index] = places[parent] }
    }
    return painter.shapes.map { places[painter.file.source(of: $0.owner)] }
  }

  /// What a shape is drawn for, by its series.
  private static func use(
    of shape: PlacedShape,
    _ role: ShapeRole,
    _ form: Chart.Form?
  ) -> ShapeGround.Use {
    switch role.role {
    case .mark where form?.isWhole ?? false: return .body(role.series)
    case .mark where form?.showsSize ?? false && shape.fill != nil: return .body(role.series)
    case .series where shape.fill != nil: return .body(role.series)
    default: return .sign(role.series)
    }
  }

  private mutating func add(
    _ shape: PlacedShape,
    _ role: ShapeRole,
    _ use: ShapeGround.Use
  ) {
    var boxed: Int?
    if form == .bar, role.role == .mark, case .mark(let mark) = role.subject,
      !ground.isNested(shape)
    {
      boxes[mark] = boxes[mark]?.union(shape.box) ?? shape.box
      boxed = mark
    }
    if role.role == .mark, let series = role.series, isMarker(shape) {
      addMarker(shape, of: series)
    }
    if role.role == .series, let series = role.series, let marker = shape.marker {
      lineMarkers[series] = lineMarkers[series] ?? marker
    }
    let row = ground.row(around: shape, use)
    let isBand = role.role == .mark && isBand(shape)
    let key = ShapeLook.Key(shape, role, isBand: isBand, painter.canvas, row: row)
    let number = numbers[key] ?? looks.count
    if let boxed { looksOfBoxes[boxed] = number }
    guard number == looks.count else { return looks[number].add(shape) }
    numbers[key] = number
    looks.append(ShapeLook(key, shape, role))
  }

  /// Whether it is a slice or a bar that is drawn as a broad line.
  private func isBand(_ shape: PlacedShape) -> Bool {
    guard shape.fill == nil else { return false }
    return form?.isWhole ?? false
      || form == .bar && shape.rectangle(on: painter.canvas)?.line != nil
  }

  /// Notes the form of a marker; of a series it is known after a few.
  private mutating func addMarker(_ shape: PlacedShape, of series: Int) {
    let known = markers[series, default: []]
    guard known.count < 8, let layer = shape.fill ?? shape.stroke,
      let region = painter.canvas.layers[layer].region, let marker = MarkerShape(region)
    else { return }
    if !known.contains(marker) { markers[series] = known + [marker] }
  }

  /// Where nobody knows the form of the chart, larger marks are no markers; pixels.
  private static let mostMarker = 64.0

  /// Whether its outline tells nothing but its series.
  private func isMarker(_ shape: PlacedShape) -> Bool {
    form.map { !$0.showsSize } ?? (max(shape.box.width, shape.box.height) <= Self.mostMarker)
  }

  // MARK: parts

  private mutating func finish() {
    if form == .bar { rules = ShapeLook.rules(among: looks) }
    if !rules.isEmpty {
      for (mark, number) in looksOfBoxes where rules.contains(number) { boxes[mark] = nil }
    }
    // What most marks of a series look like is the look of the series; that of one mark of none is
    // its own.
    var common: [ShapeLook.Owner: Int] = [:]
    for (number, look) in looks.enumerated() where look.count > 1 || look.key.owner.series != nil {
      let best = common[look.key.owner]
      if best.map({ looks[$0].count < look.count }) ?? true { common[look.key.owner] = number }
    }
    for (number, look) in looks.enumerated() {
      let painted = painted(look)
      let variants = painted.variants(isOneColor: look.key.isBand)
      guard !variants.isEmpty else { continue }
      var part = part(of: look)
      part.colors = painted.written
      if rules.contains(number) { part.shape = .line }
      if common[look.key.owner] != number { part.subject = look.subject }
      part.look = part.subject == .component ? part.source : nil
      part.rendering = renderings.count
      parts.append(part)
      renderings.append(Rendering(variants: variants))
    }
  }

  private mutating func part(of look: ShapeLook) -> Part {
    let shape = look.first
    var part = Part(
      kind: look.key.isLine ? .line : .shape,
      role: look.key.owner.role,
      source: painter.file.source(of: shape.owner),
      rendering: 0
    )
    part.series = look.key.owner.series
    part.isColoredBySeries = part.series != nil
    part.shape = self.shape(of: look)
    if !isSizeData(look.key) {
      (part.width, part.height) = (look.width, look.height)
    } else if form == .bar, ground.hasNestedBars, look.count > 1, look.key.owner.role == .mark {
      // What all bars of a series have alike is how broad they are.
      (part.width, part.height) = look.width == nil ? (nil, look.height) : (look.width, nil)
    }
    part.dash = look.key.dash
    part.pattern = pattern(of: look)
    return part
  }

  /// Whether how large shapes are is what they show, or may be, and tells no series from others.
  private func isSizeData(_ key: ShapeLook.Key) -> Bool {
    switch key.owner.role {
    case .series: true
    case .mark: key.isLine || form?.showsSize ?? true
    default: key.isLine
    }
  }

  private func shape(of look: ShapeLook) -> Part.Shape {
    if look.key.isLine { return .line }
    if look.key.isBand { return form == .bar ? .rectangle : .slice }
    switch look.first.element.name {
    case "rect": return .rectangle
    case "circle", "ellipse": return .circle
    default:
      if look.key.owner.role == .series { return hasBars(look.first) ? .rectangle : .area }
      guard look.key.owner.role == .mark else { return .path }
      if form?.isWhole ?? false { return .slice }
      let isBar = form == .bar && look.first.rectangle(on: painter.canvas) != nil
      return isBar ? .rectangle : .path
    }
  }

  /// Whether one shape is all bars of a series.
  private func hasBars(_ shape: PlacedShape) -> Bool {
    guard form == .bar, let fill = shape.fill,
      case .fill(let contours, _) = painter.canvas.layers[fill].region
    else { return false }
    return contours.count > 1
  }

  /// What tells the pattern of its inside from others that are drawn otherwise; nil where it shows
  /// none of more than one colour, of which one may be that below.
  private mutating func pattern(of look: ShapeLook) -> String? {
    guard let fill = look.first.overlay ?? look.first.fill else { return nil }
    for group in painter.styles.groups.indices {
      guard case .pattern(let tile) = painter.canvas.ink(of: fill, in: group),
        tile.colors.count > (look.first.overlay == nil ? 1 : 0)
      else { continue }
      guard let drawing = tile.drawing else { return "patterned" }
      let number = drawings.firstIndex(of: drawing) ?? drawings.count
      if number == drawings.count { drawings.append(drawing) }
      return "pattern \(number + 1)"
    }
    return nil
  }

  private func painted(_ look: ShapeLook) -> PaintedShape {
    let backings = look.key.row.map { ground.rows[$0] } ?? ShapeGround.unknown(painter)
    return PaintedShape(look.first, of: look.elements, painter, colors, backings)
  }
}

extension Chart.Form {
  /// Whether how large a mark is, and with that its form, is what it shows, as of bars and slices.
  fileprivate var showsSize: Bool {
    switch self {
    case .bar, .pie, .donut, .area: true
    case .scatter, .line: false
    }
  }
}
