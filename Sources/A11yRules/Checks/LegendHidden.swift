internal import A11yModel
internal import Language

extension Check {
  /// What a hidden legend tells the eye, the marks or the summary tell the ear.
  static let legendHidden = Check("legend-hidden", restingOn: [.marks, .series, .legend]) {
    context,
    verdicts in
    guard let chart = context.component.chart, let key = context.facts[LegendKey.self],
      key.isHidden,
      !chart.series.isEmpty, context.facts.trees.first?.isForPeople ?? false
    else { return }
    let speech = SeriesSpeech(context.facts, key)
    let target = Target(key.legend.source)
    guard !speech.untold.isEmpty || !speech.told.isEmpty else {
      guard let fact = key.entries.lazy.compactMap(\.name.missing).first else { return }
      verdicts.append(
        Verdict(
          .cantTell([fact], likely: .fail),
          target,
          "whether people who use a screen reader are told what the hidden legend says depends on "
            + fact
        )
      )
      return
    }
    guard !speech.untold.isEmpty else {
      verdicts.pass(target)
      return
    }
    let names = speech.untold.map(\.name)
    let marks = speech.untold.reduce(0) { $0 + $1.silentMarks }
    let reason =
      marks == 0
      ? "nothing else names \(names.count == 1 ? "it" : "them")"
      : "\(marks) \(marks == 1 ? "mark does not name its" : "marks do not name their") series"
    let people = "people who use a screen reader are"
    var verdict = Verdict(
      .failed,
      target,
      "\(people) not told which of the marks are \(NameList.text(names)): the legend is hidden "
        + "from them, and \(reason)"
    )
    let missing = Set(speech.untold.flatMap(\.missing)).sorted()
    if let fact = missing.first {
      verdict.result = .cantTell(missing, likely: .none)
      verdict.message =
        "whether \(people) told which of the marks are \(NameList.text(names)) depends on \(fact)"
    }
    verdict.evidence = [
      Evidence("series", .list(names)), Evidence("marks", .number(Double(marks))),
      Evidence("announcement", .text(speech.untold.compactMap(\.announcement).first ?? "")),
    ]
    if marks == 0 { verdict.remedy = "summary" }
    verdict.sites = context.facts.sitesOfMarks
    verdicts.append(verdict)
  }
}

extension AccessibilityTree {
  /// Whether the component is meant to be met; where all of it is hidden, the legend is the least
  /// of it.
  fileprivate var isForPeople: Bool {
    switch exposures.first {
    case .hidden, .decorative, nil: false
    default: true
    }
  }
}
