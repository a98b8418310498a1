internal import ChartWords

/// Pairs the texts of a legend with what is drawn beside them.
enum LegendLines {
  private static let maximum = 2000

  /// The outlines of letters are as high as capitals, about 0.7 of the size of their font.
  private static let lineOfOutlines = 1 / 0.7

  /// Of a legend that a document within the image shows.
  static func findForeign(_ draft: inout ChartDraft) {
    let scene = draft.scene
    let groups = scene.nodes.indices.filter { scene[$0].isForeign && scene[$0].kind == .group }
    for holder in groups where scene[holder].end == holder + 3 && scene[holder + 1].kind == .shape {
      draft.parts[holder + 1] = ChartDraft.Part(role: .swatch, holder: holder)
      draft.parts[holder + 2] = ChartDraft.Part(role: .entry, holder: holder)
    }
    if let whole = groups.first { draft.legend = draft.legend ?? whole }
  }

  /// Of a legend that the file names.
  static func findStated(_ draft: inout ChartDraft) {
    let texts = draft.nodes(.entry)
    guard draft.entries.isEmpty, !texts.isEmpty, texts.count <= maximum else { return }
    let swatches = draft.nodes(.swatch).prefix(maximum * 2).filter { swatch in
      // A scale of colours is no swatch: what stands at it are numbers, not entries.
      if case .gradient = draft.scene[swatch].fill { return false }
      return !isFrame(swatch, texts, draft)
    }
    var pairs = LegendPairs()
    for swatch in swatches { add(swatch, texts, draft, to: &pairs) }
    let beside = pairs.shapes
    let paired = Set(beside.values.joined())
    for swatch in swatches where !paired.contains(swatch) { drop(swatch, &draft) }
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
    LegendScales.dropSizes(&draft)
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

  /// Adds the text of the same entry, else those in the same row.
  private static func add(
    _ swatch: Int,
    _ texts: [Int],
    _ draft: ChartDraft,
    to pairs: inout LegendPairs
  ) {
    if let holder = draft.parts[swatch]?.holder {
      if let text = texts.first(where: { draft.parts[$0]?.holder == holder }) {
        pairs.settle(swatch, text)
      }
      return
    }
    let box = draft.scene[swatch].box
    for text in texts {
      let place = draft.scene[text].box
      let height = max(place.height, 6)
      guard abs(place.center.y - box.center.y) < max(height, box.height) * 0.8 else { continue }
      pairs.add(swatch, box, text, place) { $0 < height * 6 }
    }
  }

  // MARK: by geometry

  /// Of a legend that stands beside the marks: small shapes of their colours, each with a text.
  static func findSeen(_ draft: inout ChartDraft) {
    let scene = draft.scene
    let colors = MarkColors(draft)
    guard draft.entries.isEmpty, !colors.isEmpty else { return }
    // The file may name the texts alone.
    let named = draft.nodes(.swatch).isEmpty ? draft.nodes(.entry) : []
    let texts = draft.free([.text, .outlines]).prefix(maximum) + named.prefix(maximum)
    let rows = TextRows(texts, scene)
    var pairs = LegendPairs()
    for shape in draft.free([.shape]) + draft.nodes(.aid) where colors.hold(scene[shape]) {
      for text in rows.texts(near: scene[shape].box) {
        add(shape, text, in: rows, scene, to: &pairs)
      }
    }
    let beside = pairs.shapes
    // A number beside a mark is its value, and years beside several are names.
    let years = beside.keys.filter { ShownValue.isYear(scene[$0].text.value) }
    let names = beside.keys.filter { scene[$0].number == nil } + (years.count > 1 ? years : [])
    let found = names.sorted().map { text in
      ChartDraft.Entry(text: text, swatches: (beside[text] ?? []).sorted())
    }
    guard isLegend(found, scene) else { return }
    for entry in found {
      draft.parts[entry.text] = ChartDraft.Part(role: .entry)
      for swatch in entry.swatches { draft.parts[swatch] = ChartDraft.Part(role: .swatch) }
    }
    draft.entries = found
    if !found.allSatisfy({ named.contains($0.text) }) { draft.assumed.insert(.legend) }
  }

  /// Adds the text in the row of a small shape, if it stands beside it; of words before their shapes, the
  /// longest of the column tells how near that is.
  static func add(
    _ shape: Int,
    _ text: Int,
    in rows: TextRows,
    _ scene: ChartScene,
    to pairs: inout LegendPairs
  ) {
    let box = scene[shape].box
    var place = scene[text].box
    let size = max(scene[text].fontSize * (scene[text].isUnread ? lineOfOutlines : 1), 6)
    guard box.height <= size * 2.4, box.width <= size * 6,
      abs(box.center.y - place.center.y) <= size * 0.9
    else { return }
    if place.right < box.left { place.right = rows.end(ofColumnOf: place, before: box.left) }
    pairs.add(shape, box, text, place) { $0 > -2 && $0 <= size * 1.8 }
  }

  /// Whether the lines stand in one column or row, and where there are several, show more than one
  /// colour, or each dashes or a form of its own.
  static func isLegend(_ entries: [ChartDraft.Entry], _ scene: ChartScene) -> Bool {
    guard let first = entries.first else { return false }
    guard entries.count > 1 else { return true }
    let place = scene[first.text].box
    let isColumn = entries.allSatisfy { abs(scene[$0.text].box.left - place.left) < 4 }
    let isRow = entries.allSatisfy { abs(scene[$0.text].box.center.y - place.center.y) < 4 }
    let colors = Set(entries.flatMap { $0.swatches.map { scene[$0].key } })
    guard isColumn || isRow, colors.count < 2 else { return isColumn || isRow }
    return Set(entries.map { LegendLooks.looks(of: $0, scene) }).count == entries.count
  }
}
