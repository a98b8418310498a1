internal import Geometry

/// The form of a point or of a marker on a line, wherever it stands and however large it is.
enum PointForm: Hashable {
  case round
  case rectangle
  case outline(MarkerShape)

  /// Nil of what has no form of its own.
  ///
  /// - Parameter region: what is painted.
  init?(_ region: Region) {
    switch region {
    case .ellipse, .ring: self = .round
    case .rectangle: self = .rectangle
    case .fill(let contours, _) where contours.isRound: self = .round
    case .stroke(let stroke) where stroke.contours.isRound: self = .round
    case .fill, .stroke:
      guard let shape = MarkerShape(region) else { return nil }
      self = .outline(shape)
    }
  }
}

extension Contours {
  /// How far the edge of what is round may lie from a circle, in radii, and how many corners it has: curves
  /// are many short lines.
  private static let (unevenness, leastCorners) = (0.06, 8)

  /// Whether it is one circle, drawn as a path.
  fileprivate var isRound: Bool {
    guard count == 1, points.count >= Self.leastCorners else { return false }
    let radii = points.map { ($0 - box.center).length }
    guard let least = radii.min(), let most = radii.max() else { return false }
    return most - least <= most * Self.unevenness
  }
}

extension Box {
  /// How much longer than broad a point may be, a share of its length.
  private static let elongation = 0.35

  /// Whether it is about as broad as high, as points are.
  var isCompact: Bool {
    width > 0 && height > 0 && abs(width - height) < max(width, height) * Self.elongation
  }
}

extension ChartScene {
  /// The form of a small shape; nil of anything else, which no other could be told from by its form.
  func form(ofPoint node: Int) -> PointForm? {
    let box = nodes[node].box
    guard PointFinder.shapes.contains(nodes[node].element.name), box.isCompact,
      max(box.width, box.height) <= Self.largestPoint
    else { return nil }
    return region(of: node).flatMap(PointForm.init)
  }

  /// Pixels.
  private static let largestPoint = 24.0
}
