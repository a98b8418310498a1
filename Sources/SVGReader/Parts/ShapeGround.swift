internal import Geometry
internal import SVGPainting

/// What a chart's marks lie on: whatever is painted that is none of its marks, lines and swatches.
///
/// A mark need not be told from a line that helps to read its value, and whether a bar can be told
/// from its neighbours is a question of its own. A line lies on the bars that it crosses.
struct ShapeGround {
  private let canvas: Canvas
  private let bounds: Box
  private var grid = LayerGrid()

  /// How much is looked at for all shapes; what is left of them then is not known.
  private var effort: Effort

  /// What each layer is painted with.
  private let inks: [Int32]

  /// Of marks that lie wholly on the same layers, the place of what they lie on.
  private var places: [Key: Int] = [:]

  /// What marks lie on, in each group of appearances.
  private(set) var rows: [[Backing]] = []
  private var numbers: [[Backing]: Int] = [:]

  private struct Key: Hashable {
    var layers: [Int]
    var group: Int?
  }

  /// Pixels beyond the edge of a mark that its surroundings are looked at.
  private static let distance = 1.0

  /// Lines up to this width, in pixels, are drawn on the ground and are none.
  private static let thinLine = 2.0

  /// The same with the bodies of marks, which lines and points may lie on; nil where there are none.
  private var gridOfBodies: LayerGrid?

  /// The series of each layer that is the body of a mark.
  private var bodies: [Int: Int?] = [:]

  /// The bodies that others stand in, by these.
  private var holders: [Int: Set<Int>] = [:]

  /// Whether bars stand within others.
  var hasNestedBars: Bool { !holders.isEmpty }

  /// Whether a bar stands within others.
  func isNested(_ shape: PlacedShape) -> Bool { shape.fill.map { holders[$0] != nil } ?? false }

  /// What a shape is drawn for, as far as it tells what it lies on.
  enum Use {
    /// Nothing that says anything of the data.
    case none

    /// A sign whose size tells nothing, as a line or a point, and its series.
    case sign(Int?)

    /// A body whose size tells a value, as a bar, and its series.
    case body(Int?)
  }

  /// - Parameters:
  ///   - painter: a file that is painted.
  ///   - uses: what each of its shapes is drawn for.
  init(_ painter: SVGPainter, uses: [Use]) {
    (canvas, bounds) = (painter.canvas, painter.bounds)
    effort = Effort(for: painter.shapes.count, on: canvas)
    inks = canvas.layers.map { Int32($0.ink) }
    var isDrawn = Array(repeating: false, count: canvas.layers.count)
    var hasSigns = false
    for (shape, use) in zip(painter.shapes, uses) {
      let isLine = Self.isThinLine(shape)
      switch use {
      case .none: guard isLine else { continue }
      case .sign: hasSigns = true
      case .body(let series):
        if let fill = shape.fill { bodies[fill] = .some(series) }
      }
      for layer in [shape.fill, shape.stroke] {
        if let layer { isDrawn[layer] = true }
      }
    }
    for (layer, isDrawn) in zip(canvas.layers, isDrawn) {
      grid.append(isDrawn ? .empty : layer.box)
    }
    holders = NestedBars(bodies.keys, canvas).holders
    guard hasSigns && !bodies.isEmpty || !holders.isEmpty else { return }
    var all = LayerGrid()
    for (number, layer) in canvas.layers.enumerated() {
      all.append(isDrawn[number] && bodies[number] == nil ? .empty : layer.box)
    }
    gridOfBodies = all
  }

  /// Some draw lines as rectangles.
  private static func isThinLine(_ shape: PlacedShape) -> Bool {
    guard shape.fill != nil else { return shape.strokeWidth <= thinLine }
    let across = min(shape.box.width, shape.box.height)
    return shape.element.name == "rect" && across <= thinLine
      && max(shape.box.width, shape.box.height) >= 10 * across
  }

