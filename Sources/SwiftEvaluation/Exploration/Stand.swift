internal import SwiftSource

/// What stands for data that nobody gives.
package struct Stand: Hashable, Sendable {
  /// How many elements stand for those of a collection.
  var items = 3
  /// How far the cases are turned of which each element has another.
  var shift = 0
  /// What a number or a text is in turn, by the name of the input; what it is at first comes first.
  package fileprivate(set) var numbers: [String: [Value]] = [:]

  package init() {}

  /// Other data: what is the same of both does not depend on them.
  package var other: Stand {
    var other = self
    other.items += 1
    other.shift += 1
    for (name, values) in numbers {
      if values.first?.string != nil {
        other.numbers[name] = Array(values.dropFirst() + values[..<1])
        continue
      }
      guard values.count > 1 else {
        other.numbers[name] = [.integer(other.items)]
        continue
      }
      other.numbers[name] = [values[1]] + values.dropFirst(2)
    }
    return other
  }

  mutating func count(_ name: String) { numbers[name] = [.integer(items)] }

  /// What an input is that is a part of 1 or of 100, or what others are a part of.
  ///
  /// A hundred times each part is a whole number as computers count.
  mutating func measure(_ inputs: [(name: String, isWhole: Bool)], of whole: Int) {
    for (index, input) in inputs.enumerated() {
      let isWhole = input.isWhole || whole > 1
      let parts = [60 + 10 * index, 55 + 10 * index, 25, 90, 0, 100].map {
        Double($0) / (isWhole ? 1 : 100)
      }
      numbers[input.name] = parts.map { input.isWhole ? .integer(Int($0)) : .real($0) }
    }
  }
}

extension Explorer {
  /// What may stand for the data of a view whose inputs are assumed, one after the other: a number may be a count of
  /// what is shown, one of as many, a part of 1 or of 100, and of two each may be a part of the other.
  package func stands(for root: Root) -> [Stand] {
    guard case .assumed(let path, _, var stand) = root else { return [] }
    for (name, values) in texts(of: path, root) { stand.numbers[name] = values }
    var inputs = numbers(of: path)
    for input in inputs where input.isWhole && isCount(input.name, root.standing(stand)) {
      stand.count(input.name)
    }
    let taken = inputsWithRange(of: root.standing(stand))
    inputs = inputs.filter { stand.numbers[$0.name] == nil && !taken.contains($0.name) }
    guard !inputs.isEmpty else { return [stand] }
    return [(inputs, 1), (inputs, 100), (inputs.reversed(), 100)].prefix(inputs.count + 1).map {
      var measured = stand
      measured.measure($0, of: $1)
      return measured
    }
  }

  private func numbers(of path: String) -> [(name: String, isWhole: Bool)] {
    var evaluator = Evaluator(module, budget)
    guard let info = module.nominals[path] else { return [] }
    return evaluator.inputs(of: info).compactMap { input in
      switch input.type {
      case .integer?: (input.name, true)
      case .double?, .cgFloat?: (input.name, false)
      default: nil
      }
    }
  }

  /// The texts that an input may be, where the view has a list of some that is its own.
  private func texts(of path: String, _ root: Root) -> [(name: String, values: [Value])] {
    var evaluator = evaluator(in: Scenario())
    guard let info = module.nominals[path], let unknown = root.assumption else { return [] }
    let names = evaluator.inputs(of: info).filter { $0.type == .string }.map(\.name)
    guard !names.isEmpty,
      case .structure(let view) = evaluator.assumedView(path, unknown)
    else { return [] }
    let lists = view.fields.values.compactMap { value -> [Value]? in
      guard case .array(let texts, _) = value, (2...Self.maximumTexts).contains(texts.count),
        texts.allSatisfy({ $0.string != nil })
      else { return nil }
      return texts
    }
    return lists.count == 1 ? names.map { ($0, lists[0]) } : []
  }

  private static let maximumTexts = 12

  /// Whether it says how many elements some `ForEach` has.
  private func isCount(_ name: String, _ root: Root) -> Bool {
    let rounds = [3, 4].map { number in
      var scenario = Scenario()
      scenario.states[Root.inputs + name] = .integer(number)
      return tree(of: root, in: scenario).rounds
    }
    return rounds[1].contains { place, count in rounds[0][place] == count - 1 }
  }
}

extension ViewNode {
  /// How many views each `ForEach` makes, by where it stands; the most where it stands in others.
  fileprivate var rounds: [Place: Int] {
    var all = kind == .each ? [place: children.count] : [:]
    let views = (arguments + modifiers.flatMap(\.arguments)).compactMap {
      if case .view(let inner) = $0.value { inner } else { nil }
    }
    for inner in children + views { all.merge(inner.rounds, uniquingKeysWith: max) }
    return all
  }
}
