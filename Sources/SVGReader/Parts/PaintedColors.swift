internal import A11yModel
internal import Geometry
internal import SVGPainting

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

  /// Where something looks the same: the group of appearances, and what the image lies on.
  struct Place: Hashable {
    let group: Int
    fileprivate let page: Color?
  }

  /// What is seen of something in each appearance in which there is anything to see.
  ///
  /// - Parameters:
  ///   - backings: what lies behind it, in each group of appearances.
  ///   - look: its inside and its outline in a place, over what lies behind it there; nil where
  ///     nothing is seen.
  /// - Returns: the variants; those that look alike share their coats.
  func variants(
    on backings: [Backing],
    _ look: (Place) -> (fill: Coat?, outline: Outline?)?
  ) -> [RenderedVariant] {
    var variants: [RenderedVariant] = []
    var known: [(place: Place, variant: RenderedVariant?)] = []
    for appearance in Appearance.allCases {
      guard let group = groups.firstIndex(where: { $0.contains(appearance) }) else { continue }
      let place = Place(group: group, page: page[appearance])
      if let same = known.first(where: { $0.place == place }) {
        guard var variant = same.variant else { continue }
        variant.variant = Variant(appearance, .base)
        variants.append(variant)
        continue
      }
      let variant = look(place).map { fill, outline in
        RenderedVariant(
          variant: Variant(appearance, .base),
          backdrop: backings[group].backdrop(on: place.page, neglecting: Self.neglected),
          fill: fill,
          outline: outline
        )
      }
      known.append((place, variant))
      if let variant { variants.append(variant) }
    }
    return variants
  }

  /// A coat of which nothing is known; the phrase names the missing fact.
  static func unknown(_ fact: String) -> Coat {
    Coat(colors: .unknown(fact), origin: PaintOrigin())
  }

  /// What is seen, in each appearance, of something of which nobody knows how it looks nor on what
  /// it lies; the phrase names the missing fact.
  static func unseen(_ fact: String) -> [RenderedVariant] {
    Appearance.allCases.map {
      RenderedVariant(
        variant: Variant($0, .base),
        backdrop: .unknown(fact),
        fill: unknown(fact)
      )
    }
  }

  /// What is seen of an ink, and what lies beside it.
  ///
  /// - Parameters:
  ///   - inks: what something is painted with, in each group of appearances.
  ///   - halos: what is painted around it first; nil for nothing.
  ///   - backings: what lies behind it.
  ///   - place: where it is seen.
  /// - Returns: nothing known where anything that counts is not.
  func coat(
    of inks: [Ink],
    halos: [[LetterHalo]]? = nil,
    on backings: [Backing],
    _ place: Place
  ) -> Coat {
    if let shortfall { return Self.unknown(shortfall) }
    let isPageOne = Appearance.allCases.allSatisfy { page[$0] == place.page }
    let origin = PaintOrigin(
      isForegroundStatic: inks.allSatisfy { $0 == inks[0] },
      isBackgroundStatic: isPageOne && backings.allSatisfy { $0 == backings[0] }
    )
    let paint = BackedInk(
      ink: inks[place.group],
      halos: halos?[place.group] ?? [],
      backing: backings[place.group],
      origin: origin
    )
    let coat = coat(paint, on: place.page)
    guard case .unknown(Backing.page) = coat.colors, let supposed = supposed(paint) else {
      return coat
    }
    return Coat(colors: coat.colors, tones: coat.tones, origin: coat.origin, supposed: supposed)
  }

  /// Of more places and colours, what any page would make of them is not looked at.
  private static let mostLayers = 64

  /// What would be seen of an ink where nobody knows the page.
  private func supposed(_ paint: BackedInk) -> Coat.Supposed? {
    if let layers = paint.layers(neglecting: Self.neglected), layers.count <= Self.mostLayers {
      return Coat.Supposed(layers)
    }
    guard case .known(let onWhite) = coat(paint, on: .white).colors,
      case .known(let onBlack) = coat(paint, on: .black).colors
    else { return nil }
    return Coat.Supposed(onWhite: onWhite, onBlack: onBlack)
  }

  private func coat(_ paint: BackedInk, on page: Color?) -> Coat {
    let opacity = paint.backing.groups.reduce(1) { $0 * $1.opacity }
    func unknown(_ fact: String, _ tones: [Color] = []) -> Coat {
      let seen = tones.allSatisfy { $0.alpha >= 1 } ? tones : []
      var origin = paint.origin
      origin.foreground = tones.map { $0.opacity(opacity).notation }
      origin.isForegroundOpaque = opacity >= 1
      return Coat(colors: .unknown(fact), tones: seen, origin: origin)
    }
    if case .unknown(let fact) = paint.ink { return unknown(fact) }
    let tones = paint.ink.tones ?? []
    var ground: Color?
    var repeated: [Coat.Pair]?
    if case .pattern(let tile) = paint.ink { (ground, repeated) = (tile.ground, []) }
    var pairs: [Coat.Pair] = []
    var known: Set<Coat.Pair> = []
    for tone in tones {
      let seen =
        paint.opaqueHalo.map { halo in
          Backing.Outcome.known([.init(foreground: tone.composited(over: halo), background: halo)])
        } ?? paint.backing.pairs(of: tone, on: page, neglecting: Self.neglected)
      switch seen {
      case .unknown(let fact): return unknown(fact, tones)
      case .known(let seen):
        for one in seen.largest(neglecting: Self.neglected) {
          guard let beside = Self.pairs(of: one, within: paint.halos) else {
            return unknown("the colours around its letters", tones)
          }
          for pair in beside {
            if known.insert(pair).inserted { pairs.append(pair) }
            if tone == ground { repeated?.append(pair) }
          }
        }
      }
    }
    var origin = paint.origin
    origin.foreground = tones.map { $0.opacity(opacity).notation }
    origin.background = Self.distinct(pairs.map(\.background.notation))
    origin.isForegroundOpaque = opacity >= 1 && tones.allSatisfy { $0.alpha >= 1 }
    var met: Set<Color> = []
    let seen = pairs.map(\.foreground).filter { met.insert($0).inserted }
    return Coat(colors: .known(pairs), tones: seen, origin: origin, repeated: repeated)
  }

  /// What is seen of letters, and beside them within their halos, the outermost first; nil where that
  /// is not known.
  private static func pairs(of seen: Backing.Seen, within halos: [LetterHalo]) -> [Coat.Pair]? {
    var backgrounds = [seen.background]
    var shadows: [Color] = []
    for halo in halos {
      guard case .color(let color) = halo.ink else {
        if halo.kind == .shadow { continue }
        return nil
      }
      let beside = color.composited(over: seen.background)
      switch halo.kind {
      case .background: backgrounds = [beside]
      case .border: backgrounds.append(beside)
      case .shadow: shadows.append(beside)
      }
    }
    var pairs = backgrounds.map { Coat.Pair(foreground: seen.foreground, background: $0) }
    // A narrow border or a shadow that stands out more than the letters do is read as the letters.
    let most = pairs.map { ContrastRatio($0.foreground, $0.background) }.max()
    for border in backgrounds.dropFirst() + shadows
    where ContrastRatio(border, seen.background) > most ?? ContrastRatio(1) {
      pairs.append(Coat.Pair(foreground: border, background: seen.background))
    }
    return pairs
  }

  private static func distinct(_ names: [String]) -> [String] {
    var met: Set<String> = []
    return names.filter { met.insert($0).inserted }
  }
}
