internal import SwiftSource

extension Evaluator {
  /// What an operator comes to that the source declares for these values; nil where it declares none.
  mutating func declared(_ name: String, _ first: Value, _ second: Value, at place: Place) -> Value?
  {
    guard module.declaresOperators else { return nil }
    let isUnequal = name == "!="
    let swapped: [String: String] = [">": "<", "<=": "<", ">=": "<"]
    for candidate in [name, isUnequal ? "==" : swapped[name] ?? name] {
      var found = module.functions[candidate] ?? []
      for type in [type(of: first), type(of: second)].compactMap(\.self) {
        for info in lookup(type) {
          found += (info.functions[candidate] ?? []).filter { !found.contains($0) }
        }
      }
      let fitting = found.filter { $0.function.parameters.count == 2 && fits($0, first, second) }
      guard let chosen = fitting.first else { continue }
      guard fitting.count == 1, !chosen.isConstrained else {
        return .unknown(Unknown("which \(name) is meant is not known", at: place))
      }
      if candidate == name {
        return call(
          chosen,
          receiver: owner(chosen),
          values: [first, second],
          at: place,
          within: nil
        )
      }
      let turns = name == ">" || name == "<="
      let values = turns ? [second, first] : [first, second]
      let value = call(chosen, receiver: owner(chosen), values: values, at: place, within: nil)
      guard case .boolean(let holds) = value else { return value }
      return .boolean(name == ">" ? holds : !holds)
    }
    return nil
  }

  private func owner(_ callable: Callable) -> Receiver {
    callable.owner.map { .type(.nominal($0)) } ?? .none
  }

  private func fits(_ callable: Callable, _ first: Value, _ second: Value) -> Bool {
    var evaluator = self
    let types = scope(of: callable)
    return zip(callable.function.parameters, [first, second]).allSatisfy { parameter, value in
      let type = evaluator.type(parameter.type, in: types)
      return converted(value, to: type, at: Place(line: 0, column: 0)).unknown == nil
    }
  }
}
