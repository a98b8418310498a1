internal import A11yModel

extension Check {
  /// The colour that a legend shows for a series is that of its marks.
  static let legendColor = Check("legend-color", parameters: ["same", "different"]) {
    context,
    verdicts in
    guard let key = LegendKey(context.facts) else { return }
    let swatches = context.swatches(key)
    for look in context.component.seriesLooks {
      guard case .series(let series) = look.subject, let swatch = swatches[series]?.keyParts,
        let first = swatch.first
      else { continue }
      let marks = look.alternatives.map(\.keyParts)
      for variant in context.judgedVariants(of: swatch + marks.joined()) {
        let match = ColorMatch(
          swatch,
          marks,
          same: context.number("same"),
          in: variant,
          context.component
        )
        var verdict = Verdict(
          match.result(same: context.number("same"), different: context.number("different")),
          Target(look.source, at: first.source),
          match.message(look.name, different: context.number("different"))
        )
        verdict.variant = variant
        verdict.evidence = match.evidence(threshold: context.number("same"))
        verdict.note(match.coats)
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

  /// The series of an entry that refers to it by name only.
  private func series(of part: Part, _ key: LegendKey) -> Int? {
    key.entries.first { entry in
      entry.source != key.legend.source && document.lies(part.source, within: entry.source)
    }?.series
  }

  /// The variants in which the parts are judged together.
  fileprivate func judgedVariants(of parts: [Part]) -> [Variant] {
    let rows = parts.map { component.rendering(of: $0) }
    return component.variants.filter { variant in
      !variant.plainer.contains { other in
        component.variants.contains(other)
          && rows.allSatisfy { $0[variant]?.seen == $0[other]?.seen }
      }
    }
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

extension RenderedVariant {
  /// What of it is seen, whatever it comes from.
  fileprivate var seen: [Coat?] { [fill?.seen, outline?.coat.seen] }
}
