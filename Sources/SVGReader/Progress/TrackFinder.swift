internal import A11yModel
internal import ChartRecognition
internal import Geometry
internal import Language
internal import SVGPainting

/// Finds the track of a progress and its filled part: two bands, of which the later one lies along
/// the earlier.
struct TrackFinder {
  /// A track and its filled part, by their places among the shapes.
  struct Pair {
    var track: Int
    var fill: Int

    /// How much of the track is filled, 0 to 1.
    var share: Double

    /// Whether the track is only what is left of a ring beside its filled part.
    var isRest = false
  }

  private(set) var pairs: [Pair] = []

  /// The bands by their places among the shapes.
  private(set) var bands: [Int: TrackBand] = [:]

  /// The band that nothing is filled of yet, though its filled part is there; nil where there is none, or
  /// where others lie along one another.
  private(set) var emptyTrack: Int?

  /// Where there are more, they are something else.
  private static let mostBands = 40
  static let mostShapes = 120

  /// - Parameters:
  ///   - shapes: what is painted, in painting order.
  ///   - painter: where it is painted.
  init(_ shapes: [PlacedShape], _ painter: SVGPainter) {
    guard shapes.count <= Self.mostShapes else { return }
    for (place, shape) in shapes.enumerated() {
      guard let band = TrackBand(shape, painter.canvas) else { continue }
      bands[place] = band
      guard bands.count <= Self.mostBands else {
        bands = [:]
        return
      }
    }
    let isRightToLeft = painter.isRightToLeft
    let places = bands.keys.sorted()
    for (index, track) in places.enumerated() {
      for fill in places[(index + 1)...] {
        guard let one = bands[track], let other = bands[fill] else { continue }
        if let share = one.share(filledBy: other, isRightToLeft: isRightToLeft) {
          pairs.append(Pair(track: track, fill: fill, share: share))
        } else if bands.count == 2, let share = one.share(completedBy: other) {
          pairs.append(Pair(track: track, fill: fill, share: share, isRest: true))
        }
      }
    }
    guard pairs.isEmpty, !painter.emptyBars.isEmpty,
      painter.emptyBars.count <= Self.mostBands
    else { return }
    let emptied = places.filter { isEmptied($0, painter) }
    if emptied.count == 1 { emptyTrack = emptied[0] }
  }

  private func isEmptied(_ place: Int, _ painter: SVGPainter) -> Bool {
    painter.emptyBars.contains { bar in
      bands[place]?.share(filledBy: .bar(bar), isRightToLeft: painter.isRightToLeft) == 0
    }
  }

  /// How much of the only track is filled, 0 to 1.
  var share: Double? { only?.share ?? emptyTrack.map { _ in 0 } }

  /// The track and its filled part, where it is clear which they are.
  var only: Pair? { pairs.count == 1 ? pairs[0] : nil }

  /// Each track with its filled part, where none lies along another one’s, as of rings within one another
  /// or side by side; none where it is not clear which they are.
  var separate: [Pair] {
    Set(pairs.flatMap { [$0.track, $0.fill] }).count == pairs.count * 2 ? pairs : []
  }

  /// Whether all tracks are rings.
  var areRings: Bool {
    pairs.allSatisfy { if case .ring? = bands[$0.track] { true } else { false } }
  }

  /// Whether a shape that is painted later lies across the end of a filled part and is small.
  func marksEnd(_ shape: PlacedShape, of pair: Pair) -> Bool {
    guard let track = bands[pair.track], let fill = bands[pair.fill] else { return false }
    let breadth = max(track.breadth, fill.breadth)
    return min(shape.box.width, shape.box.height) <= 2 * breadth
      && max(shape.box.width, shape.box.height) <= 4 * breadth
      && fill.ends(in: track).contains { shape.box.expanded(by: 1).contains($0) }
  }

  /// Whether a filled part may be a slice of a whole: it reaches to the centre, or the rest of a ring
  /// stands beside it.
  func isPie(_ pair: Pair) -> Bool {
    if pair.isRest { return true }
    if case .ring(let sector)? = bands[pair.fill] { return sector.hole == 0 }
    return false
  }

  /// The band that holds all that lies along another, and what lies along it; nil where there are
  /// several such, or none.
  var track: Int? {
    if let emptyTrack { return emptyTrack }
    let tracks = Set(pairs.map(\.track)).subtracting(pairs.map(\.fill))
    guard tracks.count == 1, let track = tracks.first,
      pairs.allSatisfy({ pair in
        pair.track == track || pairs.contains { $0.track == track && $0.fill == pair.track }
      })
    else { return nil }
    return track
  }

  /// Whether all that lies along the track lies along one another, as what is loaded and what is
  /// played of a film.
  var isNested: Bool {
    let count = Set(pairs.map(\.fill)).count
    return pairs.count == count * (count + 1) / 2
  }

  /// The parts of a circle along which a pointer moves: arcs around one centre that leave a gap; none
  /// where there is no such thing.
  var dial: [Int] {
    let arcs = bands.keys.sorted().compactMap { place -> (place: Int, sector: Sector)? in
      if case .ring(let sector)? = bands[place], sector.hole > 0 { (place, sector) } else { nil }
    }
    guard let first = arcs.first?.sector,
      arcs.allSatisfy({
        $0.sector.belongs(with: first)
          && ($0.sector.center - first.center).length < first.radius * 0.05
      }), (90...340).contains(arcs.reduce(0) { $0 + $1.sector.sweep })
    else { return [] }
    return arcs.map(\.place)
  }
}

extension SVGPainter {
  /// Whether the image is for people who read from right to left, by its style or its language.
  fileprivate var isRightToLeft: Bool {
    if styles.style(of: file.root, in: .light).direction == .rightToLeft { return true }
    guard let language = file.language else { return false }
    let subtags: [Substring] = language.split(separator: "-")
    let script = subtags.dropFirst().first { $0.count == 4 && $0.allSatisfy(\.isLetter) }
    if let script { return Self.scripts.contains(script.lowercased()) }
    return Self.languages.contains(LanguageTag.primary(language))
  }

  /// Scripts that run from right to left (ISO 15924), and languages that are mostly written in them.
  private static let scripts: Set<String> = [
    "adlm", "arab", "aran", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa",
  ]
  private static let languages: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ji", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
  ]
}
