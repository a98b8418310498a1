internal import A11yModel
internal import Geometry

// Marks and lines of which nobody says what they look like.
extension ChartLayout {
  /// Shows where a mark stands that no look draws, or the line through it.
  ///
  /// - Parameters:
  ///   - index: the mark.
  ///   - figure: its shape; nil for its box.
  ///   - box: where it stands.
  ///   - subject: what it stands for, where that is not the mark.
  mutating func sketch(
    _ index: Int,
    _ figure: ChartFigure?,
    in box: Box,
    of subject: Element.Subject? = nil
  ) {
    let series = data.marks[index].series
    // What nobody is to see has no place.
    guard !(series.map { chart.series[$0].isInvisible } ?? false) else { return }
    if case .mark = subject ?? .mark(index), form.isJoined { return }
    var block = Block(
      subject: subject ?? .mark(index),
      size: Scene.Size(width: box.width, height: box.height)
    )
    block.sketch =
      subject != nil && series != nil
      ? series.map { chart.series[$0].source } : chart.marks[index].source
    block.figure = figure.map { .chart($0) } ?? .band
    add(block, at: Point(box.left, box.top))
    if !isSketched { remarks.append("marks that no look draws have a dotted edge") }
    isSketched = true
  }
}
