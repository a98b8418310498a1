package import A11yModel
internal import Listening

/// Where two marks meet, in one variant.
package struct MarkBoundary {
  package let pair: TouchingMarks.Pair
  package let marks: TouchingMarks
  package let scene: ContrastScene
  package let variant: Variant

  package init(
    _ pair: TouchingMarks.Pair,
    _ marks: TouchingMarks,
    _ scene: ContrastScene,
    _ variant: Variant
  ) {
    (self.pair, self.marks, self.scene, self.variant) = (pair, marks, scene, variant)
  }

  /// Whether both are painted in the same known colours, so that nobody sees where one ends.
  package var isAlike: Bool {
    guard let first = color(of: pair.first), let second = color(of: pair.second) else {
      return false
    }
    return !first.tones.isEmpty && first.tones == second.tones && first.repeated == second.repeated
  }

  /// How the two are told apart.
  package struct Finding {
    /// The colours of the second against those of the first.
    package let coat: Coat

    /// The colours of the second.
    package let second: Coat
    package fileprivate(set) var judgement: ContrastJudgement

    /// The contrast of what parts them, where something does.
    package fileprivate(set) var separator: Double?

    /// Whether nothing tells them apart, unless facts are missing.
    package fileprivate(set) var isLacking = false
    package fileprivate(set) var missing: [String] = []
  }

  /// Nil where nothing is seen of one, and where who reads both values need not see where a mark ends.
  ///
  /// - Parameters:
  ///   - isGapEnough: whether any gap will do.
  ///   - areSeparatorsAsked: whether what parts them is looked for where they are told apart without.
  ///   - areRatiosAsked: whether it is asked how what parts them contrasts where any gap will do.
  /// - Returns: the finding.
  package func finding(
    isGapEnough: Bool,
    areSeparatorsAsked: Bool,
    areRatiosAsked: Bool
  ) -> Finding? {
    guard let first = color(of: pair.first), let second = color(of: pair.second) else {
      return nil
    }
    let labels = [pair.first, pair.second].map { scene.hasReadableValue($0, in: variant) }
    guard labels != [.yes, .yes] else { return nil }
    let coat = second.beside(first)
    var finding = Finding(coat: coat, second: second, judgement: scene.judgement(coat))
    // Between the ends of one gradient, the colours that meet may differ by chance.
    if isAlike { finding.judgement.answer = .falls }
    if finding.judgement.answer == .reaches, !areSeparatorsAsked { return finding }
    let separators = Separators(self, sides: [first, second]).colors
    let isApart = !separators.isEmpty && isGapEnough
    let contrasts =
      isApart && !areRatiosAsked
      ? [] : separators.map { contrast(of: $0, with: first, second) }
    finding.separator = contrasts.compactMap(\.ratio).max()
    guard finding.judgement.answer != .reaches, !isApart,
      !contrasts.contains(where: { $0.isEnough == .yes })
    else { return finding }
    finding.isLacking = true
    let doubts = [finding.judgement.missing, contrasts.lazy.compactMap(\.isEnough.missing).first]
    let unknown =
      doubts.compactMap(\.self) + (labels.contains(.no) ? [] : labels.compactMap(\.missing))
    finding.missing = marks.missing.map { [$0] + unknown } ?? Array(unknown.prefix(1))
    return finding
  }

  func color(of part: Int) -> Coat? {
    scene.fill(of: part, in: variant) ?? scene.outline(of: part, in: variant)?.coat
  }

  // MARK: what lies between

  /// Whether what lies between contrasts with both, and the lesser ratio.
  private func contrast(
    of separator: [Color],
    with first: Coat,
    _ second: Coat
  ) -> (isEnough: Certainty, ratio: Double?) {
    guard !separator.isEmpty, !first.tones.isEmpty, !second.tones.isEmpty else {
      return (.unknown("the colour between the marks"), nil)
    }
    let sides = first.ground + second.ground
    let ratios = separator.flatMap { color in sides.map { ContrastRatio(color, $0).value } }
    let least = ratios.min() ?? .infinity
    return (Certainty(least >= scene.thresholds.graphic), least)
  }

  /// What marks are called where they touch, each name once.
  package func names(of parts: [Int]) -> [String] {
    parts.reduce(into: []) { names, part in
      let name =
        scene.facts.seriesName(scene.parts[part].series).map { "‘\($0)’" }
        ?? "the " + scene.facts.name(of: scene.parts[part])
      if !names.contains(name) { names.append(name) }
    }
  }

  /// All that the second must be told from: the page, and whatever it touches.
  package var neighbours: [Color] {
    var colors = (marks.neighbors[pair.second] ?? []).flatMap { color(of: $0)?.tones ?? [] }
    if case .known(let samples)? = scene.rendered(pair.second, in: variant)?.backdrop {
      colors += samples.map(\.color)
    }
    return colors
  }
}

extension Coat {
  /// The visible colours; of a pattern, those that most of it shows, for a line along its edge is seen
  /// between what it is drawn with.
  fileprivate var ground: [Color] {
    guard let repeated, !repeated.isEmpty else { return tones }
    return repeated.map(\.foreground)
  }
}

extension ContrastJudgement {
  /// The fact without which it cannot be told, where one is missing.
  package var missing: String? {
    switch answer {
    case .reaches, .falls: nil
    case .varies: "which of their colours meet"
    case .unknown(let fact): fact
    }
  }
}
