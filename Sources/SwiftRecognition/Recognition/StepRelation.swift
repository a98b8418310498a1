internal import SwiftEvaluation

/// How a step stands to the one that a user is on.
enum StepRelation: String, CaseIterable, Hashable, Sendable {
  case completed, current, upcoming

  init(_ index: Int, current: Int) {
    self = index < current ? .completed : index == current ? .current : .upcoming
  }
}

/// Which step is the current one in each situation, as what the steps show says.
struct CurrentStep {
  /// The state that it follows; nil where it is what the view is given.
  var state: String?
  /// The index of the current step, by situation.
  var indices: [Int: Int]

  /// Tries what may say which step is current; nil where the steps do not differ by their relation to one.
  static func found(
    in rows: [DrawnRow],
    _ situations: [Situation],
    _ words: StepWords,
    order: (String) -> [String]
  ) -> CurrentStep? {
    guard let first = rows.first else { return nil }
    let initial = situations[first.situation].states
    for key in initial.keys.sorted() {
      // Other states stay as they are at first.
      let varied = rows.filter { row in
        situations[row.situation].states.allSatisfy { $0.key == key || initial[$0.key] == $0.value }
      }
      let numbers = varied.map { number(situations[$0.situation].states[key], order) }
      guard Set(numbers).count > 1, !numbers.contains(nil) else { continue }
      for offset in [0, -1] {
        let indices = zip(varied, numbers).map { ($0.situation, ($1 ?? 0) + offset) }
        let found = CurrentStep(state: key, indices: Dictionary(uniqueKeysWithValues: indices))
        if found.holds(in: varied, words) { return found }
      }
    }
    return nil
  }

  /// The step that the view of the row is given as a number, where nothing changes it.
  static func given(_ rows: [DrawnRow], _ words: StepWords) -> CurrentStep? {
    guard let first = rows.first else { return nil }
    let numbers = first.row.container.customViews.reversed().flatMap { view in
      view.inputs.sorted { $0.key < $1.key }.compactMap { number($0.value, { _ in [] }) }
    }
    for number in numbers {
      for offset in [0, -1] {
        let index = number + offset
        // Steps of all three kinds are there to be seen.
        guard index > 0, index < first.nodes.count - 1 else { continue }
        let indices = Dictionary(uniqueKeysWithValues: rows.map { ($0.situation, index) })
        let found = CurrentStep(state: nil, indices: indices)
        if found.holds(in: rows, words) { return found }
      }
    }
    return nil
  }

  static func number(_ value: Value?, _ order: (String) -> [String]) -> Int? {
    switch value {
    case .integer(let number): number
    case .enumeration(let enumeration): order(enumeration.type).firstIndex(of: enumeration.name)
    case .binding(.constant(let value)): number(value, order)
    case .optional(let wrapped?): number(wrapped, order)
    default: nil
    }
  }

  /// Whether all steps of a relation look alike, and what is done unlike what is to come.
  private func holds(in rows: [DrawnRow], _ words: StepWords) -> Bool {
    var groups: [StepRelation: [(parts: [Part], cell: Cell)]] = [:]
    for row in rows {
      guard let current = indices[row.situation] else { return false }
      for (index, parts) in row.nodes.enumerated() {
        let all = parts + (row.connectors[index].map { [$0] } ?? [])
        groups[StepRelation(index, current: current), default: []].append(
          (all.map { $0.mapped(Self.plain) }, cell(index, row.nodes.count, words))
        )
      }
    }
    var looks: [StepRelation: [Part]] = [:]
    for (relation, cells) in groups {
      var merge = PartMerge(reason: "")
      looks[relation] = merge.lists(cells)
      if merge.conflicts > 0 { return false }
    }
    guard let completed = looks[.completed].map(Self.look),
      let upcoming = looks[.upcoming].map(Self.look)
    else { return false }
    if completed != upcoming, rows.count == 1 || isSeenChanging(.completed, .upcoming, rows) {
      return true
    }
    // Bare dots that nobody can operate say where one is, and nothing else.
    guard let current = looks[.current].map(Self.look), current != upcoming,
      rows.count == 1 || isSeenChanging(.current, .upcoming, rows)
    else { return false }
    return (current + upcoming).flatMap(\.all).allSatisfy {
      Self.bare.contains($0.name) && $0["action"] == nil
    }
  }

  /// Whether one step at least looks otherwise by its relation alone, and not by its place.
  private func isSeenChanging(_ one: StepRelation, _ other: StepRelation, _ rows: [DrawnRow])
    -> Bool
  {
    (0..<(rows.first?.nodes.count ?? 0)).contains { index in
      func seen(_ relation: StepRelation) -> Set<[Part]> {
        Set(
          rows.filter { row in
            indices[row.situation].map { StepRelation(index, current: $0) } == relation
          }.map { Self.look($0.nodes[index].map { $0.mapped(Self.plain) }) }
        )
      }
      let (these, those) = (seen(one), seen(other))
      return !these.isEmpty && !those.isEmpty && these.isDisjoint(with: those)
    }
  }

  private static let bare: Set<String> = ["shape", "fill", "stroke", "stop"]

  private func cell(_ index: Int, _ count: Int, _ words: StepWords) -> Cell {
    Cell(position: index + 1, count: count, name: words.names[index], icon: words.icons[index])
  }

  /// What an eye gets of a part, but for the words.
  private static func plain(_ part: inout Part) {
    for name in ["label", "value", "hint", "localized", "traits", "disabled"] { part[name] = nil }
    if part.text != nil { part.text = "" }
    part.unknown["text"] = nil
    part.unknown["label"] = nil
    part.unknown["value"] = nil
  }

  /// A look without the views that it comes from.
  private static func look(_ parts: [Part]) -> [Part] {
    parts.map {
      $0.mapped {
        $0.place = .init(line: 0, column: 0)
        $0.path = ""
        $0["id"] = nil
        $0["around"] = nil
      }
    }
  }
}
