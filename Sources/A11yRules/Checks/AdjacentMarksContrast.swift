internal import A11yModel
internal import Looking
internal import RuleCatalogue

extension Check {
  /// Marks that touch differ in lightness, or something between them does from both.
  static let adjacentMarksContrast = CheckSignature(
    "adjacent-marks-contrast",
    parameters: ContrastThresholds.shapeParameters,
    cases: ["alike"],
    evidence: MarkBoundary.evidence,
    terms: MarkBoundary.terms
  ).deciding { context, verdicts in
    guard let chart = context.component.chart else { return }
    let scene = ContrastScene(context)
    let marks = TouchingMarks(chart, scene, leastGap: scene.thresholds.gap)
    var alike: [Int: AlikeMarks] = [:]
    for pair in marks.pairs {
      let parts = [scene.parts[pair.first], scene.parts[pair.second]]
      guard parts.allSatisfy({ $0.isActive && $0.isRequired != false }),
        !parts.contains(where: context.facts.isMeantInvisible)
      else { continue }
      for variant in scene.layout.judgedVariants(of: parts[0], parts[1]) {
        let boundary = MarkBoundary(pair, marks, scene, scene.layout.variants[variant])
        guard var verdict = boundary.verdict(context, &verdicts) else { continue }
        if verdict.result != .passed, boundary.isAlike {
          alike[variant, default: AlikeMarks()].add(boundary, verdict)
          continue
        }
        if verdict.result != .passed {
          verdict.evidence += boundary.named([pair.first, pair.second]).all
        }
        verdicts.append(verdict)
      }
    }
    for (_, marks) in alike.sorted(by: { $0.key < $1.key }) {
      for verdict in marks.verdicts { verdicts.append(verdict) }
    }
  }
}

/// Marks that touch and look alike in one variant: what is wrong with all of them is said once.
private struct AlikeMarks {
  private var joined = JoinedPairs()
  private var found: [(boundary: MarkBoundary, verdict: Verdict)] = []

  mutating func add(_ boundary: MarkBoundary, _ verdict: Verdict) {
    joined.join(boundary.pair.first, boundary.pair.second)
    found.append((boundary, verdict))
  }

  /// One for each group, that of the first two of it.
  var verdicts: [Verdict] {
    joined.groups.compactMap { group in
      let members = Set(group)
      guard let first = found.first(where: { members.contains($0.boundary.pair.first) }) else {
        return nil
      }
      var verdict = first.verdict
      // What parts two of them need not part the others.
      if group.count > 2 { verdict.evidence.removeAll { $0.name == "parting" } }
      let pair = first.boundary.pair
      let parts = group.count > 2 ? Array(group) : [pair.first, pair.second]
      verdict.evidence += first.boundary.named(parts).all
      return verdict
    }
  }
}
