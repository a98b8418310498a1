internal import Geometry

/// Tells texts that lines lead to from one another, as the nodes of a tree, from labels of axes, whose
/// lines lead away from all texts.
enum JoinedTexts {
  private static let mostLines = 1000

  /// Letters between a text and the end of a line at most.
  private static let reach = 0.8

  /// Whether there are more lines from text to text than half as many as texts: between a tree’s, there
  /// is but one less, while gridlines from axis to axis join no more than two labels each.
  static func are(_ texts: [Int], _ scene: ChartScene) -> Bool {
    let boxes = texts.map { scene[$0].box.expanded(by: reach * scene[$0].fontSize) }
    func text(at point: Point) -> Int? { boxes.firstIndex { $0.contains(point) } }
    let lines = scene.nodes.indices.lazy.filter { node in
      scene[node].kind == .shape && scene[node].isSeen && scene[node].fill.isNone
    }
    let joining = lines.prefix(mostLines).count { node in
      guard case .stroke(let stroke)? = scene.region(of: node), stroke.toContours == nil,
        case let contours = stroke.contours, contours.count == 1, !contours[0].isClosed,
        let first = contours.points.first.flatMap(text),
        let last = contours.points.last.flatMap(text)
      else { return false }
      return first != last
    }
    return joining * 2 > texts.count
  }
}
