package import A11yModel
package import Listening
internal import Support

/// The looks of a component's states, or of a chart's series, side by side in each variant.
package final class LookTable: Sendable {
  /// More looks than this are many.
  package static let few = 50

  package let looks: [Look]
  package let variants: [Variant]

  /// What is seen of each look, in the order of the variants.
  private let sights: [[Sight]]

  /// The same for each place in the row where a look differs by it; empty where it does not.
  private let placed: [[[Sight]]]

  /// Of each look and variant, the plainer variants in which it looks the same.
  private let repeats: [[VariantSet]]
  private let plainer: PlainerVariants

  /// Where the colour is seen that tells the looks apart.
  private let slot: ColorSlot?

  /// The colours that looks are known by, by variant and look; nil where one is not known.
  package var seenColors: [[SeenColor?]] {
    colors.value {
      variants.indices.map { variant in
        looks.indices.map { color(of: $0, in: variant).flatMap(SeenColor.init) }
      }
    }
  }

  private let colors = Once<[[SeenColor?]]>()

  /// - Parameters:
  ///   - component: what has them.
  ///   - doubt: the fact without which a key may be there that is not described; nil where there is
  ///     none.
  init(_ component: Component, unless doubt: String? = nil) {
    let variants = component.variants
    let renderings = component.renderings
    let looks =
      component.kind == .chart ? component.seriesLooks(unless: doubt) : component.stateLooks
    var sights: [[Sight]] = []
    var placed: [[[Sight]]] = []
    for look in looks {
      let parts = look.alternatives.map(LookPart.ordered)
      sights.append(variants.map { Sight(parts, look, in: $0, of: renderings) })
      let places = look.places.map { $0.map(LookPart.ordered) }
      placed.append(
        places.isEmpty
          ? []
          : variants.map { variant in
            places.map { Sight($0, look, in: variant, of: renderings) }
          }
      )
    }
    let plainer = PlainerVariants(variants)
    repeats = zip(sights, placed).map { row, places in
      plainer.repeats { plain, variant in
        places.isEmpty
          ? row[plain].looksLike(row[variant])
          : zip(places[plain], places[variant]).allSatisfy { $0.looksLike($1) }
      }
    }
    self.looks = looks
    self.variants = variants
    self.sights = sights
    self.placed = placed
    self.plainer = plainer
    slot = Self.slot(sights)
  }

  /// The first place at which two looks show different colours.
  private static func slot(_ sights: [[Sight]]) -> ColorSlot? {
    var first: ColorSlot?
    for variant in sights.first?.indices ?? 0..<0 {
      var known: [Sight.SeenCoat] = []
      for row in sights {
        for seen in row[variant].colors where !seen.coat.tones.isEmpty && seen.slot.kind != .text {
          if let first, first <= seen.slot { break }
          guard let other = known.coat(at: seen.slot) else {
            known.insert(seen, at: known.firstIndex { seen.slot < $0.slot } ?? known.count)
            continue
          }
          if other !== seen.coat, other.tones != seen.coat.tones { first = seen.slot }
        }
      }
    }
    return first
  }

  /// What is seen of a look in a variant: once, or in each place where it differs by it.
  private func sights(of look: Int, in variant: Int) -> [Sight] {
    placed[look].isEmpty ? [sights[look][variant]] : placed[look][variant]
  }

  /// All that is seen of a look, in each variant and place.
  package func seen(of look: Int) -> [[Sight.Seen]] {
    variants.indices.map { variant in
      ([sights[look][variant]] + sights(of: look, in: variant)).map(\.seen)
    }
  }

  /// The variants, by their indexes, in which looks are judged together: one with increased
  /// contrast or elevation in which they all look as without gives no outcome of its own.
  package func judgedVariants(of first: Int, _ second: Int? = nil) -> VariantSet {
    plainer.judged(repeats[first], repeats[second ?? first])
  }

  /// What tells two looks apart, wherever they stand: of several places, where least does.
  package func difference(
    _ first: Int,
    _ second: Int,
    in variant: Int,
    _ thresholds: CueThresholds
  ) -> LookDifference {
    guard !placed[first].isEmpty || !placed[second].isEmpty else {
      return LookDifference(sights[first][variant], sights[second][variant], thresholds)
    }
    let differences = sights(of: first, in: variant).flatMap { one in
      sights(of: second, in: variant).map { LookDifference(one, $0, thresholds) }
    }
    let hasHue = hasHue(first, second)
    let ranked = differences.map { ($0, $0.telling(hasHue: hasHue, thresholds).rank) }
    return ranked.dropFirst().reduce(ranked[0]) { $1.1 < $0.1 ? $1 : $0 }.0
  }

  /// What tells two looks apart in each of the variants in which they are judged, by its index.
  package func tellings(
    _ first: Int,
    _ second: Int,
    _ thresholds: CueThresholds
  ) -> [(variant: Int, difference: LookDifference, telling: LookDifference.Telling)] {
    let hasHue = hasHue(first, second)
    var all = judgedVariants(of: first, second).map { variant in
      let difference = difference(first, second, in: variant, thresholds)
      return (variant, difference, telling: difference.telling(hasHue: hasHue, thresholds))
    }
    guard all.contains(where: { $0.telling.isSeen }) else { return all }
    for index in all.indices where all[index].telling == .nothingDiffers {
      all[index].telling = .lost
    }
    return all
  }

  /// Whether neither colour nor anything but labels tells two looks apart.
  func looksAlike(_ first: Int, _ second: Int, in variant: Int) -> Bool {
    let (one, other) = (sights[first][variant], sights[second][variant])
    return ColorPair(one, other) == nil && one.isDrawn(like: other)
  }

  /// Whether two looks are known to differ in more than labels.
  package func areDifferent(_ first: Int, _ second: Int, in variant: Int) -> Bool {
    let (one, other) = (sights[first][variant], sights[second][variant])
    return ColorPair(one, other)?.ratios != nil || !one.isDrawn(like: other)
  }

  /// The colour that a look is known by: its main shape's inside or outline; nil where it has none.
  package func color(of look: Int, in variant: Int) -> Coat? {
    let sight = sights[look][variant]
    return slot.flatMap(sight.coat) ?? sight.mainCoat
  }

  /// All the colours of its shapes and symbols.
  package func colors(of look: Int, in variant: Int) -> [Coat] {
    sights[look][variant].colors.filter { $0.slot.kind != .text }.map(\.coat)
  }

  /// Points across what shows that colour; nil where the source does not say.
  package func extent(of look: Int, in variant: Int) -> Double? {
    let sight = sights[look][variant]
    return slot.flatMap(sight.extent) ?? looks[look].lineWidth
  }

  /// Whether any two looks are known by different colours.
  package var usesColor: Bool { slot != nil }

  /// The looks that no other state or series has.
  package var ownLooks: [Int] {
    let bySource = Dictionary(grouping: looks.indices) { looks[$0].source }
    return bySource.values.flatMap { alike in
      alike.count > Self.few
        ? Dictionary(grouping: alike, by: seen).values.filter { $0.count == 1 }.map { $0[0] }
        : alike.filter { look in
          alike.allSatisfy { other in
            other == look || variants.indices.contains { !looksAlike(look, other, in: $0) }
          }
        }
    }.sorted()
  }

  /// Whether colour has a meaning of its own for one of two looks.
  package func hasHue(_ first: Int, _ second: Int) -> Bool {
    looks[first].hue != nil || looks[second].hue != nil
  }
}

extension LookDifference.Telling {
  /// Whether something is known to be seen that tells the two apart, colour or not.
  fileprivate var isSeen: Bool {
    switch self {
    case .cue, .lightness, .colorAlone: true
    case .nothingDiffers, .lost, .uncertainAlone, .unknown: false
    }
  }

  /// How little it tells, the least first; where two look the same, there is nothing to tell.
  fileprivate var rank: Int {
    switch self {
    case .colorAlone, .lost: 0
    case .uncertainAlone: 1
    case .unknown: 2
    case .lightness: 3
    case .cue: 4
    case .nothingDiffers: 5
    }
  }
}

extension LookTable: Derived {
  package static let place = DerivedPlace()

  package static func derived(from facts: ComponentFacts) -> LookTable {
    LookTable(facts.component, unless: facts.doubt("whether a legend shows the patterns"))
  }
}
