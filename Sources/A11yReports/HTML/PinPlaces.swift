internal import A11yModel
internal import A11yRules
internal import Geometry

/// Where the pins of findings stand on a drawing: at what a finding is about, or else at the nearest
/// thing drawn around it.
struct PinPlaces {
  private let boxes: [String: Box]
  private let whole: Box

  /// Pins stand at so many targets of a finding at most.
  private static let mostTargets = 2

  /// Pins that would touch stand in one row: so many points lie between others, as drawings are shown.
  private static let distance = 16.0

  init(_ pictures: ComponentPictures) {
    boxes = pictures.boxes
    whole = Box(x: 0, y: 0, width: pictures.width, height: pictures.height)
  }

  /// Pins that stand together.
  struct Row {
    var point: Point
    var numbers: [Int]
  }

  /// The pins of findings, from 1, that hold in an appearance; what holds in any stands on the first
  /// picture alone.
  ///
  /// - Parameters:
  ///   - findings: in their order.
  ///   - appearance: which one.
  ///   - isFirst: whether the picture is the first.
  ///   - scale: how much smaller the drawing may be shown.
  /// - Returns: the rows.
  func rows(
    of findings: [Finding],
    in appearance: Appearance,
    isFirst: Bool,
    scale: Double
  ) -> [Row] {
    var rows: [Row] = []
    for (index, finding) in findings.enumerated() {
      let appearances = finding.appearances
      guard appearances.contains(appearance) || appearances.isEmpty && isFirst else { continue }
      for box in places(of: finding) {
        let point = Point(box.left, box.top)
        let near = rows.firstIndex { row in
          abs(row.point.x - point.x) * scale < Self.distance
            && abs(row.point.y - point.y) * scale < Self.distance
        }
        if let near {
          if !rows[near].numbers.contains(index + 1) { rows[near].numbers.append(index + 1) }
        } else {
          rows.append(Row(point: point, numbers: [index + 1]))
        }
      }
    }
    return rows
  }

  /// Where a finding stands.
  func places(of finding: Finding) -> [Box] {
    var places: [Box] = []
    for outcome in finding.joined {
      let box = outcome.target.flatMap(box) ?? whole
      if !places.contains(box) { places.append(box) }
      if places.count == Self.mostTargets { break }
    }
    return places
  }

  /// That of a target, or of the nearest element around it that is drawn.
  func box(of target: String) -> Box? {
    var path = target[...]
    while !path.isEmpty {
      if let box = boxes[String(path)] { return box }
      path = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
    }
    return nil
  }
}
