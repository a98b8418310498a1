internal import A11yModel
internal import ChartWords
internal import SVGPainting
internal import Support
package import XML

/// The kind of chart that an image is called, as in “Bar chart of tonnes by fruit”, or is by its class.
///
/// It says that there is a chart, and what to look for; what is seen says which form it has.
package enum ToldForm {
  /// Images that are no larger are symbols, unless they call themselves charts.
  private static let leastExtent = 48.0

  /// - Returns: whether the image may be a chart at all.
  static func find(_ draft: inout ChartDraft) -> Bool {
    let root = draft.scene[0].element
    let area = draft.scene.area
    // Symbols have such classes, too.
    let isLarge = max(area.width, area.height) > leastExtent
    let name = named(root)
    let told = name ?? (isLarge ? classed(root) : nil)
    (draft.told, draft.isNamed) = (told?.kind, name != nil)
    draft.isSparkline = told?.isSparkline ?? false
    return told != nil || isLarge
  }

  /// Whole classes, as they are written; icons of charts have them with the name of their set.
  private static let classes: [String: ChartKind] = forms.mapValues { .form($0) }.merging(
    [
      "treemap": .treemap, "treemap-chart": .treemap, "radar-chart": .other, "radarchart": .other,
      "spider-chart": .other, "sunburst": .other, "sankey": .other,
    ]
  ) { $1 }

  private static let forms: [String: Chart.Form] = [
    "sparkline": .line, "line-chart": .line, "linechart": .line, "line-graph": .line,
    "area-chart": .area, "areachart": .area, "bar-chart": .bar, "barchart": .bar,
    "bar-graph": .bar, "column-chart": .bar, "histogram": .bar, "pie-chart": .pie,
    "piechart": .pie, "donut-chart": .donut, "doughnut-chart": .donut,
    "scatter-plot": .scatter, "scatterplot": .scatter, "scatter-chart": .scatter,
  ]

  private static func classed(_ root: XML.Element) -> ChartName? {
    guard !SymbolImage.isCalledIcon(root), SymbolImage.units(of: root) > leastExtent else {
      return nil
    }
    return (root["class"] ?? "").spacedWords.lazy.map { $0.lowercased() }
      .compactMap { name in classes[name].map { ChartName(words: [name[...]], kind: $0) } }
      .first
  }

  /// Whether an image is called a chart.
  package static func isNamed(_ root: XML.Element) -> Bool { named(root) != nil }

  private static func named(_ root: XML.Element) -> ChartName? {
    if let role = root["aria-roledescription"], let name = ChartName(in: role) { return name }
    let texts =
      [root["aria-label"]]
      + ["title", "desc"].map { name in
        root.elements.first { $0.name == name && $0.isSVG }?.text
      }
    return texts.lazy.compactMap(\.self).compactMap(ChartName.init(of:)).first
  }
}
