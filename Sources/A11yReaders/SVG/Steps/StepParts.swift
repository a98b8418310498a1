internal import A11yModel
internal import XML

/// The shapes, symbols and lines of steps as the eye gets them.
///
/// A shape that lies in none of its step's is the step's own; a path in it is a symbol; a line beside
/// it joins it to the next.
struct StepParts {
  private let painter: SVGPainter
  private let colors: PaintedColors
  private let places: StepPlaces
  private let states: [Int?]
  private var ground: ShapeGround
  private(set) var parts: [Part] = []
  private(set) var renderings: [Rendering] = []

  /// The shapes of each step that others may lie in, in painting order.
  private var holders: [Int: [(box: Box, part: Int)]] = [:]

  /// The outlines of symbols without a name, to be told apart.
  private var outlines: [String: Int] = [:]

  /// - Parameters:
  ///   - painter: a file that is painted.
  ///   - colors: how its paints are seen.
  ///   - places: where its elements stand among the steps.
  ///   - states: the state of each step; indexes into the component's states.
  init(_ painter: SVGPainter, _ colors: PaintedColors, _ places: StepPlaces, _ states: [Int?]) {
    (self.painter, self.colors, self.places, self.states) = (painter, colors, places, states)
    ground = ShapeGround(painter, uses: painter.shapes.map { _ in .none })
    for shape in painter.shapes { add(shape) }
  }

  private mutating func add(_ shape: PlacedShape) {
    let source = painter.file.source(of: shape.owner)
    let place = places.place(ofSource: source)
    guard place.isWithin, !ground.isHidden(shape) else { return }
    let holder = place.step.flatMap { self.holder(of: shape.box, in: $0) }
    guard let kind = kind(of: shape, isHeld: holder != nil, isInStep: place.step != nil) else {
      return
    }
    // In very many shapes that lie on one another, each would be looked at for each.
    let backings =
      parts.count < Self.most
      ? ground.backings(around: shape, painter)
      : painter.styles.groups.map { _ in Backing(obstacle: "what lies around so many shapes") }
    let variants = PaintedShape(shape, painter, colors, backings)
      .variants(isOneColor: kind == .glyph)
    guard !variants.isEmpty else { return }
    let role: Part.Role = kind == .line ? .connector : .node
    var part = Part(kind: kind, role: role, source: source, rendering: renderings.count)
    part.parent = holder
    if let step = place.step {
      part.subject = .step(step)
      part.state = states[step]
    }
    (part.width, part.height) = (shape.box.width, shape.box.height)
    part.dash = shape.dash
    if kind == .glyph {
      part.symbol = symbol(of: shape)
    } else {
      part.shape = self.shape(of: shape, kind)
    }
    if kind == .shape, let step = place.step {
      holders[step, default: []].append((shape.box, parts.count))
    }
    parts.append(part)
    renderings.append(Rendering(variants: variants))
  }

  /// The last shape of a step that a box lies in.
  func holder(of box: Box, in step: Int) -> Int? {
    holders[step]?.last { $0.box.expanded(by: 0.5).contains(box) }?.part
  }

  private static let most = 300
  private static let outlined: Set<String> = ["line", "path", "polyline"]
  private static let drawn: Set<String> = ["line", "path", "polyline", "polygon"]

  /// Nil for what only adorns the whole.
  private func kind(of shape: PlacedShape, isHeld: Bool, isInStep: Bool) -> Part.Kind? {
    let name = shape.element.name
    if isHeld { return shape.use != nil || Self.drawn.contains(name) ? .glyph : .shape }
    let isLine = shape.fill == nil && Self.outlined.contains(name)
    return isLine ? .line : isInStep ? .shape : nil
  }

  private func shape(of shape: PlacedShape, _ kind: Part.Kind) -> Part.Shape {
    if kind == .line { return .line }
    switch shape.element.name {
    case "rect":
      let isRound = shape.element["rx"] != nil || shape.element["ry"] != nil
      return isRound ? .roundedRectangle : .rectangle
    case "circle", "ellipse": return .circle
    default: return .path
    }
  }

  /// The id of what a `use` shows, or a number for each different outline.
  private mutating func symbol(of shape: PlacedShape) -> String {
    if let use = shape.use, let address = painter.file.address(of: use), address.hasPrefix("#") {
      return String(address.dropFirst())
    }
    if let id = shape.element["class"] ?? shape.element["id"] { return SVGNames.folded(id) }
    let element = shape.element
    let outline = ["d", "points", "x1", "y1", "x2", "y2"].map { element[$0] ?? "" }
    let key = ([element.name] + outline).joined(separator: "\n")
    let number = outlines[key] ?? outlines.count + 1
    outlines[key] = number
    return "\(element.name) \(number)"
  }
}
