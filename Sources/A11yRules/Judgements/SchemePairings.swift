internal import A11yModel
internal import Listening
internal import Looking

extension SchemePairing {
  func verdict(_ facts: ComponentFacts, _ verdicts: Verdicts) -> Verdict {
    let report = worse ?? dark
    var verdict = Verdict(
      worse == nil ? .passed : .failed,
      report.part,
      report.coat,
      in: report.variant,
      facts
    )
    // It is one pair for all states; where it fails, it does so in one appearance.
    if worse == nil { verdict.variant = nil }
    verdict.state = nil
    verdict.causes = questions.map(\.rawValue).sorted()
    guard verdicts.describesPasses || worse != nil else {
      guard verdicts.comparesPasses else { return verdict }
      var hasher = Hasher()
      for report in [light, dark] { hasher.combine(report.coat.worst?.ratio.description) }
      verdict.basis = hasher.finalize()
      return verdict
    }
    verdict.evidence = [light, dark].compactMap { report in
      report.judgement.worst.map {
        Evidence(report.variant.appearance.rawValue, .text("\($0.ratio)"))
      }
    }
    if let worse { verdict.evidence += named(worse, facts).all }
    if worse != nil, let color = colorForBoth(verdicts) {
      verdict.evidence.append(Evidence("nearestForBoth", .text(color.hex)))
      verdict.paints = facts.staticColors(of: light.coat, light.part)
    }
    return verdict
  }

  /// Where the colour that stays is defined in another file, for there it needs a second value; nil
  /// where it is none of those.
  func foreignSource(_ document: Document) -> Int? {
    let origin = light.coat.origin
    let names = origin.isForegroundStatic ? origin.foreground : origin.background
    guard names.count == 1, let token = document.palette.first(where: { $0.name == names[0] })
    else {
      return nil
    }
    return document.foreignSource(token.source) == nil ? nil : token.source
  }

  /// A colour hardly to be told from the one that stays, which reaches the contrast in light and in
  /// dark; nil where there is none, or where what is behind shines through.
  private func colorForBoth(_ verdicts: Verdicts) -> Color? {
    let origin = light.coat.origin
    guard origin.isForegroundOpaque, case .known(let inLight) = light.coat.colors,
      case .known(let inDark) = dark.coat.colors
    else { return nil }
    let (fronts, backs) = (
      (inLight + inDark).map(\.foreground), (inLight + inDark).map(\.background)
    )
    let (own, others) = origin.isForegroundStatic ? (fronts, backs) : (backs, fronts)
    guard let first = own.first, own.allSatisfy({ $0 == first }),
      let color = verdicts.colors.nearest(
        to: [first],
        reaching: ContrastRatio(max(light.most, dark.most)),
        against: others
      ), LabColor(color).difference(from: LabColor(first)) < Self.slight
    else { return nil }
    return color
  }

  /// A difference (CIEDE2000) below which a colour may take the place of another.
  private static let slight = 5.0

  /// What the message names besides the evidence.
  private func named(_ worse: ContrastReport, _ facts: ComponentFacts) -> Particulars {
    let origin = worse.coat.origin
    return [
      "appearance": worse.variant.appearance.rawValue, "deed": worse.deed,
      "other": Self.listed(origin.background), "own": Self.listed(origin.foreground),
      "stays": origin.isForegroundStatic ? "own" : "other",
      // Where the two stay and change so, where that is not everywhere.
      "surface": worse.variant.surface == .elevated ? "elevated" : nil,
      "what": worse.what(facts),
    ]
  }

  private static func listed(_ names: [String]) -> String {
    names.isEmpty ? "what" : names.map { "‘\($0)’" }.joined(separator: " with ")
  }
}
