internal import SwiftSource

/// Folds what the items of a row show in all situations into steps, looks and lines, and keeps of that what gives the
/// items back.
struct StepFold {
  let rows: [DrawnRow]
  private let words: StepWords
  let place: Place
  let own: OwnParts
  /// The state of each step, by situation; nil for a situation that says nothing of the steps.
  let state: (DrawnRow, Int) -> (id: String, said: String?)?
  /// The steps that are said each by itself, as no look says what they show.
  private var alone: Set<Int> = []
  var looks: [Part] = []
  var connectors: [Part] = []

  private static let reason = FoldCheck.byStep

  /// - Parameters:
  ///   - rows: the row in each situation; the first is as everything is at first.
  ///   - words: the names and symbols of the steps.
  ///   - states: the states in their order.
  ///   - palette: the colours that differ between appearances.
  ///   - state: the state of a step in a situation, and what is shown of it in words.
  init(
    _ rows: [DrawnRow],
    _ words: StepWords,
    _ states: [String],
    _ palette: Palette,
    _ state: @escaping (DrawnRow, Int) -> (id: String, said: String?)?
  ) {
    self.rows = rows
    self.words = words
    self.state = state
    let place = rows[0].row.container.place
    self.place = place
    let items = rows.map { row in row.nodes.map { Part.item($0, at: place) } }
    own = OwnParts(items, words.names.indices.map { words.cell($0) })
    var lines: [(state: String, parts: [Part])] = []
    for id in states {
      let group = cells { $0 == id }
      looks += looks(group, id)
      lines.append((id, self.lines(group)))
    }
    if states.isEmpty { lines.append(("", self.lines(cells { _ in true }))) }
    let known = Set(states)
    alone.formUnion(
      cells { !known.contains($0) }.filter { $0.row.situation == rows[0].situation }.map(\.index)
    )
    connectors = Self.connectors(lines.filter { !$0.parts.isEmpty })
    check(palette)
  }

  /// A fold by the relation of each step to the current one.
  init(_ rows: [DrawnRow], _ words: StepWords, _ current: CurrentStep, _ palette: Palette) {
    let states = StepRelation.allCases.map(\.rawValue)
    self.init(rows, words, states, palette) { row, index in
      current.indices[row.situation].map { (StepRelation(index, current: $0).rawValue, nil) }
    }
  }

  /// A fold by a state that each step has of its own.
  init(_ rows: [DrawnRow], _ words: StepWords, _ states: OwnStates, _ palette: Palette) {
    self.init(rows, words, states.names, palette) { row, index in
      states.items[row.situation].map { ($0[index], states.announced[$0[index]]) }
    }
  }

  var count: Int { rows.first?.nodes.count ?? 0 }

  /// The steps by their names, with what each says of itself.
  var steps: [Part] {
    (0..<count).map { index in
      let first = rows.first?.nodes[index].first
      var step = Part("step", at: first?.place ?? place, own.attributes[index])
      step["name"] = words.names[index].map(Self.plain)
      step["icon"] = words.icons[index].map(Self.plain)
      if words.names[index] == nil { step.unknown["name"] = words.reason }
      step.children = own.parts[index]
      if alone.contains(index) {
        let item = Part.item(rows[0].nodes[index], at: place)
        step.attributes.merge(item.attributes) { one, _ in one }
        step.unknown.merge(item.unknown) { one, _ in one }
        step.children = item.children
      }
      return step
    }
  }

  /// Names stand as they are where no placeholder may.
  private static func plain(_ text: String) -> String {
    text.replacing("{{", with: "{").replacing("}}", with: "}")
  }

  func cell(_ index: Int) -> Cell { words.cell(index) }

  typealias Group = [(row: DrawnRow, index: Int, cell: Cell)]

  /// The steps that are in some states, in all situations.
  func cells(_ isMeant: (String) -> Bool) -> Group {
    rows.flatMap { row in
      row.nodes.indices.compactMap { index in
        guard let state = state(row, index), isMeant(state.id) else { return nil }
        return (row, index, words.cell(index, state: state.said))
      }
    }
  }

  /// The looks of the steps in a state: what most have in common stands behind what some have alone.
  private func looks(_ group: Group, _ state: String) -> [Part] {
    let steps = Set(group.map(\.index)).sorted()
    let whole = look(group, of: steps, state)
    if whole.conflicts == 0 { return whole.parts }
    var alike: [[Int]] = []
    for index in steps {
      let known = alike.firstIndex {
        look(group, of: $0 + [index], state, conditions: []).conflicts == 0
      }
      if let known { alike[known].append(index) } else { alike.append([index]) }
    }
    guard let most = alike.map(\.count).max() else { return [] }
    let shared = alike.firstIndex { $0.count == most && (most > 1 || alike.count == 1) }
    let alone = alike.indices.filter { $0 != shared }.flatMap { alike[$0] }.sorted()
    let own = alone.flatMap { index in
      look(group, of: [index], state).parts.map { part in
        var look = part
        look["step"] = "\(index + 1)"
        return look
      }
    }
    return own + (shared.map { look(group, of: alike[$0], state).parts } ?? [])
  }

  private func look(
    _ group: Group,
    of steps: [Int],
    _ state: String,
    conditions: [String] = Cell.conditions
  ) -> (parts: [Part], conflicts: Int) {
    guard !steps.isEmpty else { return ([], 0) }
    var merge = PartMerge(reason: Self.reason, conditions: conditions)
    let items = group.filter { steps.contains($0.index) }.map { item in
      (
        part: own.rest(of: Part.item(item.row.nodes[item.index], at: place), item.index),
        cell: item.cell
      )
    }
    let looks = merge.parts(items).map { part in
      var look = part
      look["state"] = state
      return look
    }
    return (looks, merge.conflicts)
  }

  /// The lines behind some steps: several, with conditions, where they are not alike.
  private func lines(_ group: Group) -> [Part] {
    let instances = group.compactMap { item in
      item.row.connectors[item.index].map { (part: $0, cell: item.cell) }
    }
    guard !instances.isEmpty else { return [] }
    var merge = PartMerge(reason: Self.reason)
    return merge.parts(instances)
  }

  /// Lines that are as most are need no state.
  private static func connectors(_ lines: [(state: String, parts: [Part])]) -> [Part] {
    guard let last = lines.last?.parts else { return [] }
    let others = lines.dropLast().filter { !$0.parts.elementsEqual(last) { $0.looksAs($1) } }
    return others.flatMap { state, parts in
      parts.map { part in
        var part = part
        part["state"] = state
        return part
      }
    } + last
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
