internal import A11yModel
internal import Geometry
internal import Support

/// What is seen on a pattern’s tile: its colours, and which of its places are drawn on.
struct PatternDrawing {
  /// Its colours, in the order in which they are painted.
  private(set) var colors: [Color] = []

  /// Whether it is painted all over.
  private(set) var isCovered = false

  /// The colour that it is painted with all over, where that is one.
  private(set) var ground: Color?

  /// Why it is not known what is seen; nil where it is.
  private(set) var obstacle: String?

  /// Whether all that is drawn is known.
  var isKnown: Bool

  private let tile: Box?
  private let places: [Point]
  private var mask: [Bool]

  private static let mostColors = 64

  /// - Parameter tile: the tile, in the units of what it holds; nil where nobody can say.
  init(_ tile: Box?) {
    self.tile = tile
    isKnown = tile != nil
    places = tile.map { Samples(over: Parallelogram($0)).points } ?? []
    mask = places.map { _ in false }
  }

  /// Paints something of which nobody knows what it shows.
  mutating func paint(_ obstacle: String) {
    self.obstacle = obstacle
    isKnown = false
  }

  /// Paints something of which nobody knows where on the tile it is.
  mutating func paint(_ ink: Ink) {
    guard !ink.isClear else { return }
    isKnown = false
    add(ink)
  }

  /// Paints all of the tile.
  mutating func cover(_ ink: Ink) {
    guard !ink.isClear else { return }
    if ink.isOpaque {
      // It hides all before it.
      (colors, obstacle, ground, isCovered) = ([], nil, nil, true)
      mask = places.map { _ in false }
      if case .color(let color) = ink { ground = color }
      add(ink)
    } else if case .color(let color) = ink {
      if !isCovered { colors.append(.clear) }
      colors = colors.map { color.layered(over: $0) }
      ground = ground.map { color.layered(over: $0) }
      isCovered = true
    } else {
      add(ink)
    }
  }

  /// Paints a region, as far as it lies on the tile.
  mutating func paint(_ region: Region?, _ ink: Ink) {
    guard let region, !ink.isClear else { return }
    guard let tile else { return paint(ink) }
    let paints = region.paints
    let met = places.indices.filter { paints(places[$0]) }
    if met.count == places.count, region.box.contains(tile) { return cover(ink) }
    guard !met.isEmpty || isSeen(region, on: tile) else { return }
    for index in met { mask[index] = true }
    add(ink)
  }

  /// Whether any of a region that no place meets is seen.
  private func isSeen(_ region: Region, on tile: Box) -> Bool {
    let part = region.box.intersection(tile)
    guard !part.isEmpty, part.width > 0 || part.height > 0 else { return false }
    // A line may be thinner than places lie apart, and has no inside where it is filled.
    if case .stroke = region { return true }
    return Samples(inside: region)?.points.contains(where: tile.contains) ?? false
  }

  private mutating func add(_ ink: Ink) {
    var shown: [Color]
    switch ink {
    case .none: return
    case .unknown(let fact): return paint(fact)
    case .color(let color): shown = [color]
    case .gradient(let ramp): shown = ramp.stops.map(\.color)
    case .several(let colors): shown = colors
    case .pattern(let tile): shown = tile.colors.filter { $0.alpha > 0 }
    }
    if let ground { shown = shown.map { $0.composited(over: ground) } }
    for color in shown where !colors.contains(color) { colors.append(color) }
    if colors.count > Self.mostColors { paint(Deposit.tooMany) }
  }

  /// How much of the tile is drawn on, 0 to 1; nil where nobody can say.
  private var share: Double? {
    isKnown ? Double(mask.count { $0 }) / Double(max(mask.count, 1)) : nil
  }

  /// What tells its drawing from others.
  ///
  /// - Parameter turn: how the pattern is turned; nil where nobody knows.
  /// - Returns: nil where nobody can say, or nothing is met.
  private func drawing(turned turn: Transform?) -> PatternTile.Drawing? {
    guard let turn, isKnown, mask.contains(true) else { return nil }
    let degrees = Mathematics.angle(turn.b, turn.a).rounded()
    let halfTurn = degrees.isFinite ? ((Int(degrees) % 180) + 180) % 180 : 0
    return PatternTile.Drawing(mask: mask, turn: halfTurn)
  }

  /// The tile that it makes.
  ///
  /// - Parameter turn: how the pattern is turned; nil where nobody knows.
  /// - Returns: one that says why it is not known, where it is not.
  func tile(turned turn: Transform?) -> PatternTile {
    if let obstacle { return PatternTile(colors: [], doubt: obstacle) }
    let isMostlyGround = share.map { $0 < 0.5 } ?? false
    return PatternTile(
      colors: isCovered ? colors : [.clear] + colors,
      ground: isMostlyGround ? ground : nil,
      drawing: drawing(turned: turn)
    )
  }
}
