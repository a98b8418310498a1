internal import SwiftEvaluation

/// A number that the source gives a root: a state, what a view is given, or a field of that.
struct GivenNumber {
  private var key: String
  private var isState: Bool
  /// The input that it is, and of which view; nil of a state.
  private(set) var input: (name: String, view: ShownView.CustomView)?
  private var field: String?
  private var whole: Value
  /// What it is.
  private(set) var number: Double

  /// The numbers that may say how far an indicator is.
  static func all(of found: ProgressFinder.Found, in scenario: Scenario) -> [GivenNumber] {
    typealias Given = (key: String, input: (String, ShownView.CustomView)?, value: Value)
    let states = scenario.states.sorted { $0.key < $1.key }.map { Given($0.key, nil, $0.value) }
    let views = found.path.last?.customViews ?? []
    let inputs = views.reversed().flatMap { view in
      view.inputs.sorted { $0.key < $1.key }.compactMap { name, value in
        view.identity.map { Given("\($0).\(name)", (name, view), value.unbound) }
      }
    }
    return (states + inputs).flatMap { key, input, value -> [GivenNumber] in
      var one = GivenNumber(key: key, isState: input == nil, input: input, whole: value, number: 0)
      if case .structure(let structure) = value {
        return structure.fields.sorted { $0.key < $1.key }.compactMap { name, value in
          guard let number = value.double else { return nil }
          (one.field, one.number) = (name, number)
          return one
        }
      }
      guard let number = value.double else { return [] }
      one.number = number
      return [one]
    }
  }

  /// Whether it is a part, alone or in a hundred.
  fileprivate func says(_ part: Double) -> Bool {
    abs(number - part) < 0.000_1 || abs(number / 100 - part) < 0.000_1
  }

  /// A scenario in which it is another; nil where that is no value of it.
  func changed(to number: Double, in scenario: Scenario) -> Scenario? {
    var value: Value?
    if let field, case .structure(var structure) = whole {
      structure.fields[field] = structure.fields[field].flatMap { Self.value(number, like: $0) }
      if structure.fields[field] != nil { value = .structure(structure) }
    } else {
      value = Self.value(number, like: whole)
    }
    guard let value else { return nil }
    var scenario = scenario
    if isState { scenario.states[key] = value } else { scenario.inputs[key] = value }
    return scenario
  }

  private static func value(_ number: Double, like value: Value) -> Value? {
    if case .optional(let wrapped?) = value {
      return self.value(number, like: wrapped).map(Value.optional)
    }
    guard case .integer = value else { return .real(number) }
    return Int(exactly: number).map(Value.integer)
  }

  /// Whether an indicator goes another way with it.
  func drives(_ found: ProgressFinder.Found, of root: RootReading, in scenario: Scenario) -> Bool {
    let others = [number / 2, number - 1, number + 1, 0.37].filter { $0 >= 0 && $0 != number }
    return others.lazy.compactMap { changed(to: $0, in: scenario) }.prefix(2).contains { now in
      root.twin(of: found, in: now)?.found.fraction
        .map { abs($0 - (found.fraction ?? 0)) > 0.001 } ?? false
    }
  }
}

extension [GivenNumber] {
  /// Those that say a part: alone before those of which one is the whole and the other is so far.
  func saying(_ part: Double) -> [GivenNumber] {
    let alone = filter { $0.says(part) }
    let pairs = filter { one in
      contains { other in
        one.number > 0 && other.number > 0
          && [one.number / other.number, other.number / one.number]
            .contains { abs($0 - part) < 0.000_1 }
      }
    }
    // What is more than all is drawn as all.
    return alone + pairs + (part == 1 ? filter { $0.number > 1 } : [])
  }
}

extension RootReading {
  /// Whether a view of the source is the root, and has an input of itself that nobody gives: it may be another elsewhere.
  func isLeftOut(_ input: String, of view: ShownView.CustomView?) -> Bool {
    guard case .assumed(let path, _, _) = root, let view, view.type == path else { return false }
    return module.nominals[path]?.optionalInputs.contains(input) ?? false
  }
}
