package import A11yColor

/// What one tile of a pattern shows.
package struct PatternTile: Hashable, Sendable {
  /// Its colours, a clear one among them where something of what lies behind is seen between them.
  package var colors: [Color]

  /// The colour that is painted all over it and still seen on most of it; nil where none is, or
  /// nobody can say.
  package var ground: Color?

  /// Why it is not known what it shows; nil where it is.
  package var doubt: String?

  /// What is drawn on its ground, whatever its colours; nil where nobody can say.
  package var drawing: Drawing?

  package init(
    colors: [Color],
    ground: Color? = nil,
    doubt: String? = nil,
    drawing: Drawing? = nil
  ) {
    (self.colors, self.ground, self.doubt, self.drawing) = (colors, ground, doubt, drawing)
  }

  /// The same, faded as a whole.
  package func opacity(_ factor: Double) -> PatternTile {
    guard factor < 1 else { return self }
    var tile = self
    tile.colors = colors.map { $0.opacity(factor) }
    tile.ground = ground?.opacity(factor)
    return tile
  }

  /// Which places of a tile are drawn on.
  package struct Drawing: Hashable, Sendable {
    /// Of places evenly all over the tile, whether they are.
    package var mask: [Bool]

    /// Degrees that the pattern is turned, of 180.
    package var turn: Int

    package init(mask: [Bool], turn: Int) {
      (self.mask, self.turn) = (mask, turn)
    }
  }
}
