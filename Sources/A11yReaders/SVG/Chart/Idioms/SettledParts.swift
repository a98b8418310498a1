internal import A11yModel

/// Corrects what names alone say of parts by what is seen of them.
enum SettledParts {
  static func settle(_ draft: inout ChartDraft) {
    settleLines(&draft)
    settleSeries(&draft)
    dropRepetitions(&draft)
    dropFrames(&draft)
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
