internal import SwiftSource

/// Folds what the items of a row show in all situations into steps, looks and lines.
struct StepFold {
  private let rows: [DrawnRow]
  private let words: StepWords
  private let place: Place
  /// The parts in which something stays that no look says.
  private(set) var conflicts = 0

  init(_ rows: [DrawnRow], _ words: StepWords, at place: Place) {
    self.rows = rows
    self.words = words
    self.place = place
  }

  var count: Int { rows.first?.nodes.count ?? 0 }

  /// The steps by their names.
  var steps: [Part] {
    (0..<count).map { index in
      let first = rows.first?.nodes[index].first
      var step = Part("step", at: first?.place ?? place)
      step["name"] = words.names[index].map(Self.plain)
      step["icon"] = words.icons[index].map(Self.plain)
      if words.names[index] == nil {
        step.unknown["name"] = "no text in the source is only this step’s"
      }
      return step
    }
  }

  /// Names stand as they are where no placeholder may.
  private static func plain(_ text: String) -> String {
    text.replacing("{{", with: "{").replacing("}}", with: "}")
  }

  func cell(_ index: Int, state: String? = nil) -> Cell {
    Cell(
      position: index + 1,
      count: count,
      name: words.names[index],
      icon: words.icons[index],
      state: state
    )
  }

  /// The looks of the steps, and the lines between them, by the relation to the current step.
  mutating func looks(_ current: CurrentStep) -> (looks: [Part], connectors: [Part]) {
    var looks: [Part] = []
    var lines: [(state: String, part: Part)] = []
    for relation in StepRelation.allCases {
      let group = cells { row, index in
        current.indices[row.situation].map { StepRelation(index, current: $0) } == relation
          ? cell(index) : nil
      }
      if let look = look(group, relation.rawValue) { looks.append(look) }
      if let line = line(group) { lines.append((relation.rawValue, line)) }
    }
    return (looks, connectors(lines))
  }

  /// The looks and lines by a state that each item has of its own.
  mutating func looks(
    _ states: [String],
    of items: [Int: [String]],
    announced: [String: String]
  ) -> (looks: [Part], connectors: [Part]) {
    var looks: [Part] = []
    var lines: [(state: String, part: Part)] = []
    for state in states {
      let group = cells { row, index in
        items[row.situation]?[index] == state ? cell(index, state: announced[state]) : nil
      }
      if let look = look(group, state) { looks.append(look) }
      if let line = line(group) { lines.append((state, line)) }
    }
    return (looks, connectors(lines))
  }

  typealias Group = [(row: DrawnRow, index: Int, cell: Cell)]

  private func cells(_ cell: (DrawnRow, Int) -> Cell?) -> Group {
    rows.flatMap { row in
      row.nodes.indices.compactMap { index in cell(row, index).map { (row, index, $0) } }
    }
  }

  private mutating func look(_ group: Group, _ state: String) -> Part? {
    guard let first = group.first else { return nil }
    let instances = group.map { (parts: $0.row.nodes[$0.index], cell: $0.cell) }
    var merge = PartMerge(reason: "differs from step to step, or from state to state")
    var parts = merge.lists(instances)
    conflicts += merge.conflicts
    var look = Part(
      "look",
      at: parts.first?.place ?? first.row.row.container.place,
      ["state": state]
    )
    // What is told of the only part of an item is told of the item.
    if parts.count == 1, parts[0].name == "group", parts[0]["when"] == nil,
      !parts[0].children.contains(where: { ["fill", "stroke"].contains($0.name) })
    {
      for (name, value) in parts[0].attributes where !["width", "height", "opacity"].contains(name)
      {
        look[name] = value
      }
      if parts[0]["opacity"] == nil, parts[0].unknown["opacity"] == nil {
        look.unknown = parts[0].unknown
        parts = parts[0].children
      } else {
        for name in look.attributes.keys where name != "state" { look[name] = nil }
      }
    }
    look.children = parts
    return look
  }

  private mutating func line(_ group: Group) -> Part? {
    let instances = group.compactMap { item in
      item.row.connectors[item.index].map { (parts: [$0], cell: item.cell) }
    }
    guard !instances.isEmpty else { return nil }
    var merge = PartMerge(reason: "differs from step to step, or from state to state")
    let merged = merge.lists(instances)
    conflicts += merge.conflicts
    return merged.count == 1 ? merged[0] : merged.first
  }

  /// A line that is as most are needs no state.
  private func connectors(_ lines: [(state: String, part: Part)]) -> [Part] {
    guard let last = lines.last else { return [] }
    var written = lines.dropLast().filter { !$0.part.looksAs(last.part) }.map { state, part in
      var part = part
      part["state"] = state
      return part
    }
    written.append(last.part)
    return written
  }
}

extension Part {
  /// Whether it looks and sounds as another does, wherever either stands in the source.
  func looksAs(_ other: Part) -> Bool {
    name == other.name && attributes == other.attributes && text == other.text
      && unknown == other.unknown
      && children.count == other.children.count
      && zip(children, other.children).allSatisfy { $0.looksAs($1) }
  }
}
