internal import A11yModel
internal import XML

/// Recognises the chart that an SVG file shows: first by what the file says, then by what is seen.
package enum ChartRecognizer {
  /// One way to find parts of a chart in what is not known yet.
  typealias Step = @Sendable (inout ChartDraft) -> Void

  /// What files say.
  private static let stated: [Step] = [
    StatedParts.find, MatplotlibParts.find, EChartsParts.find, StatedTitles.settle,
    SettledParts.settle, SeriesKeys.find, LegendLines.findForeign, LegendLines.findStated,
    LegendRepetitions.drop,
  ]

  /// What stands there.
  private static let seen: [Step] = [
    SeenOthers.find, SeenTicks.find, SeenCells.find, SeenMarks.find, LegendLines.findSeen,
    LegendScales.dropClasses, BarTracks.find, TitleFinder.find, SeenLabels.find,
  ]

  /// What is larger is not searched.
  package static let mostNodes = 250_000

  /// What a file comes to.
  package enum Recognition {
    case chart(RecognizedChart)
    /// No chart, or nothing shows that there is one; what speaks for one all the same, in words.
    case none(signs: String?)
  }

  /// - Parameter scene: what a file shows.
  /// - Returns: nil where there is no chart, or nothing shows that there is one.
  static func chart(in scene: ChartScene) -> RecognizedChart? {
    if case .chart(let chart) = recognition(of: scene) { chart } else { nil }
  }

  /// - Parameter scene: what a file shows.
  /// - Returns: the chart, or what speaks for one.
  package static func recognition(of scene: ChartScene) -> Recognition {
    guard (2...mostNodes).contains(scene.nodes.count) else { return .none(signs: nil) }
    var draft = ChartDraft(scene)
    guard ToldForm.find(&draft) else { return .none(signs: nil) }
    for step in stated + seen { step(&draft) }
    return ChartAssembly(draft).chart().map(Recognition.chart)
      ?? .none(signs: ChartSigns.seen(in: draft))
  }
}
