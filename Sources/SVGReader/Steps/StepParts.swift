internal import A11yModel
internal import Geometry
internal import SVGPainting
internal import Support
internal import XML

/// The shapes, symbols and lines of steps as the eye gets them.
///
/// A shape that lies in none of its step's is the step's own; a path in it is a symbol; a line beside
/// it joins it to the next.
struct StepParts {
  private let file: SVGFile
  private let places: StepPlaces
  private let states: [Int?]
  private(set) var parts: [Part] = []
  private(set) var renderings: [Rendering] = []

  /// The shapes of each step that others may lie in, in painting order.
  private var holders: [Int: [(box: Box, part: Int)]] = [:]

  /// The outlines of symbols without a name, to be told apart.
  private var outlines: [String: Int] = [:]

  /// - Parameters:
  ///   - shapes: what is painted in the indicator, in painting order.
  ///   - file: where it is from.
  ///   - places: where its elements stand among the steps.
  ///   - states: the state of each step; indexes into the component's states.
  init(_ shapes: [PaintedShape], _ file: SVGFile, _ places: StepPlaces, _ states: [Int?]) {
    (self.file, self.places, self.states) = (file, places, states)
    for shape in shapes { add(shape) }
  }

  private mutating func add(_ painted: PaintedShape) {
    let shape = painted.shape
    let source = file.source(of: shape.owner)
    let place = places.place(ofSource: source)
    guard place.isWithin else { return }
    let holder = place.step.flatMap { self.holder(of: shape.box, in: $0) }
    guard let kind = kind(of: shape, isHeld: holder != nil, isInStep: place.step != nil) else {
      return
    }
    let variants = painted.variants(isOneColor: kind == .glyph)
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
    part.colors = painted.written
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
    if let use = shape.use, let address = use.address, address.hasPrefix("#") {
      return String(address.dropFirst())
    }
    if let id = shape.element["class"] ?? shape.element["id"] { return id.singleSpaced }
    let element = shape.element
    let outline = ["d", "points", "x1", "y1", "x2", "y2"].map { element[$0] ?? "" }
    let key = ([element.name] + outline).joined(separator: "\n")
    let number = outlines[key] ?? outlines.count + 1
    outlines[key] = number
    return "\(element.name) \(number)"
  }
}
