internal import A11yModel
internal import Language

extension Check {
  /// The entries of the legend and the series in view are the same, one for one.
  static let legendEntries = Check("legend-entries", restingOn: [.series, .legend]) {
    context,
    verdicts in
    guard let chart = context.component.chart, let key = context.facts[LegendKey.self],
      !chart.series.isEmpty
    else { return }
    let inView = Set(context.component.seriesInView)
    var explained: Set<Int> = []
    var names: Set<Words> = []
    for entry in key.entries {
      let name = entry.name.value
      let isNew = name.map { names.insert(Words($0)).inserted } ?? true
      var verdict = Verdict(.passed, context.target(of: entry))
      switch (entry.series, name) {
      case (nil, nil):
        guard let fact = entry.name.missing else {
          verdict.result = .failed
          verdict.message =
            "people cannot tell what an entry of the legend explains: it names no series"
          break
        }
        verdict.result = .cantTell([fact], likely: .none)
        verdict.message = "whether people find what the legend explains depends on \(fact)"
      case (nil, let name?):
        verdict.result = .failed(
          unless: context.doubtOfData("whether a series is called ‘\(name)’")
        )
        verdict.message = "people look for ‘\(name)’ in the chart in vain: no series has this name"
      case (let series?, _):
        let mismatch = context.mismatch(
          chart.series[series],
          name,
          isInView: inView.contains(series),
          isMarked: chart.marks.contains { $0.series == series },
          isRepeated: !explained.insert(series).inserted || !isNew
        )
        if let mismatch {
          verdict.result = .failed(unless: mismatch.missing)
          verdict.message = mismatch.message
          verdict.remedy = mismatch.remedy
        }
      }
      verdicts.append(verdict)
    }
    for series in inView.sorted() where !explained.contains(series) {
      let name = chart.series[series].name.value ?? chart.series[series].id
      var verdict = Verdict(
        .failed(unless: context.facts.doubt("whether the legend lists ‘\(name)’")),
        Target(chart.series[series].source, at: key.legend.source),
        "people cannot tell which of the marks are ‘\(name)’: the legend leaves it out"
      )
      // What has no look draws itself.
      let swatches = context.component.parts.filter { $0.role == .swatch }
      let areDrawn = !chart.isRecognized && swatches.contains { $0.look == nil }
      verdict.remedy = areDrawn ? "drawn" : "missing"
      verdict.terms["series"] = chart.series[series].id
      verdicts.append(verdict)
    }
  }
}

/// What is wrong with an entry of a series.
private struct Mismatch {
  var message: String
  var remedy: String?

  /// The fact without which it may be right.
  var missing: String?

  init(_ message: String, _ remedy: String? = nil, unless missing: String? = nil) {
    (self.message, self.remedy, self.missing) = (message, remedy, missing)
  }
}

extension CheckContext {
  /// The series that an entry explains, and the entry where it stands by itself.
  fileprivate func target(of entry: LegendKey.Entry) -> Target {
    let source = entry.series.flatMap { facts.source(of: .series($0)) }
    return Target(source ?? entry.source, at: entry.source)
  }

  /// What the series may be that are not described; of a picture, all that is seen is recognised.
  fileprivate func doubtOfData(_ fact: String) -> String? {
    component.isPicture ? nil : facts.doubt(fact, in: .data)
  }

  /// What is wrong with an entry of a series; nil where nothing is.
  fileprivate func mismatch(
    _ series: Series,
    _ name: String?,
    isInView: Bool,
    isMarked: @autoclosure () -> Bool,
    isRepeated: Bool
  ) -> Mismatch? {
    let own = series.name.value ?? name ?? series.id
    if name == nil, series.name == .absent {
      return Mismatch(
        "people cannot tell what an entry of the legend explains: its series has no name"
      )
    }
    if let name, let title = series.name.value, !Words(name).contains(Words(title)),
      !Words(title).contains(Words(name))
    {
      return Mismatch(
        "people look for ‘\(name)’ in the chart in vain: its series is called ‘\(title)’"
      )
    }
    if isRepeated {
      return Mismatch(
        "people cannot tell which ‘\(own)’ is meant: the legend has it twice",
        "twice"
      )
    }
    if !isInView, !series.isEmpty {
      return Mismatch(
        "people look for ‘\(own)’ in the chart in vain: nothing of it is to be seen there",
        "unseen",
        unless: isMarked() ? nil : doubtOfData("whether ‘\(own)’ has marks")
      )
    }
    return nil
  }
}
