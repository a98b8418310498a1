internal import A11yModel

/// What tells one look from another in one variant.
struct LookDifference: Sendable {
  /// Something other than colour that is seen.
  private(set) var cue: Cue?

  /// Why it is not known whether there is such a thing: whether it is seen, and what it stands for.
  private var unseen: [String] = []
  private var doubts: [String] = []

  /// Something other than colour that is too faint to be counted on.
  private(set) var faint: Faint?

  /// The first colours in which they differ; nil where they do not.
  private(set) var colors: ColorPair?

  struct Faint: Hashable, Sendable {
    var cue: Cue
    var ratio: ContrastRatio
    var coats: [Coat]
  }

  init(_ one: Sight, _ other: Sight, _ thresholds: CueThresholds) {
    colors = ColorPair(one, other)
    var cues = Self.cues(of: one, missingIn: other) + Self.cues(of: other, missingIn: one)
    cues += Self.measured(one, other, thresholds)
    for (cue, coats) in cues.sorted(by: { $0.0 < $1.0 }) {
      switch Cue.Visibility(coats, minimum: thresholds.contrast) {
      case .seen:
        self.cue = cue
        return
      case .unknown(let fact): unseen.append(fact)
      case .faint(let ratio):
        if ratio > faint?.ratio ?? ContrastRatio(0) {
          faint = Faint(cue: cue, ratio: ratio, coats: coats)
        }
      }
    }
    unseen = Set(unseen).sorted()
    doubts = one.doubtful.symmetricDifference(other.doubtful).sorted().map { cue in
      "what \(cue.phrase) stands for"
    }
  }

  /// The paints that decide.
  var coats: [Coat] { (colors.map { [$0.one, $0.other] } ?? []) + (faint?.coats ?? []) }

  /// What one shows and the other does not.
  private static func cues(of one: Sight, missingIn other: Sight) -> [(Cue, [Coat])] {
    one.cues.filter { other.cues[$0.key] == nil && !other.doubtful.contains($0.key) }
      .map { ($0.key, $0.value) }
  }

  /// What both show in different sizes.
  private static func measured(
    _ one: Sight,
    _ other: Sight,
    _ thresholds: CueThresholds
  ) -> [(Cue, [Coat])] {
    one.measures.compactMap { measure, value in
      guard let second = other.measures[measure] else { return nil }
      let least = measure.kind == .textWeight ? thresholds.weight : thresholds.size
      guard abs(value - second) >= least else { return nil }
      let larger = value > second ? one : other
      var cue = measure.cue
      cue.measure = measure.kind.name
      return larger.cues[measure.cue].map { (cue, $0) }
    }
  }

  /// What two looks can be told by.
  enum Telling: Hashable, Sendable {
    /// They look the same.
    case nothingDiffers

    /// They differ in something that is too faint to be counted on, and in nothing else.
    case faintAlone
    case cue(Cue)
    case lightness
    case colorAlone
    /// The missing facts, and which way it leans.
    case unknown([String], Outcome.Likelihood)
  }

  /// What the looks are told by, lightness counting only where no hue has a meaning of its own
  /// (Understanding 1.4.1).
  func telling(hasHue: Bool, _ thresholds: CueThresholds) -> Telling {
    if let cue { return .cue(cue) }
    let isOpen = !unseen.isEmpty || !doubts.isEmpty
    let open = Telling.unknown(unseen + doubts, unseen.isEmpty ? .fail : .none)
    guard let colors else { return isOpen ? open : faint == nil ? .nothingDiffers : .faintAlone }
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
