internal import SwiftEvaluation

/// The items of a row without the lines that lead from one to the next.
struct RowLines {
  /// What is left of each item.
  private(set) var items: [[ShownView]]
  /// The line behind each item; nil where there is none.
  private(set) var lines: [ShownView?]

  init(_ row: Row) {
    items = row.rounds
    lines = row.rounds.map { _ in nil }
    // A line is missing behind the last step, or before the first.
    for isBefore in [false, true] {
      let parted = row.rounds.map { Self.parted($0, row, isBefore: isBefore) }
      let alone = isBefore ? 0 : row.count - 1
      let isWhole = parted.indices.allSatisfy { (parted[$0] == nil) == ($0 == alone) }
      guard isWhole, row.count > 1 else { continue }
      items = zip(parted, row.rounds).map { $0?.rest ?? $1 }
      let found = parted.map { $0?.line }
      lines = isBefore ? Array(found.dropFirst()) + [nil] : found
      return
    }
  }

  /// The line that an item ends with or begins with, and the rest of it; nil where it is not the only one.
  private static func parted(
    _ views: [ShownView],
    _ row: Row,
    isBefore: Bool
  ) -> (line: ShownView, rest: [ShownView])? {
    let shown = views.indices.filter { !views[$0].isRoom }
    let lines = shown.filter { isLine(views[$0], isColumn: row.isColumn) }
    if shown.count > 1 {
      guard lines.count == 1, lines.first == (isBefore ? shown.first : shown.last) else {
        return nil
      }
      var rest = views
      return (rest.remove(at: lines[0]), rest)
    }
    guard let only = shown.first, let (line, rest) = within(views[only], row, isBefore) else {
      return nil
    }
    var all = views
    all[only] = rest
    return (line, all)
  }

  /// The line within an item that is one view.
  private static func within(
    _ view: ShownView,
    _ row: Row,
    _ isBefore: Bool
  ) -> (line: ShownView, rest: ShownView)? {
    guard case .stack(let stack) = view.content, view.opacity.isAbsent else { return nil }
    var rest = view
    let isAlong = stack.axis == (row.isColumn ? .column : .row)
    if isAlong, let (line, children) = parted(view.children, row, isBefore: isBefore) {
      rest.children = children
      return (line, rest)
    }
    guard stack.axis != .depth else { return nil }
    for (index, child) in view.children.enumerated() {
      guard let (line, inner) = within(child, row, isBefore) else { continue }
      rest.children[index] = inner
      return (line, rest)
    }
    return nil
  }

  /// Whether a view is a line along the row.
  static func isLine(_ view: ShownView, isColumn: Bool) -> Bool {
    switch view.content {
    case .divider: return true
    case .shape:
      let across = isColumn ? view.size.width : view.size.height
      let most = isColumn ? view.size.maximumWidth : view.size.maximumHeight
      let along = isColumn ? view.size.height : view.size.width
      guard case .points(let thickness)? = across.content ?? most.content, thickness <= 8 else {
        return false
      }
      if case .points(let length)? = along.content { return length > thickness }
      return true
    case .container, .stack:
      let shown = view.children.filter { !$0.isRoom }
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
}

extension ShownView {
  /// Whether it only takes room.
  fileprivate var isRoom: Bool { if case .spacer = content { true } else { false } }
}
