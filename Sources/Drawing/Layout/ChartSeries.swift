internal import A11yModel
internal import Geometry

// The lines and areas of series, and the texts at their ends.
extension ChartLayout {
  mutating func addSeries() {
    guard !parts.series.isEmpty || form.isJoined, !form.isWhole else { return }
    var marks: [Int?: [Int]] = [:]
    let isThinned = data.marks.count > ChartBands.most
    for index in isThinned ? ChartBands(data).courses : Array(data.marks.indices) {
      marks[data.marks[index].series, default: []].append(index)
    }
    for (series, marks) in marks.sorted(by: { ($0.key ?? .max) < ($1.key ?? .max) }) {
      addSeries(series, marks.sorted { (data.marks[$0].slot, $0) < (data.marks[$1].slot, $1) })
    }
  }

  private mutating func addSeries(_ series: Int?, _ marks: [Int]) {
    let subject = series.map { Element.Subject.series($0) } ?? .component
    let curve = ChartCurve(
      marks.map { index in
        let mark = data.marks[index]
        guard !mark.isAssumed else { return nil }
        let distance = middle(mark.slot)
        return ChartCurve.Place(
          point: plot.point(along: distance, mark.end),
          foot: plot.point(along: distance, mark.base)
        )
      }
    )
    var labels: [Block] = []
    let all = shown(parts.parts(of: series, in: parts.series), for: subject)
    if form.isJoined, let first = marks.first, let box = curve.box(withFeet: false),
      all.allSatisfy({ layout.component.parts[$0].kind == .text })
    {
      let seen = curve.moved(by: Point(-box.left, -box.top))
      sketch(first, .line(seen, width: 1), in: box, of: subject)
    }
    for index in all {
      if layout.component.parts[index].kind == .text {
        labels.append(layout.block(index, for: subject))
      } else if let piece = piece(index, of: subject, along: curve) {
        add(piece.block, at: piece.origin)
      }
    }
    guard let end = curve.end, !labels.isEmpty else { return }
    let column = layout.stack(of: labels, anchor: .start, spacing: 0)
    add(
      column,
      at: Point(end.x + DrawingDefaults.spacing, end.y - column.size.height / 2)
    )
  }

  /// A line along the curve, or the area below it, with what lies in it.
  private func piece(
    _ index: Int,
    of subject: Element.Subject,
    along curve: ChartCurve
  ) -> (block: Block, origin: Point)? {
    let part = layout.component.parts[index]
    let isArea =
      part.kind == .shape && (part.shape == .area || form == .area && part.shape != .line)
    guard let box = curve.box(withFeet: isArea) else { return nil }
    var block = layout.block(
      index,
      for: subject,
      size: Scene.Size(width: box.width, height: box.height)
    )
    let curve = curve.moved(by: Point(-box.left, -box.top))
    block.figure = .chart(isArea ? .area(curve) : .line(curve, width: width(of: part)))
    return (block, Point(box.left, box.top))
  }

  /// A line is drawn no wider.
  private static let widestPen = 40.0

  /// How wide the pen of a line is.
  func width(of part: Part) -> Double {
    let outline = layout.component.rendering(of: part).variants.lazy.compactMap {
      $0.outline?.width
    }
    let series = part.series.flatMap { chart.series[$0].width }
    let width = outline.first ?? part.height ?? series ?? DrawingDefaults.thickness
    return min(width.drawn, Self.widestPen)
  }
}
