internal import A11yModel
internal import ChartSpeech
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
    evidence: ["dimension", "scale", "declared"],
    terms: AxisLack.terms
  ).each(of: \.axesToDescribe) { measure, ask in
    let lacks = AxisLack.all(of: measure, ask)
    let failures = lacks.filter { $0.missing == nil }
    let counted = failures.isEmpty ? lacks : failures
    guard let first = counted.first else { return ask.holds() }
    let kinds = Set(counted.map(\.kind))
    let hasScale = kinds.contains(.scale)
    let joins: Particulars = [
      "then": hasScale && kinds.count > 1 ? "; " : nil,
      "more": kinds.contains(.speech) && kinds.count > (hasScale ? 2 : 1) ? "; " : nil,
    ]
    return ask.fails(
      as: kinds.count == 1 ? first.kind.remedy : hasScale ? "all" : nil,
      counted.reduce(joins) { $0 + $1.particulars },
      unless: counted.compactMap(\.missing),
      likely: first.likely
    ) {
      // What an axis that is there lacks, people see.
      if measure.axis != nil { $0.sites = [] }
    }
  }
}
