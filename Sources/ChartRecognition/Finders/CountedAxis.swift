internal import A11yModel
internal import Geometry

/// Tells axes whose numbers count from 1, as ratings do, from lists, steps and boards.
struct CountedAxis {
  private let scene: ChartScene
  private let lines: TickLines

  /// The shares by which the steps of a board differ at most.
  private static let square = 0.05

  init(_ scene: ChartScene) {
    self.scene = scene
    lines = TickLines(scene)
  }

  /// Whether numbers count from 1.
  static func isCount(_ labels: [Int], _ scene: ChartScene) -> Bool {
    let values = labels.compactMap { scene[$0].number }.sorted()
    return values == (1...max(1, labels.count)).map(Double.init)
  }

  /// Looks for what only an axis has: lines at its labels, or bars or a line between them and others.
  ///
  /// Between letters in their order a line may be the way on a map, and on a board a move.
  ///
  /// - Parameters:
  ///   - column: the labels up the side.
  ///   - row: those below or above.
  ///   - axis: which of them count.
  /// - Returns: whether what is drawn shows that those measure something.
  func isShown(_ column: [Int], _ row: [Int], _ axis: Chart.Axis) -> Bool {
    guard column.count > 1, row.count > 1 else { return false }
    let plot = plot(column, row)
    let shapes = scene.nodes.indices.filter { node in
      scene[node].kind == .shape && scene[node].isSeen && plot.contains(scene[node].box.center)
    }
    let hasLine = !LineFinder(shapes, in: plot, scene).nodes.isEmpty
    let hasTicks = lines.stand(at: axis == .y ? column : row, axis)
    // Ranks are counted from the top, as the lines of a list are.
    guard axis == .x || growsUpwards(column) else { return hasTicks && hasLine }
    guard !isBoard(column, row) else { return hasTicks && hasLine }
    if hasTicks || hasLine && !areLetters(row, \.x) && !areLetters(column, \.y) { return true }
    return BarFinder(shapes, scene).bars(atLeast: 3)?.isUpright == (axis == .y)
  }

  private func plot(_ column: [Int], _ row: [Int]) -> Box {
    let (side, foot) = (box(column), box(row))
    let step = foot.width / Double(max(1, row.count - 1))
    let isBelow = foot.center.y > side.center.y
    let rise = side.height / Double(max(1, column.count - 1))
    return Box(
      left: side.right,
      top: isBelow ? side.top - rise : foot.bottom,
      right: foot.right + step,
      bottom: isBelow ? foot.top : side.bottom + rise
    )
  }

  private func box(_ nodes: [Int]) -> Box {
    scene.box(around: nodes)
  }

  /// How far apart labels stand.
  private func step(_ labels: [Int], _ place: (Point) -> Double) -> Double {
    let places = labels.map { place(scene[$0].box.center) }
    return ((places.max() ?? 0) - (places.min() ?? 0)) / Double(labels.count - 1)
  }

  private func growsUpwards(_ column: [Int]) -> Bool {
    let up = column.sorted { scene[$0].box.center.y > scene[$1].box.center.y }
    return scene[up[0]].number == 1
  }

  /// Whether letters or numbers that count stand along each side, as far from each other along one as
  /// along the other, as at the fields of a board.
  private func isBoard(_ column: [Int], _ row: [Int]) -> Bool {
    guard areLetters(row, \.x) || Self.isCount(row, scene),
      areLetters(column, \.y) || Self.isCount(column, scene)
    else { return false }
    let width = step(row, \.x)
    let height = step(column, \.y)
    return abs(width - height) <= max(width, height) * Self.square
  }

  /// Whether labels are single letters in the order of the alphabet, from either end.
  private func areLetters(_ labels: [Int], _ place: (Point) -> Double) -> Bool {
    let words = labels.sorted { place(scene[$0].box.center) < place(scene[$1].box.center) }
      .compactMap { scene[$0].text.value }
    let sorted = words.sorted()
    return words.allSatisfy { $0.count == 1 && $0.contains(where: \.isLetter) }
      && (words == sorted || words == sorted.reversed())
  }
}
