internal import SwiftEvaluation
internal import SwiftSource

/// Makes a step indicator or a status tracker of the rows that a root shows.
struct StepComponent {
  let explorer: Explorer
  let root: Root
  let situations: [Situation]
  let drawing: PartDrawing
  let motion: Motion
  /// The cases of an enum in their order, by its type.
  let cases: (String) -> [String]

  /// The status tracker that a row is, where its items differ by a state that each has of its own.
  ///
  /// - Parameters:
  ///   - rows: the row in each situation and appearance where it is shown.
  ///   - given: the state of each item, by situation; nil where what they are given says it.
  ///   - merge: takes what appearances differ in into the palette.
  /// - Returns: the component; nil where the row is none.
  func tracker(
    _ rows: [(situation: Int, rows: [Appearance: Row])],
    _ given: [Int: [String]]? = nil,
    _ merge: inout AppearanceMerge
  ) -> Part? {
    var trial = merge
    guard let drawn = drawn(rows, &trial) else { return nil }
    var words = StepWords(drawn)
    let meaning = StateMeaning(drawing.resources.language)
    guard let states = OwnStates(drawn, given, words, meaning) else { return nil }
    words.dropIcons(thatFollow: states.items[drawn[0].situation] ?? [])
    merge = trial
    var component = tracker(drawn, words, states, &merge)
    // What is tried out does not happen while somebody is there.
    let isConstant = given != nil || Set(states.items.values).count == 1
    if isConstant { component["dynamic"] = "false" }
    return counted(component, rows)
  }

  /// The step indicator that a row is, where its items differ by their relation to a current one.
  func indicator(
    _ rows: [(situation: Int, rows: [Appearance: Row])],
    _ merge: inout AppearanceMerge
  ) -> Part? {
    var trial = merge
    guard let drawn = drawn(rows, &trial) else { return nil }
    let words = StepWords(drawn)
    let current = CurrentStep.found(
      in: drawn,
      situations,
      StepOrder(drawn.first?.row, cases)
    )
    guard let current else { return nil }
    merge = trial
    let part = indicator(drawn, words, current, &merge)
    guard let others = current.others else { return part.map { counted($0, rows) } }
    let recounted = CurrentStep(state: current.state, indices: others)
    guard let part, let other = indicator(drawn, words, recounted, &merge) else { return nil }
    var agreed = part.agreeing(with: other, "whether steps are counted from 0 or from 1")
    agreed[Self.driver] = part[Self.driver]
    return counted(agreed, rows)
  }

  /// A component whose steps a state may make more or fewer.
  private func counted(_ component: Part, _ rows: [(situation: Int, rows: [Appearance: Row])])
    -> Part
  {
    var component = component
    if Set(rows.flatMap { $0.rows.values.map(\.count) }).count > 1 {
      component.unknown["count"] = "a state says how many there are"
    }
    return component
  }

  private func drawn(
    _ rows: [(situation: Int, rows: [Appearance: Row])],
    _ merge: inout AppearanceMerge
  ) -> [DrawnRow]? {
    let drawn = rows.compactMap { DrawnRow($0.rows, situation: $0.situation, drawing, &merge) }
      .map(changed)
    guard let first = drawn.first else { return nil }
    // Where a state says how many there are, those stand for them that are there at first.
    let alike = drawn.filter { $0.nodes.count == first.nodes.count }
    return alike.allSatisfy { $0.nodes.allSatisfy { !$0.isEmpty } } ? alike : nil
  }

  /// A row in which the shapes of an item are as they are not for long, where what code does when the item appears is not
  /// known: it may change any state.
  private func changed(_ row: DrawnRow) -> DrawnRow {
    guard let scenario = situations[row.situation].scenario else { return row }
    return row.row.rounds.indices.reduce(row) { drawn, index in
      let reason = row.row.rounds[index].flatMap(\.all).flatMap(\.actions).lazy
        .compactMap { change(by: $0, in: scenario) }.first
      guard let reason else { return drawn }
      return drawn.mapped(index) {
        if $0.name == "shape" { $0.lose("color", "what happens when it appears: \(reason)") }
      }
    }
  }

  /// Why it is not known what code does that runs when a view appears; nil where that is known.
  private func change(by action: ShownAction, in scenario: Scenario) -> String? {
    switch action.trigger {
    case .appear, .task: break
    default: return nil
    }
    guard let code = action.code.content else { return action.code.unknown?.reason }
    return explorer.outcome(of: code, [], of: root, in: scenario).unknown?.reason
  }

