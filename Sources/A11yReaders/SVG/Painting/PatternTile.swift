internal import A11yModel

/// What one tile of a pattern shows.
struct PatternTile: Hashable, Sendable {
  /// Its colours, a clear one among them where something of what lies behind is seen between them.
  var colors: [Color]

  /// The colour that is painted all over it and still seen on most of it; nil where none is, or
  /// nobody can say.
  var ground: Color?

  /// Why it is not known what it shows; nil where it is.
  var doubt: String?

  /// What is drawn on its ground, whatever its colours; nil where nobody can say.
  var drawing: Drawing?

  /// The same, faded as a whole.
  func opacity(_ factor: Double) -> PatternTile {
    guard factor < 1 else { return self }
    var tile = self
    tile.colors = colors.map { $0.opacity(factor) }
    tile.ground = ground?.opacity(factor)
    return tile
  }

  /// Which places of a tile are drawn on.
  struct Drawing: Hashable, Sendable {
    /// Of places evenly all over the tile, whether they are.
    var mask: [Bool]

    /// Degrees that the pattern is turned, of 180.
    var turn: Int
  }
}
