internal import A11yModel
internal import Geometry

/// How the steps of an indicator follow one another for the eye, and where each of them stands so.
struct StepCourse {
  private(set) var course: Course?

  /// By step; empty where they stand in no one row.
  private(set) var positions: [Double?] = []

  /// - Parameter boxes: around what is seen of each step.
  init(_ boxes: [Box]) {
    let seen = boxes.filter { !$0.isEmpty }
    let middles = Box(around: seen.map(\.center))
    guard seen.count > 1 else { return }
    // In a row, all stand within the height of the tallest.
    if middles.height <= seen.map(\.height).max() ?? 0, middles.width > middles.height {
      course = .across
      positions = boxes.map { $0.isEmpty ? nil : $0.center.x }
    } else if middles.width <= seen.map(\.width).max() ?? 0, middles.height > middles.width {
      course = .down
      positions = boxes.map { $0.isEmpty ? nil : $0.center.y }
    }
  }
}

extension Component {
  /// Tells the steps where they are drawn.
  ///
  /// - Parameter boxes: around what is seen of each.
  mutating func place(stepsIn boxes: [Box]) {
    let places = StepCourse(boxes)
    course = places.course
    for (step, position) in places.positions.enumerated() { steps[step].position = position }
  }
}
