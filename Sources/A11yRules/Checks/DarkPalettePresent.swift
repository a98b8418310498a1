internal import A11yModel
internal import Listening
internal import Looking
internal import RuleCatalogue

extension Check {
  /// Every token that is used has a value in light and in dark, and no colour stays while what it
  /// is seen against changes so that one of the two appearances loses it.
  static let darkPalettePresent = CheckSignature(
    "dark-palette-present",
    formerly: "dark-palette",
    parameters: ContrastThresholds.shapeParameters,
    cases: ["missing", "unknown"],
    evidence: ["token", "light", "dark", "nearestForBoth"],
    terms: ["appearance", "deed", "other", "own", "stays", "surface", "what"]
  ).deciding { context, verdicts in
    judgeTokens(context, &verdicts)
    var pairings = SchemePairings()
    let scene = ContrastScene(context)
    for index in scene.parts.indices where !scene.parts[index].isPlatformDefault {
      let rendering = context.facts.component.renderings[scene.parts[index].rendering]
      for surface in context.facts.component.surfaces {
        guard let light = rendering[Variant(.light, surface)],
          let dark = rendering[Variant(.dark, surface)],
          let inLight = scene.report(on: index, light),
          let inDark = scene.report(on: index, dark)
        else { continue }
        pairings.add(inLight.report, inDark.report, inLight.question)
      }
    }
    var placed: Set<Int> = []
    for pairing in pairings.all {
      var verdict = pairing.verdict(context.facts, verdicts)
      if pairing.worse != nil, let source = pairing.foreignSource(context.document),
        placed.insert(source).inserted
      {
        verdict.target = Target(source)
      }
      verdicts.append(verdict)
    }
  }

  private static func judgeTokens(_ context: CheckContext, _ verdicts: inout Verdicts) {
    let needed = Set(context.component.appearances.map(\.base))
    for index in context.component.tokens {
      let token = context.document.palette[index]
      let missing = token.missing.filter(needed.contains)
      let unknown = token.unknown.filter { needed.contains($0.key) }
      if missing.isEmpty, unknown.isEmpty { verdicts.pass(Target(token.source)) }
      // What nobody knows in light and in dark for one reason is one doubt.
      if needed.count > 1, unknown.count == needed.count, Set(unknown.values).count == 1 {
        verdicts.append(doubt(unknown.first?.value, token, nil, context))
      } else {
        for (appearance, reason) in unknown.sorted(by: { $0.key.index < $1.key.index }) {
          verdicts.append(doubt(reason, token, appearance, context))
        }
      }
      for appearance in missing {
        verdicts.append(verdict(.failed, "missing", token, appearance, context))
      }
    }
  }

  /// That a token has a value in an appearance which nobody knows; in all of them where it is nil.
  private static func doubt(
    _ reason: String?,
    _ token: Token,
    _ appearance: Appearance?,
    _ context: CheckContext
  ) -> Verdict {
    let value = appearance.map { "\($0.rawValue) value" } ?? "value"
    let fact = "the \(value) of ‘\(token.name)’ (\(reason ?? ""))"
    return verdict(.cantTell([fact], likely: .none), "unknown", token, appearance, context)
  }

  private static func verdict(
    _ result: Verdict.Result,
    _ remedy: String,
    _ token: Token,
    _ appearance: Appearance?,
    _ context: CheckContext
  ) -> Verdict {
    var verdict = Verdict(result, Target(token.source))
    verdict.variant = appearance.map { Variant($0, context.component.surfaces.first ?? .base) }
    verdict.remedy = remedy
    let painted = context.component.parts.firstIndex { part in
      context.component.rendering(of: part).variants.contains { variant in
        [variant.fill, variant.outline?.coat].contains {
          $0?.origin.foreground.contains(token.name) ?? false
        }
      }
    }
    verdict.depicted = [painted].compactMap(\.self).map(Depicted.part)
    let named: Particulars = ["token": token.name, "appearance": appearance?.rawValue]
    verdict.evidence = named.all
    return verdict
  }
}
