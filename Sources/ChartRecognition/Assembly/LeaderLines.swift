internal import Geometry

/// The lines that lead from a text to what it names.
struct LeaderLines {
  private var lines: [(one: Point, other: Point)] = []

  private static let most = 400
  private static let mostCorners = 8

  /// - Parameter draft: what each node is; lines that are parts of the chart lead from no text.
  init(_ draft: ChartDraft) {
    let scene = draft.scene
    for index in scene.nodes.indices where lines.count < Self.most {
      let node = scene[index]
      guard node.kind == .shape, node.isSeen, node.fill.isNone, !node.stroke.isNone else {
        continue
      }
      switch draft.parts[index]?.role {
      case nil, .aid, .value: break
      default: continue
      }
      let corners = ShapeCorners(node.element, atMost: Self.mostCorners + 1)
      guard !corners.isClosed, (2...Self.mostCorners).contains(corners.count) else { continue }
      let course = LineCourse(node).points
      lines.append((course[0], course[course.count - 1]))
    }
  }

  /// Finds where the line that begins at a box leads to.
  ///
  /// - Parameters:
  ///   - box: around a text.
  ///   - reach: how far it may stand from the text, in pixels.
  /// - Returns: its other end; nil where no line begins there.
  func end(from box: Box, within reach: Double) -> Point? {
    let ends = lines.flatMap { [($0.one, $0.other), ($0.other, $0.one)] }
    let near = ends.filter { box.distance(to: $0.0) <= reach && box.distance(to: $0.1) > reach }
    return near.min { box.distance(to: $0.0) < box.distance(to: $1.0) }?.1
  }
}
