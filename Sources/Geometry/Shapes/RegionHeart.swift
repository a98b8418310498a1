extension Region {
  /// A point in the midst of what it paints, for somebody to point at: of a line, the middle of its longest
  /// stretch; nil where it paints as good as all of its box or a disc, and where none was found.
  package var heart: Point? {
    switch self {
    case .rectangle, .ellipse: nil
    case .stroke(let stroke): stroke.heart
    case .ring, .fill: longestRun
    }
  }

  /// The middle of the longest run of painted points along some lines across its box.
  private var longestRun: Point? {
    let (rows, columns) = (9, 32)
    let box = box
    guard box.isFinite, box.width > 0, box.height > 0 else { return nil }
    var longest: (length: Int, point: Point)?
    var painted = 0
    for row in 1...rows {
      let y = box.top + box.height * Double(row) / Double(rows + 1)
      var length = 0
      for column in 0...columns {
        let x = box.left + box.width * (Double(column) + 0.5) / Double(columns)
        if column < columns, contains(Point(x, y)) {
          length += 1
          painted += 1
        } else {
          let middle = x - box.width * Double(length + 1) / 2 / Double(columns)
          if length > longest?.length ?? 0 { longest = (length, Point(middle, y)) }
          length = 0
        }
      }
    }
    // A quarter of a disc is 0.79 of its box.
    return Double(painted) > 0.85 * Double(rows * columns) ? nil : longest?.point
  }
}

extension Stroke {
  /// The middle of its longest line, on the device; of a line of no length, that.
  fileprivate var heart: Point? {
    let points = contours.points
    var longest = (length: -1.0, middle: points.first)
    for number in 0..<contours.count {
      for index in contours[number].range.dropFirst() {
        let length = (points[index] - points[index - 1]).length
        // Of lines as good as equal, the first.
        guard length > longest.length * 1.001 else { continue }
        longest = (length, points[index - 1].mixed(with: points[index], amount: 0.5))
      }
    }
    let toDevice = toContours?.inverse
    return longest.middle.map { toDevice?.apply($0) ?? $0 }
  }
}
