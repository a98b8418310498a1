internal import A11yModel

/// Reads the attributes by which ECharts numbers the series and the data that its shapes show.
enum EChartsParts {
  static func find(_ draft: inout ChartDraft) {
    for index in draft.scene.nodes.indices where draft.scene[index].isSeen {
      let element = draft.scene[index].element
      guard draft.scene[index].kind == .shape, element["ecmeta_ssr_type"] == "chart",
        let series = element["ecmeta_series_index"]
      else { continue }
      let isLine = draft.scene[index].fill.isNone && draft.scene[index].element["d"] != nil
      draft.parts[index] = ChartDraft.Part(role: isLine ? .line : .mark, series: series)
    }
  }
}
