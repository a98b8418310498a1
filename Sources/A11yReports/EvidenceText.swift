internal import A11yModel
internal import A11yRules

/// The numbers behind a finding, in a line for each appearance.
struct EvidenceText {
  let finding: Finding

  var lines: [String] {
    let contrast = contrastLines
    guard contrast.isEmpty else { return contrast }
    let appearances = finding.appearances.map(\.rawValue).joined(separator: ", ")
    let evidence = finding.first.evidence.map { "\($0.name): \(Self.text($0.value))" }
    let first = appearances.isEmpty ? [] : ["appearance: \(appearances)"]
    return first + evidence.filter { !$0.hasSuffix(": ") }
  }

  /// Numbers cut off, as ratios are.
  private static func text(_ value: Evidence.Value) -> String {
    guard case .number(let number) = value, number != number.rounded() else {
      return value.description
    }
    return DecimalText.truncated(number, places: 2)
  }

  /// For each appearance the pair with the least contrast.
  private var contrastLines: [String] {
    finding.appearances.compactMap { appearance in
      let there = finding.outcomes.filter { $0.appearance == appearance && $0.ratio != nil }
      guard let worst = there.min(by: { ($0.ratio ?? 0) < ($1.ratio ?? 0) }) else { return nil }
      return Self.line(of: worst)
    }
  }

  private static func line(of outcome: Outcome) -> String {
    let values = Dictionary(
      outcome.evidence.map { ($0.name, $0.value.description) },
      uniquingKeysWith: { first, _ in first }
    )
    var text = outcome.appearance?.rawValue ?? ""
    if outcome.surface == .elevated { text += ", elevated" }
    if let ratio = outcome.ratio { text += ": \(ContrastRatio(ratio))" }
    guard let foreground = values["foreground"], let background = values["background"] else {
      return text
    }
    let pair = "\(foreground) on \(background)"
    text += ", \(pair)"
    if let colors = values["colors"], colors != pair { text += " (\(colors))" }
    return text
  }
}
