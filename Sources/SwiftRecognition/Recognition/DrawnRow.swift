internal import SwiftEvaluation
internal import SwiftSource

/// What the items of a row show in one situation, as parts: each item's own, and the line that leads to the next.
struct DrawnRow {
  var situation: Int
  var row: Row
  var nodes: [[Part]]
  /// The line behind each step; nil where there is none.
  var connectors: [Part?]

  /// - Parameters:
  ///   - rows: the row in each appearance.
  ///   - situation: which of the situations it is.
  ///   - drawing: what says views in the words of the dialect.
  ///   - merge: takes what appearances differ in into a palette.
  init?(
    _ rows: [Appearance: Row],
    situation: Int,
    _ drawing: PartDrawing,
    _ merge: inout AppearanceMerge
  ) {
    guard let row = rows[.light] ?? rows.min(by: { $0.key.rawValue < $1.key.rawValue })?.value,
      rows.values.allSatisfy({ $0.count == row.count })
    else { return nil }
    self.row = row
    self.situation = situation
    let split = rows.mapValues(Self.split)
    nodes = row.rounds.indices.map { index in
      merge.lists(split.mapValues { $0.nodes[index].flatMap(drawing.parts) })
    }
    let drawn = row.rounds.indices.map { index -> Part? in
      let parts = split.mapValues { $0.lines[index].map(drawing.parts) ?? [] }
      guard parts.values.allSatisfy({ $0.count == 1 }) else { return nil }
      return merge.lists(parts).first.map {
        Self.connector($0, row.rounds[index], isColumn: row.isColumn)
      }
    }
    connectors = split.values.first?.isBefore == true ? Array(drawn.dropFirst()) + [nil] : drawn
  }

  /// A row's items, each without the line that leads from it or to it.
  private static func split(
    _ row: Row
  ) -> (nodes: [[ShownView]], lines: [ShownView?], isBefore: Bool) {
    let lines = row.rounds.map { round in
      round.indices.filter { round.count > 1 && isLine(round[$0], isColumn: row.isColumn) }
    }
    let last = row.count - 1
    // A line is missing behind the last step, or before the first.
    for isBefore in [false, true] {
      let alone = isBefore ? 0 : last
      let isWhole = lines.indices.allSatisfy { index in
        index == alone
          ? lines[index].isEmpty
          : lines[index].count == 1
            && lines[index][0] == (isBefore ? 0 : row.rounds[index].count - 1)
      }
      guard isWhole else { continue }
      let nodes = row.rounds.indices.map { index in
        row.rounds[index].indices.filter { !lines[index].contains($0) }.map {
          row.rounds[index][$0]
        }
      }
      let views = row.rounds.indices.map { index in lines[index].first.map { row.rounds[index][$0] }
      }
      return (nodes, views, isBefore)
    }
    return (row.rounds, row.rounds.map { _ in nil }, false)
  }

  /// Whether a view is a line along the row.
  static func isLine(_ view: ShownView, isColumn: Bool) -> Bool {
    switch view.content {
    case .divider: return true
    case .shape:
      let across = isColumn ? view.size.width : view.size.height
      let along = isColumn ? view.size.height : view.size.width
      guard case .points(let thickness)? = across.content, thickness <= 8 else { return false }
      if case .points(let length)? = along.content { return length > thickness }
      return true
    case .container, .stack:
      let shown = view.children.filter { if case .spacer = $0.content { false } else { true } }
      if shown.count > 1 {
        // A track with what is filled of it.
        return shown.allSatisfy { isLine($0, isColumn: isColumn) }
      }
      guard let child = shown.first else { return false }
      if isLine(child, isColumn: isColumn) { return true }
      guard case .shape = child.content else { return false }
      let across = isColumn ? view.size.width : view.size.height
      guard case .points(let thickness)? = across.content else { return false }
      return thickness <= 8
    default: return false
    }
  }

  private static func connector(_ part: Part, _ round: [ShownView], isColumn: Bool) -> Part {
    var part = part
    while part.name == "group", part.children.count == 1, let child = part.children.first {
      part = child
    }
    let thickness = part[isColumn ? "width" : "height"] ?? part["size"]
    part.name = "connector"
    for name in ["kind", "width", "height", "size"] { part[name] = nil }
    part["thickness"] = thickness
    let paints = part.children.filter { ["fill", "stroke", "animation"].contains($0.name) }
    if paints.count < part.children.count {
      part.unknown["color"] = "several lines lie over each other"
      part.children = []
    } else {
      part.children = paints
    }
    return part
  }
}
