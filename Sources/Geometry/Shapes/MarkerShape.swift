/// The outline of a marker, wherever it stands and however large it is: markers of one form are
/// equal.
package struct MarkerShape: Hashable, Sendable {
  /// Of each corner, eighths of the width and of the height; of each subpath the first is marked.
  private let corners: [Corner]

  private struct Corner: Hashable {
    var x: Int8
    var y: Int8
    var isFirst: Bool
  }

  /// What has more corners is no marker, but data.
  private static let most = 256

  /// Nil of what is no marker.
  ///
  /// - Parameter region: what is painted.
  package init?(_ region: Region) {
    let contours: Contours
    switch region {
    case .fill(let outline, _): contours = outline
    case .stroke(let stroke): contours = stroke.contours
    case .rectangle, .ellipse, .ring: return nil
    }
    guard (2...Self.most).contains(contours.points.count) else { return nil }
    let box = Box(around: contours.points)
    guard box.isFinite else { return nil }
    func eighth(_ value: Double, _ start: Double, _ extent: Double) -> Int8 {
      extent > 1e-9 ? Int8(((value - start) / extent * 8).rounded()) : 0
    }
    var corners: [Corner] = []
    for place in 0..<contours.count {
      let range = contours[place].range
      for index in range {
        let point = contours.points[index]
        let corner = Corner(
          x: eighth(point.x, box.left, box.width),
          y: eighth(point.y, box.top, box.height),
          isFirst: index == range.lowerBound
        )
        // Curves are many short lines; what lies in one place is one corner.
        if corners.last.map({ ($0.x, $0.y) != (corner.x, corner.y) }) ?? true || corner.isFirst {
          corners.append(corner)
        }
      }
    }
    self.corners = corners
  }
}
