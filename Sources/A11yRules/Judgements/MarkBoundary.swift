internal import A11yModel
internal import Listening
internal import Looking

/// Where two marks meet, in one variant.
struct MarkBoundary {
  let pair: TouchingMarks.Pair
  let marks: TouchingMarks
  let scene: ContrastScene
  let variant: Variant

  init(
    _ pair: TouchingMarks.Pair,
    _ marks: TouchingMarks,
    _ scene: ContrastScene,
    _ variant: Variant
  ) {
    self.pair = pair
    self.marks = marks
    self.scene = scene
    self.variant = variant
  }

  /// Whether both are painted in the same known colours, so that nobody sees where one ends.
  var isAlike: Bool {
    guard let first = color(of: pair.first), let second = color(of: pair.second) else {
      return false
    }
    return !first.tones.isEmpty && first.tones == second.tones && first.repeated == second.repeated
  }

  func verdict(_ context: CheckContext, _ verdicts: inout Verdicts) -> Verdict? {
    guard let first = color(of: pair.first), let second = color(of: pair.second) else {
      return nil
    }
    // Who reads both values need not see where one mark ends.
    let labels = [pair.first, pair.second].map { scene.hasReadableValue($0, in: variant) }
    guard labels != [.yes, .yes] else { return nil }
    let coat = second.beside(first)
    let isAlike = isAlike
    var judgement = scene.judgement(coat)
    // Between the ends of one gradient, the colours that meet may differ by chance.
    if isAlike { judgement.answer = .falls }
    if judgement.answer == .reaches, !verdicts.describesPasses {
      return pass(coat, nil, context, verdicts)
    }
    let separators = Separators(self, sides: [first, second]).colors
    let isApart = !separators.isEmpty && context.profile.separationSuffices
    // Where any gap will do, only who compares passes asks how it contrasts.
    let contrasts =
      isApart && !verdicts.comparesPasses
      ? [] : separators.map { contrast(of: $0, with: first, second) }
    var result = Verdict.Result.passed
    let separator = contrasts.compactMap(\.ratio).max()
    if judgement.answer != .reaches, !contrasts.contains(where: { $0.isEnough == .yes }), !isApart {
      let doubts = [judgement.missing, contrasts.lazy.compactMap(\.isEnough.missing).first]
      let unknown =
        doubts.compactMap(\.self) + (labels.contains(.no) ? [] : labels.compactMap(\.missing))
      if let fact = marks.missing {
        result = .cantTell([fact] + unknown, likely: .none)
      } else if let fact = unknown.first {
        result = .cantTell([fact], likely: .none)
      } else {
        result = .failed
      }
    }
    guard result != .passed || verdicts.describesPasses else {
      return pass(coat, separator, context, verdicts)
    }
    var verdict = Verdict(result, pair.second, coat, in: variant, context.facts)
    verdict.evidence = evidence(judgement, coat, separator, &verdicts)
    if result != .passed {
      let named: Particulars = [
        "ratios": judgement.worst?.ratio.description, "page": judgement.isOnAnyPage ? "any" : nil,
        "unseen": judgement.worst == nil ? judgement.missing ?? "their colours" : nil,
        "parting": separator.map { "\(ContrastRatio($0))" },
        "open": marks.missing.map { _ in "not" },
      ]
      verdict.evidence += named.all
    }
    if isAlike, result != .passed { (verdict.impact, verdict.saying) = (.serious, "alike") }
    if result == .failed, nearest(coat, &verdicts)?.fitsPalette ?? false {
      verdict.paints = context.facts.colors(of: second, pair.second, in: variant)
    }
    return verdict
  }

  /// A pass that says no more than what tells it from others.
  private func pass(
    _ coat: Coat,
    _ separator: Double?,
    _ context: CheckContext,
    _ verdicts: Verdicts
  ) -> Verdict {
    var verdict = Verdict(.passed, pair.second, coat, in: variant, context.facts)
    guard verdicts.comparesPasses else { return verdict }
    var hasher = Hasher()
    hasher.combine(coat.worst)
    hasher.combine(coat.origin.foreground)
    hasher.combine(coat.origin.background)
    hasher.combine(separator)
    verdict.basis = hasher.finalize()
    return verdict
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

  // MARK: words and numbers

  /// What is reported of marks that touch, and what messages name besides.
  static let evidence = ContrastReport.evidence + ["separatorRatio"]
  static let terms = ["first", "looks", "open", "page", "parting", "ratios", "second", "unseen"]

  /// What marks are called where they touch, each name once.
  func names(of parts: [Int]) -> Particulars {
    let names = parts.reduce(into: [String]()) { names, part in
      let name =
        scene.facts.seriesName(scene.parts[part].series).map { "‘\($0)’" }
        ?? "the " + scene.facts.name(of: scene.parts[part])
      if !names.contains(name) { names.append(name) }
    }
    let isPair = names.count == 2
    return [
      "first": isPair ? names[0] : nil, "second": isPair ? names[1] : nil,
      "looks": names.count > 2 ? names : nil,
    ]
  }

  private func evidence(
    _ judgement: ContrastJudgement,
    _ coat: Coat,
    _ separator: Double?,
    _ verdicts: inout Verdicts
  ) -> [Evidence] {
    guard let worst = judgement.worst else { return [] }
    var evidence = [
      Evidence("foreground", .text(worst.foreground.notation)),
      Evidence("background", .text(worst.background.notation)),
      Evidence("ratio", .number(worst.ratio.value)),
      Evidence("threshold", .number(scene.thresholds.graphic)),
      Evidence("colors", .text(coat.origin.cause)),
    ]
    if let separator { evidence.append(Evidence("separatorRatio", .number(separator))) }
    guard judgement.answer == .falls,
      let nearest = nearest(coat, &verdicts)?.color
    else { return evidence }
    return evidence + [Evidence("nearestForeground", .text(nearest.hex))]
  }

  private func nearest(
    _ coat: Coat,
    _ verdicts: inout Verdicts
  ) -> (color: Color, fitsPalette: Bool)? {
    verdicts.colors.nearest(
      to: coat.tones,
      reaching: ContrastRatio(scene.thresholds.graphic),
      against: neighbours,
      in: variant,
      scene.facts
    )
  }

  /// All that the second must be told from: the page, and whatever it touches.
  private var neighbours: [Color] {
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
  fileprivate var missing: String? {
    switch answer {
    case .reaches, .falls: nil
    case .varies: "which of their colours meet"
    case .unknown(let fact): fact
    }
  }
}
