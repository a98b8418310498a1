internal import Geometry

/// Texts by the height they stand at.
struct TextRows {
  private var rows: [Int: [Int]] = [:]

  /// Where the texts of each column end, in order; a column by where its texts begin.
  private var ends: [Int: [Double]] = [:]

  init(_ texts: some Sequence<Int>, _ scene: ChartScene) {
    for text in texts where !scene[text].isTurned {
      let box = scene[text].box
      rows[Self.row(of: box), default: []].append(text)
      ends[Self.column(of: box), default: []].append(box.right)
    }
    for column in ends.keys { ends[column]?.sort() }
  }

  /// Those in the rows around that of a box.
  func texts(near box: Box) -> [Int] {
    let row = Self.row(of: box)
    return (row - 2...row + 2).flatMap { rows[$0]?.prefix(64) ?? [] }
  }

  /// Where the longest text ends of those that begin where one does and end before a place.
  func end(ofColumnOf box: Box, before place: Double) -> Double {
    guard let ends = ends[Self.column(of: box)] else { return box.right }
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] <= place { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? max(ends[low - 1], box.right) : box.right
  }

  private static func column(of box: Box) -> Int { box.left.step }

  private static func row(of box: Box) -> Int { (box.center.y / 8).step }
}
