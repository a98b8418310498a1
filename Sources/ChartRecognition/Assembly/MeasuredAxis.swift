internal import A11yModel

/// What the places along an axis stand for, whose ticks are numbers that grow evenly.
struct MeasuredAxis {
  private let first: NumberScale.Point
  private let last: NumberScale.Point

  /// By how much numbers grow over a pixel, to the right or downwards.
  var slope: Double {
    (last.value.number - first.value.number) / (last.place - first.place)
  }

  /// Nil where some of the ticks are no numbers, or nobody can tell how these grow.
  init?(_ axis: Chart.Axis, _ draft: ChartDraft) {
    let ticks = draft.ticks(axis).filter { draft.scene[$0].isSeen }
    let points = ticks.compactMap { tick in
      draft.scene[tick].value.map {
        NumberScale.Point(place: draft.place(ofTick: tick, axis), value: $0)
      }
    }.sorted { $0.place < $1.place }
    guard points.count == ticks.count, let first = points.first, let last = points.last,
      first.place < last.place
    else { return nil }
    if points.count > 2 { guard case .linear? = NumberScale(of: points) else { return nil } }
    (self.first, self.last) = (first, last)
  }

  /// The number at a place in pixels.
  func number(at place: Double) -> Double {
    first.value.number + slope * (place - first.place)
  }
}
