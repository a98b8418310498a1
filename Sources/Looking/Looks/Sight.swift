package import A11yModel

/// What is seen of a look in one variant: its colours, and what else tells it.
package struct Sight: Sendable {
  /// What tells the look, in the order of cues.
  private(set) var cues: [SeenCue] = []

  /// The outlines that are not seen in all places.
  private(set) var lostOutlines: [LostOutline] = []

  /// Its colours, in the order of the places at which they are seen.
  package private(set) var colors: [SeenCoat] = []

  /// How far what shows a colour extends, where the source says so; in the order of places.
  private(set) var extents: [Extent] = []

  /// A colour at a place.
  package struct SeenCoat: Sendable {
    var slot: ColorSlot
    var coat: Coat
  }

  /// The points across what shows the colour at a place.
  struct Extent: Hashable, Sendable {
    var slot: ColorSlot
    var points: Double
  }

  init(
    _ alternatives: [[LookPart]],
    _ look: Look,
    in variant: Variant,
    of renderings: [Rendering]
  ) {
    guard let first = alternatives.first else { return }
    let sights = PartSights(first, in: variant, of: renderings)
    (cues, colors, extents) = (sights.cues, sights.colors, sights.extents)
    lostOutlines = sights.lostOutlines
    for parts in alternatives.dropFirst() {
      merge(PartSights(parts, in: variant, of: renderings))
    }
    declare(look, in: variant, of: renderings)
    for index in cues.indices where cues[index].cue.kind == .pattern {
      var pattern = cues[index].cue
      pattern.ordinal = 0
      cues[index].isExplained = look.keyless[pattern] ?? .yes
    }
  }

  /// Takes in what others in the same state or of the same series show.
  private mutating func merge(_ other: PartSights) {
    let lost = lostOutlines + other.lostOutlines.filter { !lostOutlines.contains($0) }
    cues = SeenCue.pairs(cues, other.cues).compactMap { pair in
      switch pair {
      case (let cue?, let other?): return cue.merged(with: other)
      case (let cue, let other):
        guard let cue = cue ?? other, !lost.contains(where: { $0.isSeen(as: cue) }) else {
          return nil
        }
        return cue.doubted
      }
    }
    lostOutlines = lost
    // A colour that not all have is nobody's own, whatever lies behind it; one that lets through what does
    // is the same where it is painted alike.
    colors.removeAll { seen in
      guard let coat = other.colors.coat(at: seen.slot) else { return true }
      return coat.colors != seen.coat.colors && !coat.isPainted(like: seen.coat)
        && (coat.tones.isEmpty || Set(coat.tones) != Set(seen.coat.tones))
    }
    extents = Extent.merged(extents, other.extents)
  }

  private mutating func declare(_ look: Look, in variant: Variant, of renderings: [Rendering]) {
    let carrier = mainCoat.map { [$0] } ?? []
    for cue in look.declared { declare(cue, carrier, replacing: false) }
    if let width = look.lineWidth {
      let line = declare(Cue(kind: .marker, content: "line"), carrier, replacing: true)
      cues[line].measures.stroke = width
    }
    for label in look.labels {
      // One that can be read is enough.
      var best: Coat?
      for part in label.parts {
        guard let coat = renderings[part.rendering].fill(in: variant) else { continue }
        if best.map({ $0.leastRatio < coat.leastRatio }) ?? true { best = coat }
      }
      declare(label.cue, best.map { [$0] } ?? [], replacing: true)
    }
  }

  @discardableResult
  private mutating func declare(_ cue: Cue, _ coats: [Coat], replacing: Bool) -> Int {
    let place = cues.firstIndex { !($0.cue < cue) } ?? cues.count
    if place == cues.count || cues[place].cue != cue {
      cues.insert(SeenCue(cue: cue, coats: coats), at: place)
    } else if replacing || cues[place].isDoubtful {
      (cues[place].coats, cues[place].isDoubtful) = (coats, false)
    }
    return place
  }

  /// Points across what shows the colour at a place; nil where the source does not say.
  func extent(at slot: ColorSlot) -> Double? { extents.first { $0.slot == slot }?.points }

  /// The colour at a place; nil where it shows none there.
  func coat(at slot: ColorSlot) -> Coat? { colors.coat(at: slot) }

  /// The first colour of a shape, or else of a symbol.
  var mainCoat: Coat? {
    guard let first = colors.first, first.slot.kind != .text else { return nil }
    return first.coat
  }

  /// Whether two show the same, the texts that name a series aside.
  func isDrawn(like other: Sight) -> Bool {
    cues.lazy.filter(\.isDrawn).map(\.cue).elementsEqual(
      other.cues.lazy.filter(\.isDrawn).map(\.cue)
    )
  }

  /// Whether it has the same outline as another, and it is not seen here.
  func loses(_ cue: SeenCue) -> Bool { lostOutlines.contains { $0.isSeen(as: cue) } }

  /// All of it that is seen or measured, whatever its colours come from.
  package struct Seen: Hashable {
    fileprivate var cues: [SeenCue]
    fileprivate var slots: [ColorSlot]
    fileprivate var coats: [Coat]
    fileprivate var extents: [Extent]
  }

  var seen: Seen {
    Seen(
      cues: cues.map { cue in
        var cue = cue
        cue.coats = cue.coats.map(\.seen)
        return cue
      },
      slots: colors.map(\.slot),
      coats: colors.map(\.coat.seen),
      extents: extents
    )
  }

  /// Whether a user sees the same in another variant.
  func looksLike(_ other: Sight) -> Bool {
    colors.elementsEqual(other.colors) { $0.slot == $1.slot && $0.coat.looksLike($1.coat) }
      && cues.lazy.filter { !$0.isDoubtful }.elementsEqual(
        other.cues.lazy.filter { !$0.isDoubtful }
      ) { one, other in
        one.cue == other.cue
          && one.coats.elementsEqual(other.coats) { $0.looksLike($1) }
      }
  }
}

