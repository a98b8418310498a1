internal import A11yModel

/// The colours that are seen of what an SVG file paints, in each appearance.
struct PaintedColors {
  private let groups: [[Appearance]]
  private let shortfall: String?

  /// What the image lies on, by appearance; nothing where nobody knows.
  private let page: [Appearance: Color]

  /// Places behind a text count for nothing where they are together no more than this share of it:
  /// a line that crosses it, the edge of what it stands on, an estimate of its width that is off.
  static let neglected = 0.1

  init(_ painter: SVGPainter, page: [Appearance: Color]) {
    (groups, shortfall, self.page) = (painter.styles.groups, painter.shortfall, page)
  }

  /// What is seen of something in each appearance in which there is anything to see.
  ///
  /// - Parameters:
  ///   - inks: what it is painted with, in each group of appearances.
  ///   - halos: what is painted around it first.
  ///   - backings: what lies behind it.
  ///   - obstacle: what keeps it from being seen as it is painted; nil for nothing.
  /// - Returns: the variants, those that look alike with one coat.
  func variants(
    _ inks: [Ink],
    halos: [Ink],
    on backings: [Backing],
    obstacle: String?
  ) -> [RenderedVariant] {
    var variants: [RenderedVariant] = []
    var known: [Seen: RenderedVariant] = [:]
    for appearance in Appearance.allCases {
      guard let group = groups.firstIndex(where: { $0.contains(appearance) }),
        !inks[group].isClear
      else { continue }
      let seen = Seen(group: group, page: page[appearance])
      var variant =
        known[seen]
        ?? RenderedVariant(
          variant: Variant(appearance, .base),
          backdrop: backings[group].backdrop(on: seen.page, neglecting: Self.neglected),
          fill: obstacle.map { Coat(colors: .unknown($0), origin: origin) }
            ?? coat(inks[group], halos[group], backings[group], on: seen.page)
        )
      variant.variant = Variant(appearance, .base)
      known[seen] = variant
      variants.append(variant)
    }
    return variants
  }

  /// Where something looks the same.
  private struct Seen: Hashable {
    var group: Int
    var page: Color?
  }

  private func coat(_ ink: Ink, _ halo: Ink, _ backing: Backing, on page: Color?) -> Coat {
    if let shortfall {
      return Coat(colors: .unknown(shortfall), origin: origin)
    }
    let tones: [Color]
    switch ink {
    case .none: tones = []
    case .color(let color): tones = [color]
    case .gradient(let ramp): tones = ramp.stops.map(\.color)
    case .several(let colors): tones = colors
    case .unknown(let fact): return Coat(colors: .unknown(fact), origin: origin)
    }
    var pairs: [Coat.Pair] = []
    for tone in tones {
      switch backing.pairs(of: tone, on: page, neglecting: Self.neglected) {
      case .unknown(let fact): return Coat(colors: .unknown(fact), tones: tones, origin: origin)
      case .known(let seen):
        for one in Self.main(seen) {
          var backgrounds = [one.background]
          switch halo {
          case .none: break
          case .color(let color): backgrounds.append(color.composited(over: one.background))
          default:
            let fact = "the colours around its letters"
            return Coat(colors: .unknown(fact), tones: tones, origin: origin)
          }
          for background in backgrounds {
            let pair = Coat.Pair(foreground: one.foreground, background: background)
            if !pairs.contains(pair) { pairs.append(pair) }
          }
        }
      }
    }
    var origin = origin
    origin.foreground = tones.map(\.hex)
    origin.background = Self.distinct(pairs.map(\.background.hex))
    origin.isForegroundOpaque = tones.allSatisfy { $0.alpha >= 1 }
    return Coat(colors: .known(pairs), tones: tones, origin: origin)
  }

  /// The places that count: the largest, until no more than what is neglected is left.
  private static func main(_ seen: [Backing.Seen]) -> [Backing.Seen] {
    guard !seen.contains(where: { $0.share == nil }) else { return seen }
    let total = seen.reduce(0) { $0 + ($1.share ?? 0) }
    let order = seen.sorted { ($0.share ?? 0) > ($1.share ?? 0) }
    var left = total
    return order.prefix { one in
      guard left > neglected + 1e-9 else { return false }
      left -= one.share ?? 0
      return true
    }
  }

  private static func distinct(_ names: [String]) -> [String] {
    names.indices.filter { !names[..<$0].contains(names[$0]) }.map { names[$0] }
  }

  /// Where colours come from that are not known.
  var origin: PaintOrigin {
    let isStatic = groups.count == 1
    return PaintOrigin(isForegroundStatic: isStatic, isBackgroundStatic: isStatic)
  }
}
