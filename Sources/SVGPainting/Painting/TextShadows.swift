internal import A11yModel
internal import Geometry

/// Texts that are the shadows of others: the same letters painted right before them, a little aside.
///
/// Shadows on all sides of the letters are their halo.
struct TextShadows {
  private let canvas: Canvas
  private let file: SVGFile

  /// The texts but for their shadows.
  private(set) var texts: [PlacedText]

  /// The elements whose letters are but shadows, by their places in document order.
  private(set) var spans: Set<Int> = []

  /// Texts that may be shadows, by their letters and where they stand, each with its own.
  private var waiting: [Cell: Thrown] = [:]

  /// Parts of the size of the font that a shadow lies aside, and of the width of a text: what stands
  /// farther off may be the next letter.
  private static let (reach, overlap) = (0.25, 0.5)

  /// Pixels; what lies in the very place is no shadow.
  private static let leastWay = 0.1

  /// From here on up letters hide what lies under them.
  private static let leastOpacity = 0.5

  /// More shadows than this of one text tell nothing more.
  private static let most = 16

  private struct Cell: Hashable {
    /// The number of the text.
    var text: Int

    /// Sixteenths of a pixel.
    var fontSize: Int

    /// How many layers are painted before it: what lies between hides a shadow.
    var layer: Int

    /// As wide as a shadow may lie aside.
    var x: Int
    var y: Int

    init(_ text: PlacedText) {
      (self.text, fontSize, layer) = (text.number, (text.fontSize * 16).step, text.layer)
      let size = max(text.fontSize * TextShadows.reach, 1e-3)
      (x, y) = ((text.area.box.left / size).step, (text.area.box.top / size).step)
    }

    /// It and those around it.
    var near: [Cell] {
      (-1...1).flatMap { across in
        (-1...1).map { down in
          var cell = self
          (cell.x, cell.y) = (x + across, y + down)
          return cell
        }
      }
    }
  }

  /// A text with what lies under it, by their places among the texts.
  private struct Thrown {
    var text: Int
    var shadows: [Int]
  }

  init(_ all: [PlacedText], _ canvas: Canvas, _ file: SVGFile) {
    (texts, self.canvas, self.file) = (all, canvas, file)
    var shadows: Set<Int> = []
    for place in all.indices {
      let cell = Cell(all[place])
      var own: [Int] = []
      for near in cell.near {
        guard let below = waiting[near], isShadow(all[below.text], of: all[place]) else { continue }
        own += below.shadows + [below.text]
        waiting[near] = nil
      }
      waiting[cell] = Thrown(text: place, shadows: own)
      shadows.formUnion(own)
    }
    guard !shadows.isEmpty else { return }
    for thrown in waiting.values where !thrown.shadows.isEmpty {
      let own = thrown.shadows.prefix(Self.most).map { (text: all[$0], opacity(of: all[$0].group)) }
      texts[thrown.text].throwShadows(own)
    }
    spans = Set(shadows.map { all[$0].element.order })
    texts = texts.indices.filter { !shadows.contains($0) }.map { texts[$0] }
  }

  /// Whether one text lies under another that hides it wherever it is seen.
  private func isShadow(_ below: PlacedText, of text: PlacedText) -> Bool {
    let (box, own) = (below.area.box, text.area.box)
    let reach = text.fontSize * Self.reach
    let way = box.center - own.center
    let isNear =
      abs(way.x) <= min(reach, own.width * Self.overlap)
      && abs(way.y) <= min(reach, own.height * Self.overlap)
    guard isNear, way.length > Self.leastWay, below.clip == text.clip,
      abs(box.width - own.width) <= reach, abs(box.height - own.height) <= reach,
      whole(below) != whole(text)
    else { return false }
    let opacity = opacity(of: text.group)
    return zip(below.inks, text.inks).allSatisfy { below, ink in
      below.isClear || ink.leastAlpha * opacity >= Self.leastOpacity
    }
  }

  /// The place of the text that a piece belongs to among the sources: its pieces stand beside each other.
  private func whole(_ piece: PlacedText) -> Int {
    var source = file.source(of: piece.element)
    while file.sources[source].name != "text", let outer = file.sources[source].parent {
      source = outer
    }
    return source
  }

  private func opacity(of group: Int?) -> Double {
    canvas.chain(of: group).reduce(1) { $0 * canvas.groups[$1].opacity }
  }
}

extension PlacedText {
  /// Adds what its shadows paint around its letters.
  fileprivate mutating func throwShadows(_ shadows: [(text: PlacedText, opacity: Double)]) {
    let ways = shadows.map { $0.text.area.box.center - area.box.center }
    // A halo reaches as far on each side.
    let sides = [ways.map(\.x), ways.map { -$0.x }, ways.map(\.y), ways.map { -$0.y }]
    let reach = sides.map { $0.max() ?? 0 }.min() ?? 0
    for group in halos.indices {
      let inks = shadows.map { $0.text.inks[group].faded(by: $0.opacity) }.filter { !$0.isClear }
      guard let first = inks.first else { continue }
      let isHalo = reach > 0 && inks.count == shadows.count && inks.allSatisfy { $0 == first }
      let added =
        isHalo
        ? [LetterHalo(first, width: reach * 2, fontSize: fontSize)]
        : inks.map { LetterHalo($0, .shadow) }
      halos[group] = added + halos[group]
    }
  }
}

extension Ink {
  /// How opaque it is where it is least so.
  fileprivate var leastAlpha: Double {
    switch self {
    case .none: 0
    case .color(let color): color.alpha
    case .gradient(let ramp): ramp.stops.map(\.color.alpha).min() ?? 0
    case .several(let colors): colors.map(\.alpha).min() ?? 0
    case .pattern(let tile): tile.colors.map(\.alpha).min() ?? 0
    case .unknown: 1
    }
  }

  fileprivate func faded(by opacity: Double) -> Ink {
    if case .color(let color) = self { .color(color.opacity(opacity)) } else { self }
  }
}
