package import A11yModel

/// How far the colour in a legend is from those of the marks it explains, in one variant.
package struct ColorMatch: Sendable {
  /// The legend's colour and the mark's, of the mark that is farthest off.
  private var swatch: Coat?
  private var mark: Coat?

  /// CIEDE2000; nil where a colour is not known.
  package private(set) var difference: Double?

  /// Why a colour is not known.
  package private(set) var missing = "the colours"

  /// Whether nothing but opacity tells the two apart, and no other marks are as near.
  package private(set) var isFainter = false

  /// A colour of the legend and the nearest of a mark.
  private struct Pair {
    var swatch: Coat
    var mark: Coat
    var difference: Double

    /// Whether both take the colour of the series: only opacity tells them apart.
    var isOfSeries: Bool
  }

  /// - Parameters:
  ///   - swatches: the parts of the entry; one of them must match.
  ///   - marks: the parts of each mark; one of each must match.
  ///   - same: up to which difference colours are one.
  ///   - variant: where they are seen.
  ///   - component: what they are of.
  package init(
    _ swatches: [Part],
    _ marks: [[Part]],
    same: Double,
    in variant: Variant,
    _ component: Component
  ) {
    var pairs: [Pair] = []
    for parts in marks {
      var nearest: Pair?
      for swatch in swatches {
        for part in parts {
          let isOfSeries = swatch.isColoredBySeries && part.isColoredBySeries
          for one in swatch.keyCoats(in: variant, component) {
            for coat in part.keyCoats(in: variant, component) {
              guard let distance = one.distance(from: coat) else {
                missing = one.missing ?? coat.missing ?? missing
                continue
              }
              if distance < nearest?.difference ?? .infinity {
                nearest = Pair(
                  swatch: one,
                  mark: coat,
                  difference: distance,
                  isOfSeries: isOfSeries
                )
              }
            }
          }
        }
      }
      if let nearest { pairs.append(nearest) }
    }
    // Where some marks of the series match, others are dimmed because they are not selected.
    if pairs.contains(where: { $0.difference <= same }) {
      pairs.removeAll { $0.difference > same && $0.isOfSeries }
    }
    guard let farthest = pairs.max(by: { $0.difference < $1.difference }) else { return }
    (swatch, mark, difference) = (farthest.swatch, farthest.mark, farthest.difference)
  }

  package var coats: [Coat] { [swatch, mark].compactMap(\.self) }

  /// Sees through a difference in opacity.
  ///
  /// A colour that is only fainter, and nearer to the marks it explains than to all others, is
  /// looked for and found.
  ///
  /// - Parameters:
  ///   - others: the parts of the marks of other series.
  ///   - margin: by how much more others must differ.
  ///   - variant: where they are seen.
  ///   - component: what they are of.
  package mutating func seeThrough(
    _ others: some Sequence<Part>,
    margin: Double,
    in variant: Variant,
    _ component: Component
  ) {
    guard let swatch, let mark, let difference, difference > margin, swatch.isPaint(of: mark)
    else { return }
    isFainter = others.allSatisfy { part in
      part.keyCoats(in: variant, component).allSatisfy { coat in
        // What is not known may be nearer.
        guard let distance = swatch.distance(from: coat) else { return false }
        return distance >= difference + margin
      }
    }
  }
}

extension Part {
  /// The colours that the part is known by: its inside, or else its outline; either may be the
  /// series' own.
  fileprivate func keyCoats(in variant: Variant, _ component: Component) -> [Coat] {
    let rendered = component.rendering(of: self)[variant]
    let coats = [rendered?.fill, rendered?.outline?.coat].compactMap(\.self)
    return isColoredBySeries ? coats : Array(coats.prefix(1))
  }
}

extension Coat {
  /// The least difference between their colours (CIEDE2000); nil where one is not known.
  fileprivate func distance(from other: Coat) -> Double? {
    guard let tones = knownTones, let others = other.knownTones else { return nil }
    return tones.flatMap { one in
      others.map { LabColor(one).difference(from: LabColor($0)) }
    }.min()
  }

  /// Whether both are painted with the same colours, opacity aside.
  fileprivate func isPaint(of other: Coat) -> Bool {
    let (own, others) = (origin.foreground, other.origin.foreground)
    return !own.isEmpty && own.count == others.count
      && zip(own, others).allSatisfy { one, other in
        one == other || one.hasPrefix("#") && one.prefix(7) == other.prefix(7)
      }
  }
}
