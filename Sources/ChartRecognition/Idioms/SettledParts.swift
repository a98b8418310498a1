internal import A11yModel
internal import ChartWords
internal import Geometry

/// Corrects what names alone say of parts by what is seen of them.
enum SettledParts {
  static func settle(_ draft: inout ChartDraft) {
    turnAxes(&draft)
    settleLines(&draft)
    splitGroups(&draft)
    dropGrids(&draft)
    dropConnectors(&draft)
    settleSeries(&draft)
    dropRepetitions(&draft)
    dropFrames(&draft)
    dropSides(&draft)
  }

  /// Sides and tops of bars that are drawn as solids: more than one bar has as many.
  private static let (leastSolids, mostFaces) = (2, 4)

  /// Beside the one rectangle that a group holds, what has four corners and touches it is a side of the same
  /// bar, and no mark of another series.
  private static func dropSides(_ draft: inout ChartDraft) {
    let scene = draft.scene
    let groups = Dictionary(grouping: draft.nodes(.mark)) { scene[$0].parent }
    let solids = groups.compactMap { parent, marks -> (front: Int, sides: [Int])? in
      guard parent > 0, (2...mostFaces).contains(marks.count) else { return nil }
      let fronts = marks.filter { scene.rectangle(of: $0) != nil }
      guard fronts.count == 1, let front = fronts.first else { return nil }
      let sides = marks.filter { side in
        side != front && !scene[side].fill.isNone
          && (4...5).contains(ShapeCorners(scene[side].element, atMost: 6).count)
          && scene[front].box.expanded(by: 1).intersects(scene[side].box)
      }
      return sides.count == marks.count - 1 ? (front, sides) : nil
    }
    guard solids.count >= leastSolids else { return }
    for side in solids.flatMap(\.sides) { draft.parts[side]?.role = .shadow }
  }

  /// What a file calls the axis across may stand upwards, and the other way round, where the program
  /// keeps the names of axes as it turns the plot.
  private static func turnAxes(_ draft: inout ChartDraft) {
    let (x, y) = (draft.ticks(.x), draft.ticks(.y))
    guard spread(of: x, draft).map({ $0.height > $0.width * 2 }) ?? false,
      spread(of: y, draft).map({ $0.width > $0.height * 2 }) ?? false
    else { return }
    func turned(_ axis: Chart.Axis?) -> Chart.Axis? { axis.map { $0 == .x ? .y : .x } }
    for index in draft.parts.indices {
      let axis = turned(draft.parts[index]?.axis)
      draft.parts[index]?.axis = axis
    }
    for place in draft.axes.indices {
      let axis = turned(draft.axes[place].dimension)
      draft.axes[place].dimension = axis
    }
  }

  /// Around the middles of texts; nil of fewer than two.
  private static func spread(of texts: [Int], _ draft: ChartDraft) -> Box? {
    let middles = texts.filter { draft.scene[$0].isSeen }.map { draft.scene[$0].box.center }
    return middles.count > 1 ? Box(around: middles) : nil
  }

  /// A line at a tick that reaches far into the image helps to read values off.
  private static func settleLines(_ draft: inout ChartDraft) {
    let area = draft.scene.area
    for index in draft.nodes(.tickLine) {
      let box = draft.scene[index].box
      let isLong = box.width > area.width * 0.1 || box.height > area.height * 0.1
      draft.parts[index]?.role = isLong ? .gridline : .aid
    }
    // A short stroke, as at a scale of colours or the end of an error bar, is no line of data.
    for index in draft.nodes(.line) where draft.scene[index].fill.isNone {
      let node = draft.scene[index]
      guard node.box.width < area.width * 0.1, node.box.height < area.height * 0.1,
        node.element.name == "line" || ShapeCorners(node.element, atMost: 3).count < 3
      else { continue }
      draft.parts[index]?.role = .aid
    }
  }

  /// Where shapes each say of which series they are, as MUI’s `MuiMarkElement-series-north`, a group that
  /// holds those of several is no series.
  private static func splitGroups(_ draft: inout ChartDraft) {
    var stated: [Int: String] = [:]
    for node in draft.nodes(.mark) + draft.nodes(.line) {
      let phrase = draft.scene[node].phrases.first { phrase in
        phrase.has("series") && phrase.words.count > 1 && !phrase.suffix.isEmpty
      }
      if let phrase { stated[node] = phrase.suffix }
    }
    for (group, nodes) in Dictionary(grouping: stated.keys, by: { draft.parts[$0]?.series })
    where group == nil || Set(nodes.map { stated[$0] }).count > 1 {
      for node in nodes { draft.parts[node]?.series = stated[node] }
    }
  }

