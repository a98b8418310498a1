// Tells rules that are drawn across bars, as the targets of a bullet chart, from bars.
extension ShapeLook {
  /// Pixels across a rule at most, and how many times as long it is at least.
  private static let (thin, long) = (3.0, 4.0)

  /// The looks of thin rectangles of one size that are longer or shorter than all bars are broad.
  ///
  /// A bar of a small value is as thin, and as long as the others are broad.
  ///
  /// - Parameter looks: those of a bar chart.
  /// - Returns: their places.
  static func rules(among looks: [ShapeLook]) -> Set<Int> {
    let thin = Set(looks.indices.filter { looks[$0].isThin })
    guard !thin.isEmpty else { return [] }
    let bars = looks.indices.filter { !thin.contains($0) && looks[$0].key.owner.role == .mark }
    return thin.filter { number in
      guard let width = looks[number].width, let height = looks[number].height else { return false }
      let breadths = bars.map { height > width ? looks[$0].height : looks[$0].width }
      let length = max(width, height)
      return !breadths.isEmpty
        && breadths.allSatisfy { $0.map { abs($0 - length) > max(1, length * 0.1) } ?? false }
    }
  }

  private var isThin: Bool {
    guard key.owner.role == .mark, key.fill != nil, let width, let height else { return false }
    return min(width, height) <= Self.thin && max(width, height) >= min(width, height) * Self.long
  }
}
