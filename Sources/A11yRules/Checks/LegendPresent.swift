internal import A11yModel

extension Check {
  /// Series that colour or pattern encodes are explained by a legend, or by labels.
  static let legendPresent = Check("legend-present") { context, verdicts in
    let table = LookTable(context.component)
    guard let chart = context.component.chart, table.looks.count > 1, table.looksDiffer else {
      return
    }
    let target = context.facts.root
    if chart.hasVisibleLegend(context.component) || table.looks.allSatisfy({ !$0.labels.isEmpty }) {
      verdicts.pass(target)
      return
    }
    let inView = table.looks.compactMap { look in
      if case .series(let index) = look.subject { index } else { nil }
    }
    let unnamed = SeriesLabels(context.component, inView: inView).unnamed
    let names = unnamed.map { chart.series[$0].name.value ?? chart.series[$0].id }
    let lacks =
      chart.legend == nil ? "there is no legend" : "the legend shows no names"
    var verdict = Verdict(
      .failed,
      target,
      "nobody can tell which of the marks are \(NameList.text(names)): \(lacks), and no label "
        + "names \(names.count == 1 ? "it" : "them")"
    )
    verdict.evidence = [Evidence("series", .list(names))]
    let isOpen =
      context.document.scope == .fragment || !context.document.completeness.contains(.tree)
    if chart.legend == nil, isOpen {
      let fact = "whether the chart has a legend"
      verdict.result = .cantTell([fact], likely: .fail)
      verdict.message =
        "whether people can tell which of the marks are \(NameList.text(names)) depends on \(fact)"
    }
    verdicts.append(verdict)
  }
}

extension Chart {
  /// Whether a legend has entries with names to read, as far as its looks are known.
  fileprivate func hasVisibleLegend(_ component: Component) -> Bool {
    guard let legend, !legend.entries.isEmpty else { return false }
    let entries = component.parts.filter { $0.role == .swatch }
    return entries.isEmpty || entries.contains { $0.kind == .text }
  }
}

extension LookTable {
  /// Whether colour, or something else that needs a key, tells the looks apart.
  fileprivate var looksDiffer: Bool {
    guard let first = looks.indices.first else { return false }
    return looks.indices.dropFirst().contains { other in
      variants.indices.contains { !looksAlike(first, other, in: $0) }
    }
  }
}
