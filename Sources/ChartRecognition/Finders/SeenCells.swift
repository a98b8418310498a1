internal import A11yModel
internal import Geometry

/// Takes a grid of cells for a heat map, where labels stand along two of its sides and a scale orders
/// its colours, or the image is called one.
enum SeenCells {
  /// More are read by nobody.
  private static let mostTexts = 2000

  /// Letters between a grid and its labels, at most.
  private static let reach = 2.5

  /// The share of a cell that its label may be off.
  private static let offset = 0.35

  /// Fewer colours on a board tell its fields, and no values.
  private static let leastBoardColors = 8

  static func find(_ draft: inout ChartDraft) {
    guard let grid = CellGrid(candidates(draft), draft.scene),
      grid.nodes.count * 10 >= draft.nodes(.mark).count * 8
    else { return }
    let scene = draft.scene
    let texts = Array(
      scene.nodes.indices.filter { node in
        scene[node].isText && scene[node].isSeen
          && [nil, .tick].contains(draft.parts[node]?.role)
      }.prefix(mostTexts)
    )
    let labels = labels(of: grid, texts, scene)
    let inside = texts.filter { grid.box.contains(scene[$0].box.center) }
    let areLabelled = labels.x.count > 1 && labels.y.count > 1
    let values = values(in: grid, inside, scene)
    guard draft.told == .heatMap || areLabelled && hasScale(grid, values, texts, draft),
      !areWords(inside, of: grid, scene), !isBoard(grid, labels.x, labels.y, scene)
    else { return }
    for node in grid.nodes where draft.parts[node] == nil {
      draft.parts[node] = ChartDraft.Part(role: .mark)
    }
    for (axis, ticks) in [(Chart.Axis.x, labels.x), (.y, labels.y)]
    where areLabelled && (draft.ticks(axis).isEmpty || draft.assumed.contains(.axes)) {
      for tick in draft.ticks(axis) { draft.parts[tick] = nil }
      for tick in ticks { draft.parts[tick] = ChartDraft.Part(role: .tick, axis: axis) }
    }
    for value in values {
      draft.parts[value.text] = ChartDraft.Part(role: .value, holder: value.cell)
      draft.parts[value.cell]?.holder = value.cell
    }
    (draft.areColorsValues, draft.isFormStated) = (true, true)
    draft.assumed.formUnion(areLabelled ? [.form, .marks, .axes] : [.form, .marks])
  }

  /// Shapes that the file calls marks and says no more of, else what is nothing yet.
  private static func candidates(_ draft: ChartDraft) -> [Int] {
    let marks = draft.nodes(.mark)
    guard draft.nodes(.line).isEmpty else { return [] }
    guard !marks.isEmpty else { return draft.free([.shape]) }
    let areOpen = !draft.isFormStated && marks.allSatisfy { draft.parts[$0]?.form == nil }
    return areOpen ? marks : []
  }

  // MARK: labels

  /// The labels along the top or the bottom, and along a side.
  private static func labels(
    of grid: CellGrid,
    _ texts: [Int],
    _ scene: ChartScene
  ) -> (x: [Int], y: [Int]) {
    let box = grid.box
    func near(_ distance: (Box) -> Double) -> [Int] {
      texts.filter { text in
        let place = scene[text].box
        let most = max(place.height, scene[text].fontSize) * reach
        return distance(place) >= -2 && distance(place) <= most
      }
    }
    let wide = { (place: Box) in place.center.x >= box.left - 2 && place.center.x <= box.right + 2 }
    let high = { (place: Box) in place.center.y >= box.top - 2 && place.center.y <= box.bottom + 2 }
    let beside = [near { box.left - $0.right }, near { $0.left - box.right }].map { labels in
      labels.filter { high(scene[$0].box) && !scene[$0].isTurned }
    }
    // What stands farther off is the title of the axis.
    let below = firstLine(near { $0.top - box.bottom }.filter { wide(scene[$0].box) }, scene, \.top)
    let above = firstLine(near { box.top - $0.bottom }.filter { wide(scene[$0].box) }, scene) {
      -$0.bottom
    }
    // The names of months begin where their first weeks do.
    return (
      longest([below, above], at: grid.columns, scene) { [$0.center.x, $0.left, $0.right] },
      longest(beside, at: grid.rows, scene) { [$0.center.y] }
    )
  }

