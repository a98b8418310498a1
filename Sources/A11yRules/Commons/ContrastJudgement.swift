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

  /// - Parameters:
  ///   - coat: the colours.
  ///   - least: the ratio it needs at least.
  ///   - most: the ratio it needs at most, where nobody knows which.
  ///   - isWholeNeeded: whether it fails as soon as any of its colours does.
  init(_ coat: Coat, least: Double, most: Double, isWholeNeeded: Bool = false) {
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
    } else if best.ratio.value < least || isWholeNeeded && worst.ratio.value < least {
      answer = .falls
    } else {
      answer = .varies
    }
  }
}

extension ContrastJudgement {
  /// Whether nothing of it is seen: it has the colour of what it lies on.
  var isInvisible: Bool { best.map { $0.foreground == $0.background } ?? false }
}

extension ComponentFacts {
  /// Whether a part has the colour of what it lies on in every appearance, as a spacer has; in some
  /// of them only, nobody can have meant it.
  func isMeantInvisible(_ part: Part) -> Bool {
    component.rendering(of: part).variants.allSatisfy { rendered in
      [rendered.fill, rendered.outline?.coat].compactMap(\.self).allSatisfy {
        ContrastJudgement($0, least: 1, most: 1).isInvisible
      }
    }
  }

  /// The variants in which a part is judged: one with increased contrast or elevation that looks
  /// like the one without gives no outcome of its own.
  func judgedVariants(of part: Part) -> [RenderedVariant] {
    let rendering = component.rendering(of: part)
    let surrounded = part.around.map { component.parts[$0] }
    let judged = judgedVariants(of: [part] + [surrounded].compactMap(\.self))
    return rendering.variants.filter { judged.contains($0.variant) }
  }

  /// The variants in which parts that are seen together are judged.
  func judgedVariants(of parts: [Part]) -> [Variant] {
    let seen = parts.map(component.rendering)
    return component.variants.filter { variant in
      var plainer = [variant.withoutHighContrast]
      if component.surfaces.contains(.base) { plainer.append(Variant(variant.appearance, .base)) }
      return !plainer.contains { plain in
        plain != variant && seen.allSatisfy { $0.looksAlike(in: plain, and: variant) }
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
    if result != .passed { cause = coat.origin.cause }
  }
}

extension PaintOrigin {
  /// What findings about the same colours have in common.
  var cause: String {
    foreground.joined(separator: "+") + " on " + background.joined(separator: "+")
  }
}
