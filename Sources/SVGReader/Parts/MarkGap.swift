extension ShapeParts {
  /// The least room between two marks that stand side by side or on one another, in pixels; nil
  /// where there are no two.
  ///
  /// Those that stand within others do neither.
  var leastGap: Double? {
    let boxes = boxes.values.sorted {
      ($0.left, $0.top, $0.right, $0.bottom) < ($1.left, $1.top, $1.right, $1.bottom)
    }
    return zip(boxes, boxes.dropFirst()).lazy.map { one, next in
      max(0, next.left - one.right, next.top - one.bottom, one.top - next.bottom)
    }.min()
  }
}
