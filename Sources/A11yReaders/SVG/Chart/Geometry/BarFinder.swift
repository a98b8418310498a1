/// Finds bars: rectangles as wide as one another that stand on one line, or on one another.
struct BarFinder {
  private let scene: ChartScene
  private var rectangles: [Rectangle] = []

  /// A rectangle seen so that bars stand upright.
  private struct Rectangle {
    var node: Int
    var start: Double
    var width: Double
    var foot: Double
    var head: Double
    var height: Double { abs(head - foot) }
  }

  /// Bars that were found, in document order.
  struct Bars {
    var nodes: [Int]
    var isUpright: Bool
    var isStacked: Bool

    /// The line that they stand on: how far down of upright ones, else how far across.
    var foot: Double
  }

  /// Fewer of another width are something else.
  private static let leastOther = 3

  /// More are no bars that anyone can read.
  static let maximum = 5000

  /// Whether there are more shapes than are looked at, and most of these are rectangles: cells of a grid,
  /// of which the last column would look like a shorter bar.
  let isGridCut: Bool

  /// - Parameters:
  ///   - nodes: what may be bars.
  ///   - scene: what the file shows.
  init(_ nodes: [Int], _ scene: ChartScene) {
    self.scene = scene
    for node in nodes.prefix(Self.maximum) where Self.isRectangle(scene[node], in: scene.area) {
      rectangles.append(
        Rectangle(node: node, start: 0, width: 0, foot: 0, head: 0)
      )
    }
    isGridCut = nodes.count > Self.maximum && rectangles.count * 2 > Self.maximum
  }

  private static func isRectangle(_ node: ChartScene.Node, in area: Box) -> Bool {
    let box = node.box
    guard box.width > 0, box.height > 0, !node.fill.isNone,
      box.width < area.width * 0.7 || box.height < area.height * 0.7,
      box.width < area.width * 0.97, box.height < area.height * 0.97
    else { return false }
    return node.element.name == "rect" || ShapeCorners(node.element, atMost: 8).isRectangle
  }

  /// Those of the direction in which there are more; nil where there are none.
  func bars(atLeast minimum: Int) -> Bars? {
    let candidates = [true, false].compactMap { bars(isUpright: $0) }
    let most = candidates.max { $0.nodes.count < $1.nodes.count }
    return most.flatMap { $0.nodes.count >= minimum ? $0 : nil }
  }

  private func bars(isUpright: Bool) -> Bars? {
    var byWidth: [Int: [Rectangle]] = [:]
    for rectangle in rectangles {
      let box = scene[rectangle.node].box
      let turned =
        isUpright
        ? Rectangle(
          node: rectangle.node,
          start: box.left,
          width: box.width,
          foot: -box.bottom,
          head: -box.top
        )
        : Rectangle(
          node: rectangle.node,
          start: box.top,
          width: box.height,
          foot: box.left,
          head: box.right
        )
      byWidth[(turned.width * 2).step, default: []].append(turned)
    }
    // Rounding may part what is as wide.
    let all = byWidth.keys.sorted().compactMap { width in
      Self.standing((byWidth[width] ?? []) + (byWidth[width + 1] ?? []), isUpright)
    }
    guard var bars = all.max(by: { $0.nodes.count < $1.nodes.count }) else { return nil }
    // Another series may have bars of another width on the same line.
    var taken = Set(bars.nodes)
    for found in all where found.nodes.count >= Self.leastOther {
      guard abs(found.foot - bars.foot) < 1.5, taken.isDisjoint(with: found.nodes) else { continue }
      taken.formUnion(found.nodes)
      bars.isStacked = bars.isStacked || found.isStacked
    }
    bars.nodes = taken.sorted()
    return bars
  }

  /// Those that stand on the line on which most do, and those that stand on others.
  private static func standing(_ alike: [Rectangle], _ isUpright: Bool) -> Bars? {
    guard alike.count > 1 else { return nil }
    var feet: [Int: Int] = [:]
    for rectangle in alike { feet[rectangle.foot.step, default: 0] += 1 }
    guard let line = feet.max(by: { ($0.value, -$0.key) < ($1.value, -$1.key) })?.key else {
      return nil
    }
    let foot = Double(line)
    var columns: [Int: [Rectangle]] = [:]
    for rectangle in alike { columns[rectangle.start.step, default: []].append(rectangle) }
    var nodes: [Int] = []
    var heights: Set<[Int]> = []
    var isStacked = false
    for start in columns.keys.sorted() {
      let column = (columns[start] ?? []).sorted { $0.foot < $1.foot }
      var top = foot
      var own: [Int] = []
      for rectangle in column {
        let isBelow = abs(rectangle.head - foot) < 1.5
        let isOnLine = abs(rectangle.foot - foot) < 1.5
        let isOnOther = !isOnLine && abs(rectangle.foot - top) < 1.5
        guard isOnLine || isOnOther || isBelow else { continue }
        nodes.append(rectangle.node)
        own.append(rectangle.height.step)
        if !isBelow { top = max(top, rectangle.head) }
        if isOnOther { isStacked = true }
      }
      heights.insert(own)
    }
    // Columns that are all equal are buttons or panels, rectangles that are the cells of a grid, and thin
    // ones its lines.
    guard nodes.count > 1, columns.count > 1, heights.count > 1, Set(heights.joined()).count > 1
    else { return nil }
    return Bars(
      nodes: nodes.sorted(),
      isUpright: isUpright,
      isStacked: isStacked,
      foot: isUpright ? -foot : foot
    )
  }
}
