internal import A11yModel

/// How the marks of a chart follow one another where each says its place.
struct MarkCourse {
  let course: Course

  /// By mark: its middle.
  let positions: [Double]

  /// Where a mark is drawn, as far as that is given.
  struct Frame {
    var x: Double?
    var y: Double?
    var width: Double
    var height: Double
  }

  /// Nil where the frames do not tell which way the categories go.
  init?(_ frames: [Frame], of chart: Chart) {
    guard chart.form == .bar || chart.form == .line || chart.form == .area else { return nil }
    let left = frames.compactMap(\.x)
    let top = frames.compactMap(\.y)
    let isOfPoints = chart.form != .bar && frames.allSatisfy { $0.height == 0 && $0.width == 0 }
    if left.count == frames.count, Self.differ(left) {
      // Upright bars stand on one line; of lying ones the left ends may differ, too.
      let bottom = frames.compactMap { frame in frame.y.map { $0 + frame.height } }
      let middles = frames.compactMap { frame in frame.x.map { $0 + frame.width / 2 } }
      guard isOfPoints || !Self.differ(bottom), Self.areApart(middles, chart) else { return nil }
      (course, positions) = (.across, middles)
    } else if top.count == frames.count, Self.differ(top), !Self.differ(left) {
      let middles = frames.compactMap { frame in frame.y.map { $0 + frame.height / 2 } }
      guard chart.form == .bar, Self.areApart(middles, chart) else { return nil }
      (course, positions) = (.down, middles)
    } else {
      return nil
    }
  }

  private static func differ(_ places: [Double]) -> Bool {
    places.contains { $0 != places.first }
  }

  /// Whether no two categories share a place.
  private static func areApart(_ places: [Double], _ chart: Chart) -> Bool {
    var categories: [Double: String?] = [:]
    for (place, mark) in zip(places, chart.marks) {
      guard let other = categories.updateValue(mark.category, forKey: place) else { continue }
      if other != mark.category { return false }
    }
    return true
  }
}
