internal import A11yModel

/// Puts marks and lines together that belong together, and ties the legend to them.
struct SeriesAssembly {
  /// One series: its marks and lines, as nodes in document order.
  struct Series {
    var key: String?
    package var name: String?
    var group: Int?
    var marks: [Int] = []
    package var lines: [Int] = []

    /// The line of the legend that explains it; a place among the entries.
    var entry: Int?
    var nodes: [Int] { marks + lines }
  }

  private(set) var series: [Series] = []

  /// Whether colour alone says which marks belong together.
  private(set) var isAssumed = false
  private let draft: ChartDraft
  private let scene: ChartScene
  private let bars: BarFinder.Bars?
  private let looks: SeriesLooks

  /// More different colours tell no series apart.
  private static let mostColors = 64

  /// No legend explains more.
  private static let mostTied = 500

  /// - Parameters:
  ///   - draft: what each node is.
  ///   - statements: what marks state of their series.
  ///   - bars: the marks, where they are bars.
  init(_ draft: ChartDraft, _ statements: MarkStatements, _ bars: BarFinder.Bars?) {
    self.draft = draft
    scene = draft.scene
    self.bars = bars
    looks = SeriesLooks(draft)
    let marks = draft.nodes(.mark)
    let lines = draft.nodes(.line)
    let named = Self.completed(statements.series, by: draft.companions)
    let all = members(marks + lines, named, statements.unnamed)
    if !named.isEmpty, all.allSatisfy({ named[$0] != nil }) {
      group(all) { named[$0] }
      for index in series.indices { series[index].name = series[index].key }
    } else if all.allSatisfy({ draft.parts[$0]?.series != nil }), !isOnePie(all), !areNumbered(all),
      !isContradicted(all)
    {
      group(all) { draft.parts[$0]?.series }
      let groups = Dictionary(draft.groups.map { ($0.key, $0) }) { first, _ in first }
      for index in series.indices {
        let group = series[index].key.flatMap { groups[$0] }
        series[index].name = group?.name
        series[index].group = group?.node
      }
    } else {
      groupByColor(all)
    }
    tieEntries()
    if isNothingTold { series = [] }
  }

  /// Whether nothing is told by which series a mark belongs to: they have no names, and there is one
  /// of them, or each has a panel of its own, or all their marks look alike, as those of the panels of
  /// one chart.
  private var isNothingTold: Bool {
    guard series.allSatisfy({ $0.entry == nil && $0.name == nil }) else { return false }
    if series.count < 2 || Panels(draft).hold(series) { return true }
    guard series.allSatisfy(\.lines.isEmpty), let first = series[0].marks.first else {
      return false
    }
    let one = looks.look(of: first)
    return series.allSatisfy { $0.marks.allSatisfy { looks.look(of: $0) == one } }
  }

  /// Those that may be of a series: what states that it is of none is of the one that the legend shows in
  /// its colour only where nothing else is.
  private func members(_ all: [Int], _ named: [Int: String], _ unnamed: Set<Int>) -> [Int] {
    guard !unnamed.isEmpty else { return all }
    let names = Set(named.values)
    return all.filter { node in
      guard named[node] == nil, unnamed.contains(node) else { return true }
      let text = looks.entry(of: node).flatMap { scene[draft.entries[$0].text].text.value }
      return text.map { !names.contains($0) } ?? false
    }
  }

  /// The names of series with those that lines and their companions state for each other.
  private static func completed(
    _ named: [Int: String],
    by companions: [Int: Int]
  ) -> [Int: String] {
    var all = named
    let pairs = named.isEmpty ? [] : companions.sorted { $0.key < $1.key }
    for (node, line) in pairs where all[line] == nil { all[line] = named[node] }
    for (node, line) in pairs where all[node] == nil { all[node] = all[line] }
    return all
  }

  /// Whether all slices of a pie stand in one series: then each has a name of its own.
  private func isOnePie(_ nodes: [Int]) -> Bool {
    guard nodes.contains(where: { draft.parts[$0]?.form?.isWhole ?? false }) else { return false }
    return Set(nodes.map { draft.parts[$0]?.series }).count == 1
  }

  /// Whether the numbers of marks that look alike count these, as “Bar 1” and “Bar 2”, and no series.
  private func areNumbered(_ nodes: [Int]) -> Bool {
    guard nodes.count > 1, let first = nodes.first, draft.groups.isEmpty,
      Set(nodes.map { draft.parts[$0]?.series }).count == nodes.count
    else { return false }
    let one = looks.look(of: first)
    return nodes.allSatisfy { looks.look(of: $0) == one }
  }

