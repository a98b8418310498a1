/// What a chart's marks lie on: whatever is painted that is none of its marks, lines and swatches.
///
/// A mark need not be told from a line that helps to read its value, and whether it can be told
/// from its neighbours is a question of its own.
struct ShapeGround {
  private let canvas: Canvas
  private let bounds: Box
  private var grid = LayerGrid()

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

  /// - Parameters:
  ///   - painter: a file that is painted.
  ///   - signs: whether each of its shapes is drawn on the ground.
  init(_ painter: SVGPainter, signs: [Bool]) {
    (canvas, bounds) = (painter.canvas, painter.bounds)
    var isDrawn = Array(repeating: false, count: canvas.layers.count)
    for (shape, isSign) in zip(painter.shapes, signs) {
      let isLine = shape.fill == nil && shape.strokeWidth <= Self.thinLine
      guard isSign || isLine else { continue }
      for layer in [shape.fill, shape.stroke] {
        if let layer { isDrawn[layer] = true }
      }
    }
    for (layer, isDrawn) in zip(canvas.layers, isDrawn) {
      grid.append(isDrawn ? .empty : layer.box)
    }
  }

  /// The place of what lies around a shape; nil where nobody can say where that is.
  mutating func row(around shape: PlacedShape) -> Int? {
    let layers = [shape.fill, shape.stroke].compactMap(\.self)
    guard let first = layers.min(), shape.box.isFinite else { return nil }
    let box = layers.map { canvas.layers[$0].box }.reduce(shape.box) { $0.union($1) }
      .expanded(by: Self.distance).intersection(bounds)
    let group = canvas.layers[first].group
    guard let below = wholeLayers(under: box, before: first) else {
      let regions = layers.compactMap { canvas.layers[$0].region }
      guard
        let samples = Samples(around: regions, distance: Self.distance, within: bounds)
      else { return nil }
      return number(of: samples, before: first, group)
    }
    let key = Key(layers: below, group: group)
    if let place = places[key] { return place }
    let place = number(of: Samples(over: Parallelogram(box)), before: first, group)
    places[key] = place
    return place
  }

  private mutating func number(of samples: Samples, before end: Int, _ group: Int?) -> Int {
    let row = Coverage(of: samples, before: end, in: canvas, by: grid)
      .backings(in: canvas, group: group)
    if let number = numbers[row] { return number }
    rows.append(row)
    numbers[row] = rows.count - 1
    return rows.count - 1
  }

  /// The layers under a box where each of them lies under all of it in one colour, down to the first
  /// that hides the others; nil where one does not.
  private func wholeLayers(under box: Box, before end: Int) -> [Int]? {
    var found: [Int] = []
    var isWhole = true
    grid.forEach(near: box) { number in
      let layer = canvas.layers[number]
      guard number < end, layer.box.intersects(box) else { return true }
      isWhole = layer.box.contains(box) && canvas.isPlain(number)
      if isWhole { found.append(number) }
      return isWhole && found.count < 64
    }
    guard isWhole, found.count < 64 else { return nil }
    found.sort()
    let last = found.lastIndex {
      canvas.layers[$0].group == nil && canvas.inks.opaque[canvas.layers[$0].ink]
    }
    return last.map { Array(found[$0...]) } ?? found
  }
}

extension Canvas {
  /// Whether a layer is one rectangle in one colour, whatever cuts it.
  fileprivate func isPlain(_ number: Int) -> Bool {
    let layer = layers[number]
    guard case .rectangle? = layer.region, !inks.varies[layer.ink] else { return false }
    var next = layer.clip
    while let place = next {
      let clip = clips[place]
      guard clip.shapes.count == 1, clip.shapes[0].clip == nil,
        case .rectangle = clip.shapes[0].region
      else { return false }
      next = clip.parent
    }
    return true
  }
}