  private static func firstLine(
    _ labels: [Int],
    _ scene: ChartScene,
    _ place: (Box) -> Double
  ) -> [Int] {
    let first = labels.map { place(scene[$0].box) }.min() ?? 0
    return labels.filter { place(scene[$0].box) <= first + 0.8 * scene[$0].fontSize }
  }

  /// The side along which more labels stand at the middles of cells: these.
  private static func longest(
    _ sides: [[Int]],
    at middles: [Double],
    _ scene: ChartScene,
    _ places: (Box) -> [Double]
  ) -> [Int] {
    let reach = CellGrid.step(middles) * offset
    return sides.map { labels in
      labels.filter { label in
        places(scene[label].box).contains { place in
          middles.contains { abs($0 - place) <= reach }
        }
      }
    }.max { $0.count < $1.count } ?? []
  }

  // MARK: what is no heat map

  /// Whether most cells hold words, as in a timetable, or they count, as the days of a calendar do.
  private static func areWords(_ inside: [Int], of grid: CellGrid, _ scene: ChartScene) -> Bool {
    let words = inside.compactMap { scene[$0].text.value }
    guard words.count * 2 > grid.nodes.count else { return false }
    let numbers = inside.compactMap { scene[$0].number }
    let counted = zip(numbers, numbers.dropFirst()).count { $1 - $0 == 1 }
    return numbers.count * 2 < words.count || counted * 2 > numbers.count
  }

  /// Whether letters stand along one side and numbers along the other, and few colours between them.
  private static func isBoard(
    _ grid: CellGrid,
    _ x: [Int],
    _ y: [Int],
    _ scene: ChartScene
  ) -> Bool {
    func areLetters(_ labels: [Int]) -> Bool {
      labels.allSatisfy { label in
        scene[label].text.value.map { $0.count == 1 && $0.contains(where: \.isLetter) } ?? false
      }
    }
    guard grid.colors < leastBoardColors else { return false }
    return areLetters(x) && CountedAxis.isCount(y, scene)
      || areLetters(y) && CountedAxis.isCount(x, scene)
      || CountedAxis.isCount(x, scene) && CountedAxis.isCount(y, scene)
  }

  // MARK: values

  /// A number in a cell.
  private struct Value {
    var text: Int
    var cell: Int
    var number: Double
  }

  private static func values(
    in grid: CellGrid,
    _ inside: [Int],
    _ scene: ChartScene
  ) -> [Value] {
    var byPlace: [Int: Int] = [:]
    func place(_ node: Int) -> Int? {
      grid.place(of: scene[node].box.center).map { $0.row * grid.columns.count + $0.column }
    }
    for node in grid.nodes {
      if let place = place(node) { byPlace[place] = node }
    }
    return inside.compactMap { text in
      guard let number = scene[text].number,
        let cell = place(text).flatMap({ byPlace[$0] })
      else { return nil }
      return Value(text: text, cell: cell, number: number)
    }
  }

  /// Whether the colours of cells are those of a scale: the file says so, they are in its order, they
  /// follow the numbers in most cells, or a key to them stands beside.
  private static func hasScale(
    _ grid: CellGrid,
    _ values: [Value],
    _ texts: [Int],
    _ draft: ChartDraft
  ) -> Bool {
    let scene = draft.scene
    func color(_ node: Int) -> Color? {
      if case .color(let color) = scene[node].fill { color } else { nil }
    }
    if draft.areColorsValues || ColorScale.orders(Set(grid.nodes.compactMap(color))) { return true }
    if values.count * 2 > grid.nodes.count {
      let cells = values.compactMap { value in color(value.cell).map { ($0, value.number) } }
      if ColorScale.follows(cells) { return true }
    }
    return ColorKey.isSeen(beside: grid, texts, scene)
  }
}
