internal import A11yModel
internal import Language
internal import Listening

/// The legend of a chart as the key to patterns: who sees a pattern learns there whose it is.
struct PatternKey: Sendable {
  /// The series that the legend lists.
  private let listed: Set<Int>

  /// Its swatches by series.
  private let swatches: [Int: [Swatch]]

  /// Whether anything is known of what the legend looks like.
  private let isDrawn: Bool

  private struct Swatch: Sendable {
    var pattern: Cue?

    /// Whether it is an area in what its series is painted with.
    var isOfSeries: Bool
  }

  /// The fact without which another key may be there; nil where there is none.
  private let doubt: String?

  init(_ component: Component, unless doubt: String?) {
    self.doubt = doubt
    let chart = component.chart
    let names = chart?.series.map { Words($0.name.value ?? "") } ?? []
    listed = Set(
      chart?.legend?.entries.compactMap { entry in
        entry.series
          ?? entry.name.value.flatMap { name in
            Words(name).isEmpty ? nil : names.firstIndex(of: Words(name))
          }
      } ?? []
    )
    isDrawn = component.parts.contains { $0.role == .swatch || $0.role == .legend }
    var swatches: [Int: [Swatch]] = [:]
    for part in component.parts where part.role == .swatch && part.kind == .shape {
      guard let series = part.series else { continue }
      let isArea =
        part.shape != .line
        && component.rendering(of: part).variants.contains { $0.fill != nil }
      swatches[series, default: []].append(
        Swatch(
          pattern: part.pattern.map { Cue(.pattern, named: $0) },
          isOfSeries: isArea && part.isColoredBySeries
        )
      )
    }
    self.swatches = swatches
  }

  /// Whether it shows a pattern beside the name of its series.
  ///
  /// - Parameters:
  ///   - pattern: the pattern.
  ///   - series: whose it is.
  ///   - isDeclared: whether the series declares it for whatever it is painted with.
  /// - Returns: whether who sees it learns whose it is.
  func shows(_ pattern: Cue, of series: Int, isDeclared: Bool) -> Certainty {
    guard listed.contains(series) else { return doubt.map { .unknown($0) } ?? .no }
    guard isDrawn else { return .unknown("whether the legend shows \(pattern.phrase)") }
    let isShown = swatches[series, default: []].contains { swatch in
      swatch.pattern.map { $0 == pattern } ?? (isDeclared && swatch.isOfSeries)
    }
    return Certainty(isShown)
  }
}
