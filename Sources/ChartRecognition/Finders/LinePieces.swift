/// The pieces of lines with gaps, as where values are missing: paths of one look that follow one another.
enum LinePieces {
  /// What pieces of one line have in common; in a group of its own, one belongs to another panel.
  private struct Kind: Hashable {
    var look: MarkLook
    var group: Int
  }

  /// Pixels by which a piece may begin before the end of the last.
  private static let slack = 1.0

  /// - Parameters:
  ///   - nodes: strokes.
  ///   - scene: what the file shows.
  /// - Returns: those that make up one line each, in document order.
  static func lines(among nodes: [Int], _ scene: ChartScene) -> [[Int]] {
    let looks = Dictionary(grouping: nodes) {
      Kind(look: MarkLook(scene[$0]), group: scene[$0].parent)
    }
    let lines = looks.values.flatMap { alike -> [[Int]] in
      let ordered = alike.sorted { (scene[$0].box.left, $0) < (scene[$1].box.left, $1) }
      let areApart = zip(ordered, ordered.dropFirst()).allSatisfy { one, next in
        scene[next].box.left >= scene[one].box.right - slack
      }
      let areLines = alike.allSatisfy { scene[$0].fill.isNone && scene[$0].isSeen }
      return areApart && areLines ? [alike.sorted()] : alike.map { [$0] }
    }
    return lines.sorted { $0[0] < $1[0] }
  }

  /// The first piece of each line, which stands for all of it.
  static func firsts(among nodes: [Int], _ scene: ChartScene) -> [Int] {
    lines(among: nodes, scene).map { $0[0] }
  }
}
