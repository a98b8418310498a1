internal import SwiftEvaluation
internal import SwiftSource

/// Finds progress indicators in what a root shows: those of the platform, arcs and bars that are drawn as far as a number says.
struct ProgressFinder {
  /// An indicator on the way from the root to what draws it.
  struct Found {
    enum Form {
      case platform(ShownProgress)
      case ring, bar, spinner
    }
    var form: Form
    /// The views from the root to the one that draws how far it is.
    var path: [ShownView]
    /// What lies behind that; nil where nothing does.
    var track: ShownView?
    /// How far it is, 0 to 1; nil where that is not known, or where it only goes on.
    var fraction: Double?
  }

  private let states: [Double]
  private(set) var found: [Found] = []
  /// What several bars or arcs in a row draw: a chart, by the place of the first.
  private(set) var charts: [Place] = []

  init(_ tree: ShownView, _ states: [String: Value]) {
    self.states = states.keys.sorted().compactMap { states[$0]?.double }
    search([tree])
    dropGlow()
    declineCharts()
  }

  private mutating func search(_ path: [ShownView]) {
    guard let view = path.last, view.hidden.content != true else { return }
    switch view.content {
    case .progress(let progress):
      found.append(Found(form: .platform(progress), path: path, fraction: Self.fraction(progress)))
    case .shape:
      if let one = drawn(path) { found.append(one) }
    default: break
    }
    for child in view.children { search(path + [child]) }
  }

  private static func fraction(_ progress: ShownProgress) -> Double? {
    guard let value = progress.value.content else { return nil }
    guard progress.low.unknown == nil, progress.high.unknown == nil else { return nil }
    let low = progress.low.content ?? 0
    let high = progress.high.content ?? 1
    return high > low ? min(1, max(0, (value - low) / (high - low))) : nil
  }

  private func drawn(_ path: [ShownView]) -> Found? {
    guard let view = path.last, case .shape(let shape) = view.content else { return nil }
    if let extent = Self.extent(shape) {
      let track = Self.track(extent, path)
      guard Self.paintsEdge(view), !Self.isCovered(extent, path) else { return nil }
      let whole =
        track.flatMap { if case .shape(let under) = $0.content { Self.extent(under) } else { nil } }
        ?? 1
      if whole > 0, extent <= whole + 0.0001, isGiven(min(1, extent / whole), path),
        !isTrack(extent, path)
      {
        return Found(form: .ring, path: path, track: track, fraction: min(1, extent / whole))
      }
      let turns = path.contains { view in
        view.animations.contains { $0.repeats.content == .infinity }
      }
      return turns ? Found(form: .spinner, path: path, track: track) : nil
    }
    guard let (part, track) = Self.part(path), isGiven(part, path) else { return nil }
    return Found(form: .bar, path: path, track: track, fraction: part)
  }

