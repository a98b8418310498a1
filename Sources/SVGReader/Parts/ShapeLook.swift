internal import A11yModel
internal import Geometry
internal import SVGPainting
internal import XML

/// What shapes of one role and series look like.
struct ShapeLook {
  /// Whose look it is.
  struct Owner: Hashable {
    var role: Part.Role
    var series: Int?
  }

  /// What shapes must agree in to look alike.
  struct Key: Hashable {
    var owner: Owner
    var name: String
    var fill: Int?
    var overlay: Int?
    var stroke: Int?
    var strokeWidth: Double
    var dash: String?

    /// The place of what lies around it; nil where nobody can say what that is.
    var row: Int?

    /// Whether it is a part of a ring, or a bar, that is drawn as a broad line.
    let isBand: Bool

    /// - Parameters:
    ///   - shape: what looks so.
    ///   - role: what it is drawn for.
    ///   - isBand: whether it is a slice or a bar that is drawn as a broad line.
    ///   - canvas: where it is painted.
    ///   - row: what lies around it.
    init(
      _ shape: PlacedShape,
      _ role: ShapeRole,
      isBand: Bool,
      _ canvas: Canvas,
      row: Int?
    ) {
      owner = Owner(role: role.role, series: role.series)
      name = shape.element.name
      self.isBand = isBand
      fill = shape.fill.map { canvas.layers[$0].ink }
      overlay = shape.overlay.map { canvas.layers[$0].ink }
      stroke = shape.stroke.map { canvas.layers[$0].ink }
      strokeWidth = (shape.strokeWidth * 16).rounded() / 16
      // The dashes of a band are how far it reaches.
      dash = isBand ? nil : shape.dash
      self.row = row
    }

    /// Whether it is a line, and no shape with an inside.
    var isLine: Bool { fill == nil && !isBand && ["line", "path", "polyline"].contains(name) }
  }

  let key: Key
  let first: PlacedShape
  let subject: A11yModel.Element.Subject
  private(set) var count = 1

  /// The elements that say what they look like; none where they say it of others, or are too many.
  private(set) var elements: [XML.Element]

  /// Nobody changes the colour of more by hand.
  private static let mostElements = 256

  /// Pixels, where all have the same.
  private(set) var width: Double?
  private(set) var height: Double?

  init(_ key: Key, _ shape: PlacedShape, _ role: ShapeRole) {
    (self.key, first) = (key, shape)
    elements = shape.ownElements
    subject = if case .mark = role.subject { role.subject } else { .component }
    (width, height) = (shape.box.width, shape.box.height)
  }

  mutating func add(_ shape: PlacedShape) {
    count += 1
    let own = shape.ownElements
    elements = own.isEmpty || elements.isEmpty || count > Self.mostElements ? [] : elements + own
    if let width, abs(width - shape.box.width) > 0.5 { self.width = nil }
    if let height, abs(height - shape.box.height) > 0.5 { self.height = nil }
  }
}
