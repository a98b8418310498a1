internal import A11yModel
internal import A11yRules

extension [Finding] {
  /// What holds alike in several variants of a component once, at the first of them.
  var joiningVariants: [Finding] {
    guard contains(where: { $0.first.variant != nil }) else { return self }
    var places: [VariantlessFinding: Int] = [:]
    return reduce(into: []) { joined, finding in
      guard let key = VariantlessFinding(finding) else { return joined.append(finding) }
      if let place = places[key] {
        joined[place].alike.append(finding)
      } else {
        places[key] = joined.count
        joined.append(finding)
      }
    }
  }
}

/// What a finding is, whichever variant of a component it is on.
private struct VariantlessFinding: Hashable {
  private var component: String
  private var lines: [Line]
  private var parts: [VariantlessFinding]

  private struct Line: Hashable {
    var rule: String
    var result: Outcome.Result
    var message: String
    var location: Location
    var appearance: Appearance?
    var surface: Surface?
    var state: String?
    var evidence: [Evidence]
    var missing: [String]
    var suppression: Suppression?
  }

  /// Nil of one on a component that has no variants.
  init?(_ finding: Finding) {
    guard let variant = finding.first.variant else { return nil }
    component = variant.component
    lines = finding.outcomes.map { outcome in
      Line(
        rule: outcome.rule,
        result: outcome.result,
        message: outcome.message,
        location: outcome.location,
        appearance: outcome.appearance,
        surface: outcome.surface,
        state: outcome.state,
        evidence: outcome.evidence,
        missing: outcome.missing,
        suppression: outcome.suppression
      )
    }
    parts = finding.parts.compactMap(VariantlessFinding.init)
  }
}
