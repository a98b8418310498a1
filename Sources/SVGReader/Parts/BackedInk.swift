internal import A11yModel
internal import Geometry
internal import SVGPainting

/// An ink over what lies behind it.
struct BackedInk {
  var ink: Ink

  /// What is painted around letters first.
  var halos: [LetterHalo]
  var backing: Backing
  var origin: PaintOrigin

  /// The colour of a halo that hides what lies behind the letters, whatever that is.
  var opaqueHalo: Color? {
    guard case .color(let color)? = halos.last?.ink, halos.last?.kind == .background,
      color.alpha >= 1, backing.groups.allSatisfy({ $0.opacity >= 1 && $0.obstacle == nil })
    else { return nil }
    return color
  }

  /// Its colours and those behind them, each as far as it hides the page.
  ///
  /// - Parameter neglected: places whose share is together no more than this count for nothing.
  /// - Returns: nil where that is not known, and for letters within halos, of which the page decides
  ///   what they are read on.
  func layers(neglecting neglected: Double) -> [(front: Color, back: Color)]? {
    guard halos.isEmpty, let tones = ink.tones else { return nil }
    var known: Set<[Color]> = []
    var layers: [(front: Color, back: Color)] = []
    for tone in tones {
      let seen = backing.layers(of: tone, neglecting: neglected)
      guard case .known(let seen) = seen else { return nil }
      for one in seen.largest(neglecting: neglected)
      where known.insert([one.foreground, one.background]).inserted {
        layers.append((one.foreground, one.background))
      }
    }
    return layers.isEmpty ? nil : layers
  }
}

extension [Backing.Seen] {
  /// The places that count: the largest, until no more than what is neglected is left.
  func largest(neglecting neglected: Double) -> [Backing.Seen] {
    guard !contains(where: { $0.share == nil }) else { return self }
    let total = reduce(0) { $0 + ($1.share ?? 0) }
    let order = sorted { ($0.share ?? 0) > ($1.share ?? 0) }
    var left = total
    return order.prefix { one in
      guard left > neglected + 1e-9 else { return false }
      left -= one.share ?? 0
      return true
    }
  }
}

extension Ink {
  /// The colours that it paints; nil where they are not known.
  var tones: [Color]? {
    switch self {
    case .none: []
    case .color(let color): [color]
    case .gradient(let ramp): ramp.stops.map(\.color)
    case .several(let colors): Self.painted(colors)
    case .pattern(let tile): Self.painted(tile.colors)
    case .unknown: nil
    }
  }

  /// Those that are seen: between the parts of a pattern is nothing of it.
  private static func painted(_ colors: [Color]) -> [Color] {
    let painted = colors.filter { $0.alpha > 0 }
    return painted.isEmpty ? colors : painted
  }
}