  /// Fewer straight lines that run alike may each be the constant value of a series.
  private static let leastGrid = 3

  /// Takes lines for those of a grid that reach far into the image, straight and from the same start to
  /// the same end.
  ///
  /// Ticks that are marks, as in a strip plot, run alike, too; no file calls these lines.
  private static func dropGrids(_ draft: inout ChartDraft) {
    var alike: [Course: [Int]] = [:]
    for index in draft.nodes(.line) + draft.nodes(.mark) where draft.parts[index]?.form == .line {
      if let course = Course(draft.scene[index], in: draft.scene.area) {
        alike[course, default: []].append(index)
      }
    }
    for lines in alike.values where lines.count >= leastGrid {
      for line in lines { draft.parts[line]?.role = .gridline }
    }
  }

  /// What gridlines of one axis have in common.
  private struct Course: Hashable {
    var isLevel: Bool
    var start: Int
    var end: Int
    var stroke: Ink
    var dash: String?

    /// Of the image.
    private static let reach = 0.3

    /// Nil of anything but a long straight line along an axis.
    init?(_ node: ChartScene.Node, in area: Box) {
      let box = node.box
      let short = min(box.width, box.height)
      guard node.fill.isNone, ["line", "path", "polyline", "use"].contains(node.element.name),
        short <= max(node.texture.strokeWidth * 1.5, TickLines.thin),
        box.width > area.width * Self.reach || box.height > area.height * Self.reach
      else { return nil }
      isLevel = box.width > box.height
      (start, end) =
        isLevel ? (box.left.step, box.right.step) : (box.top.step, box.bottom.step)
      (stroke, dash) = (node.stroke, node.texture.dash)
    }
  }

  /// A straight stroke beside filled bars or slices joins or measures them, and so does a circle around
  /// the slices of a polar chart.
  private static func dropConnectors(_ draft: inout ChartDraft) {
    for form in [Chart.Form.bar, .pie, .donut] {
      let marks = draft.nodes(.mark).filter { draft.parts[$0]?.form == form }
      guard marks.contains(where: { !draft.scene[$0].fill.isNone }) else { continue }
      for mark in marks where draft.scene[mark].fill.isNone {
        let element = draft.scene[mark].element
        let isCircle = form.isWhole && element.name == "circle"
        let isStraight =
          element.name == "line" || ShapeCorners(element, atMost: 3).count == 2
        if isCircle || isStraight { draft.parts[mark]?.role = .aid }
      }
    }
  }

  /// What is drawn of a series and not filled is its line; two points are none.
  private static func settleSeries(_ draft: inout ChartDraft) {
    for index in draft.nodes(.mark) where draft.parts[index]?.form == nil {
      let node = draft.scene[index]
      guard node.fill.isNone, ["path", "polyline"].contains(node.element.name) else { continue }
      let corners = ShapeCorners(node.element)
      guard corners.count > 2, !corners.isClosed else { continue }
      draft.parts[index]?.role = .line
      draft.parts[index]?.form = .line
    }
  }

  /// What is drawn and then outlined is one mark.
  private static func dropRepetitions(_ draft: inout ChartDraft) {
    var last: Int?
    for index in draft.parts.indices {
      guard let part = draft.parts[index], part.role == .mark || part.role == .line else {
        continue
      }
      defer { last = index }
      guard let last, draft.parts[last]?.series == part.series else { continue }
      let (one, other) = (draft.scene[last], draft.scene[index])
      let reach = 1.5
      let isSame =
        one.box.expanded(by: reach).contains(other.box)
        && other.box.expanded(by: reach).contains(one.box)
      if isSame, other.fill.isNone, !one.fill.isNone { draft.parts[index]?.role = .aid }
    }
  }

  /// A circle around all slices is their frame.
  private static func dropFrames(_ draft: inout ChartDraft) {
    let marks = draft.nodes(.mark)
    guard marks.contains(where: { draft.scene[$0].element.name == "path" }) else { return }
    for index in marks where draft.parts[index]?.form == .pie {
      let node = draft.scene[index]
      guard node.element.name == "circle" || node.element.name == "ellipse" else { continue }
      draft.parts[index]?.role = .aid
    }
  }
}
