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
    _ order: StepOrder
  ) -> CurrentStep? {
    guard let first = rows.first else { return nil }
    let initial = situations[first.situation].states
    for key in initial.keys.sorted() {
      // Other states stay as they are at first.
      let varied = rows.filter { row in
        situations[row.situation].states.allSatisfy { $0.key == key || initial[$0.key] == $0.value }
      }
      let numbers = varied.map { order.number(situations[$0.situation].states[key]) }
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
    let order = StepOrder(nil) { _ in [] }
    let numbers = first.row.container.customViews.reversed().flatMap { view in
      view.inputs.sorted { $0.key < $1.key }.compactMap { order.number($0.value) }
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

  /// Whether what is done looks unlike what is to come, by its relation to the current step and by nothing else.
  private func holds(in rows: [DrawnRow], _ words: StepWords) -> Bool {
    let looks = rows.count == 1 ? shared(rows, words) : seen(rows)
    guard let looks else { return false }
    if differ(.completed, .upcoming, looks) { return true }
    // Bare dots that nobody can operate say where one is, and nothing else.
    guard differ(.current, .upcoming, looks) else { return false }
    let parts = looks.flatMap { look in [look[.current] ?? [], look[.upcoming] ?? []] }
    return parts.flatMap(\.self).flatMap(\.all).allSatisfy { part in
      Self.bare.contains(part.name) && part["action"] == nil
    }
  }

  /// Whether steps that are seen in two relations look otherwise in each; false where none is seen in both.
  private func differ(
    _ one: StepRelation,
    _ other: StepRelation,
    _ looks: [[StepRelation: [Part]]]
  ) -> Bool {
    let both = looks.filter { $0[one] != nil && $0[other] != nil }
    return !both.isEmpty && both.allSatisfy { $0[one] != $0[other] }
  }

  /// What each step looks like by its relation; nil where it looks otherwise in another situation.
  private func seen(_ rows: [DrawnRow]) -> [[StepRelation: [Part]]]? {
    var looks: [[StepRelation: [Part]]] = rows[0].nodes.map { _ in [:] }
    for row in rows {
      guard let current = indices[row.situation] else { return nil }
      for (index, parts) in row.nodes.enumerated() {
        let relation = StepRelation(index, current: current)
        let look = Self.look(
          (parts + (row.connectors[index].map { [$0] } ?? [])).map { $0.mapped(Self.plain) }
        )
        if let known = looks[index][relation], known != look { return nil }
        looks[index][relation] = look
      }
    }
    return looks
  }

  /// What all steps of each relation look like in one situation; nil where they do not look alike.
  private func shared(_ rows: [DrawnRow], _ words: StepWords) -> [[StepRelation: [Part]]]? {
    guard let row = rows.first, let current = indices[row.situation] else { return nil }
    var groups: [StepRelation: [(parts: [Part], cell: Cell)]] = [:]
    for (index, parts) in row.nodes.enumerated() {
      let all = parts + (row.connectors[index].map { [$0] } ?? [])
      groups[StepRelation(index, current: current), default: []].append(
        (all.map { $0.mapped(Self.plain) }, cell(index, row.nodes.count, words))
      )
    }
    var looks: [StepRelation: [Part]] = [:]
    for (relation, cells) in groups {
      var merge = PartMerge(reason: "")
      looks[relation] = Self.look(merge.lists(cells))
      if merge.conflicts > 0 { return nil }
    }
    return [looks]
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