  /// Which layers a shape may lie on: where they are found, and which of those count.
  private func layers(
    under shape: PlacedShape,
    _ use: Use
  ) -> (grid: LayerGrid, counts: (Int) -> Bool) {
    switch use {
    case .sign(let series):
      let (line, inside) = (ink(of: shape.stroke), ink(of: shape.fill))
      let box = shape.box
      return (
        gridOfBodies ?? grid,
        { [inks, bodies, canvas] number in
          // A sign that reaches beyond what has its colour is one with that, as the wick of a candle.
          if inks[number] == line || inks[number] == inside,
            !canvas.layers[number].box.contains(box)
          {
            return false
          }
          return bodies.isEmpty || bodies[number].map { $0 != series } ?? true
        }
      )
    case .body:
      guard let gridOfBodies, let own = shape.fill.flatMap({ holders[$0] }) else { break }
      return (gridOfBodies, { bodies[$0] == nil || own.contains($0) })
    case .none: break
    }
    return (grid, { _ in true })
  }

  /// What a layer is painted with; a number that none has where there is no layer.
  private func ink(of layer: Int?) -> Int32 { layer.map { inks[$0] } ?? -1 }

  /// The clip of a layer, where it is more than a rectangle.
  private func clip(cutting layer: Int) -> Int? {
    canvas.layers[layer].clip.flatMap { canvas.isRectangle($0) ? nil : $0 }
  }

  /// Whether what is painted later hides all of a shape.
  mutating func isHidden(_ shape: PlacedShape) -> Bool {
    let own = [shape.fill, shape.stroke].compactMap(\.self)
    guard let last = own.max(), shape.box.isFinite else { return false }
    if let clip = clip(cutting: last), !effort.isSpent {
      let samples = own.compactMap { canvas.layers[$0].region }.compactMap { Samples(inside: $0) }
      let isCut = samples.allSatisfy {
        $0.cut(by: clip, in: canvas, neglecting: PaintedColors.neglected, &effort) == nil
      }
      if isCut, !samples.isEmpty { return true }
    }
    let box = own.map { canvas.layers[$0].box }.reduce(shape.box) { $0.union($1) }
    var isCovered = false
    grid.forEach(near: box) { number in
      let layer = canvas.layers[number]
      isCovered =
        number > last && layer.group == nil && canvas.inks.opaque[layer.ink]
        && layer.box.contains(box) && canvas.isPlain(number)
      return !isCovered
    }
    return isCovered
  }

  /// The place of what lies around a shape; nil where nobody can say where that is.
  mutating func row(around shape: PlacedShape, _ use: Use) -> Int? {
    let layers = [shape.fill, shape.stroke].compactMap(\.self)
    guard let first = layers.min(), let last = layers.max(), shape.box.isFinite else { return nil }
    // What its clip leaves of it was not looked at.
    if effort.isSpent, clip(cutting: last) != nil { return number(of: unseen) }
    let box = layers.map { canvas.layers[$0].box }.reduce(shape.box) { $0.union($1) }
      .expanded(by: Self.distance).intersection(bounds)
    let group = canvas.layers[first].group
    let (grid, counts) = self.layers(under: shape, use)
    guard let below = canvas.wholeLayers(under: box, before: first, by: grid, where: counts) else {
      let regions = layers.compactMap { canvas.layers[$0].region }
      guard
        let samples = Samples(around: regions, distance: Self.distance, within: bounds)
      else { return nil }
      return number(of: samples, before: first, group, grid, counts)
    }
    let key = Key(layers: below, group: group)
    if let place = places[key] { return place }
    let place = number(of: Samples([box.center]), before: first, group, grid, counts)
    places[key] = place
    return place
  }

  private mutating func number(
    of samples: Samples,
    before end: Int,
    _ group: Int?,
    _ grid: LayerGrid,
    _ counts: (Int) -> Bool
  ) -> Int {
    if effort.isSpent { return number(of: unseen) }
    let coverage = Coverage(of: samples, before: end, in: canvas, by: grid, where: counts)
    effort.spend(coverage.steps)
    return number(of: coverage.backings(in: canvas, group: group))
  }

  /// What is known of what lies around shapes for which nothing is left.
  private var unseen: [Backing] {
    Array(repeating: Backing(obstacle: Effort.fact), count: canvas.inks.count)
  }

  private mutating func number(of row: [Backing]) -> Int {
    if let number = numbers[row] { return number }
    rows.append(row)
    numbers[row] = rows.count - 1
    return rows.count - 1
  }
}
