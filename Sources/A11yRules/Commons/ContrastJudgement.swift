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

  /// The colours that are judged.
  let coat: Coat

  /// The pair with the least contrast, and the one with the most; nil where nothing is known.
  var worst: Coat.Pair? { coat.worst }
  var best: Coat.Pair? { coat.best }

  /// - Parameters:
  ///   - coat: the colours.
  ///   - least: the ratio it needs at least.
  ///   - most: the ratio it needs at most, where nobody knows which.
  ///   - isWholeNeeded: whether it fails as soon as any of its colours does.
  init(_ coat: Coat, least: Double, most: Double, isWholeNeeded: Bool = false) {
    self.coat = coat
    guard let worst = coat.worst?.ratio.value, let best = coat.best?.ratio.value else {
      if case .unknown(let fact) = coat.colors {
        answer = .unknown(fact)
      } else {
        answer = .unknown("the colours")
      }
      return
    }
    if worst >= most {
      answer = .reaches
    } else if best < least || isWholeNeeded && worst < least {
      answer = .falls
    } else {
      answer = .varies
    }
  }

  /// Whether nothing of it is seen: it has the colour of what it lies on.
  var isInvisible: Bool { coat.isInvisible }
}

extension Coat {
  /// Whether nothing of it is seen: it has the colour of what it lies on.
  var isInvisible: Bool { best.map { $0.foreground == $0.background } ?? false }
}

extension ComponentFacts {
  /// Whether a part has the colour of what it lies on in every appearance, as a spacer has; in some
  /// of them only, nobody can have meant it.
  func isMeantInvisible(_ part: Part) -> Bool {
    component.rendering(of: part).variants.allSatisfy { rendered in
      (rendered.fill?.isInvisible ?? true) && (rendered.outline?.coat.isInvisible ?? true)
    }
  }

  /// The variants in which a part is judged, beside the part that it surrounds.
  func judgedVariants(of part: Part) -> [RenderedVariant] {
    let layout = layout
    let judged = layout.judgedVariants(of: part, part.around.map { component.parts[$0] })
    let rendering = component.rendering(of: part)
    return judged.compactMap { rendering[layout.variants[$0]] }
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
  ///   - index: what is painted; an index into the component's parts.
  ///   - coat: the colours that were judged.
  ///   - variant: where they are seen.
  ///   - facts: the component.
  ///   - message: what is wrong, and for whom.
  init(
    _ result: Result,
    _ index: Int,
    _ coat: Coat,
    in variant: Variant,
    _ facts: ComponentFacts,
    _ message: String
  ) {
    let part = facts.component.parts[index]
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
