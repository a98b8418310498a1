package import A11yModel
package import Listening

/// Whether a coat reaches a contrast ratio against what it lies on, wherever it is seen.
package struct ContrastJudgement: Sendable {
  package enum Answer: Hashable, Sendable {
    case reaches
    case falls
    /// Some of what lies behind it makes it reach the ratio, some not.
    case varies
    case unknown(String)
  }

  package var answer: Answer

  /// The colours that are judged.
  package let coat: Coat

  /// How they would contrast where nobody knows the page; nil where it is known.
  package var supposed: Supposed?

  /// Whether the colours are those of the page that is best or worst for them, as no other decides
  /// otherwise.
  package var isOnAnyPage = false

  /// The pair with the least contrast, and the one with the most; nil where nothing is known.
  package var worst: Coat.Pair? { coat.worst }
  package var best: Coat.Pair? { coat.best }

  /// - Parameters:
  ///   - coat: the colours.
  ///   - least: the ratio it needs at least.
  ///   - most: the ratio it needs at most, where nobody knows which.
  ///   - isWholeNeeded: whether it fails as soon as any of its colours does.
  package init(_ coat: Coat, least: Double, most: Double, isWholeNeeded: Bool = false) {
    // The greater part of a pattern shows the whole shape: what lies between may be lost
    // (Understanding WCAG 2.2, 1.4.11: the least contrasting area is taken for invisible).
    let coat = coat.greaterPart(reaching: most) ?? coat
    let isWholeNeeded = isWholeNeeded && coat.repeated == nil
    supposed = Supposed(coat)
    if let (answer, seen) = coat.onEveryPage(least, most, isWholeNeeded: isWholeNeeded) {
      (self.answer, self.coat, isOnAnyPage) = (answer, seen, true)
      return
    }
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
  package var isInvisible: Bool { coat.isInvisible }
}

extension ContrastJudgement {
  /// The least ratios on a white page and on a black one.
  package struct Supposed: Sendable {
    package var onWhite: ContrastRatio
    package var onBlack: ContrastRatio

    /// Nil where the page is known.
    init?(_ coat: Coat) {
      guard let supposed = coat.supposed,
        let onWhite = supposed.onWhite.map(\.ratio).min(),
        let onBlack = supposed.onBlack.map(\.ratio).min()
      else { return nil }
      (self.onWhite, self.onBlack) = (onWhite, onBlack)
    }

    /// The greater of those of two things, one of which need be seen.
    func better(_ other: Supposed) -> Supposed {
      var better = self
      better.onWhite = max(onWhite, other.onWhite)
      better.onBlack = max(onBlack, other.onBlack)
      return better
    }
  }
}

extension Coat {
  /// The colour of most of a pattern, where it reaches a ratio wherever it is seen; nil otherwise.
  fileprivate func greaterPart(reaching ratio: Double) -> Coat? {
    guard let repeated, let least = repeated.map(\.ratio.value).min(), least >= ratio else {
      return nil
    }
    return Coat(colors: .known(repeated), tones: tones, origin: origin)
  }

  /// What holds on a page of any colour, of a coat through which one shines that nobody knows, and
  /// the colours that show it; nil where the page decides.
  fileprivate func onEveryPage(
    _ least: Double,
    _ most: Double,
    isWholeNeeded: Bool
  ) -> (answer: ContrastJudgement.Answer, seen: Coat)? {
    guard let places = supposed?.anywhere, !places.isEmpty else { return nil }
    var origin = origin
    (origin.background, origin.isForegroundOpaque) = (["any page"], false)
    func seen(_ pairs: [Pair]) -> Coat {
      Coat(colors: .known(pairs), tones: tones, origin: origin, supposed: supposed)
    }
    if places.allSatisfy({ $0.least.ratio.value >= most }) {
      return (.reaches, seen(places.map(\.least)))
    }
    let lost = places.filter { $0.most.ratio.value < least }
    guard isWholeNeeded ? !lost.isEmpty : lost.count == places.count else { return nil }
    return (.falls, seen(lost.map(\.most)))
  }

  /// What is drawn on the ground of a pattern against that ground; nil where it has none.
  var drawing: Coat? {
    guard let repeated, !repeated.isEmpty else { return nil }
    let grounds = repeated.map(\.foreground)
    let pairs = tones.filter { !grounds.contains($0) }.flatMap { tone in
      grounds.map { Pair(foreground: tone, background: $0) }
    }
    return pairs.isEmpty ? nil : Coat(colors: .known(pairs), tones: tones, origin: origin)
  }

  /// Whether it reaches a contrast ratio wherever it is seen.
  package func reaches(_ ratio: Double) -> Bool { worst.map { $0.ratio.value >= ratio } ?? false }

  /// Whether nothing of it is seen: it has the colour of what it lies on.
  package var isInvisible: Bool {
    if let best { return best.foreground == best.background }
    guard let places = supposed?.anywhere, !places.isEmpty else { return false }
    return places.allSatisfy { $0.most.foreground == $0.most.background }
  }
}

extension ComponentFacts {
  /// Whether a part has the colour of what it lies on in every appearance, as a spacer has; in some
  /// of them only, nobody can have meant it.
  package func isMeantInvisible(_ part: Part) -> Bool {
    component.rendering(of: part).variants.allSatisfy { rendered in
      (rendered.fill?.isInvisible ?? true) && (rendered.outline?.coat.isInvisible ?? true)
    }
  }

  /// What a part looks like in each variant in which it is judged.
  package func forEachJudged(_ part: Int, _ body: (RenderedVariant) -> Void) {
    let layout = self[PartLayout.self]
    let variants = component.renderings[component.parts[part].rendering].variants
    for place in layout.judged[part] {
      let variant = layout.variants[place]
      for index in variants.indices where variants[index].variant == variant {
        body(variants[index])
        break
      }
    }
  }

  /// The colours of a part's inside in each variant in which it is judged.
  package func forEachFill(_ part: Int, _ body: (Variant, Coat) -> Void) {
    let layout = self[PartLayout.self]
    let rendering = component.parts[part].rendering
    for place in layout.judged[part] {
      let variant = layout.variants[place]
      let variants = component.renderings[rendering].variants
      for index in variants.indices where variants[index].variant == variant {
        if let fill = variants[index].fill { body(variant, fill) }
        break
      }
    }
  }

  /// The target that a part's colours are for: the series where it gives them, else the part.
  ///
  /// In a picture a series gives them to what it holds and what looks alike.
  package func target(ofPart index: Int) -> Target {
    let own = component.parts[index].source
    guard component.parts[index].isColoredBySeries, let series = component.parts[index].series,
      let source = component.chart?.series[series].source
    else { return Target(own) }
    let isOwn = component.parts[index].subject != .component || !document.lies(own, within: source)
    return Target(component.isPicture && isOwn ? own : source)
  }

  package func stateName(ofPart index: Int) -> String? {
    component.parts[index].state.map { component.states[$0].id }
  }

  func stateName(of part: Part) -> String? { part.state.map { component.states[$0].id } }
}

extension PaintOrigin {
  /// What findings about the same colours have in common.
  package var cause: String {
    foreground.joined(separator: "+") + " on " + background.joined(separator: "+")
  }

  /// Its colours with how much of them is seen.
  var key: String { "\(cause) at \(foregroundOpacity) and \(backgroundOpacity)" }

  /// Whether all of its colours are known by names, and none is written where it is used.
  var isOfTokens: Bool {
    !foreground.isEmpty && !background.isEmpty
      && (foreground + background).allSatisfy { !$0.hasPrefix("#") && !$0.contains("(") }
  }
}

extension Certainty {
  init(_ judgement: ContrastJudgement, missing: String?) {
    switch judgement.answer {
    case .reaches: self = .yes
    case .falls: self = .no
    case .varies: self = .unknown(missing ?? "where exactly it lies on what is behind it")
    case .unknown(let fact): self = .unknown(fact)
    }
  }
}
