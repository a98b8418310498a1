internal import A11yModel

/// Reads the attributes by which ECharts numbers the series and the data that its shapes show.
enum EChartsParts {
  private static let type = "ecmeta_ssr_type"
  private static let series = "ecmeta_series_index"

  static func find(_ draft: inout ChartDraft) {
    var rows: [Row: String] = [:]
    for index in draft.scene.nodes.indices where draft.scene[index].kind == .shape {
      let node = draft.scene[index]
      guard let series = node.element[series] else { continue }
      switch node.element[type] {
      case "chart" where node.isSeen: findMark(index, series, &draft)
      case "legend":
        if let row = Row(node) { rows[row] = series }
      default: continue
      }
    }
    if !rows.isEmpty { findEntries(rows, &draft) }
  }

  private static func findMark(_ index: Int, _ series: String, _ draft: inout ChartDraft) {
    let element = draft.scene[index].element
    let isLine = draft.scene[index].fill.isNone && ["path", "polyline"].contains(element.name)
    draft.parts[index] = ChartDraft.Part(role: isLine ? .line : .mark, series: series)
    // A line that comes back to where it began is that of a radar chart, which is none of the forms.
    if isLine, ShapeCorners(element).isClosed { draft.isFormStated = true }
  }

  // MARK: the legend

  /// What stands in one place: all of an entry does, its words and its shapes.
  private struct Row: Hashable {
    var parent: Int
    var transform: String

    init?(_ node: ChartScene.Node) {
      guard let transform = node.element["transform"] else { return nil }
      (parent, self.transform) = (node.parent, transform)
    }
  }

  /// - Parameters:
  ///   - rows: where the entries stand, and the series that each names; the slices of a pie are all
  ///     of one.
  ///   - draft: what is known besides.
  private static func findEntries(_ rows: [Row: String], _ draft: inout ChartDraft) {
    let scene = draft.scene
    var entries: [Row: ChartDraft.Entry] = [:]
    var swatches: [Row: [Int]] = [:]
    let areSeries = Set(rows.values).count == rows.count
    for index in scene.nodes.indices where draft.parts[index]?.role != .mark {
      guard scene[index].isSeen, let row = Row(scene[index]), let series = rows[row] else {
        continue
      }
      let key = areSeries ? series : nil
      if scene[index].isText, entries[row] == nil {
        entries[row] = ChartDraft.Entry(text: index, swatches: [], series: key)
        draft.parts[index] = ChartDraft.Part(role: .entry, series: key)
      } else if scene[index].kind == .shape {
        // What is drawn over a shape once more is its pattern.
        let isPattern = swatches[row]?.contains { scene[$0].box == scene[index].box } ?? false
        draft.parts[index] = ChartDraft.Part(role: isPattern ? .aid : .swatch, series: key)
        if !isPattern { swatches[row, default: []].append(index) }
      }
    }
    for (row, entry) in entries {
      var entry = entry
      entry.swatches = swatches[row] ?? []
      draft.entries.append(entry)
    }
    draft.entries.sort { $0.text < $1.text }
  }
}
