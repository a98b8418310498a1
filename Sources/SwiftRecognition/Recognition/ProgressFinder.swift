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
    /// Whether it says how far something is, and not only that it goes on.
    var isDeterminate = true

    /// Whether it is a bar, which what lies over it does not lie in.
    var isBar: Bool {
      switch form {
      case .bar: true
      case .platform(let progress):
        !progress.value.isAbsent
          && progress.style.content?.lowercased().contains("circular") != true
      case .ring, .spinner: false
      }
    }

    /// Whether it is drawn by the source, as far as a number seems to say.
    var isMeasured: Bool {
      switch form {
      case .ring, .bar: true
      case .platform, .spinner: false
      }
    }
  }

  private let states: [Double]
  private let given: Set<Place>
  private(set) var found: [Found] = []
  /// Arcs over a track of which no number says how long they are, by their places.
  private(set) var others: [Place: Double] = [:]
  /// What several bars or arcs in a row draw: a chart, by the place of the first.
  private(set) var charts: [Place] = []

  /// - Parameters:
  ///   - tree: what is shown.
  ///   - states: the values of states, of which a number may say how far an indicator is.
  ///   - given: the places of arcs that are as long as something says that is no such number.
  init(_ tree: ShownView, _ states: [String: Value], given: Set<Place> = []) {
    self.given = given
    self.states = states.keys.sorted().compactMap { states[$0]?.double }
    search([tree])
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

  private mutating func drawn(_ path: [ShownView]) -> Found? {
    guard let view = path.last, case .shape(let shape) = view.content else { return nil }
    if let extent = Self.extent(shape) {
      let track = track(extent, path)
      guard Self.paintsEdge(view), !Self.isCovered(extent, path),
        !Self.shapesBeside(path).contains(where: { Self.isGlow(view, of: $0) })
      else { return nil }
      let whole =
        track.flatMap { if case .shape(let under) = $0.content { Self.extent(under) } else { nil } }
        ?? 1
      if whole > 0, extent <= whole + 0.0001, !isTrack(extent, path),
        !Self.isRepeated(extent, of: whole, path)
      {
        let fraction = min(1, extent / whole)
        if given.contains(view.place) || isGiven(fraction, path) {
          return Found(form: .ring, path: path, track: track, fraction: fraction)
        }
        if track != nil, others[view.place] == nil { others[view.place] = fraction }
      }
      let turns = path.contains { view in
        view.animations.contains { $0.repeats.content == .infinity }
      }
      return turns ? Found(form: .spinner, path: path, track: track) : nil
    }
    guard let (part, track) = Self.part(path), isGiven(part, path) else { return nil }
    return Found(form: .bar, path: path, track: track, fraction: part)
  }

  /// Whether another arc at the same place is shorter: then this one is what it lies on.
  private func isTrack(_ extent: Double, _ path: [ShownView]) -> Bool {
    Self.shapesBeside(path).contains { other in
      guard case .shape(let shape) = other.content, let shorter = Self.extent(shape) else {
        return false
      }
      return shorter < extent && isGiven(shorter / extent, path)
    }
  }

  /// The nearest arc or circle under an arc that is as long or longer; else one over it that is longer.
  ///
  /// One that is as long may be the same arc once more: one that is longer, and of which a number says the part, is meant.
  private func track(_ extent: Double, _ path: [ShownView]) -> ShownView? {
    let (under, over) = Self.pile(path)
    func isLonger(_ other: ShownView) -> Bool { Self.length(other).map { $0 > extent } ?? false }
    // A hairline on a track is thinner.
    let thick = under.filter { Self.isAsThick($0, as: path.last) }
    return thick.last { other in
      isLonger(other) && Self.length(other).map { isGiven(extent / $0, path) } ?? false
    }
      ?? thick.last { Self.length($0).map { $0 >= extent } ?? false }
      ?? under.last { Self.length($0).map { $0 >= extent } ?? false }
      ?? over.first(where: isLonger)
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
    // What is more than all is drawn as all.
    if isSame(1), numbers.contains(where: { $0 > 1 }) { return true }
    return numbers.contains { high in
      high > 0 && numbers.contains { low in low <= high && isSame(low / high) && low != high }
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
