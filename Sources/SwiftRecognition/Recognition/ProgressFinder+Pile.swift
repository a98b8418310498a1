/// How long shapes are, and what lies under and over them.
extension ProgressFinder {
  /// The part of a circle that a shape draws; nil where it draws all of it, and where that is not known.
  static func extent(_ shape: ShownShape) -> Double? {
    if case .known(let trim, _) = shape.trim {
      return trim.to >= trim.from ? trim.to - trim.from : nil
    }
    if case .arc(let start, let end) = shape.kind, let start = start.content, let end = end.content
    {
      // An arc that ends before it begins goes on to where it ends the next time.
      let turn = end - start
      let rest = turn.truncatingRemainder(dividingBy: 360)
      return turn >= 0 ? min(1, turn / 360) : rest == 0 ? nil : (rest + 360) / 360
    }
    return nil
  }

  static func paintsEdge(_ view: ShownView) -> Bool {
    view.paints.contains { if case .stroke = $0.role { true } else { false } }
  }

  /// What lies under a view and over it, in the pile that it is in, from the bottom up.
  static func pile(_ path: [ShownView]) -> (under: [ShownView], over: [ShownView]) {
    guard
      let pile = path.dropLast().lastIndex(where: {
        if case .stack(let stack) = $0.content { stack.axis == .depth } else { false }
      }), let way = path[pile].children.firstIndex(where: { $0 == path[pile + 1] })
    else { return ([], []) }
    let children = path[pile].children
    return (children[..<way].flatMap(shapes), children[(way + 1)...].flatMap(shapes))
  }

  /// How much of a circle the edge of a shape is; nil where it paints none.
  static func length(_ view: ShownView) -> Double? {
    guard case .shape(let shape) = view.content, !shape.kind.isPath, paintsEdge(view) else {
      return nil
    }
    return extent(shape) ?? 1
  }

  /// Whether the same arc lies under another once more, as under its own glow.
  static func isRepeated(_ extent: Double, of whole: Double, _ path: [ShownView]) -> Bool {
    extent < whole - 0.000_1
      && pile(path).under.contains { other in
        if let view = path.last, isGlow(other, of: view) { return false }
        return length(other).map { abs($0 - extent) < 0.000_1 } ?? false
      }
  }

  /// Whether an arc is the shine of another: fainter in the same colour, where that is or where it ends.
  static func isGlow(_ arc: ShownView, of other: ShownView) -> Bool {
    guard let own = trim(arc), let whole = trim(other), let faint = edge(arc),
      let plain = edge(other)
    else { return false }
    return faint.base == plain.base && faint.opacity < plain.opacity
      && abs(own.to - whole.to) < 0.000_1 && own.from >= whole.from - 0.000_1
  }

  private static func trim(_ view: ShownView) -> ShownShape.Trim? {
    if case .shape(let shape) = view.content { shape.trim.content } else { nil }
  }

  /// The colour of the line that a view draws, as faint as the view; nil where it draws none, or that is not known.
  private static func edge(_ view: ShownView) -> ShownColor? {
    let lines = view.paints.filter { if case .stroke = $0.role { true } else { false } }
    guard lines.count == 1, case .color(var color)? = lines[0].style.content,
      view.opacity.unknown == nil
    else { return nil }
    color.opacity *= view.opacity.content ?? 1
    return color
  }

  /// Whether a line as wide lies over an arc and hides it.
  static func isCovered(_ extent: Double, _ path: [ShownView]) -> Bool {
    guard let own = path.last.flatMap(thickness) else { return false }
    return pile(path).over.contains { other in
      guard other.opacity.isAbsent, let length = length(other), length > extent else {
        return false
      }
      return thickness(other).map { $0 >= own } ?? false
    }
  }

  /// Whether a line is not much thinner than another, as far as that is known.
  static func isAsThick(_ line: ShownView, as other: ShownView?) -> Bool {
    guard let own = other.flatMap(thickness), let width = thickness(line) else { return true }
    return width * 3 >= own
  }

  /// The width of the line that a view draws; nil where it draws none, or that is not known.
  private static func thickness(_ view: ShownView) -> Double? {
    view.paints.lazy.compactMap { paint -> Double? in
      if case .stroke(let edge) = paint.role { edge.width.content } else { nil }
    }.first
  }

  static func shapesBeside(_ path: [ShownView]) -> [ShownView] {
    let (under, over) = pile(path)
    return under + over
  }

  /// The nearest shape under a view that may be its track; else one over it that is an outline.
  static func ground(_ path: [ShownView], _ isTrack: (ShownView) -> Bool) -> ShownView? {
    let (under, over) = pile(path)
    func isFilled(_ view: ShownView) -> Bool {
      view.paints.isEmpty || view.paints.contains { $0.role == .fill || $0.role == .foreground }
    }
    return under.last { isTrack($0) && isFilled($0) } ?? under.last(where: isTrack)
      ?? over.first { isTrack($0) && !$0.paints.contains { $0.role == .fill } }
  }

  static func shapes(_ view: ShownView) -> [ShownView] {
    if view.hidden.content == true { return [] }
    if case .shape = view.content { return [view] }
    return view.children.flatMap(shapes)
  }

  /// The part of another's length that a shape has, and that other.
  static func part(_ path: [ShownView]) -> (Double, ShownView)? {
    let lengths = path.suffix(2).reversed().map(\.drawnSize)
    for size in lengths {
      for (length, direction) in [(size.width, 0), (size.height, 1)] {
        switch length.content {
        case .part(let part, _)?:
          guard part >= 0, part <= 1, let track = ground(path, { _ in true }) else { continue }
          return (part, track)
        case .points(let points)?:
          let track = ground(path) {
            let other = direction == 0 ? $0.size.width : $0.size.height
            guard case .points(let whole)? = other.content else { return false }
            return whole > points && whole > 24
          }
          let other = direction == 0 ? track?.size.width : track?.size.height
          let across = direction == 0 ? size.height : size.width
          let beside = direction == 0 ? track?.size.height : track?.size.width
          guard let track, case .points(let whole)? = other?.content,
            across.content == beside?.content
          else { continue }
          return (points / whole, track)
        default: continue
        }
      }
    }
    return nil
  }
}

extension ShownView {
  /// Its size, in which a shape is as large as it may be where that is a part of the room that it is in.
  fileprivate var drawnSize: ShownSize {
    var drawn = size
    guard case .shape = content else { return drawn }
    if drawn.width.isAbsent, case .part? = size.maximumWidth.content {
      drawn.width = size.maximumWidth
    }
    if drawn.height.isAbsent, case .part? = size.maximumHeight.content {
      drawn.height = size.maximumHeight
    }
    return drawn
  }
}
