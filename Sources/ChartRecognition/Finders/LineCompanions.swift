internal import A11yModel
internal import Geometry

/// Finds what shows the data of a line besides it: the area along its edge, and the points on its
/// corners.
///
/// They are of the series of the line, wherever the file keeps them.
struct LineCompanions {
  private var draft: ChartDraft
  private let lines: [Int]

  private static let mostFree = 20_000

  /// The lines of the legend that show each look that was asked about.
  private var explained: [Look: [Int]] = [:]

  private struct Look: Hashable {
    var color: Ink
    var isFilled: Bool
  }

  private init(_ draft: ChartDraft) {
    self.draft = draft
    lines = draft.nodes(.line).filter { draft.scene[$0].fill.isNone }
  }

  static func find(_ draft: inout ChartDraft) {
    var companions = LineCompanions(draft)
    guard !companions.lines.isEmpty else { return }
    companions.findAreas()
    companions.findPoints()
    companions.settleSeries()
    draft = companions.draft
  }

  // MARK: areas

  private mutating func findAreas() {
    let scene = draft.scene
    let shapes = scene.nodes.indices.filter { node in
      guard scene[node].kind == .shape, scene[node].isSeen, !scene[node].fill.isNone else {
        return false
      }
      guard let part = draft.parts[node] else { return true }
      switch part.role {
      case .line: return true
      case .mark: return part.form == nil || part.form == .area
      default: return false
      }
    }
    for (area, line) in AreaFinder(on: lines, among: shapes, scene).lines {
      // Programs keep an area with the line below it, too: then colours tell whose it is.
      let isSameColor = scene[area].fill.looksLike(scene[line].stroke)
      guard isSameColor || mayBelong(area, to: line) else { continue }
      if draft.parts[area] == nil { assume() }
      var part = draft.parts[area] ?? ChartDraft.Part(role: .line)
      (part.role, part.form) = (.line, .area)
      draft.parts[area] = part
      draft.companions[area] = line
    }
  }

  /// Whether the file does not keep two in different series.
  private func mayBelong(_ node: Int, to line: Int) -> Bool {
    guard let own = draft.parts[node]?.series, let other = draft.parts[line]?.series else {
      return true
    }
    return own == other
  }

  // MARK: points

  private mutating func findPoints() {
    let finder = MarkerFinder(lines, draft.scene)
    let marks = draft.nodes(.mark).filter { mark in
      switch draft.parts[mark]?.form {
      case .bar, .pie, .donut: false
      case .line, .area, .scatter, nil: true
      }
    }
    var pointed: Set<Int> = []
    let found = finder.points(among: marks, least: 1)
    let apart = seriesApart(marks, from: found)
    for (point, line) in found {
      let isApart = draft.parts[point]?.series.map(apart.contains) ?? false
      if isApart, !mayBelong(point, to: line) { continue }
      if areExplainedApart(point, line) { continue }
      draft.companions[point] = line
      pointed.insert(line)
    }
    let free = draft.free([.shape]).prefix(Self.mostFree)
    for (point, line) in finder.points(among: free, least: 2) where !pointed.contains(line) {
      draft.parts[point] = ChartDraft.Part(role: .mark, form: .scatter)
      draft.companions[point] = line
      assume()
    }
  }

  /// The series that have lines or points of their own: what the file calls a series, though all of it are
  /// points on lines of others, belongs to these.
  private func seriesApart(_ marks: [Int], from onLines: [Int: Int]) -> Set<String> {
    let free = marks.lazy.filter { onLines[$0] == nil }
    return Set((lines + free).compactMap { draft.parts[$0]?.series })
  }

  /// Whether a legend has a line of its own for each of two.
  private mutating func areExplainedApart(_ point: Int, _ line: Int) -> Bool {
    guard draft.entries.count > 1 else { return false }
    let (own, others) = (entries(of: point), entries(of: line))
    return own.count == 1 && others.count == 1 && own != others
  }

  /// The lines of the legend that show a colour, filled or drawn as a line.
  private mutating func entries(of node: Int) -> [Int] {
    let scene = draft.scene
    let look = Look(color: scene[node].key, isFilled: !scene[node].fill.isNone)
    if let known = explained[look] { return known }
    let found = draft.entries.indices.filter { entry in
      draft.entries[entry].swatches.contains { swatch in
        scene[swatch].fill.isNone != look.isFilled && scene[swatch].key.looksLike(look.color)
      }
    }
    explained[look] = found
    return found
  }

  private mutating func assume() { draft.assumed.formUnion([.form, .marks, .series]) }

  // MARK: series

  /// What one of them states of its series holds for all; what is said of the companions of several lines
  /// is none, as of all points of a chart that one group holds.
  private mutating func settleSeries() {
    var stated: [Int: String] = [:]
    let companions = draft.companions.sorted { $0.key < $1.key }
    var shared: [String: Set<Int>] = [:]
    for (node, line) in companions {
      if let series = draft.parts[node]?.series { shared[series, default: []].insert(line) }
    }
    for (node, line) in companions where stated[line] == nil {
      let own = draft.parts[node]?.series.flatMap { shared[$0]?.count == 1 ? $0 : nil }
      stated[line] = draft.parts[line]?.series ?? own
    }
    for (node, line) in companions {
      guard let series = stated[line] else { continue }
      for node in [node, line] where draft.parts[node]?.series != series {
        draft.parts[node]?.series = series
        draft.assumed.insert(.series)
      }
    }
  }
}
