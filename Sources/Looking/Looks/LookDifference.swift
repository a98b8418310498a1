package import A11yModel

/// What tells one look from another in one variant.
package struct LookDifference: Sendable {
  /// Something other than colour that is seen.
  package private(set) var cue: Cue?

  /// Why it is not known whether there is such a thing: whether it is seen, and what it stands for.
  private var unseen: [String] = []
  private var doubts: [String] = []

  /// Something other than colour that is too faint to be counted on.
  package private(set) var faint: Faint?

  /// A pattern of one of them that nothing explains.
  package private(set) var keyless: Cue?

  /// A pattern of one of them of which nobody knows whether something explains it, and why.
  package private(set) var keyDoubt: (cue: Cue, fact: String)?

  /// The first colours in which they differ; nil where they do not.
  package private(set) var colors: ColorPair?

  package struct Faint: Hashable, Sendable {
    package var cue: Cue
    package var ratio: ContrastRatio
    package var coats: [Coat]
  }

  init(_ one: Sight, _ other: Sight, _ thresholds: CueThresholds) {
    colors = ColorPair(one, other)
    let openText = SeenCue.open(.text, one.cues, other.cues)
    let openSymbol = SeenCue.open(.symbol, one.cues, other.cues)
    func isOpen(_ seen: SeenCue) -> Bool {
      switch seen.cue.kind {
      case .text: openText != nil
      case .symbol: openSymbol != nil
      default: false
      }
    }
    var (left, right) = (0, 0)
    while cue == nil, left < one.cues.count || right < other.cues.count {
      // Cues stand in order, so what both show is found side by side.
      switch SeenCue.first(one.cues, left, other.cues, right) {
      case .one:
        if !other.loses(one.cues[left]), !isOpen(one.cues[left]) {
          add(one.cues[left], nil, thresholds)
        }
        left += 1
      case .other:
        if !one.loses(other.cues[right]), !isOpen(other.cues[right]) {
          add(other.cues[right], nil, thresholds)
        }
        right += 1
      case .both:
        addMeasures(of: one.cues[left], other.cues[right], thresholds)
        (left, right) = (left + 1, right + 1)
      }
    }
    guard cue == nil else { return }
    doubts = [openText, openSymbol].compactMap(\.self)
    if unseen.count > 1 { unseen = Set(unseen).sorted() }
    doubts += SeenCue.pairs(one.cues, other.cues).compactMap { one, other in
      guard (one?.isDoubtful ?? false) != (other?.isDoubtful ?? false) else { return nil }
      return (one?.isDoubtful == true ? one : other).map { "what \($0.cue.phrase) stands for" }
    }
  }

  /// Takes in a cue that only one of the two shows, or shows in larger measure.
  private mutating func add(
    _ seen: SeenCue,
    _ measure: Cue.Measure?,
    _ thresholds: CueThresholds
  ) {
    guard cue == nil, !seen.isDoubtful else { return }
    switch seen.isExplained {
    case .yes: break
    case .no:
      keyless = seen.cue
      return
    case .unknown(let fact):
      doubts.append(fact)
      keyDoubt = (seen.cue, fact)
      return
    }
    var cue = seen.cue
    cue.measure = measure
    switch Cue.Visibility(seen.coats, minimum: thresholds.contrast) {
    case .seen: self.cue = cue
    case .unknown(let fact): unseen.append(fact)
    case .faint(let ratio):
      if ratio > faint?.ratio ?? ContrastRatio(0) {
        faint = Faint(cue: cue, ratio: ratio, coats: seen.coats)
      }
    }
  }

  /// Takes in the sizes in which a cue differs between the two, in the order of their names.
  private mutating func addMeasures(
    of one: SeenCue,
    _ other: SeenCue,
    _ thresholds: CueThresholds
  ) {
    let (mine, theirs) = (one.measures, other.measures)
    guard mine != theirs else { return }
    for (first, second, measure, least) in [
      (mine.textWeight, theirs.textWeight, Cue.Measure.heavier, thresholds.weight),
      (mine.width, theirs.width, .larger, thresholds.size),
      (mine.height, theirs.height, .larger, thresholds.size),
      (mine.textSize, theirs.textSize, .larger, thresholds.size),
      (mine.stroke, theirs.stroke, .wider, thresholds.size),
    ] {
      guard let first, let second, abs(first - second) >= least else { continue }
      add(first > second ? one : other, measure, thresholds)
    }
  }

  /// Whether all that is seen of the two is the same.
  package var isNone: Bool { cue == nil && !isUncertain && colors == nil && !isOpen }

  /// Whether they differ in something other than colour that nobody can count on.
  private var isUncertain: Bool { faint != nil || keyless != nil }

  /// Whether nobody knows whether something other than colour tells them apart.
  package var isOpen: Bool { !unseen.isEmpty || !doubts.isEmpty }

  /// What two looks can be told by.
  package enum Telling: Hashable, Sendable {
    /// They look the same.
    case nothingDiffers

    /// They look the same here, and not in another appearance.
    case lost

    /// They differ in something that is too faint to be counted on, or that nothing explains, and in
    /// nothing else.
    case uncertainAlone
    case cue(Cue)
    case lightness
    case colorAlone
    /// The missing facts, and which way it leans.
    case unknown([String], Likelihood)
  }

  /// What the looks are told by, lightness counting only where no hue has a meaning of its own
  /// (Understanding 1.4.1).
  package func telling(hasHue: Bool, _ thresholds: CueThresholds) -> Telling {
    if let cue { return .cue(cue) }
    let open = Telling.unknown(unseen + doubts, unseen.isEmpty ? .fail : .none)
    guard let colors else { return isOpen ? open : isUncertain ? .uncertainAlone : .nothingDiffers }
    guard let ratios = colors.ratios else {
      return .unknown(Set(unseen + doubts + [colors.missing]).sorted(), .none)
    }
    if !hasHue, ratios.lowerBound >= thresholds.lightness { return .lightness }
    if isOpen { return open }
    if !hasHue, ratios.upperBound >= thresholds.lightness {
      return .unknown(["which of their colours stand side by side"], .none)
    }
    return .colorAlone
  }
}
