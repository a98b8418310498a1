internal import A11yModel

/// Axes on which not each mark has a label below it, for want of room.
enum ThinnedTicks {
  /// Nobody counts on from one label to the next where there are more.
  private static let mostTicks = 500
  private static let mostMarks = 20_000

  /// - Parameters:
  ///   - ticks: the labels of an axis.
  ///   - form: how the marks are drawn.
  ///   - places: where they stand.
  ///   - dimension: which axis it is.
  ///   - draft: what each node is.
  /// - Returns: every how many marks along the axis there is a label, the first one’s included; 1 where
  ///   each has one, or the labels stand otherwise.
  static func every(
    _ ticks: [Int],
    _ form: Chart.Form?,
    _ places: MarkPlaces,
    _ dimension: Chart.Axis,
    _ draft: ChartDraft
  ) -> Int {
    guard form != .scatter, places.course == (dimension == .x ? .across : .down),
      (2...mostTicks).contains(ticks.count), places.positions.count <= mostMarks
    else { return 1 }
    // Along a line, numbers measure.
    let areNumbers = ticks.allSatisfy {
      draft.scene[$0].number != nil
    }
    guard form == .bar || !areNumbers else { return 1 }
    let marks = MarkColumns(places.positions.values)
    let columns = marks.starts
    guard columns.count > ticks.count else { return 1 }
    let room = zip(columns, columns.dropFirst()).map { $1 - $0 }.min() ?? 0
    var indices: [Int] = []
    for tick in ticks {
      let place = draft.place(ofTick: tick, dimension)
      let index = marks.index(of: place + room * 0.3)
      guard index >= 0, abs(columns[index] - place) <= room * 0.3 else { return 1 }
      indices.append(index)
    }
    indices.sort()
    let every = indices[1]
    let isRegular = indices.enumerated().allSatisfy { $0.element == $0.offset * every }
    return isRegular && every > 1 && indices.count * every >= columns.count ? every : 1
  }
}
