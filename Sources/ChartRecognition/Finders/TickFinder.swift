internal import A11yModel
internal import Geometry

/// Finds the ticks of axes: short texts in a row or in a column, of which those of one axis are
/// numbers that grow evenly with their places.
struct TickFinder {
  private let scene: ChartScene

  /// The ticks along the bottom or the top, and along a side.
  private(set) var x: [Int] = []
  private(set) var y: [Int] = []

  /// Whether numbers, and not places alone, show that one of them is an axis.
  private(set) var isMeasured = false

  private static let maximum = 3000

  /// Of more columns of numbers the longest are looked at.
  private static let mostSides = 12
  private static let longest = 24

  /// - Parameters:
  ///   - candidates: what may be ticks.
  ///   - scene: what the file shows.
  init(_ candidates: [Int], _ scene: ChartScene) {
    self.scene = scene
    let texts = candidates.prefix(Self.maximum).filter { node in
      (scene[node].text.value?.count ?? 0) <= Self.longest
    }
    let columns = lines(texts, by: { [$0.right, $0.center.x, $0.left] })
    let rows = lines(texts, by: { [$0.center.y, $0.top, $0.bottom] })
    let side = side(among: measures(among: columns, .y), rows)
    let bottom = measures(among: rows, .x).max(by: fewer)
    // The numbers of a list or of steps measure nothing by themselves.
    let isCounted = [side, bottom].compactMap(\.self).allSatisfy { CountedAxis.isCount($0, scene) }
    if side == nil, bottom == nil {
      if !JoinedTexts.are(texts.filter { scene[$0].isUnread }, scene) { findUnread(columns, rows) }
    } else if isCounted {
      let counted = CountedAxis(scene)
      if let side, case let row = row(side, among: rows), counted.isShown(side, row, .y) {
        set(row, side)
      } else if let bottom, case let column = column(bottom, among: columns),
        counted.isShown(column, bottom, .x)
      {
        set(bottom, column)
      }
    } else if let side {
      set(row(side, among: rows), side)
    } else if let bottom {
      set(bottom, column(bottom, among: columns))
    }
  }

  /// Labels whose words nobody knows are those of axes by their lines.
  private mutating func findUnread(_ columns: [[Int]], _ rows: [[Int]]) {
    let lined = LinedLabels(columns, rows, scene)
    for side in lined.columns {
      let measured = row(side, among: lined.rows)
      let row = measured.isEmpty ? row(side, among: lined.evenRows) : measured
      if !row.isEmpty { return set(row, side) }
    }
    for bottom in lined.rows {
      let column = column(bottom, among: lined.evenColumns)
      if !column.isEmpty { return set(bottom, column) }
    }
  }

  private mutating func set(_ row: [Int], _ column: [Int]) {
    (x, y) = (row, column)
    isMeasured = true
  }

  /// The longest column of numbers, or where no row belongs to it, as to a scale of colours, another one
  /// that has a row.
  private func side(among columns: [[Int]], _ rows: [[Int]]) -> [Int]? {
    guard let longest = columns.max(by: fewer) else { return nil }
    guard row(longest, among: rows).isEmpty else { return longest }
    let others = columns.filter { Set($0).isDisjoint(with: longest) }.sorted(by: fewer).reversed()
    return others.prefix(Self.mostSides).first { !row($0, among: rows).isEmpty } ?? longest
  }

  /// The row of ticks that belongs to a column of numbers: to its right, below or above it.
  private func row(_ side: [Int], among rows: [[Int]]) -> [Int] {
    let column = box(side)
    return best(rows, notIn: side) { box in
      box.left > column.right - 2
        && (box.top > column.bottom - 4 || box.bottom < column.top)
    }
  }

  /// The column of ticks that belongs to a row of numbers: to its left, above it.
  private func column(_ bottom: [Int], among columns: [[Int]]) -> [Int] {
    let row = box(bottom)
    return best(columns, notIn: bottom) { box in
      box.right < row.left + row.width * 0.2 && box.bottom < row.top + 2
    }
  }

  private func fewer(_ one: [Int], _ other: [Int]) -> Bool { one.count < other.count }

  private func box(_ nodes: [Int]) -> Box {
    scene.box(around: nodes)
  }

  /// The texts that stand in one line by an edge or by their middles, three and more together; two
  /// are enough where they are words.
  private func lines(_ texts: [Int], by edges: (Box) -> [Double]) -> [[Int]] {
    var lines: [[Int]] = []
    for edge in 0..<3 {
      var byPlace: [Int: [Int]] = [:]
      for node in texts {
        let step = (edges(scene[node].box)[edge] / 3).step
        byPlace[step, default: []].append(node)
      }
      for place in byPlace.keys.sorted() {
        guard let line = byPlace[place] else { continue }
        // Rounding may part what stands in one line.
        let whole = line + (byPlace[place + 1] ?? [])
        for alike in [line, whole] where alike.count > 1 { lines.append(alike) }
      }
    }
    return lines
  }

  /// Of more numbers in lines, those are left out that do not grow evenly with their own places.
  private static let mostMoved = 24

  /// The numbers that grow evenly with the places where they are drawn, or with those of their lines.
  private func measures(among lines: [[Int]], _ axis: Chart.Axis) -> [[Int]] {
    let numbers = lines.filter { line in line.allSatisfy { scene[$0].number != nil } }
    let even = numbers.filter { line in
      isMeasure(line) { axis == .x ? scene[$0].box.center.x : scene[$0].box.center.y }
    }
    guard even.isEmpty else { return even }
    let moved = numbers.filter { $0.count > 2 }.sorted(by: fewer).suffix(Self.mostMoved)
    guard !moved.isEmpty else { return [] }
    let tickLines = TickLines(scene)
    return moved.filter { line in
      let places = tickLines.places(of: line, axis)
      return !places.isEmpty && isMeasure(line) { places[$0] ?? 0 }
    }
  }

  private func isMeasure(_ line: [Int], _ place: (Int) -> Double) -> Bool {
    let points = line.compactMap { tick in
      scene[tick].value.map { NumberScale.Point(place: place(tick), value: $0) }
    }
    return points.count == line.count && NumberScale(of: points) != nil
  }

  /// The line with the most texts that stand apart from one another in a place that is meant.
  private func best(
    _ lines: [[Int]],
    notIn others: [Int],
    isMeant: (Box) -> Bool
  ) -> [Int] {
    let taken = Set(others)
    var best: [Int] = []
    for line in lines {
      let free = line.filter { !taken.contains($0) && isMeant(scene[$0].box) }
      guard free.count > max(1, best.count), hasOneSize(free) else { continue }
      best = free
    }
    return best.sorted()
  }

  private func hasOneSize(_ nodes: [Int]) -> Bool {
    // Of letters whose words nobody knows, nobody knows how large they are.
    let sizes = nodes.filter { !scene[$0].isUnread }.map { scene[$0].fontSize }
    guard let least = sizes.min(), let most = sizes.max() else { return true }
    return most - least <= most * 0.35
  }
}
