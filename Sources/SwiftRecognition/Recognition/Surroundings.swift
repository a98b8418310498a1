internal import SwiftEvaluation
internal import SwiftSource

/// What stands around a row and belongs to it: what holds it, texts that speak of the current step, what changes it.
struct Surroundings {
  /// The component's element as each situation has it, with all that belongs to it in reading order; where the row is
  /// stands a part of the name ``rowName``, with what is told of the row alone.
  private(set) var frames: [Int: Part] = [:]

  static let rowName = "row"
  /// Marks what the view of the row shows itself.
  private static let own = "own"
  /// A view that shows more besides its row is a page, of which only what speaks of the step is the indicator's.
  private static let mostOwn = 6

  private let drawing: PartDrawing
  private let actions: StepActions?

  init(
    _ name: String,
    _ rows: [DrawnRow],
    _ situations: [Situation],
    actions: StepActions?,
    _ drawing: PartDrawing,
    _ merge: inout AppearanceMerge
  ) {
    self.drawing = drawing
    self.actions = actions
    for row in rows {
      let trees = situations[row.situation].trees
      let frames = trees.compactMapValues { tree in
        Self.path(to: row.row.key, in: tree).map { frame(name, $0, row) }
      }
      guard !frames.isEmpty else { continue }
      let cell = Cell(position: 0, count: 0)
      let merged = merge.part(frames)
      var check = FoldCheck(merge.palette)
      self.frames[row.situation] = check.checked(
        merged,
        against: frames.map { .init(part: $1, cell: cell, appearance: $0) }
      )
    }
    keepWhatBelongs()
  }

  /// The views from the root to the one that holds a row.
  static func path(to key: Row.Key, in view: ShownView) -> [ShownView]? {
    if Row.all(of: view).contains(where: { $0.key == key }) { return [view] }
    for child in view.children {
      if let path = path(to: key, in: child) { return [view] + path }
    }
    return nil
  }

  private func frame(_ name: String, _ path: [ShownView], _ drawn: DrawnRow) -> Part {
    let row = drawn.row
    let situation = drawn.situation
    let owner = Self.owner(path, row)
    let views = row.container.customViews
    var part = Part(name, at: row.container.place, path: views.map(\.type).joined(separator: "/"))
    var inner = Part(Self.rowName, at: row.container.place, path: row.container.namePath)
    let speaking = path[owner...].filter(Self.speaks)
    if speaking.count > 1 { expose(speaking[0], situation, in: &part) }
    if let last = speaking.last { expose(last, situation, in: &inner) }
    let ground = Ground(
      path,
      owner: owner,
      inner: path.count,
      isAlone: row.rest.isEmpty,
      drawing
    )
    ground.say(in: &part)
    inner.children = ground.ofRow
    inner.children += row.rest.flatMap(drawing.parts).filter {
      $0.name == "shape" || $0.name == "group"
    }
    var before: [Part] = []
    var after: [Part] = []
    for (index, view) in path.dropLast().enumerated() {
      guard let way = view.children.firstIndex(where: { $0 == path[index + 1] }) else { continue }
      func pieces(_ views: some Sequence<ShownView>) -> [Part] {
        views.filter { !Ground.isBehind($0, view, path) }.flatMap {
          self.pieces($0, isOwn: index >= owner, situation)
        }.map { index < ground.ofAll?.index ?? 0 ? $0.elsewhere : $0 }
      }
      before += pieces(view.children[..<way])
      after = pieces(view.children[(way + 1)...]) + after
    }
    let rest = row.rest.flatMap { pieces($0, isOwn: true, situation) }.filter {
      $0.name != "shape" && $0.name != "group"
    }
    part.children = before + [inner] + rest + after
    return part
  }

  /// The first of the views on the way to a row that the view of the source makes whose row it is.
  private static func owner(_ path: [ShownView], _ row: Row) -> Int {
    let depth = row.container.customViews.count
    guard let owner = row.container.customViews.last else { return path.count - 1 }
    return path.firstIndex {
      $0.customViews.count >= depth && $0.customViews[depth - 1].place == owner.place
    } ?? path.count - 1
  }

