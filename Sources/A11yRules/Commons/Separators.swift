internal import A11yModel

/// The lines and gaps between two marks that are wide enough to part them, in one variant.
struct Separators {
  /// What is seen of each.
  private(set) var colors: [[Color]] = []

  private let boundary: MarkBoundary
  private let sides: [Coat]

  /// A stroke along the edge of one mark, as it is seen on both.
  private struct Line {
    var inside: Double
    var outside: Double
    var colors: [Color]
  }

  init(_ boundary: MarkBoundary, sides: [Coat]) {
    self.boundary = boundary
    self.sides = sides
    let below = lines(of: boundary.pair.below)
    let above = lines(of: boundary.pair.above)
    // What is painted later covers what the earlier mark paints beyond its own edge.
    for line in below { add(line.colors, line.inside) }
    for line in above { add(line.colors, line.inside + line.outside) }
    for one in below {
      for other in above {
        add(one.colors + other.colors, max(one.inside, other.outside) + other.inside)
      }
    }
    for edge in edges { add(seen(edge), edge.width) }
    addGap()
  }

  private mutating func add(_ colors: [Color], _ width: Double) {
    if width >= boundary.scene.thresholds.outlineWidth { self.colors.append(colors) }
  }

  private func outline(of part: Int) -> Outline? {
    boundary.scene.rendered(part, in: boundary.variant)?.outline
  }

  private func lines(of mark: Int) -> [Line] {
    ([mark] + boundary.scene.borders(of: mark)).compactMap(outline).map { outline in
      Line(
        inside: outline.insideWidth,
        outside: outline.width - outline.insideWidth,
        colors: seen(outline)
      )
    }
  }

  /// The lines that a series draws along the upper edge of its area.
  private var edges: [Outline] {
    let parts = boundary.scene.parts
    let area = parts[boundary.pair.below]
    guard area.role == .series else { return [] }
    return (boundary.scene.layout.seriesLines[area.series] ?? []).compactMap(outline)
  }

  /// A translucent stroke shows the marks through it, not what lies behind them.
  private func seen(_ outline: Outline) -> [Color] {
    let tones = sides.flatMap(\.tones)
    guard !outline.paints.isEmpty, !tones.isEmpty else { return outline.coat.tones }
    return outline.paints.flatMap { paint in tones.map(paint.composited) }
  }

  private mutating func addGap() {
    guard boundary.marks.gap >= boundary.scene.thresholds.gap,
      let rendered = boundary.scene.rendered(boundary.pair.first, in: boundary.variant)
    else { return }
    if case .known(let samples) = rendered.backdrop {
      colors.append(samples.map(\.color))
    } else {
      colors.append([])
    }
  }
}
