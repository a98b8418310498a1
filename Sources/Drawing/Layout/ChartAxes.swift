internal import A11yModel
internal import Geometry

// What measures the marks: lines across the plot.
//
// The line of the x-axis stands where the value is 0, else at the nearest end; that of the y-axis at
// the left edge. Gridlines stand at each label, and where there are none at each step of the scale.
extension ChartLayout {
  /// The lines of axes and their gridlines.
  mutating func addLines() {
    for kind in [Part.Role.gridline, .axis] {
      for (axis, indexes) in parts.axes.sorted(by: { $0.key < $1.key }) {
        for index in indexes where layout.component.parts[index].role == kind {
          guard layout.component.parts[index].kind == .line else { continue }
          let isAcross = isAcross(axis)
          let levels = kind == .gridline ? levels(of: axis) : [isAcross ? origin.y : origin.x]
          for level in levels {
            addLine(index, at: level, isAcross: isAcross == (kind == .axis))
          }
        }
      }
    }
  }

  /// Where the lines of both axes meet.
  private var origin: Point {
    plot.isLying
      ? Point(plot.level(0), plot.box.bottom) : Point(plot.box.left, plot.level(0))
  }

  private mutating func addLine(_ index: Int, at level: Double, isAcross: Bool) {
    let width = width(of: layout.component.parts[index])
    let length = isAcross ? plot.box.width : plot.box.height
    let size =
      isAcross ? Scene.Size(width: length, height: width) : Scene.Size(width: width, height: length)
    var block = Block(part: index, size: size)
    let middle = width / 2
    let ends =
      isAcross
      ? [Point(0, middle), Point(length, middle)] : [Point(middle, 0), Point(middle, length)]
    block.figure = .chart(.line(ChartCurve(ends), width: width))
    add(
      block,
      at: isAcross
        ? Point(plot.box.left, level - middle) : Point(level - middle, plot.box.top)
    )
  }

  /// Where the gridlines of an axis stand: points of the plane across it.
  private func levels(of axis: Int) -> [Double] {
    let texts = (parts.axes[axis] ?? []).filter { isText($0) }
    let labels = texts.flatMap { self.labels(of: $0, axis) }
    if !labels.isEmpty { return labels.map(\.place) }
    let isOfValues = isOfValues(axis)
    if isOfValues { return plot.scale.ticks.map(plot.level) }
    if let numbers { return numbers.ticks.map { numbers.share(of: $0) * plot.box.width } }
    let step = max(1, chart.axes[axis].every, Int((24 / slots.pitch).rounded(.up)))
    return stride(from: 0, to: data.slots, by: step).map(slots.middle)
  }

  private func isText(_ index: Int) -> Bool { layout.component.parts[index].kind == .text }

  /// Whether it is the values that an axis measures, and not where categories stand.
  func isOfValues(_ axis: Int) -> Bool { parts.valueAxes.contains(axis) }

  /// Whether an axis runs from left to right.
  func isAcross(_ axis: Int) -> Bool { isOfValues(axis) == plot.isLying }
}