  /// The part of a circle that a shape draws; nil where it draws all of it, and where that is not known.
  private static func extent(_ shape: ShownShape) -> Double? {
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

  private static func paintsEdge(_ view: ShownView) -> Bool {
    view.paints.contains { if case .stroke = $0.role { true } else { false } }
  }

  /// Whether another arc at the same place is shorter: then this one is what it lies on.
  private func isTrack(_ extent: Double, _ path: [ShownView]) -> Bool {
    Self.others(path).contains { other in
      guard case .shape(let shape) = other.content, let shorter = Self.extent(shape) else {
        return false
      }
      return shorter < extent && isGiven(shorter / extent, path)
    }
  }

  /// What lies under a view and over it, in the pile that it is in, from the bottom up.
  private static func pile(_ path: [ShownView]) -> (under: [ShownView], over: [ShownView]) {
    guard
      let pile = path.dropLast().lastIndex(where: {
        if case .stack(let stack) = $0.content { stack.axis == .depth } else { false }
      }), let way = path[pile].children.firstIndex(where: { $0 == path[pile + 1] })
    else { return ([], []) }
    let children = path[pile].children
    return (children[..<way].flatMap(shapes), children[(way + 1)...].flatMap(shapes))
  }

  /// The nearest arc or circle under an arc that is as long or longer; else one over it that is longer.
  private static func track(_ extent: Double, _ path: [ShownView]) -> ShownView? {
    func length(_ other: ShownView) -> Double? {
      guard case .shape(let shape) = other.content, !shape.kind.isPath, paintsEdge(other) else {
        return nil
      }
      return Self.extent(shape) ?? 1
    }
    let (under, over) = pile(path)
    let long = under.filter { length($0).map { $0 >= extent } ?? false }
    // What glows under an arc is as long as that, and a hairline on a track is thinner.
    let longer = long.filter { length($0).map { $0 > extent } ?? false }
    let own = path.last.flatMap(thickness)
    func isAsThick(_ other: ShownView) -> Bool {
      guard let own, let other = thickness(other) else { return true }
      return other * 3 >= own
    }
    return longer.last(where: isAsThick) ?? long.last(where: isAsThick) ?? long.last
      ?? over.first { length($0).map { $0 > extent } ?? false }
  }

  /// Whether a line as wide lies over an arc and hides it.
  private static func isCovered(_ extent: Double, _ path: [ShownView]) -> Bool {
    guard let own = path.last.flatMap(thickness) else { return false }
    return pile(path).over.contains { other in
      guard case .shape(let shape) = other.content, !shape.kind.isPath, other.opacity.isAbsent,
        (Self.extent(shape) ?? 1) > extent
      else { return false }
      return thickness(other).map { $0 >= own } ?? false
    }
  }

  /// The width of the line that a view draws; nil where it draws none, or that is not known.
  private static func thickness(_ view: ShownView) -> Double? {
    let strokes = view.paints.lazy.compactMap { paint -> Double? in
      if case .stroke(let edge) = paint.role { edge.width.content } else { nil }
    }
    return strokes.first
  }

  private static func others(_ path: [ShownView]) -> [ShownView] {
    let (under, over) = pile(path)
    return under + over
  }

  /// The nearest shape under a view that may be its track; else one over it that is an outline.
  private static func ground(_ path: [ShownView], _ isTrack: (ShownView) -> Bool) -> ShownView? {
    let (under, over) = pile(path)
    func isFilled(_ view: ShownView) -> Bool {
      view.paints.isEmpty || view.paints.contains { $0.role == .fill || $0.role == .foreground }
    }
    return under.last { isTrack($0) && isFilled($0) } ?? under.last(where: isTrack)
      ?? over.first { isTrack($0) && !$0.paints.contains { $0.role == .fill } }
  }

  private static func shapes(_ view: ShownView) -> [ShownView] {
    if view.hidden.content == true { return [] }
    if case .shape = view.content { return [view] }
    return view.children.flatMap(shapes)
  }

  /// The part of another's length that a shape has, and that other.
  private static func part(_ path: [ShownView]) -> (Double, ShownView)? {
    let lengths = path.suffix(2).reversed().map(\.size)
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

  /// Whether a number that the views around it are given, or a state, says this part.
  private func isGiven(_ part: Double, _ path: [ShownView]) -> Bool {
    guard let view = path.last else { return false }
    let inputs = view.customViews.flatMap {
      $0.inputs.sorted { $0.key < $1.key }.flatMap { $0.value.doubles }
    }
    let numbers = inputs + states
    func isSame(_ number: Double) -> Bool { abs(number - part) < 0.000_1 }
    if numbers.contains(where: { isSame($0) || isSame($0 / 100) }) { return true }
    return numbers.contains { high in
      high > 0 && numbers.contains { low in low <= high && isSame(low / high) && low != high }
    }
  }

  /// What is drawn once more over the same track, and blurred, is no second indicator.
  private mutating func dropGlow() {
    found = found.filter { one in
      guard let track = one.track, one.path.last?.unknownPaints != nil else { return true }
      return !found.contains { other in
        other.track == track && other.fraction == one.fraction
          && other.path.last?.unknownPaints == nil
      }
    }
  }

  /// Several in one repetition with lengths of their own are marks of a chart.
  private mutating func declineCharts() {
    var groups: [Place: [Int]] = [:]
    for (index, one) in found.enumerated() {
      guard case .platform = one.form else {
        guard let view = one.path.last, let item = view.items.last else { continue }
        groups[item.place, default: []].append(index)
        continue
      }
    }
    var declined: Set<Int> = []
    for (_, indices) in groups where indices.count > 1 {
      guard Set(indices.map { found[$0].fraction }).count > 1, let first = indices.min() else {
        continue
      }
      charts.append(found[first].path.last?.place ?? Place(line: 0, column: 0))
      declined.formUnion(indices)
    }
    found = found.enumerated().filter { !declined.contains($0.offset) }.map(\.element)
  }
}

extension ShownShape.Kind {
  var isPath: Bool { if case .path = self { true } else { false } }
}

extension Value {
  /// A number; nil where it is none that is known.
  var double: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .real(let number): number
    case .number(let literal): literal.real
    case .binding(.constant(let value)): value.double
    case .optional(let wrapped?): wrapped.double
    default: nil
    }
  }

  /// The numbers in it: its own, or those of what it holds.
  var doubles: [Double] {
    if let double { return [double] }
    if case .structure(let structure) = self {
      return structure.fields.sorted { $0.key < $1.key }.compactMap(\.value.double)
    }
    return []
  }
}
