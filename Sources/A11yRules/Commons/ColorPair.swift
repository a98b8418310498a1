internal import A11yModel

/// Colours in which two looks differ, at the same place of both.
struct ColorPair: Hashable, Sendable {
  var one: Coat
  var other: Coat

  /// Of several places of one kind, the one where they differ most in lightness: shapes before
  /// symbols, and those before texts.
  init?(_ one: Sight, _ other: Sight) {
    let slots = Set(one.colors.keys).intersection(other.colors.keys).sorted()
    var best: ColorPair?
    var kind: ColorSlot.Kind?
    for slot in slots where kind == nil || slot.kind == kind {
      guard let first = one.colors[slot], let second = other.colors[slot],
        first.knownTones != second.knownTones || (first.knownTones == nil && first != second)
      else { continue }
      let pair = ColorPair(one: first, other: second)
      if best == nil || pair.least > best?.least ?? 0 { best = pair }
      kind = slot.kind
    }
    if let best {
      self = best
      return
    }
    // Nothing stands at the same place of both: the colours they are known by differ.
    guard let first = one.mainCoat, let second = other.mainCoat,
      first.knownTones != second.knownTones
    else { return nil }
    self.init(one: first, other: second)
  }

  private init(one: Coat, other: Coat) {
    self.one = one
    self.other = other
  }

  private var least: Double { ratios?.lowerBound ?? 0 }

  /// The contrast between them where it is least and where it is most; nil where not known.
  var ratios: ClosedRange<Double>? {
    guard let first = one.knownTones, let second = other.knownTones else { return nil }
    let all = first.flatMap { one in second.map { ContrastRatio(one, $0).value } }
    guard let least = all.min(), let most = all.max() else { return nil }
    return least...most
  }

  /// Why they are not known.
  var missing: String {
    for coat in [one, other] {
      if coat.knownTones == nil, case .unknown(let fact) = coat.colors { return fact }
    }
    return "the colours"
  }

  /// As evidence shows them.
  var hexes: [String] { [one, other].map { $0.knownTones?.first?.hex ?? "unknown" } }
}
