internal import A11yModel

/// Finds out which places of a pattern’s tile are drawn on.
struct PatternDrawing {
  /// Whether all that is drawn is known.
  var isKnown: Bool

  private let places: [Point]
  private var mask: [Bool]

  /// - Parameter tile: where the tile lies; nil where nobody can say.
  init(_ tile: Box?) {
    isKnown = tile != nil
    places = tile.map { Samples(over: Parallelogram($0)).points } ?? []
    mask = places.map { _ in false }
  }

  /// Takes away all that was drawn.
  mutating func clear() { mask = places.map { _ in false } }

  /// Notes where something is painted.
  ///
  /// - Returns: whether any of it is met.
  @discardableResult
  mutating func add(_ region: Region?) -> Bool {
    guard let paints = region?.paints else { return false }
    var isMet = false
    for (index, place) in places.enumerated() where paints(place) {
      mask[index] = true
      isMet = true
    }
    return isMet
  }

  /// How much of the tile is drawn on, 0 to 1; nil where nobody can say.
  var share: Double? {
    isKnown ? Double(mask.count { $0 }) / Double(max(mask.count, 1)) : nil
  }

  /// Tells what is drawn from other drawings.
  ///
  /// - Parameter transform: how the pattern is turned.
  /// - Returns: nil where nobody can say, or nothing is met.
  func drawing(turned transform: String?) -> PatternTile.Drawing? {
    guard isKnown, mask.contains(true) else { return nil }
    let way = transform.flatMap { try? Transform($0) } ?? .identity
    let degrees = Mathematics.angle(way.b, way.a).rounded()
    let turn = degrees.isFinite ? ((Int(degrees) % 180) + 180) % 180 : 0
    return PatternTile.Drawing(mask: mask, turn: turn)
  }
}
