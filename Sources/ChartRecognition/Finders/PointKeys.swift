internal import Geometry

/// Tells points from the swatches of legends and the bullets of lists: these have a text of their own
/// beside them, and stand in one column or row with others that have.
struct PointKeys {
  private let draft: ChartDraft
  private let scene: ChartScene

  /// What stands beside each text.
  private let shapes: [Int: [Int]]

  private static let maximum = 2000

  /// - Parameter draft: what is known.
  init(_ draft: ChartDraft) {
    (self.draft, scene) = (draft, draft.scene)
    let texts = draft.free([.text, .outlines]).prefix(Self.maximum)
    let rows = TextRows(texts, draft.scene)
    var pairs = LegendPairs()
    if !texts.isEmpty {
      for shape in draft.free([.shape]) {
        let box = draft.scene[shape].box
        for text in rows.texts(near: box) where draft.scene[text].box.left >= box.right {
          LegendLines.add(shape, text, in: rows, draft.scene, to: &pairs)
        }
      }
    }
    shapes = pairs.shapes
  }

  /// - Parameter points: small shapes.
  /// - Returns: those that are marks.
  func marks(among points: [Int]) -> [Int] {
    let all = Set(points)
    let labelled = shapes.filter { $0.value.contains(where: all.contains) }
    var keys: Set<Int> = []
    for place in [\Box.left, \Box.center.y] {
      let lines = Dictionary(grouping: shapes.keys) { (scene[$0].box[keyPath: place] / 2).step }
      for texts in lines.values where texts.count > 1 {
        let looks = texts.map { text in
          LegendLooks.looks(of: ChartDraft.Entry(text: text, swatches: shapes[text] ?? []), scene)
        }
        // Beside other points that have texts, as cities have their names, they are points as well.
        let areAlone = labelled.keys.allSatisfy(texts.contains)
        if areAlone || Set(looks).count == looks.count {
          keys.formUnion(texts.compactMap { shapes[$0] }.joined())
        }
      }
    }
    return points.filter { !keys.contains($0) }
  }
}
