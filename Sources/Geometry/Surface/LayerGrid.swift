/// Finds the layers whose boxes lie near a place.
///
/// There is a grid for each power of two of a width and each of a height. A layer stands in one
/// cell alone: in the grid whose cells are just larger than its box, where its middle lies. What
/// lies over a place is then in the cells around it, one ring farther than the place itself, and
/// neither a page nor a long line takes more room than a dot.
package struct LayerGrid: Sendable {
  /// The last layer of each cell that has any.
  private var heads: [UInt64: Int32] = [:]

  /// The layer before each in its cell; -1 for none.
  private var next: [Int32] = []

  private var levels: [Level] = []

  /// The grid of one cell size.
  private struct Level: Sendable {
    /// The exponents of two of the cells' sizes.
    var width: Int
    var height: Int

    /// The last layer in it, and how many there are.
    var head: Int32
    var count: Int
  }

  /// The layer before each in its level; -1 for none.
  private var nextInLevel: [Int32] = []

  /// Smaller cells, of 8 pixels, would not find fewer layers under a text.
  private static let exponents = 3...40

  package init() {}

  /// The number of layers, those without a place too.
  package var count: Int { next.count }

  /// Adds the next layer; one with an empty box is never found.
  package mutating func append(_ box: Box) {
    let layer = Int32(next.count)
    guard !box.isEmpty, box.isFinite else {
      next.append(-1)
      nextInLevel.append(-1)
      return
    }
    let width = Self.exponent(box.width)
    let height = Self.exponent(box.height)
    let middle = box.center
    let key = Self.key(
      width,
      height,
      Self.cell(middle.x, width),
      Self.cell(middle.y, height)
    )
    next.append(heads.updateValue(layer, forKey: key) ?? -1)
    if let level = levels.firstIndex(where: { $0.width == width && $0.height == height }) {
      nextInLevel.append(levels[level].head)
      levels[level].head = layer
      levels[level].count += 1
    } else {
      nextInLevel.append(-1)
      levels.append(Level(width: width, height: height, head: layer, count: 1))
    }
  }

  /// Calls for every layer whose box may touch a box, in no order; ends early where the answer is
  /// no.
  package func forEach(near box: Box, _ body: (Int) -> Bool) {
    for level in levels {
      let columns = Self.cells(box.left, box.right, level.width)
      let rows = Self.cells(box.top, box.bottom, level.height)
      if columns.count * rows.count > level.count {
        var layer = level.head
        while layer >= 0 {
          guard body(Int(layer)) else { return }
          layer = nextInLevel[Int(layer)]
        }
        continue
      }
      for column in columns {
        for row in rows {
          guard var layer = heads[Self.key(level.width, level.height, column, row)] else {
            continue
          }
          while layer >= 0 {
            guard body(Int(layer)) else { return }
            layer = next[Int(layer)]
          }
        }
      }
    }
  }

  /// The exponent of the least power of two that is not below a size.
  private static func exponent(_ size: Double) -> Int {
    guard size > 8 else { return exponents.lowerBound }
    let exponent = Int(size.exponent) + (size.significand > 1 ? 1 : 0)
    return min(exponent, exponents.upperBound)
  }

  /// The number of the cell that a coordinate lies in; what lies far out shares the last one.
  private static func cell(_ coordinate: Double, _ exponent: Int) -> Int {
    let size = Double(sign: .plus, exponent: exponent, significand: 1)
    return Int(min(max((coordinate / size).rounded(.down), -farthest), farthest))
  }

  private static let farthest = Double(1 << 24)

  /// The cells that hold the middle of any box that touches a range, where boxes are no larger than
  /// a cell.
  private static func cells(_ low: Double, _ high: Double, _ exponent: Int) -> ClosedRange<Int> {
    // Boxes can be larger than the largest cells.
    guard exponent < exponents.upperBound else { return -Int(farthest)...Int(farthest) }
    let half = Double(sign: .plus, exponent: exponent - 1, significand: 1)
    return cell(low - half, exponent)...cell(high + half, exponent)
  }

  private static func key(_ width: Int, _ height: Int, _ column: Int, _ row: Int) -> UInt64 {
    let place = UInt64(column + (1 << 25)) << 26 | UInt64(row + (1 << 25))
    return UInt64(width) << 58 | UInt64(height) << 52 | place
  }
}
