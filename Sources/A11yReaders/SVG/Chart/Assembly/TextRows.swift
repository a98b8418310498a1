/// Texts by the height they stand at.
struct TextRows {
  private var rows: [Int: [Int]] = [:]
  private let scene: ChartScene

  init(_ texts: some Sequence<Int>, _ scene: ChartScene) {
    self.scene = scene
    for text in texts where !scene[text].isTurned {
      rows[Self.row(of: scene[text].box), default: []].append(text)
    }
  }

  /// Those in the rows around that of a box.
  func texts(near box: Box) -> [Int] {
    let row = Self.row(of: box)
    return (row - 2...row + 2).flatMap { rows[$0]?.prefix(64) ?? [] }
  }

  /// Where the longest of the texts ends that begin where one does, in the rows around it.
  func end(ofColumnOf text: Int) -> Double {
    let box = scene[text].box
    return texts(near: box).filter { abs(scene[$0].box.left - box.left) < 1 }
      .map { scene[$0].box.right }.max() ?? box.right
  }

  private static func row(of box: Box) -> Int { (box.center.y / 8).step }
}
