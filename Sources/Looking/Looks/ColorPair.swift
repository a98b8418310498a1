package import A11yModel

/// Colours in which two looks differ, at the same place of both.
package struct ColorPair: Hashable, Sendable {
  package var one: Coat
  package var other: Coat

  /// Of several places of one kind, the one where they differ most in lightness: shapes before
  /// symbols, and those before texts.
  init?(_ one: Sight, _ other: Sight) {
    var best: ColorPair?
    var least = 0.0
    var kind: ColorSlot.Kind?
    var (left, right) = (0, 0)
    while left < one.colors.count, right < other.colors.count {
      let (first, second) = (one.colors[left], other.colors[right])
      guard first.slot == second.slot else {
        if first.slot < second.slot { left += 1 } else { right += 1 }
        continue
      }
      (left, right) = (left + 1, right + 1)
      guard kind == nil || first.slot.kind == kind else { break }
      guard first.coat.differs(from: second.coat) else { continue }
      let pair = ColorPair(one: first.coat, other: second.coat)
      let ratio = pair.ratios?.lowerBound ?? 0
      if best == nil || ratio > least { (best, least) = (pair, ratio) }
      kind = first.slot.kind
    }
    if let best {
      self = best
      return
    }
    // Nothing stands at the same place of both: the colours they are known by differ.
    guard let first = one.mainCoat, let second = other.mainCoat, first.tones != second.tones
    else { return nil }
    self.init(one: first, other: second)
  }

  private init(one: Coat, other: Coat) {
    self.one = one
    self.other = other
  }

  /// The contrast between them where it is least and where it is most; nil where not known.
  package var ratios: ClosedRange<Double>? {
    guard !one.tones.isEmpty, !other.tones.isEmpty else { return nil }
    var (least, most) = (Double.infinity, 0.0)
    for first in one.tones {
      for second in other.tones {
        let ratio = ContrastRatio(first, second).value
        (least, most) = (min(least, ratio), max(most, ratio))
      }
    }
    return least...most
  }

  /// Whether they are all but one colour to everybody, as color-meaning-unique takes them (CIEDE2000
  /// below 5).
  package var areAlike: Bool {
    guard let ones = one.knownTones?.map({ LabColor($0) }),
      let others = other.knownTones?.map({ LabColor($0) }), !ones.isEmpty, !others.isEmpty
    else { return false }
    return ones.allSatisfy { one in others.allSatisfy { one.difference(from: $0) < Self.alike } }
  }

  static let alike = 5.0

  /// Why they are not known.
  package var missing: String {
    for coat in [one, other] {
      if coat.knownTones == nil, case .unknown(let fact) = coat.colors { return fact }
    }
    return "the colours"
  }

  /// As evidence shows them.
  package var hexes: [String] { [one, other].map { $0.knownTones?.first?.notation ?? "unknown" } }
}

extension Coat {
  /// Whether it is all but one colour with what it lies on.
  package var isAllButGround: Bool {
    guard case .known(let pairs) = colors, !pairs.isEmpty else { return false }
    return pairs.allSatisfy { pair in
      LabColor(pair.foreground).difference(from: LabColor(pair.background)) < ColorPair.alike
    }
  }

  /// Whether it has other colours than another, or none that are known of either.
  fileprivate func differs(from other: Coat) -> Bool {
    tones != other.tones || tones.isEmpty && self != other
  }
}