  /// Whether assistive technology is told of a view, or it does something when it is tapped.
  private static func speaks(_ view: ShownView) -> Bool {
    var facts = view.accessibility
    facts.identifier = .absent
    return facts != AccessibilityFacts() || view.tap != nil
  }

  /// What assistive technology gets of what holds the row, and what a tap on that does to the step.
  private func expose(_ view: ShownView, _ situation: Int, in part: inout Part) {
    drawing.expose(view, in: &part)
    if let code = view.tap?.code.content, let action = actions?.action(code, in: situation) {
      part["action"] = action
    }
  }

  /// What a view shows that may belong to the row: texts and controls, and all that its own view shows.
  private func pieces(_ view: ShownView, isOwn: Bool, _ situation: Int) -> [Part] {
    let parts: [Part]
    switch view.content {
    case .text: parts = drawing.parts(view)
    case .control(let control):
      parts = drawing.parts(view).map { part in
        var part = part
        if part["disabled"] == nil, let code = control.action.content {
          part["action"] = actions?.action(code, in: situation)
        }
        return part
      }
    case .symbol, .shape, .image, .unknown: parts = isOwn ? drawing.parts(view) : []
    default: return view.children.flatMap { pieces($0, isOwn: isOwn, situation) }
    }
    return parts.map { part in
      var part = part
      if isOwn { part[Self.own] = "true" }
      return part
    }
  }

  private struct Piece: Hashable {
    var name: String
    var place: Place
    var path: String
    var number: Int
  }

  /// Leaves out what says nothing of the step: what is the same in all situations, and no control of it.
  private mutating func keepWhatBelongs() {
    let order = frames.keys.sorted()
    var pieces: [Piece: [Int: Part]] = [:]
    var keys: [Int: [Piece]] = [:]
    for situation in order {
      for part in frames[situation]?.children ?? [] {
        var key = Piece(name: part.name, place: part.place, path: part.path, number: 0)
        while keys[situation]?.contains(key) == true { key.number += 1 }
        keys[situation, default: []].append(key)
        pieces[key, default: [:]][situation] = part
      }
    }
    let own = pieces.values.filter { $0.values.contains { $0[Self.own] != nil } }.count
    var belonging = pieces.filter { key, all in
      if key.name == Self.rowName { return true }
      if own <= Self.mostOwn, all.values.contains(where: { $0[Self.own] != nil }) { return true }
      // What comes and goes is another page, and not the indicator's.
      guard all.count == order.count else { return false }
      return all.values.contains { ["next", "back"].contains($0["action"]) }
        || all.values.contains { !$0.looksAs(all[order[0]] ?? $0) }
    }
    frames = StepActions.settled(frames)
    belonging = belonging.mapValues(StepActions.settled)
    // What its view shows beside it may say what is not said of it.
    let isNamed = frames.values.contains { frame in
      frame["label"] != nil
        || frame.children.contains { $0.name == Self.rowName && $0["label"] != nil }
    }
    let isFragment =
      !isNamed
      && pieces.contains { key, all in
        belonging[key] == nil && all.values.contains { $0[Self.own] != nil && $0.isHeard }
      }
    for situation in order {
      if isFragment { frames[situation]?["scope"] = "fragment" }
      frames[situation]?.children = (keys[situation] ?? []).compactMap { key in
        guard var part = belonging[key]?[situation] else { return nil }
        part[Self.own] = nil
        return part
      }
    }
  }
}

extension ShownView {
  /// What a tap on it does; nil where that is nothing.
  var tap: ShownAction? {
    actions.first { if case .tap = $0.trigger { true } else { false } }
  }
}

extension Part {
  /// Whether it is heard by itself, or may be, and says more than what it does.
  fileprivate var isHeard: Bool {
    guard self["hidden"] == nil else { return false }
    return ["text", "glyph"].contains(name) || name != "control" && self["label"] != nil
      || unknown["contents"] != nil
  }

  /// The same where it lies on another ground than the component.
  fileprivate var elsewhere: Part {
    mapped { part in
      guard part["color"] != nil else { return }
      part["color"] = nil
      part.unknown["color"] = "it does not lie on what the steps lie on"
    }
  }
}
