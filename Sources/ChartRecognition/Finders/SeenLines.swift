internal import Geometry

/// The lines of something like a legend whose shapes have no colours of marks that are known.
enum SeenLines {
  private static let maximum = 2000

  /// Texts that stand in one row or column, each beside a small shape of its own as large as those of
  /// the others.
  ///
  /// - Parameters:
  ///   - texts: those that are nothing yet.
  ///   - draft: what is known besides.
  /// - Returns: those that are lines of one.
  static func texts(of texts: [Int], _ draft: ChartDraft) -> Set<Int> {
    let scene = draft.scene
    let rows = TextRows(texts.prefix(maximum), scene)
    var lines: [Key: Set<Int>] = [:]
    for shape in draft.free([.shape]).prefix(maximum) {
      let box = scene[shape].box
      for text in rows.texts(near: box) where isBeside(box, scene[text]) {
        for place in [box.center.x.step, -1 - box.center.y.step] {
          let key = Key(
            width: box.width.step,
            height: box.height.step,
            place: place,
            fontSize: scene[text].fontSize.step,
            isBold: scene[text].isBold
          )
          lines[key, default: []].insert(text)
        }
      }
    }
    return Set(lines.values.filter { $0.count > 1 }.joined())
  }

  /// What the lines of one row or column have in common: a title may stand beside them by chance.
  private struct Key: Hashable {
    var width: Int
    var height: Int
    var place: Int
    var fontSize: Int
    var isBold: Bool
  }

  private static func isBeside(_ shape: Box, _ text: ChartScene.Node) -> Bool {
    let size = max(text.fontSize, 6)
    let gap = max(text.box.left - shape.right, shape.left - text.box.right)
    return shape.height <= size * 2.4 && shape.width <= size * 6
      && abs(shape.center.y - text.box.center.y) <= size * 0.9 && gap > -2 && gap <= size * 1.8
  }
}
