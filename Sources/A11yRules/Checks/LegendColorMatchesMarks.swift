internal import A11yModel
internal import Claims
internal import Listening
internal import Looking
internal import RuleCatalogue

extension Check {
  /// The colour that a legend shows for a series is that of its marks.
  static let legendColorMatchesMarks = CheckSignature(
    "legend-color-matches-marks",
    formerly: "legend-color",
    parameters: ["same", "different"],
    cases: ["swatch"],
    evidence: ["swatch", "mark", "deviation", "threshold"]
  ).deciding { context, verdicts in
    guard let key = context.facts[LegendKey.self] else { return }
    let swatches = context.swatches(key)
    let (same, different) = (context.number("same"), context.number("different"))
    let looks = context.facts[LookTable.self].looks
    for look in looks {
      guard case .series(let series) = look.subject, let swatch = swatches[series]?.keyParts,
        let first = swatch.first
      else { continue }
      let marks = look.alternatives.map(\.keyParts)
      for variant in context.judgedVariants(of: swatch + marks.joined()) {
        var match = ColorMatch(swatch, marks, same: same, in: variant, context.component)
        let others = looks.lazy.filter { $0.subject != look.subject }
          .flatMap { $0.alternatives.lazy.flatMap(\.keyParts) }
        match.seeThrough(others, margin: different, in: variant, context.component)
        let result = match.result(same: same, different: different)
        var verdict = Verdict(result, Target(look.source, at: first.source))
        verdict.variant = variant
        for coat in match.coats { verdict.note(coat) }
        if result == .failed, let places = context.places(of: swatch, marks, in: variant) {
          verdict.remedy = "swatch"
          verdict.paints = places
        }
        if result != .passed || verdicts.describesPasses {
          verdict.message = match.message(look.name, different: different)
          verdict.evidence = match.evidence(threshold: same)
        } else {
          verdict.basis = match.basis
        }
        verdicts.append(verdict)
      }
    }
  }
}

extension CheckContext {
  /// What the legend paints for each series.
  fileprivate func swatches(_ key: LegendKey) -> [Int: [Part]] {
    var swatches: [Int: [Part]] = [:]
    for part in component.parts where part.role == .swatch {
      guard let series = part.series ?? self.series(of: part, key) else { continue }
      swatches[series, default: []].append(part)
    }
    return swatches
  }

  /// Where the colour of swatches is written; nil where another one there would not make them as the
  /// marks are, which have that of their series.
  fileprivate func places(
    of swatches: [Part],
    _ marks: [[Part]],
    in variant: Variant
  ) -> [WrittenColor]? {
    func coat(_ part: Part) -> Coat? {
      let rendered = component.rendering(of: part)[variant]
      return rendered?.fill ?? rendered?.outline?.coat
    }
    func isPlain(_ coat: Coat?) -> Bool {
      coat.map { $0.origin.isForegroundOpaque && $0.origin.foreground.count == 1 } ?? false
    }
    let all = marks.joined()
    let shown = Set(all.map { coat($0)?.tones })
    guard shown.count == 1, all.allSatisfy({ $0.isColoredBySeries && isPlain(coat($0)) }) else {
      return nil
    }
    let places = swatches.flatMap { swatch -> [WrittenColor] in
      guard swatch.series != nil, let coat = coat(swatch), isPlain(coat),
        !swatch.isColoredBySeries
      else { return [] }
      return swatch.colors.filter { $0.name == coat.origin.foreground[0] }
    }
    return places.isEmpty ? nil : places
  }

  /// The series of an entry that refers to it by name only.
  private func series(of part: Part, _ key: LegendKey) -> Int? {
    key.entries.first { entry in
      entry.source != key.legend.source && document.lies(part.source, within: entry.source)
    }?.series
  }

  /// The variants in which the parts are judged together.
  fileprivate func judgedVariants(of parts: [Part]) -> [Variant] {
    let variants = component.variants
    let repeats = PlainerVariants(variants).repeats { plain, variant in
      parts.allSatisfy { part in
        let rendering = component.rendering(of: part)
        return rendering[variants[variant]].looksLike(rendering[variants[plain]])
      }
    }
    return variants.indices.filter { repeats[$0].isEmpty }.map { variants[$0] }
  }
}

extension [Part] {
  /// Those whose colour stands for the series: those that take it from it, else the outermost.
  fileprivate var keyParts: [Part] {
    let graphic = filter { $0.kind != .text }
    let own = graphic.filter(\.isColoredBySeries)
    guard own.isEmpty else { return own }
    guard graphic.isEmpty else { return Array(graphic.prefix(1)) }
    return filter(\.isColoredBySeries)
  }
}

extension RenderedVariant? {
  /// Whether the same is seen of both, whatever it comes from.
  fileprivate func looksLike(_ other: RenderedVariant?) -> Bool {
    Self.looksAlike(self?.fill, other?.fill)
      && Self.looksAlike(self?.outline?.coat, other?.outline?.coat)
  }

  private static func looksAlike(_ one: Coat?, _ other: Coat?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return one.looksLike(other)
  }
}
