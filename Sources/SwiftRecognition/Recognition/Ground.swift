internal import SwiftEvaluation

/// What views on the way from the root to a component paint behind it.
struct Ground {
  /// The paints that lie behind the row and nothing else, the lowest first.
  private(set) var ofRow: [Part] = []
  /// The paints that lie behind all that the innermost of these views shows; nil where none is painted.
  private(set) var ofAll: (index: Int, paints: [Part])?
  /// Whether the root shows the component and nothing else, on a ground of which nothing is said.
  private(set) var isOpen: Bool

  private let drawing: PartDrawing
  /// What is told as the track of the component.
  private let track: ShownView?
  /// Whether the component is a line around a circle, of which one half lies within it.
  private let isRing: Bool

  /// What lies behind a row.
  ///
  /// - Parameters:
  ///   - path: the views from the root to the one that holds the component.
  ///   - owner: the first of them that is the component's own.
  ///   - isAlone: whether the last of them holds nothing else.
  ///   - drawing: what says views in the words of the dialect.
  init(_ path: [ShownView], owner: Int, isAlone: Bool, _ drawing: PartDrawing) {
    (self.drawing, track, isRing) = (drawing, nil, false)
    isOpen = path[..<owner].allSatisfy { $0.children.count == 1 }
    find(path, path.indices, isAlone)
  }

  /// What lies behind a progress indicator.
  init(_ found: ProgressFinder.Found, owner: Int, _ drawing: PartDrawing) {
    (self.drawing, track) = (drawing, found.track)
    isRing = if case .ring = found.form { true } else { false }
    isOpen = found.path[..<owner].allSatisfy { $0.children.count == 1 }
    find(found.path, found.path.indices.dropLast(), false)
  }

  private mutating func find(_ path: [ShownView], _ indices: Range<Int>, _ isAlone: Bool) {
    for index in indices {
      let paints = self.paints(path, index)
      guard !paints.isEmpty else { continue }
      isOpen = false
      let within = path[index..<(path.count - 1)].enumerated().allSatisfy { offset, view in
        view.children.allSatisfy { $0 == path[index + offset + 1] || Self.isBehind($0, view, path) }
      }
      if isAlone, within { ofRow += paints } else { ofAll = (index, paints) }
    }
  }

  /// What a view paints behind what it holds, and what lies behind in a pile.
  private func paints(_ path: [ShownView], _ index: Int) -> [Part] {
    let view = path[index]
    var scratch = Part("group", at: view.place)
    var all = drawing.paints(view, in: &scratch).filter { $0.name == "fill" }
    if let reason = scratch.unknown["color"] { all.append(unknown(view, reason)) }
    for child in view.children where Self.isBehind(child, view, path) && !holdsTrack(child) {
      for part in drawing.parts(child) where !part.isOutline {
        let isPlain =
          !(isRing && part["kind"] == "circle") && part.name == "shape" && part.unknown.isEmpty
          && part["opacity"] == nil
          && part["size"] == nil && part["width"] == nil && part["height"] == nil
          && part.children.allSatisfy { ["fill", "stroke"].contains($0.name) }
        all +=
          isPlain
          ? part.children.filter { $0.name == "fill" }
          : [unknown(child, "what lies behind is more than one plain colour")]
      }
    }
    return all
  }

  private func holdsTrack(_ view: ShownView) -> Bool {
    track != nil && (view == track || view.children.contains(where: holdsTrack))
  }

  private func unknown(_ view: ShownView, _ reason: String) -> Part {
    var fill = Part("fill", at: view.place)
    fill.unknown["color"] = reason
    return fill
  }

  /// Whether a view lies behind the way in a pile, and is more than a line along it.
  static func isBehind(_ child: ShownView, _ view: ShownView, _ path: [ShownView]) -> Bool {
    guard case .stack(let stack) = view.content, stack.axis == .depth,
      let place = view.children.firstIndex(of: child),
      let way = view.children.firstIndex(where: { path.contains($0) }), place < way
    else { return false }
    return !RowLines.isLine(child, isColumn: false) && !RowLines.isLine(child, isColumn: true)
  }

  /// Says on what a component lies.
  func say(in component: inout Part) {
    guard let ofAll else {
      component["backdrop"] = "systemBackground"
      if isOpen { component["surface"] = "any" }
      return
    }
    if ofAll.paints.count == 1, let color = ofAll.paints[0]["color"],
      ofAll.paints[0]["opacity"] == nil
    {
      component["backdrop"] = color
    } else {
      component.unknown["backdrop"] =
        ofAll.paints.lazy.compactMap { $0.unknown["color"] }.first
        ?? "what lies behind is more than one plain colour"
    }
  }
}

extension Part {
  /// Whether it is lines alone.
  fileprivate var isOutline: Bool {
    name == "shape" && unknown.isEmpty && !children.isEmpty
      && children.allSatisfy { $0.name == "stroke" || $0.isOutline }
  }
}
