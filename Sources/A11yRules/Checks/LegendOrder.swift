internal import A11yModel

extension Check {
  /// The entries of a legend have an order that stays, and it is that of the series.
  static let legendOrder = Check("legend-order", restingOn: [.series, .legend]) {
    context,
    verdicts in
    guard let chart = context.component.chart, let key = context.facts[LegendKey.self],
      key.entries.count > 1
    else { return }
    let target = Target(key.legend.source)
    guard key.legend.order != .unspecified else {
      verdicts.append(
        Verdict(
          .failed,
          target,
          "people who know the chart find its legend in another order each time: nothing says which "
            + "order it has"
        )
      )
      return
    }
    let order = key.entries.compactMap(\.series)
    let isAscending = zip(order, order.dropFirst()).allSatisfy(<)
    let isDescending = zip(order, order.dropFirst()).allSatisfy(>)
    if isAscending || (isDescending && chart.stacking == .stacked) {
      verdicts.pass(target)
    } else {
      verdicts.append(
        Verdict(
          .cantTell(["whether the legend’s own order has a reason"], likely: .none),
          target,
          "people who match the legend with the marks may go astray: its order is not that of the "
            + "series"
        )
      )
    }
  }
}
