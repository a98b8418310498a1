internal import A11yModel
internal import Language
package import Listening

/// An entry of a legend beside the series it explains, or a series in view that no entry explains.
package struct LegendMatch {
  private let place: Target

  /// What is wrong; nil where nothing is.
  package let fault: Fault?

  package enum Fault {
    /// The entry names no series.
    case nothing
    /// Nobody knows what the entry says.
    case unknown(String)
    case noSeries(called: String)
    /// The series has no name.
    case unnamed
    case other(name: String, title: String)
    case twice(String)
    /// Nothing of the series is to be seen.
    case unseen(String, isMarked: Bool)
    case leftOut(String, id: String)
  }

  package func target(in facts: ComponentFacts) -> Target { place }

  @Sendable package static func all(in facts: ComponentFacts) -> [LegendMatch] {
    guard let chart = facts.component.chart, let key = facts[LegendKey.self],
      !chart.series.isEmpty
    else { return [] }
    let inView = Set(facts.component.seriesInView)
    var explained: Set<Int> = []
    var names: Set<Words> = []
    let entries = key.entries.map { entry in
      let name = entry.name.value
      let isNew = name.map { names.insert(Words($0)).inserted } ?? true
      let source = entry.series.flatMap { facts.source(of: .series($0)) }
      let place = Target(source ?? entry.source, at: entry.source)
      guard let series = entry.series else {
        let fault =
          name.map { Fault.noSeries(called: $0) } ?? entry.name.missing.map(Fault.unknown)
          ?? .nothing
        return LegendMatch(place: place, fault: fault)
      }
      let isFirst = explained.insert(series).inserted
      let fault = fault(
        of: series,
        chart,
        name,
        isInView: inView.contains(series),
        isRepeated: !isFirst || !isNew
      )
      return LegendMatch(place: place, fault: fault)
    }
    let leftOut = inView.sorted().filter { !explained.contains($0) }.map { index in
      let series = chart.series[index]
      return LegendMatch(
        place: Target(series.source, at: key.legend.source),
        fault: .leftOut(series.name.value ?? series.id, id: series.id)
      )
    }
    return entries + leftOut
  }

  /// What is wrong with an entry of a series.
  private static func fault(
    of index: Int,
    _ chart: Chart,
    _ name: String?,
    isInView: Bool,
    isRepeated: Bool
  ) -> Fault? {
    let series = chart.series[index]
    let own = series.name.value ?? name ?? series.id
    if name == nil, series.name == .absent { return .unnamed }
    if let name, let title = series.name.value, !Words(name).contains(Words(title)),
      !Words(title).contains(Words(name))
    {
      return .other(name: name, title: title)
    }
    if isRepeated { return .twice(own) }
    guard !isInView, !series.isEmpty else { return nil }
    return .unseen(own, isMarked: chart.marks.contains { $0.series == index })
  }
}

extension ComponentFacts {
  /// Whether the author draws the swatches of the legend.
  package var isLegendDrawn: Bool {
    guard let chart = component.chart, !chart.isRecognized else { return false }
    return component.parts.contains { $0.role == .swatch && $0.look == nil }
  }
}
