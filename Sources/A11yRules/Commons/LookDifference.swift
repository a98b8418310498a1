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
    for (cue, coats) in Self.cues(one, other, thresholds) {
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
    if unseen.count > 1 { unseen = Set(unseen).sorted() }
    doubts = SeenCue.pairs(one.cues, other.cues).compactMap { one, other in
      guard (one?.isDoubtful ?? false) != (other?.isDoubtful ?? false) else { return nil }
      return (one?.isDoubtful == true ? one : other).map { "what \($0.cue.phrase) stands for" }
    }
  }

  /// What one shows and the other does not, and what both show in different sizes, in order.
  private static func cues(
    _ one: Sight,
    _ other: Sight,
    _ thresholds: CueThresholds
  ) -> [(cue: Cue, coats: [Coat])] {
    var cues: [(cue: Cue, coats: [Coat])] = []
    for pair in SeenCue.pairs(one.cues, other.cues) {
      switch pair {
      case (let one?, let other?):
        for (measure, larger) in one.measures(besides: other, thresholds) where !larger.isDoubtful {
          var cue = larger.cue
          cue.measure = measure
          cues.append((cue, larger.coats))
        }
      case (let one?, nil), (nil, let one?):
        if !one.isDoubtful { cues.append((one.cue, one.coats)) }
      case (nil, nil): continue
      }
    }
    return cues.count > 1 ? cues.sorted { $0.cue < $1.cue } : cues
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

extension SeenCue {
  /// The sizes in which it differs from itself in another look, and which of the two is larger.
  fileprivate func measures(
    besides other: SeenCue,
    _ thresholds: CueThresholds
  ) -> [(measure: Cue.Measure, larger: SeenCue)] {
    guard measures != other.measures else { return [] }
    var found: [(measure: Cue.Measure, larger: SeenCue)] = []
    func compare(_ key: KeyPath<Measures, Double?>, _ measure: Cue.Measure, _ least: Double) {
      guard let first = measures[keyPath: key], let second = other.measures[keyPath: key],
        abs(first - second) >= least
      else { return }
      found.append((measure, first > second ? self : other))
    }
    compare(\.width, .larger, thresholds.size)
    compare(\.height, .larger, thresholds.size)
    compare(\.stroke, .wider, thresholds.size)
    compare(\.textSize, .larger, thresholds.size)
    compare(\.textWeight, .heavier, thresholds.weight)
    return found
  }
}
