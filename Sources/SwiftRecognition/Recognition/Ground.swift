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
  /// How many views of the source stand around the component, its own among them.
  private let depth: Int
  /// The scheme that the source sets for the component.
  private let scheme: Fact<String>
  /// What is told as the track of the component.
  private let track: ShownView?
  /// Whether the component is a line around a circle, of which one half lies within it.
  private let isRing: Bool

  /// What lies behind a progress indicator.
  init(_ found: ProgressFinder.Found, owner: Int, _ drawing: PartDrawing) {
    let isRing = if case .ring = found.form { true } else { false }
    self.init(
      found.path,
      owner: owner,
      inner: found.path.count,
      isAlone: false,
      track: found.track,
      isRing: isRing,
      drawing
    )
  }

  /// - Parameters:
  ///   - path: the views from the root to the one that holds the component.
  ///   - owner: the first of them that is the component's own.
  ///   - inner: the first of them that paints a part of the component, and not what it lies on.
  ///   - isAlone: whether the last of them holds nothing else.
  ///   - track: what is told as the track of the component.
  ///   - isRing: whether the component is a line around a circle.
  ///   - drawing: what says views in the words of the dialect.
  init(
    _ path: [ShownView],
    owner: Int,
    inner: Int,
    isAlone: Bool,
    track: ShownView? = nil,
    isRing: Bool = false,
    _ drawing: PartDrawing
  ) {
    (self.drawing, self.track, self.isRing) = (drawing, track, isRing)
    depth = path.last?.customViews.count ?? 0
    scheme = path.last?.scheme ?? .absent
    isOpen = path[..<owner].allSatisfy { $0.children.count == 1 }
    for index in path.indices {
      let (around, own) = paints(path, index, inner)
      if !around.isEmpty { ofAll = (index, around) }
      guard !own.isEmpty else { continue }
      let within = path[index..<(path.count - 1)].enumerated().allSatisfy { offset, view in
        view.children.allSatisfy { $0 == path[index + offset + 1] || Self.isBehind($0, view, path) }
      }
      if isAlone, within { ofRow += own } else { ofAll = (index, around + own) }
    }
    if ofAll != nil || !ofRow.isEmpty { isOpen = false }
  }

  /// What a view paints behind what it holds, and what lies behind in a pile: who shows the component paints around it,
  /// the rest its own view does.
  private func paints(
    _ path: [ShownView],
    _ index: Int,
    _ inner: Int
  ) -> (around: [Part], own: [Part]) {
    let view = path[index]
    var around: [Part] = []
    var own: [Part] = []
    if let unknown = view.unknownPaints { own.append(self.unknown(view, unknown.reason)) }
    for paint in view.unknownPaints == nil ? view.paints : [] {
      guard case .background = paint.role else { continue }
      let fill = fitting([drawing.paint("fill", paint)].filter { !$0.isUnseen }, paint.scheme)
      if paint.depth < depth { around += fill } else { own += fill }
    }
    for child in view.children where Self.isBehind(child, view, path) && !holdsTrack(child) {
      let fills = fitting(drawing.parts(child).flatMap { self.fills($0, child) }, child.scheme)
      if child.customViews.count < depth {
        around += fills
      } else if index + 1 < inner {
        own += fills
      }
    }
    return (around, index < inner ? own : [])
  }

  /// What a part paints all over, where it is one plain colour.
  private func fills(_ part: Part, _ view: ShownView) -> [Part] {
    if part.isOutline { return [] }
    let isPlain =
      !(isRing && part["kind"] == "circle") && view.isUnlimited && part.name == "shape"
      && part.unknown.isEmpty && part["opacity"] == nil
      && part["size"] == nil && part["width"] == nil && part["height"] == nil
      && part.children.allSatisfy { ["fill", "stroke"].contains($0.name) }
    return isPlain
      ? part.children.filter { $0.name == "fill" && !$0.isUnseen }
      : [unknown(view, "what lies behind is more than one plain colour")]
  }

  /// Paints that are made in a scheme: a colour by its name is another than in that of the component.
  private func fitting(_ paints: [Part], _ other: Fact<String>) -> [Part] {
    guard other.content != scheme.content else { return paints }
    return paints.map { paint in
      guard let color = paint["color"], !color.hasPrefix("#"), color != "clear" else {
        return paint
      }
      var fill = Part("fill", at: paint.place)
      fill.unknown["color"] = Self.otherScheme
      return fill
    }
  }

  private static let otherScheme = "the scheme is set for what lies on it alone"

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

  /// Says on what a component lies, and in which scheme where that is set.
  func say(in component: inout Part) {
    component["appearance"] = scheme.content
    guard let ofAll else {
      if scheme.isAbsent {
        component["backdrop"] = AssumedGround.unsaid
        if isOpen { component["surface"] = "any" }
      } else {
        component.unknown["backdrop"] = scheme.unknown?.reason ?? Self.otherScheme
      }
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

extension ShownView {
  /// Whether neither it nor what it holds is kept from taking all the room that it is offered.
  fileprivate var isUnlimited: Bool {
    [size.maximumWidth, size.maximumHeight].allSatisfy { $0.isAbsent || $0.content == .infinite }
      && children.allSatisfy(\.isUnlimited)
  }
}

extension Part {
  /// Whether it is a paint that changes nothing of what it lies on.
  fileprivate var isUnseen: Bool {
    unknown.isEmpty && (self["color"] == "clear" || self["opacity"] == "0")
  }

  /// Whether it is lines alone.
  fileprivate var isOutline: Bool {
    name == "shape" && unknown.isEmpty && !children.isEmpty
      && children.allSatisfy { $0.name == "stroke" || $0.isOutline }
  }
}
