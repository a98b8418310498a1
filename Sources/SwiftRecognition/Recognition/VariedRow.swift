internal import SwiftEvaluation

/// A row while what its views are given is changed: a number or a case to each step, a list to items in each state.
struct VariedRow {
  typealias Rows = [(situation: Int, rows: [Appearance: Row])]

  let key: Row.Key
  let shown: Rows
  let variant: String?
  let root: RootReading

  private static let mostSteps = 24

  /// So many rows of a variant are looked at: more than any screen shows that does not hold itself.
  static let most = 200

  /// The step indicator that the row is while the step is changed that its views are given.
  func indicator(_ merge: inout AppearanceMerge) -> Part? {
    for (state, value) in initial.states.sorted(by: { $0.key < $1.key }) {
      let changes = steps(value).map { value in
        { (scenario: inout Scenario) in scenario.states[state] = value }
      }
      if let part = indicator(changes, &merge) { return part }
    }
    for (view, name, value) in inputs {
      if case .binding(.state(let state, [])) = value {
        guard let now = initial.states[state] else { continue }
        let values = steps(now)
        if let part = indicator(values.map { value in { $0.states[state] = value } }, &merge) {
          return part
        }
      } else {
        let values = steps(value.unbound)
        let changes = values.map { value in
          { (scenario: inout Scenario) in scenario.inputs["\(view).\(name)"] = value }
        }
        if let part = indicator(changes, &merge) { return leaving(out: name, of: view, part) }
      }
    }
    return nil
  }

  /// A step indicator whose step is not known where nobody gives the input that says it.
  private func leaving(out name: String, of view: String, _ indicator: Part) -> Part {
    let given = shown.first?.rows.values.first?.container.customViews.last
    guard view == given?.identity, root.isLeftOut(name, of: given) else { return indicator }
    var part = indicator
    part["current"] = nil
    part.unknown["current"] = root.root.assumption?.reason
    return part
  }

  private func indicator(
    _ changes: [(inout Scenario) -> Void],
    _ merge: inout AppearanceMerge
  ) -> Part? {
    guard changes.count > 1, !root.explorer.isSpent else { return nil }
    let (situations, rows) = varied(changes)
    return root.steps(situations).indicator(rows, &merge)
  }

  /// The status tracker that the row is while all items of the list that its views are given are in one state after
  /// another.
  func tracker(_ merge: inout AppearanceMerge) -> Part? {
    for (view, name, value) in inputs {
      guard case .array(let elements, let type) = value,
        elements.count == shown.first?.rows.values.first?.count,
        let field = Self.field(elements)
      else { continue }
      let states = elements.compactMap { Self.state(of: $0, field) }
      guard states.count == elements.count, let first = states.first else { continue }
      let cases = root.module.cases(of: first.type)
      guard cases.count > 1, cases.count <= Self.mostSteps else { continue }
      let key = "\(view).\(name)"
      let lists = [states] + cases.map { Array(repeating: $0, count: elements.count) }
      let changes = lists.map { list in
        let changed = zip(elements, list).map { Self.with($0, field, $1) }
        return { (scenario: inout Scenario) in scenario.inputs[key] = .array(changed, element: type)
        }
      }
      let (situations, rows) = varied(changes)
      var given: [Int: [String]] = [:]
      for (index, situation) in situations.enumerated() {
        guard case .array(let now, _)? = situation.states[key] else { continue }
        given[index] = now.compactMap { Self.state(of: $0, field)?.name }
      }
      if let part = root.steps(situations).tracker(rows, given, &merge) { return part }
    }
    return nil
  }

  /// The field of each element that is a case; an empty name where the elements are cases themselves.
  private static func field(_ elements: [Value]) -> String? {
    guard let first = elements.first else { return nil }
    switch first {
    case .enumeration: return ""
    case .structure(let structure):
      let fields = structure.fields.filter {
        if case .enumeration = $0.value { true } else { false }
      }
      return fields.count == 1 ? fields.first?.key : nil
    default: return nil
    }
  }

  private static func state(of element: Value, _ field: String) -> Value.Enumeration? {
    let value: Value?
    if case .structure(let structure) = element {
      value = structure.fields[field]
    } else {
      value = element
    }
    guard case .enumeration(let enumeration)? = value, enumeration.payload.isEmpty else {
      return nil
    }
    return enumeration
  }

  private static func with(_ element: Value, _ field: String, _ state: Value.Enumeration) -> Value {
    guard case .structure(var structure) = element else { return .enumeration(state) }
    structure.fields[field] = .enumeration(state)
    return .structure(structure)
  }

  private var initial: Scenario { root.exploration.trees[0].scenario }

  /// What the views around the row are given, the innermost first.
  private var inputs: [(view: String, name: String, value: Value)] {
    guard !root.explorer.isSpent, let row = shown.first?.rows.values.first,
      row.count <= Self.mostSteps
    else { return [] }
    return row.container.customViews.reversed().flatMap { view in
      view.inputs.sorted { $0.key < $1.key }.compactMap { name, value in
        view.identity.map { ($0, name, value) }
      }
    }
  }

  /// The values that say each step, the one that is given first.
  private func steps(_ value: Value) -> [Value] {
    let count = shown.first?.rows.values.first?.count ?? 0
    switch value {
    case .integer(let number):
      return [value] + (0...count).filter { $0 != number }.map(Value.integer)
    case .enumeration(let one):
      return [value] + root.module.cases(of: one.type).filter { $0 != one }.map(Value.enumeration)
    default:
      let order = StepOrder(shown.first?.rows.values.first) { _ in [] }
      return order.values(like: value).map { [value] + $0.filter { $0 != value } } ?? []
    }
  }

  /// What the root shows with each change, as everything else is at first.
  private func varied(_ changes: [(inout Scenario) -> Void]) -> (
    situations: [Situation], rows: Rows
  ) {
    let usual = root.exploration.trees.filter { $0.scenario.states == initial.states }
    let trees = changes.flatMap { change in
      usual.map { tree -> (scenario: Scenario, tree: ViewNode) in
        var scenario = tree.scenario
        change(&scenario)
        return (scenario, root.explorer.tree(of: root.root, in: scenario))
      }
    }
    let variants = root.variants(trees)
    let situations = variants.first { variant == nil || $0.name == variant }?.situations ?? []
    let rows = situations.enumerated().compactMap {
      index,
      situation -> (situation: Int, rows: [Appearance: Row])? in
      let here = situation.trees.compactMapValues { Row.all(in: $0).first { $0.key == key } }
      return here.count == situation.trees.count ? (index, here) : nil
    }
    return (situations, rows)
  }
}

extension Value {
  /// What a constant binding is bound to; any other value itself.
  var unbound: Value {
    if case .binding(.constant(let value)) = self { value.unbound } else { self }
  }
}
