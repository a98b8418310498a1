internal import A11yModel
internal import Geometry

/// Cells of a heat map: rectangles as large as one another, side by side in rows and columns, in many
/// colours.
struct CellGrid {
  /// In document order.
  let nodes: [Int]
  let box: Box

  /// The middles of its columns and rows, in order.
  let columns: [Double]
  let rows: [Double]

  /// How many colours its cells have.
  let colors: Int

  private static let least = 6
  private static let leastColors = 4
  private static let maximum = 20_000

  /// The share of its places that cells take: at its ends, a calendar of days has gaps.
  private static let leastShare = 0.85

  /// The share of a cell that lies between two of them at most.
  private static let mostGap = 0.35

  /// The share of a step by which a row or column may be off.
  private static let slack = 0.2

  /// The largest grid among shapes; nil where there is none.
  ///
  /// - Parameters:
  ///   - candidates: what may be cells.
  ///   - scene: what the file shows.
  init?(_ candidates: [Int], _ scene: ChartScene) {
    var bySize: [Size: [Int]] = [:]
    for node in candidates.prefix(Self.maximum) {
      let shape = scene[node]
      guard !shape.fill.isNone, shape.box.width > 1, shape.box.height > 1,
        scene.rectangle(of: node) != nil
      else { continue }
      bySize[Size(shape.box), default: []].append(node)
    }
    let grids = bySize.keys.sorted().compactMap { size in
      // Rounding may part what is as large.
      Self.grid(size.around.flatMap { bySize[$0] ?? [] }, scene)
    }
    guard let largest = grids.max(by: { $0.nodes.count < $1.nodes.count }) else { return nil }
    self = largest
  }

  private init(_ nodes: [Int], _ box: Box, _ columns: [Double], _ rows: [Double], colors: Int) {
    self.nodes = nodes
    self.box = box
    (self.columns, self.rows) = (columns, rows)
    self.colors = colors
  }

  /// The column and the row of a point; nil outside the grid.
  func place(of point: Point) -> (column: Int, row: Int)? {
    let column = ((point.x - columns[0]) / Self.step(columns)).step
    let row = ((point.y - rows[0]) / Self.step(rows)).step
    return columns.indices.contains(column) && rows.indices.contains(row) ? (column, row) : nil
  }

  /// How far rows or columns stand apart.
  static func step(_ middles: [Double]) -> Double {
    guard let first = middles.first, let last = middles.last else { return 0 }
    return (last - first) / Double(max(1, middles.count - 1))
  }

  private static func grid(_ alike: [Int], _ scene: ChartScene) -> CellGrid? {
    guard alike.count >= least else { return nil }
    let boxes = alike.map { scene[$0].box }
    let (width, height) = (boxes[0].width, boxes[0].height)
    guard let columns = places(boxes.map(\.center.x), width),
      let rows = places(boxes.map(\.center.y), height)
    else { return nil }
    let count = columns.count * rows.count
    let colors = Set(alike.map { scene[$0].fill }).count
    guard alike.count <= count, Double(alike.count) >= Double(count) * leastShare,
      colors >= leastColors
    else { return nil }
    let box = boxes.reduce(Box.empty) { $0.union($1) }
    return CellGrid(alike.sorted(), box, columns, rows, colors: colors)
  }

  /// The middles of rows or columns that follow one another evenly and closely; nil where they do not.
  private static func places(_ middles: [Double], _ extent: Double) -> [Double]? {
    var places: [Double] = []
    for middle in middles.sorted() where middle - (places.last ?? -.infinity) > extent * 0.25 {
      places.append(middle)
    }
    guard let step = EvenGrowth.step(of: places, within: slack), step >= extent * 0.95,
      step <= extent * (1 + mostGap) + 1
    else { return nil }
    return places
  }

  /// Half pixels.
  private struct Size: Hashable, Comparable {
    var width: Int
    var height: Int

    init(_ box: Box) { (width, height) = ((box.width * 2).step, (box.height * 2).step) }

    static func < (one: Size, other: Size) -> Bool {
      (one.width, one.height) < (other.width, other.height)
    }

    /// It, and the next larger ones.
    var around: [Size] {
      [0, 1].flatMap { across in
        [0, 1].map { down in
          var size = self
          size.width += across
          size.height += down
          return size
        }
      }
    }
  }
}
