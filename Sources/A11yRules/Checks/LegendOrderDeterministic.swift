internal import A11yModel
internal import ChartSpeech
internal import RuleCatalogue

extension Check {
  /// The entries of a legend have an order that stays, and it is that of the series.
  static let legendOrderDeterministic = CheckSignature(
    "legend-order-deterministic",
    formerly: "legend-order",
    restingOn: [.series, .legend]
  ).one(of: LegendKey.self) { key, ask in
    guard let chart = ask.component.chart, key.entries.count > 1 else { return .outOfScope }
    guard key.legend.order != .unspecified else { return ask.fails() }
    let order = key.entries.compactMap(\.series)
    let isAscending = zip(order, order.dropFirst()).allSatisfy(<)
    let isDescending = zip(order, order.dropFirst()).allSatisfy(>)
    return isAscending || (isDescending && chart.stacking == .stacked)
      ? ask.holds() : ask.unknown("whether the legend’s own order has a reason")
  }
}
