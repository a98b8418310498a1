internal import A11yModel

/// The looks of a component's states, or of a chart's series, side by side in each variant.
struct LookTable: Sendable {
  let looks: [Look]
  let variants: [Variant]

  /// What is seen of each look, in the order of the variants.
  private let sights: [[Sight]]

  /// The same for each place in the row where a look differs by it.
  private let placed: [[[Sight]]]

  /// Of each look and variant, the other variants in which it looks the same.
  private let repeats: [[Set<Int>]]

  /// The variants beside which one gives no outcome of its own.
  private let plainer: [[Int]]

  /// Where the colour is seen that tells the looks apart.
  private let slot: ColorSlot?

  init(_ component: Component) {
    let variants = component.variants
    let looks = component.kind == .chart ? component.seriesLooks : component.stateLooks
    let sights = looks.map { look in
      variants.map { Sight(look, in: $0, of: component) }
    }
    let placed = zip(looks, sights).map { look, row in
      zip(variants, row).map { variant, sight in
        look.places.isEmpty ? [sight] : look.sights(in: variant, of: component)
      }
    }
    self.looks = looks
    self.variants = variants
    self.sights = sights
    self.placed = placed
    repeats = placed.map { row in
      row.indices.map { index in
        Set(
          row.indices.filter { other in
            other != index && zip(row[other], row[index]).allSatisfy { $0.looksLike($1) }
          }
        )
      }
    }
    plainer = variants.map { variant in
      variant.plainer.compactMap { variants.firstIndex(of: $0) }
    }
    slot = Self.slot(sights)
  }

  /// The first place at which two looks show different colours.
  private static func slot(_ sights: [[Sight]]) -> ColorSlot? {
    let slots = Set(sights.joined().flatMap(\.colors.keys)).filter { $0.kind != .text }.sorted()
    return slots.first { slot in
      (sights.first?.indices ?? 0..<0).contains { variant in
        Set(sights.compactMap { $0[variant].colors[slot]?.knownTones }).count > 1
      }
    }
  }

  /// All that is seen of a look, in each variant and place.
  func seen(of look: Int) -> [[Sight.Seen]] {
    zip(sights[look], placed[look]).map { sight, places in ([sight] + places).map(\.seen) }
  }

  /// The variants, by their indexes, in which looks are judged together: one with increased
  /// contrast or elevation in which they all look as without gives no outcome of its own.
  func judgedVariants(of some: [Int]) -> [Int] {
    variants.indices.filter { variant in
      !plainer[variant].contains { other in
        some.allSatisfy { repeats[$0][variant].contains(other) }
      }
    }
  }

  /// What tells two looks apart, wherever they stand: of several places, where least does.
  func difference(
    _ first: Int,
    _ second: Int,
    in variant: Int,
    _ thresholds: CueThresholds
  ) -> LookDifference {
    let differences = placed[first][variant].flatMap { one in
      placed[second][variant].map { LookDifference(one, $0, thresholds) }
    }
    guard differences.count > 1 else {
      return differences.first
        ?? LookDifference(sights[first][variant], sights[second][variant], thresholds)
    }
    let hasHue = hasHue(first, second)
    let ranked = differences.map { ($0, $0.telling(hasHue: hasHue, thresholds).rank) }
    return ranked.dropFirst().reduce(ranked[0]) { $1.1 < $0.1 ? $1 : $0 }.0
  }

  /// Whether neither colour nor anything but labels tells two looks apart.
  func looksAlike(_ first: Int, _ second: Int, in variant: Int) -> Bool {
    let (one, other) = (sights[first][variant], sights[second][variant])
    return ColorPair(one, other) == nil && one.drawnCues == other.drawnCues
  }

  /// The colour that a look is known by: its main shape's inside or outline; nil where it has none.
  func color(of look: Int, in variant: Int) -> Coat? {
    let sight = sights[look][variant]
    return slot.flatMap { sight.colors[$0] } ?? sight.mainCoat
  }

  /// The colours that looks are known by, by variant and look; nil where one is not known.
  var seenColors: [[SeenColor?]] {
    variants.indices.map { variant in
      looks.indices.map { color(of: $0, in: variant).flatMap(SeenColor.init) }
    }
  }

  /// All the colours of its shapes and symbols.
  func colors(of look: Int, in variant: Int) -> [Coat] {
    let colors = sights[look][variant].colors
    return colors.keys.filter { $0.kind != .text }.sorted().compactMap { colors[$0] }
  }

  /// Points across what shows that colour; nil where the source does not say.
  func extent(of look: Int, in variant: Int) -> Double? {
    let sight = sights[look][variant]
    return slot.flatMap { sight.extents[$0] } ?? looks[look].lineWidth
  }

  /// Whether any two looks are known by different colours.
  var usesColor: Bool { slot != nil }

  /// The looks that no other state or series has.
  var ownLooks: [Int] {
    let bySource = Dictionary(grouping: looks.indices) { looks[$0].source }
    return bySource.values.flatMap { alike in
      alike.count > LookPairs.few
        ? Dictionary(grouping: alike, by: seen).values.filter { $0.count == 1 }.map { $0[0] }
        : alike.filter { look in
          alike.allSatisfy { other in
            other == look || variants.indices.contains { !looksAlike(look, other, in: $0) }
          }
        }
    }.sorted()
  }

  /// Whether colour has a meaning of its own for one of two looks.
  func hasHue(_ first: Int, _ second: Int) -> Bool {
    looks[first].hue != nil || looks[second].hue != nil
  }
}

extension Look {
  /// What is seen of it in each place.
  fileprivate func sights(in variant: Variant, of component: Component) -> [Sight] {
    places.map { alternatives in
      var look = self
      look.alternatives = alternatives
      return Sight(look, in: variant, of: component)
    }
  }
}

extension LookDifference.Telling {
  /// How little it tells, the least first; where two look the same, there is nothing to tell.
  fileprivate var rank: Int {
    switch self {
    case .colorAlone: 0
    case .faintAlone: 1
    case .unknown: 2
    case .lightness: 3
    case .cue: 4
    case .nothingDiffers: 5
    }
  }
}

extension Variant {
  /// The variants beside which this one gives no outcome of its own where it looks like them.
  var plainer: [Variant] {
    [withoutHighContrast, Variant(appearance, .base)].filter { $0 != self }
  }
}

extension Verdict {
  /// Takes over where judged colours come from.
  mutating func note(_ coats: [Coat]) {
    usesSystemColor = coats.contains(where: \.origin.usesSystemColor)
    isAssumed = coats.contains(where: \.origin.isAssumed)
  }
}
