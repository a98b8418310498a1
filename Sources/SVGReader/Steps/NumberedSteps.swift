internal import A11yModel
internal import ChartRecognition
internal import Geometry
internal import SVGPainting
internal import XML

/// Finds circles in a row that are numbered in their order, stand on a line and have captions.
struct NumberedSteps {
  private(set) var all: [DrawnSteps] = []
  private let painter: SVGPainter
  private let discs: [Disc]

  /// The texts that may be captions, by their places among the texts.
  private let captions: [Int]

  private struct Disc {
    /// A place among the shapes.
    var shape: Int
    var box: Box

    /// The text in it that is a number, among the texts.
    var text: Int?
    var number: Int?
  }

  /// Fewer circles in a row may be anything, and more are points.
  private static let (least, most) = (3, 40)

  /// How often one circle may be as large as another.
  private static let mostGrowth = 1.6

  /// Circles from the edge of a circle to its caption, at most.
  private static let reach = 2.0

  /// - Parameter painter: an image that is painted.
  init(_ painter: SVGPainter) {
    self.painter = painter
    let discs = Self.discs(in: painter)
    self.discs = discs
    captions = painter.texts.indices.filter { place in
      let text = painter.texts[place]
      return text.text.contains(where: \.isLetter)
        && !discs.contains { $0.box.contains(text.area.box.center) }
    }
    guard discs.count(where: { $0.number != nil }) > 1 else { return }
    var taken: Set<Int> = []
    for disc in discs where disc.number != nil {
      let source = painter.file.source(of: painter.shapes[disc.shape].owner)
      for isAcross in [true, false] where !taken.contains(source) {
        guard let steps = steps(through: disc, isAcross) else { continue }
        all.append(steps)
        taken.formUnion(steps.items.map(\.source))
      }
    }
  }

  /// The circles of an image, those around one centre being one, with the numbers in them.
  private static func discs(in painter: SVGPainter) -> [Disc] {
    var discs: [Disc] = []
    for (place, shape) in painter.shapes.enumerated() where isCircle(shape, painter) {
      if let same = discs.firstIndex(where: { $0.box.contains(shape.box.center) }) {
        discs[same].box = discs[same].box.union(shape.box)
      } else {
        discs.append(Disc(shape: place, box: shape.box))
      }
      guard discs.count <= most else { return [] }
    }
    guard discs.count >= least else { return [] }
    for (place, text) in painter.texts.enumerated() {
      guard let number = Int(text.text),
        let disc = discs.firstIndex(where: { $0.box.contains(text.area.box.center) })
      else { continue }
      (discs[disc].text, discs[disc].number) = (place, number)
    }
    return discs
  }

  private static func isCircle(_ shape: PlacedShape, _ painter: SVGPainter) -> Bool {
    guard shape.box.width >= TickLines.thin * 2,
      case .ring(let sector)? = TrackBand(shape, painter.canvas)
    else { return false }
    return sector.sweep > 358
  }

  /// The circles in line with a numbered one, if each has the number of its place or none, a caption, and a
  /// line to the next.
  private func steps(through disc: Disc, _ isAcross: Bool) -> DrawnSteps? {
    func along(_ point: Point) -> Double { isAcross ? point.x : point.y }
    func aside(_ point: Point) -> Double { isAcross ? point.y : point.x }
    let size = disc.box.width
    let row = discs.filter { other in
      abs(aside(other.box.center) - aside(disc.box.center)) <= size / 4
        && other.box.width <= size * Self.mostGrowth && size <= other.box.width * Self.mostGrowth
    }.sorted { along($0.box.center) < along($1.box.center) }
    let numbers = row.compactMap(\.number)
    guard row.count >= Self.least, let first = numbers.first, let last = numbers.last else {
      return nil
    }
    let ordered = first < last ? row : row.reversed()
    guard ordered.enumerated().allSatisfy({ $1.number == nil || $1.number == $0 + 1 }),
      numbers.count > 1,
      zip(ordered, ordered.dropFirst()).allSatisfy({ isLine(from: $0, to: $1) })
    else { return nil }
    let step = abs(along(ordered[1].box.center) - along(ordered[0].box.center))
    let named = ordered.compactMap { disc in
      caption(of: disc, isAcross ? step / 2 : size / 2, isAcross).map { (disc, $0) }
    }
    guard named.count == ordered.count, Set(named.map(\.1)).count == named.count else { return nil }
    return DrawnSteps(kind: nil, items: named.map(item))
  }

  /// Whether something narrower than the circles leads from one to the next.
  private func isLine(from one: Disc, to other: Disc) -> Bool {
    let middle = (one.box.center + other.box.center) * 0.5
    return painter.shapes.contains { shape in
      min(shape.box.width, shape.box.height) <= one.box.width / 2
        && shape.box.expanded(by: 1).contains(middle)
    }
  }

  /// The nearest text above or below a circle, or beside one of those below one another.
  private func caption(of disc: Disc, _ aside: Double, _ isAcross: Bool) -> Int? {
    let near = captions.compactMap { place -> (place: Int, gap: Double)? in
      let (box, center) = (painter.texts[place].area.box, disc.box.center)
      let gap: Double
      if isAcross {
        guard abs(box.center.x - center.x) <= aside else { return nil }
        gap = max(box.top - disc.box.bottom, disc.box.top - box.bottom)
      } else {
        guard abs(box.center.y - center.y) <= aside + box.height / 2 else { return nil }
        gap = max(box.left - disc.box.right, disc.box.left - box.right)
      }
      return gap <= disc.box.width * Self.reach ? (place, gap) : nil
    }
    return near.min { ($0.gap, $0.place) < ($1.gap, $1.place) }?.place
  }

  private func item(_ disc: Disc, _ caption: Int) -> DrawnSteps.Item {
    let file = painter.file
    let reach = disc.box.expanded(by: 1)
    let shapes = painter.shapes.filter { reach.contains($0.box) }.map { file.source(of: $0.owner) }
    let name = whole(of: caption)
    let number = disc.text.map { [whole(of: $0)] } ?? []
    return DrawnSteps.Item(
      source: file.source(of: painter.shapes[disc.shape].owner),
      caption: name,
      members: Set(shapes + number + [name])
    )
  }

  /// The place of the text that a piece belongs to among the sources.
  private func whole(of text: Int) -> Int {
    var source = painter.file.source(of: painter.texts[text].element)
    while painter.file.sources[source].name != "text",
      let outer = painter.file.sources[source].parent
    {
      source = outer
    }
    return source
  }
}
