internal import A11yModel

/// The lines and gaps between two marks that are wide enough to part them, in one variant.
struct Separators {
  /// What is seen of each.
  private(set) var colors: [[Color]] = []

  private let boundary: MarkBoundary

  /// What is seen of the marks themselves.
  private let tones: [Color]

  /// A stroke along the edge of one mark, as it is seen on both.
  private struct Line {
    var inside: Double
    var outside: Double
    var colors: [Color]
  }

  init(_ boundary: MarkBoundary, sides: [Coat]) {
    self.boundary = boundary
    tones = sides.flatMap(\.tones)
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
    boundary.scene.outline(of: part, in: boundary.variant)
  }

  private func lines(of mark: Int) -> [Line] {
    var lines: [Line] = []
    add(outline(of: mark), to: &lines)
    for part in boundary.scene.borders(of: mark) { add(outline(of: part), to: &lines) }
    return lines
  }

  private func add(_ outline: Outline?, to lines: inout [Line]) {
    guard let outline else { return }
    lines.append(
      Line(
        inside: outline.insideWidth,
        outside: outline.width - outline.insideWidth,
        colors: seen(outline)
      )
    )
  }

  /// The lines that a series draws along the upper edge of its area.
  private var edges: [Outline] {
    let (parts, below) = (boundary.scene.parts, boundary.pair.below)
    guard parts[below].role == .series else { return [] }
    return (boundary.scene.layout.seriesLines[parts[below].series] ?? []).compactMap(outline)
  }

  /// A translucent stroke shows the marks through it, not what lies behind them.
  private func seen(_ outline: Outline) -> [Color] {
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
