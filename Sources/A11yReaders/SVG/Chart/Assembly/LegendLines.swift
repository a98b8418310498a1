/// Pairs the texts of a legend with what is drawn beside them.
enum LegendLines {
  private static let maximum = 2000

  /// Of a legend that the file names.
  static func findStated(_ draft: inout ChartDraft) {
    let texts = draft.nodes(.entry)
    guard draft.entries.isEmpty, !texts.isEmpty, texts.count <= maximum else { return }
    let swatches = draft.nodes(.swatch).prefix(maximum * 2).filter { swatch in
      // A scale of colours is no swatch: what stands at it are numbers, not entries.
      if case .gradient = draft.scene[swatch].fill { return false }
      return !isFrame(swatch, texts, draft)
    }
    var beside: [Int: [Int]] = [:]
    for swatch in swatches {
      let text = text(beside: swatch, texts, draft)
      if let text { beside[text, default: []].append(swatch) } else { drop(swatch, &draft) }
    }
    for text in texts {
      let part = draft.parts[text]
      if beside[text] == nil, !beside.isEmpty {
        draft.parts[text]?.role = .legendTitle
      } else {
        draft.entries.append(
          ChartDraft.Entry(
            text: text,
            swatches: beside[text] ?? [],
            holder: part?.holder,
            series: part?.series ?? series(of: beside[text] ?? [], draft)
          )
        )
      }
    }
    // Without anything beside them, texts explain nothing.
    if beside.isEmpty { draft.entries = [] }
    // What holds the only entry is the legend.
    if draft.entries.count == 1, draft.entries[0].holder == draft.legend {
      draft.entries[0].holder = nil
    }
  }

  private static func series(of swatches: [Int], _ draft: ChartDraft) -> String? {
    for swatch in swatches {
      if let series = draft.parts[swatch]?.series { return series }
    }
    return nil
  }

  private static func drop(_ swatch: Int, _ draft: inout ChartDraft) {
    draft.parts[swatch]?.role = .aid
  }

  /// Whether a shape lies behind the texts.
  private static func isFrame(_ shape: Int, _ texts: [Int], _ draft: ChartDraft) -> Bool {
    let box = draft.scene[shape].box
    return texts.contains { box.holdsMiddle(of: draft.scene[$0].box) }
  }

  /// The text of the same entry, else the nearest in the same row.
  private static func text(beside swatch: Int, _ texts: [Int], _ draft: ChartDraft) -> Int? {
    if let holder = draft.parts[swatch]?.holder {
      return texts.first { draft.parts[$0]?.holder == holder }
    }
    let box = draft.scene[swatch].box
    var best: (text: Int, gap: Double)?
    for text in texts {
      let place = draft.scene[text].box
      let height = max(place.height, 6)
      guard abs(place.center.y - box.center.y) < max(height, box.height) * 0.8 else { continue }
      let gap = max(place.left - box.right, box.left - place.right)
      guard gap < height * 6, gap < best?.gap ?? .infinity else { continue }
      best = (text, gap)
    }
    return best?.text
  }

  // MARK: by geometry

  /// Of a legend that stands beside the marks: small shapes of their colours, each with a text.
  static func findSeen(_ draft: inout ChartDraft) {
    let scene = draft.scene
    let colors = MarkColors(draft)
    guard draft.entries.isEmpty, !colors.isEmpty else { return }
    let rows = TextRows(draft)
    var beside: [Int: [Int]] = [:]
    for shape in draft.free([.shape]) + draft.nodes(.aid) where colors.hold(scene[shape]) {
      let gaps = rows.texts(near: scene[shape].box).compactMap { text in
        gap(from: shape, to: text, scene).map { (text: text, gap: $0) }
      }
      guard let nearest = gaps.min(by: { ($0.gap, $0.text) < ($1.gap, $1.text) }) else { continue }
      beside[nearest.text, default: []].append(shape)
    }
    // A number beside a mark is its value.
    let found = beside.keys.sorted().filter {
      scene[$0].text.value.flatMap(PlainNumber.read) == nil
    }.map { text in
      ChartDraft.Entry(text: text, swatches: (beside[text] ?? []).sorted())
    }
    guard isLegend(found, scene) else { return }
    for entry in found {
      draft.parts[entry.text] = ChartDraft.Part(role: .entry)
      for swatch in entry.swatches { draft.parts[swatch] = ChartDraft.Part(role: .swatch) }
    }
    draft.entries = found
    draft.assumed.insert(.legend)
  }

  /// How far a small shape stands from the text in its row; nil where it does not stand beside it.
  private static func gap(from shape: Int, to text: Int, _ scene: ChartScene) -> Double? {
    let (box, place) = (scene[shape].box, scene[text].box)
    let size = max(scene[text].fontSize, 6)
    guard box.height <= size * 2.4, box.width <= size * 6,
      abs(box.center.y - place.center.y) <= size * 0.9
    else { return nil }
    let gap = max(place.left - box.right, box.left - place.right)
    return gap > -2 && gap <= size * 1.8 ? gap : nil
  }

  /// Points without those that are the swatches of a legend: each of a colour of its own, beside a
  /// text of its own, in one column.
  ///
  /// - Parameters:
  ///   - points: small shapes.
  ///   - draft: what is known besides.
  /// - Returns: those that are marks.
  static func withoutKeys(_ points: [Int], _ draft: ChartDraft) -> [Int] {
    let scene = draft.scene
    let rows = TextRows(draft)
    var columns: [Int: [Int]] = [:]
    for point in points {
      let box = scene[point].box
      let isBeside = rows.texts(near: box).contains { text in
        scene[text].box.left >= box.right && gap(from: point, to: text, scene) != nil
      }
      if isBeside { columns[box.center.x.step, default: []].append(point) }
    }
    let keys = columns.values.filter { column in
      column.count > 1 && Set(column.map { scene[$0].key }).count == column.count
    }
    let known = Set(keys.joined())
    return points.filter { !known.contains($0) }
  }

  /// Whether the lines stand in one column or row, and show more than one colour where there are
  /// several.
  private static func isLegend(_ entries: [ChartDraft.Entry], _ scene: ChartScene) -> Bool {
    guard let first = entries.first else { return false }
    guard entries.count > 1 else { return true }
    let place = scene[first.text].box
    let isColumn = entries.allSatisfy { abs(scene[$0.text].box.left - place.left) < 4 }
    let isRow = entries.allSatisfy { abs(scene[$0.text].box.center.y - place.center.y) < 4 }
    let colors = Set(entries.flatMap { $0.swatches.map { scene[$0].key } })
    return (isColumn || isRow) && colors.count > 1
  }
}

/// The texts that are nothing yet, by the height they stand at.
private struct TextRows {
  private var rows: [Int: [Int]] = [:]

  init(_ draft: ChartDraft) {
    for text in draft.free([.text, .outlines]).prefix(2000) where !draft.scene[text].isTurned {
      rows[Self.row(of: draft.scene[text].box), default: []].append(text)
    }
  }

  /// Those in the rows around that of a box.
  func texts(near box: Box) -> [Int] {
    let row = Self.row(of: box)
    return (row - 2...row + 2).flatMap { rows[$0]?.prefix(64) ?? [] }
  }

  private static func row(of box: Box) -> Int { (box.center.y / 8).step }
}
