internal import A11yModel

/// Pairs of a colour that stays and one that changes, each once for all that shows it.
struct SchemePairings {
  private var order: [String] = []
  private var byCause: [String: SchemePairing] = [:]

  var all: [SchemePairing] { order.compactMap { byCause[$0] } }

  /// One part in light and in dark.
  mutating func add(_ light: ContrastReport, _ dark: ContrastReport, _ question: ContrastQuestion) {
    let answers = [light.judgement.answer, dark.judgement.answer]
    let reports = [light, dark].filter { $0.judgement.answer == .falls && $0.doubt == nil }
    let isFailing = reports.count == 1 && answers.contains(.reaches)
    guard isFailing || answers == [.reaches, .reaches] else { return }
    let worse = reports.first ?? dark
    let origin = worse.coat.origin
    guard origin.isForegroundStatic != origin.isBackgroundStatic else { return }
    if byCause[origin.cause] == nil { order.append(origin.cause) }
    let new = SchemePairing(light: light, dark: dark, worse: isFailing ? worse : nil)
    var pairing = byCause[origin.cause] ?? new
    if isFailing {
      if pairing.worse == nil { pairing = new }
      pairing.questions.insert(question)
    }
    byCause[origin.cause] = pairing
  }
}

/// A colour that stays beside one that changes.
struct SchemePairing {
  var light: ContrastReport
  var dark: ContrastReport

  /// The appearance in which it fails; nil where it fails in neither.
  var worse: ContrastReport?

  /// What asks for the contrast it lacks.
  var questions: Set<ContrastQuestion> = []

  func verdict(_ facts: ComponentFacts) -> Verdict {
    let report = worse ?? dark
    var verdict = Verdict(
      worse == nil ? .passed : .failed,
      report.part,
      report.coat,
      in: report.variant,
      facts,
      message
    )
    // It is one pair for all states; where it fails, it does so in one appearance.
    if worse == nil { verdict.variant = nil }
    verdict.state = nil
    verdict.causes = questions.map(\.rawValue).sorted()
    verdict.evidence = [light, dark].compactMap { report in
      report.judgement.worst.map {
        Evidence(report.variant.appearance.rawValue, .text("\($0.ratio)"))
      }
    }
    return verdict
  }

  private var message: String {
    guard let worse else { return "" }
    let origin = worse.coat.origin
    let own = Self.listed(origin.foreground)
    let other = Self.listed(origin.background)
    let change =
      origin.isForegroundStatic
      ? "\(own) stays the same where \(other) beside it changes"
      : "\(own) changes where \(other) beside it stays the same"
    return "people who use the \(worse.variant.appearance.rawValue) appearance cannot "
      + "\(worse.deed) the \(worse.what): \(change)"
  }

  private static func listed(_ names: [String]) -> String {
    names.isEmpty ? "what" : names.map { "‘\($0)’" }.joined(separator: " with ")
  }
}