  private func indicator(
    _ drawn: [DrawnRow],
    _ words: StepWords,
    _ current: CurrentStep,
    _ merge: inout AppearanceMerge
  ) -> Part? {
    let known = drawn.filter { current.indices[$0.situation] != nil }
    let actions = StepActions(
      explorer: explorer,
      root: root,
      situations: situations,
      current: current,
      order: StepOrder(drawn.first?.row, cases)
    )
    let rows = known.map { actions.selecting($0) }
    let isChoice = rows.allSatisfy { $0.isChoice(of: current.indices[$0.situation]) }
    if isChoice, words.names.allSatisfy({ $0 == nil }) { return nil }
    let fold = StepFold(rows, words, current, merge.palette)
    let surroundings = Surroundings(
      "step-indicator",
      rows,
      situations,
      actions: actions,
      drawing,
      &merge
    )
    let last = fold.count - 1
    let instances = rows.compactMap { row -> PartMerge.Instance? in
      guard let index = current.indices[row.situation], index >= 0, index <= last,
        let frame = surroundings.frames[row.situation]
      else { return nil }
      return (frame, fold.cell(index))
    }
    var component = assembled(instances, fold.steps, fold, rows[0], merge.palette)
    let initial = rows.first { $0.situation == 0 } ?? rows[0]
    component[Self.driver] = current.state ?? ""
    // Beyond the last all are done, however far.
    component["current"] =
      "\(min(max(current.indices[initial.situation] ?? 0, -1), fold.count) + 1)"
    component.children += motions(fold.looks, current, initial)
    component.children += StepAnnouncements(actions, count: fold.count) { fold.cell($0) }.parts
    if current.state == nil { component["dynamic"] = "false" }
    return component
  }

  /// Marks the state that says which step is current.
  static let driver = "driver"

  private func tracker(
    _ drawn: [DrawnRow],
    _ words: StepWords,
    _ states: OwnStates,
    _ merge: inout AppearanceMerge
  ) -> Part {
    let rows = drawn
    let fold = StepFold(rows, words, states, merge.palette)
    let surroundings = Surroundings(
      "status-tracker",
      [rows[0]],
      situations,
      actions: nil,
      drawing,
      &merge
    )
    let instances = rows.prefix(1).compactMap { row -> PartMerge.Instance? in
      surroundings.frames[row.situation].map { ($0, Cell(position: 0, count: fold.count)) }
    }
    var steps = fold.steps
    for index in steps.indices {
      let state = states.items[rows[0].situation]?[index]
      if let state, states.names.contains(state) {
        steps[index]["state"] = state
      } else {
        steps[index].unknown["state"] = "what ‘\(state ?? "")’ means"
      }
      if words.names[index] == nil, !states.announced.isEmpty { steps[index].unknown["name"] = nil }
    }
    var component = assembled(instances, steps, fold, rows[0], merge.palette)
    component.children.insert(contentsOf: states.parts(at: rows[0].row.container.place), at: 0)
    return component
  }

  /// The element of the component from what surrounds the row and what the row holds.
  private func assembled(
    _ frames: [PartMerge.Instance],
    _ steps: [Part],
    _ fold: StepFold,
    _ row: DrawnRow,
    _ palette: Palette
  ) -> Part {
    let (looks, connectors) = (fold.looks, fold.connectors)
    var merge = PartMerge(reason: FoldCheck.byStep)
    var check = FoldCheck(palette)
    var component =
      merge.lists(frames.map { (parts: [$0.part], cell: $0.cell) }).first
      ?? Part("step-indicator", at: row.row.container.place)
    component = check.checked(
      component,
      against: frames.map { .init(part: $0.part, cell: $0.cell, appearance: .light) }
    )
    let parts = component.children
    let place = parts.firstIndex { $0.name == Surroundings.rowName } ?? 0
    var inner =
      parts.indices.contains(place) ? parts[place] : Part(Surroundings.rowName, at: component.place)
    let others = parts.filter { $0.name != Surroundings.rowName }
    let isPainted = inner.children.contains { $0.name == "fill" }
    let speaks = !(inner.attributes.isEmpty && inner.unknown.isEmpty) || isPainted
    let isPlain = component.attributes.keys.allSatisfy {
      ["backdrop", "surface", "appearance", "scope"].contains($0)
    }
    if speaks, !isPainted, others.isEmpty, isPlain,
      component.unknown.keys.allSatisfy({ $0 == "backdrop" })
    {
      component.attributes.merge(inner.attributes) { one, _ in one }
      component.unknown.merge(inner.unknown) { one, _ in one }
      component.children = inner.children + steps + looks + connectors
    } else if speaks {
      inner.name = "group"
      inner.children += steps + connectors
      component.children = Array(parts[..<place]) + [inner] + looks + Array(parts[(place + 1)...])
    } else {
      let after = parts.isEmpty ? [] : Array(parts[(place + 1)...])
      component.children =
        Array(parts[..<place]) + inner.children + steps + looks + connectors + after
    }
    component["identity"] = ItemIdentity.of(row.row, isTracker: component.name == "status-tracker")
    component["orientation"] = row.row.isColumn ? "vertical" : nil
    return component
  }
}
