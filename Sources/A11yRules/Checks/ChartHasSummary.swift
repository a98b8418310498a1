internal import A11yModel
internal import Claims
internal import Listening
internal import RuleCatalogue
internal import Support

extension Check {
  /// What is heard of a chart as a whole says what it shows, and a statistic of its data: the first
  /// two of the four levels of Lundgard and Satyanarayan.
  static let chartHasSummary = CheckSignature(
    "chart-has-summary",
    formerly: "chart-summary",
    words: SummaryTemplate.lists + SummaryVariables.lists + ["en-subjective", "trend"],
    restingOn: [.form, .marks],
    doubts: ["statistics"],
    cases: ["type"],
    evidence: ["announcement", "levels", "subjective", "summary"]
  ).deciding { context, verdicts in
    guard let chart = context.component.chart, let tree = context.facts.trees.first,
      isJudged(chart, tree, context.facts)
    else { return }
    let levels = context.memo.value { SummaryLevels(context.facts, context.parameters, chart) }
    var verdict = Verdict(.passed, context.facts.root)
    if let lack = levels.lack {
      judge(lack, levels, context, &verdict)
    }
    if verdict.result != .passed || verdicts.describesPasses {
      verdict.evidence += evidence(levels, context, chart, isPass: verdict.result == .passed)
    }
    verdicts.append(verdict)
  }

  /// Whether there is anything to sum up: not where there are no data, nor where the chart is hidden,
  /// for what stands in its place has a rule of its own.
  private static func isJudged(
    _ chart: Chart,
    _ tree: AccessibilityTree,
    _ facts: ComponentFacts
  ) -> Bool {
    if chart.marks.isEmpty, facts.isComplete.contains(.data) { return false }
    switch tree.exposures.first {
    case .hidden, .decorative: return false
    default: return true
    }
  }

  private static func judge(
    _ lack: SummaryLevels.Lack,
    _ levels: SummaryLevels,
    _ context: CheckContext,
    _ verdict: inout Verdict
  ) {
    let people = "people who use a screen reader"
    let heard = levels.quoted ?? "no summary of the chart"
    let isOne = levels.quotable.count < 2
    let missing = unknownTexts(context)
    verdict.remedy = levels.remedy
    if levels.lacksOnlyRightKind { verdict.matter = .kindOfChart }
    if !missing.isEmpty {
      verdict.result = .cantTell(missing, likely: .fail)
      verdict.message = "whether \(people) are told what the chart shows depends on \(missing[0])"
    } else if let fact = levels.unknownLanguage {
      verdict.result = .cantTell([fact], likely: .none)
      verdict.message =
        "whether \(heard) \(isOne ? "tells" : "tell") \(people) what the chart shows depends on \(fact)"
    } else if lack.isPartial, context.profile.doubted == "statistics" {
      verdict.result = .cantTell(["whether the chart is understood without that"], likely: .fail)
      verdict.message =
        "whether \(heard) \(isOne ? "is" : "are") enough for \(people) is for a person to judge: "
        + "\(isOne ? "it does" : "they do") not say \(lack.text)"
    } else {
      verdict.result = .failed
      verdict.message =
        levels.quotable.isEmpty
        ? "\(people) get \(heard): not \(lack.text)"
        : "\(people) hear \(heard), which \(isOne ? "does" : "do") not say \(lack.text)"
    }
  }

  /// What may be said beyond what is known.
  private static func unknownTexts(_ context: CheckContext) -> [String] {
    let facts = context.facts
    guard let tree = facts.trees.first, let chart = context.component.chart else { return [] }
    let root = tree.elements[0]
    let missing = [
      root.label.missing, root.value.missing, root.hint.missing, chart.missingSummary,
    ]
    .compactMap(\.self)
    return missing + [facts.doubt("what else is said of the chart")].compactMap(\.self)
  }

  private static func evidence(
    _ levels: SummaryLevels,
    _ context: CheckContext,
    _ chart: Chart,
    isPass: Bool
  ) -> [Evidence] {
    var evidence = [Evidence("announcement", .text(levels.quotable.joined(separator: ", ")))]
    evidence.append(Evidence("levels", .list(levels.told)))
    if !levels.subjective.isEmpty {
      evidence.append(Evidence("subjective", .list(levels.subjective)))
    }
    guard !isPass, let figures = context.facts[ChartFigures.self], figures.missing == nil,
      let summary = context.memo.value({ SuggestedSummary(context, chart, figures) }).text
    else { return evidence }
    return evidence + [Evidence("summary", .text(summary))]
  }
}

/// A summary that would do; nil where none can be written.
private struct SuggestedSummary: Sendable {
  let text: String?

  init(_ context: CheckContext, _ chart: Chart, _ figures: ChartFigures) {
    text = SummaryTemplate(context.facts, context.parameters)?.summary(of: chart, figures)
  }
}
