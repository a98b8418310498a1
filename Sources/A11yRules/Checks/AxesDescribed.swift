internal import A11yModel
internal import Claims
internal import Language
internal import Listening
internal import RuleCatalogue

extension Check {
  /// Of each axis along which something is measured, people see a scale or the values, and hear what
  /// is measured and in which unit.
  static let axesDescribed = CheckSignature(
    "axes-described",
    parameters: ["least-ticks"],
    words: GenericTitle.lists + ["joins"],
    restingOn: [.form, .marks, .axes, .title],
    cases: ["all", "scale", "unit", "word"],
    evidence: ["dimension", "scale", "declared"]
  ).deciding { context, verdicts in
    guard let chart = context.component.chart, !chart.marks.isEmpty || !chart.axes.isEmpty,
      !context.facts.isDecorative
    else { return }
    let generic = GenericTitle(context.set)
    var places: Set<Int> = []
    for measure in context.facts.measuringAxes {
      let source = measure.axis?.source ?? context.component.source
      // Of two axes that are not there, one word is enough.
      guard places.insert(source).inserted else { continue }
      let speech = AxisSpeech(context.facts, measure, generic, joins: context.set("joins"))
      var verdict = verdict(on: AxisLack.all(of: measure, speech, context), Target(source))
      // What an axis that is there lacks, people see.
      if measure.axis != nil { verdict.sites = [] }
      verdicts.append(verdict)
    }
  }

  private static func verdict(on lacks: [AxisLack], _ target: Target) -> Verdict {
    let failures = lacks.filter(\.missing.isEmpty)
    let counted = failures.isEmpty ? lacks : failures
    let message = counted.map { failures.isEmpty ? $0.doubt : $0.message }.joined(separator: "; ")
    var verdict = Verdict(.passed, target, message)
    guard let first = counted.first else { return verdict }
    verdict.result =
      failures.isEmpty ? .cantTell(counted.flatMap(\.missing), likely: first.likely) : .failed
    verdict.evidence = counted.flatMap(\.evidence)
    let kinds = Set(counted.map(\.kind))
    if kinds == [.scale] {
      verdict.remedy = "scale"
    } else if kinds.contains(.scale) {
      verdict.remedy = "all"
    } else if kinds == [.doubt] {
      verdict.remedy = "unit"
    } else if kinds == [.word] {
      verdict.remedy = "word"
    }
    return verdict
  }
}
