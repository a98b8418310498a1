import TestSupport

extension Mutation {
  /// What tells the data of a chart to everybody.
  static let charts: [Mutation] = [
    Mutation("no title of the chart", seenBy: ["chart-has-title"]) { element, within in
      element.name == "title" && within.last?.name == "chart" ? .removed : .none
    },
    .setting("ticks", of: ["axis"], to: "50", seenBy: ["axes-described"]) { axis, _ in
      axis["ticks"] != nil
    },
    .setting("value", of: ["shape"], to: "{series}", seenBy: ["chart-data-alternative"]) {
      shape,
      _ in shape["value"] != nil
    },
    Mutation("nothing in place of data", seenBy: ["empty-state-described"]) { element, _ in
      element.name == "empty" ? .removed : .none
    },
    .setting("hidden", of: ["empty"], to: "true", seenBy: ["empty-state-described"]),
    Mutation("data come and go in silence", seenBy: ["empty-state-described"]) { element, within in
      let isOfChart = within.last?.name == "chart"
      return element.name == "announcement" && isOfChart ? .removed : .none
    },
  ]
}