extension Sight.Extent {
  /// All of two rows of extents in the order of places; of two at one place, the lesser.
  fileprivate static func merged(_ one: [Self], _ other: [Self]) -> [Self] {
    var merged: [Self] = []
    for extent in (one + other).sorted(by: { $0.slot < $1.slot }) {
      if let last = merged.last, last.slot == extent.slot {
        merged[merged.count - 1].points = min(last.points, extent.points)
      } else {
        merged.append(extent)
      }
    }
    return merged
  }
}

extension [Sight.SeenCoat] {
  /// The colour at a place; they are in the order of places.
  func coat(at slot: ColorSlot) -> Coat? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].slot < slot { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low].slot == slot ? self[low].coat : nil
  }
}

/// Where a colour is seen in a look: the inside or outline of one of its shapes, a symbol, a text.
struct ColorSlot: Hashable, Comparable, Sendable {
  private let order: Int

  enum Kind: Int, Hashable, Sendable {
    case shape
    case glyph
    case text
  }

  init(kind: Kind, ordinal: Int, isOutline: Bool = false) {
    order = kind.rawValue << 40 | ordinal << 1 | (isOutline ? 1 : 0)
  }

  var kind: Kind { Kind(rawValue: order >> 40) ?? .text }

  static func < (left: ColorSlot, right: ColorSlot) -> Bool { left.order < right.order }
}

extension Coat {
  /// Whether it comes of the same paint.
  fileprivate func isPainted(like other: Coat) -> Bool {
    !origin.foreground.isEmpty && origin.foreground == other.origin.foreground
  }

  /// Whether it shows the same, whatever it comes from.
  package func looksLike(_ other: Coat) -> Bool {
    self === other || colors == other.colors && tones == other.tones
  }

  /// The same colours, whatever they come from.
  var seen: Coat { Coat(colors: colors, tones: tones, origin: PaintOrigin()) }

  /// The least contrast against what lies behind it; none where not known.
  fileprivate var leastRatio: ContrastRatio { worst?.ratio ?? ContrastRatio(1) }
}
