internal import SwiftEvaluation
internal import SwiftSource

/// What the items of a row show in one situation, as parts: each item's own, and the line that leads to the next.
struct DrawnRow {
  var situation: Int
  var row: Row
  var nodes: [[Part]]
  /// The line behind each step; nil where there is none.
  var connectors: [Part?]
  /// What is drawn in each appearance.
  var drawings: [Appearance: Drawing]

  /// What the items and the lines between them show in one appearance.
  struct Drawing {
    var nodes: [[Part]]
    var connectors: [Part?]

    init(_ row: Row, _ drawing: PartDrawing) {
      let lines = RowLines(row)
      nodes = lines.items.map { $0.flatMap(drawing.parts) }
      connectors = lines.lines.map { line in
        line.map { Self.connector(drawing.parts($0), $0, isColumn: row.isColumn) }
      }
    }

    private static func connector(_ parts: [Part], _ line: ShownView, isColumn: Bool) -> Part {
      var part = parts.first ?? Part("connector", at: line.place, path: line.namePath)
      while part.name == "group", part.children.count == 1, let child = part.children.first {
        part = child
      }
      let thickness = part[isColumn ? "width" : "height"] ?? part["size"]
      part.name = "connector"
      for name in ["kind", "width", "height", "size"] { part[name] = nil }
      part["thickness"] = thickness
      let paints = part.children.filter { ["fill", "stroke", "animation"].contains($0.name) }
      if parts.count != 1 || paints.count < part.children.count {
        part.unknown["color"] = "several lines lie over each other"
        part.children = []
      }
      return part
    }
  }

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
    let drawings = rows.mapValues { Drawing($0, drawing) }
    self.drawings = drawings
    nodes = row.rounds.indices.map { index in merge.lists(drawings.mapValues { $0.nodes[index] }) }
    connectors = row.rounds.indices.map { index in
      let lines = drawings.compactMapValues { $0.connectors[index] }
      return lines.count == drawings.count ? merge.part(lines) : nil
    }
  }

  /// Whether each item but the one that is chosen is there to be, and nothing is said or written of any: stars of a
  /// rating, and no steps.
  func isChoice(of current: Int?) -> Bool {
    guard connectors.allSatisfy({ $0 == nil }) else { return false }
    return nodes.enumerated().allSatisfy { index, parts in
      let all = parts.flatMap(\.all)
      return (index == current || all.contains { $0["action"] == "select" })
        && all.allSatisfy { $0.text == nil && $0["label"] == nil && $0.unknown.isEmpty }
    }
  }

  /// The same with a change in each part of an item.
  func mapped(_ index: Int, _ change: (inout Part) -> Void) -> DrawnRow {
    var row = self
    row.nodes[index] = nodes[index].map { $0.mapped(change) }
    row.drawings = drawings.mapValues { drawing in
      var drawing = drawing
      drawing.nodes[index] = drawing.nodes[index].map { $0.mapped(change) }
      return drawing
    }
    return row
  }
}
