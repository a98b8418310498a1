internal import A11yModel

/// Whether a coat reaches a contrast ratio against what it lies on, wherever it is seen.
struct ContrastJudgement: Sendable {
  enum Answer: Hashable, Sendable {
    case reaches
    case falls
    /// Some of what lies behind it makes it reach the ratio, some not.
    case varies
    case unknown(String)
  }

  var answer: Answer

  /// The pair with the least contrast; nil where nothing is known.
  var worst: Coat.Pair?
  var best: Coat.Pair?

  init(_ coat: Coat, least: Double, most: Double) {
    guard case .known(let pairs) = coat.colors, let first = pairs.first else {
      if case .unknown(let fact) = coat.colors {
        answer = .unknown(fact)
      } else {
        answer = .unknown("the colours")
      }
      return
    }
    let worst = pairs.dropFirst().reduce(first) { $1.ratio < $0.ratio ? $1 : $0 }
    let best = pairs.dropFirst().reduce(first) { $1.ratio > $0.ratio ? $1 : $0 }
    self.worst = worst
    self.best = best
    if worst.ratio.value >= most {
      answer = .reaches
    } else if best.ratio.value < least {
      answer = .falls
    } else {
      answer = .varies
    }
  }
}

extension ComponentFacts {
  /// The variants in which a part is judged: one with increased contrast or elevation that looks
  /// like the one without gives no outcome of its own.
  func judgedVariants(of part: Part) -> [RenderedVariant] {
    let rendering = component.rendering(of: part)
    return rendering.variants.filter { rendered in
      var plainer = [rendered.variant.withoutHighContrast]
      if component.surfaces.contains(.base) {
        plainer.append(Variant(rendered.variant.appearance, .base))
      }
      return !plainer.contains { variant in
        variant != rendered.variant && (rendering[variant]?.looksLike(rendered) ?? false)
      }
    }
  }

  /// The target that a part's colours are for: the series where it gives them, else the part.
  func target(of part: Part) -> Target {
    guard part.isColoredBySeries, let series = part.series,
      let source = component.chart?.series[series].source
    else { return Target(part.source) }
    return Target(source)
  }

  func stateName(of part: Part) -> String? { part.state.map { component.states[$0].id } }
}

extension Verdict {
  /// A verdict on a part's colours in one variant.
  ///
  /// - Parameters:
  ///   - result: what was decided.
  ///   - part: what is painted.
  ///   - coat: the colours that were judged.
  ///   - variant: where they are seen.
  ///   - facts: the component.
  ///   - message: what is wrong, and for whom.
  init(
    _ result: Result,
    _ part: Part,
    _ coat: Coat,
    in variant: Variant,
    _ facts: ComponentFacts,
    _ message: String
  ) {
    self.init(result, facts.target(of: part), message)
    self.variant = variant
    state = facts.stateName(of: part)
    usesSystemColor = coat.origin.usesSystemColor
    isAssumed = coat.origin.isAssumed
    isPlatformDefault = part.isPlatformDefault
    cause = coat.origin.cause
  }
}

extension PaintOrigin {
  /// What findings about the same colours have in common.
  var cause: String {
    foreground.joined(separator: "+") + " on " + background.joined(separator: "+")
  }
}
