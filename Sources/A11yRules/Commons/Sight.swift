internal import A11yModel

/// What is seen of a look in one variant: its colours, and what else tells it.
struct Sight: Sendable {
  /// What every step or mark shows, with the paint that carries it.
  private(set) var cues: [Cue: [Coat]] = [:]

  /// What only some show, or what may be a step's own and not its state's.
  private(set) var doubtful: Set<Cue> = []
  private(set) var measures: [Measure: Double] = [:]
  private(set) var colors: [ColorSlot: Coat] = [:]

  /// Points across what shows a colour, where the source says so.
  private(set) var extents: [ColorSlot: Double] = [:]

  /// Something whose size may tell.
  struct Measure: Hashable, Sendable {
    var kind: Kind
    var cue: Cue

    enum Kind: Hashable, Sendable {
      case width
      case height
      case stroke
      case textSize
      case textWeight

      /// What it is in a sentence.
      var name: Cue.Measure {
        switch self {
        case .width, .height, .textSize: .larger
        case .stroke: .wider
        case .textWeight: .heavier
        }
      }
    }
  }

  init(_ look: Look, in variant: Variant, of component: Component) {
    let sights = look.alternatives.map { parts in
      PartSights(parts, in: variant, of: component)
    }
    guard let first = sights.first else { return }
    cues = first.cues
    measures = first.measures
    colors = first.colors
    doubtful = first.doubtful
    for other in sights.dropFirst() {
      doubtful.formUnion(other.doubtful)
      doubtful.formUnion(cues.keys.filter { other.cues[$0] == nil })
      doubtful.formUnion(other.cues.keys.filter { cues[$0] == nil })
      for (cue, coats) in cues { cues[cue] = other.cues[cue].map { coats + $0 } }
      measures = measures.filter { other.measures[$0.key] == $0.value }
      // A colour that not all have is nobody's own.
      colors = colors.filter { other.colors[$0.key]?.colors == $0.value.colors }
    }
    extents = sights.reduce(into: [:]) { $0.merge($1.extents, uniquingKeysWith: min) }
    declare(look, in: variant, of: component)
  }

  private mutating func declare(_ look: Look, in variant: Variant, of component: Component) {
    let carrier = mainCoat
    for cue in look.declared where cues[cue] == nil { cues[cue] = carrier.map { [$0] } ?? [] }
    if let width = look.lineWidth {
      let line = Cue(kind: .marker, content: "line")
      measures[Measure(kind: .stroke, cue: line)] = width
      cues[line] = carrier.map { [$0] } ?? []
    }
    for label in look.labels {
      // One that can be read is enough.
      let coats = label.parts.compactMap { component.rendering(of: $0)[variant]?.fill }
      let best = coats.max { $0.leastRatio < $1.leastRatio }
      cues[label.cue] = best.map { [$0] } ?? []
    }
  }

  /// The first colour of a shape, or else of a symbol.
  var mainCoat: Coat? { colors.keys.filter { $0.kind != .text }.min().flatMap { colors[$0] } }

  /// The cues without the texts that name a series.
  var drawnCues: Set<Cue> { Set(cues.keys.filter { $0.kind != .label && $0.kind != .axis }) }

  /// All of it that is seen or measured, whatever its colours come from.
  struct Seen: Hashable {
    var cues: [Cue: [Coat]]
    var doubtful: Set<Cue>
    var measures: [Measure: Double]
    var colors: [ColorSlot: Coat]
    var extents: [ColorSlot: Double]
  }

  var seen: Seen {
    Seen(
      cues: cues.mapValues { $0.map(\.seen) },
      doubtful: doubtful,
      measures: measures,
      colors: colors.mapValues(\.seen),
      extents: extents
    )
  }

  /// Whether a user sees the same in another variant.
  func looksLike(_ other: Sight) -> Bool {
    colors.mapValues(\.seen) == other.colors.mapValues(\.seen)
      && cues.mapValues { $0.map(\.seen) } == other.cues.mapValues { $0.map(\.seen) }
  }
}

/// Where a colour is seen in a look: the inside or outline of one of its shapes, a symbol, a text.
struct ColorSlot: Hashable, Comparable, Sendable {
  var kind: Kind
  var ordinal: Int
  var isOutline = false

  enum Kind: Int, Hashable, Sendable {
    case shape
    case glyph
    case text
  }

  static func < (left: ColorSlot, right: ColorSlot) -> Bool {
    (left.kind.rawValue, left.ordinal, left.isOutline ? 1 : 0)
      < (right.kind.rawValue, right.ordinal, right.isOutline ? 1 : 0)
  }
}

extension Coat {
  /// What of it is seen, whatever it comes from.
  var seen: Coat {
    Coat(colors: colors, tones: tones, origin: PaintOrigin())
  }

  /// The least contrast against what lies behind it; none where not known.
  fileprivate var leastRatio: ContrastRatio {
    guard case .known(let pairs) = colors else { return ContrastRatio(1) }
    return pairs.map(\.ratio).min() ?? ContrastRatio(1)
  }
}