  /// Whether the legend tells marks apart by colour that the file keeps in one series: people see
  /// what the legend says.
  private func isContradicted(_ nodes: [Int]) -> Bool {
    guard draft.entries.count > 1, draft.entries.allSatisfy({ $0.series == nil }) else {
      return false
    }
    var known: [MarkLook: Int?] = [:]
    var entries: [String: Int] = [:]
    for node in nodes {
      let look = looks.look(of: node)
      let entry = known[look] ?? looks.legend.entry(of: look)
      known[look] = .some(entry)
      guard known.count <= Self.mostColors else { return false }
      guard let entry, let series = draft.parts[node]?.series else { continue }
      if entries.updateValue(entry, forKey: series) ?? entry != entry { return true }
    }
    return false
  }

  private mutating func group(_ nodes: [Int], by key: (Int) -> String?) {
    var places: [String: Int] = [:]
    for node in nodes.sorted() {
      guard let key = key(node) else { continue }
      let place = places[key] ?? series.count
      if place == series.count { series.append(Series(key: key)) }
      places[key] = place
      add(node, to: place)
    }
  }

  private mutating func add(_ node: Int, to place: Int) {
    if draft.parts[node]?.role == .line {
      series[place].lines.append(node)
    } else {
      series[place].marks.append(node)
    }
  }

  // MARK: colours

  private mutating func groupByColor(_ nodes: [Int]) {
    let nodes = nodes.sorted()
    var places: [MarkLook: Int] = [:]
    var groups: [(entry: Int?, nodes: [Int])] = []
    for node in nodes {
      let look = looks.look(of: node)
      if let place = places[look] {
        groups[place].nodes.append(node)
      } else {
        guard groups.count < Self.mostColors else { return }
        places[look] = groups.count
        groups.append((looks.legend.entry(of: look), [node]))
      }
    }
    let isExplained = groups.contains { $0.entry != nil }
    let areLines = draft.nodes(.mark).isEmpty
    // Each mark in a colour of its own is no series by that, nor is what shows the same value.
    let areValues = draft.areColorsValues
    guard isExplained || areLines || !areValues && groups.allSatisfy({ $0.nodes.count > 1 }),
      isExplained || !areSigns(groups.map(\.nodes))
    else { return }
    var byEntry: [Int: Int] = [:]
    let explained = groups.filter { $0.entry != nil }.map(\.nodes)
    for (entry, nodes) in groups
    where !isExplained || entry != nil || isSeries(nodes, beside: explained) {
      let place = entry.flatMap { byEntry[$0] } ?? series.count
      if place == series.count { series.append(Series()) }
      if let entry { byEntry[entry] = place }
      for node in nodes { add(node, to: place) }
    }
    isAssumed = true
  }

  /// Whether marks that the legend does not explain are as many as those of a series that it does, or are
  /// a line with as many corners.
  private func isSeries(_ nodes: [Int], beside explained: [[Int]]) -> Bool {
    let isLine = { (nodes: [Int]) in nodes.allSatisfy { draft.parts[$0]?.role == .line } }
    guard isLine(nodes) else {
      return nodes.count > 1 && explained.contains { !isLine($0) && $0.count == nodes.count }
    }
    let own = ShapeCorners(scene[nodes[0]].element)
    guard nodes.count == 1, own.isSingle, own.count > 2 else { return false }
    return explained.contains { other in
      guard isLine(other), other.count == 1 else { return false }
      let shape = ShapeCorners(scene[other[0]].element)
      return shape.count == own.count && shape.isClosed == own.isClosed
    }
  }

  /// Whether two colours tell bars that grow one way from those that grow the other: their signs, which
  /// everybody sees.
  private func areSigns(_ groups: [[Int]]) -> Bool {
    guard groups.count == 2, let bars else { return false }
    let ways = groups.map { group in
      Set(
        group.map { node in
          let center = scene[node].box.center
          return (bars.isUpright ? center.y : center.x) < bars.foot
        }
      )
    }
    return ways[0].count == 1 && ways[1].count == 1 && ways[0] != ways[1]
  }

  // MARK: the legend

  private mutating func tieEntries() {
    var taken: Set<Int> = []
    for index in series.indices.prefix(Self.mostTied) {
      let (key, name) = (series[index].key, series[index].name)
      let byWord = draft.entries.firstIndex { entry in
        (key != nil && entry.series == key)
          || (name != nil && scene[entry.text].text.value == name)
      }
      let byColor = series[index].nodes.prefix(8).lazy.compactMap(looks.entry).first
      guard let entry = byWord ?? byColor, taken.insert(entry).inserted else { continue }
      series[index].entry = entry
    }
  }
}
