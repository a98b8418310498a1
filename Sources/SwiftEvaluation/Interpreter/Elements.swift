internal import SwiftSource

extension Evaluator {
  /// `base[…]`.
  mutating func element(
    _ base: Expression,
    _ arguments: [Argument],
    at place: Place,
    in scope: Scope
  ) -> Value {
    if case .chain(let inner) = base.form {
      return chained(inner, place, scope) { evaluator, value in
        evaluator.element(of: value, arguments, at: place, in: scope)
      }
    }
    return element(
      of: settled(evaluate(base, in: scope), at: place),
      arguments,
      at: place,
      in: scope
    )
  }

  mutating func element(
    of value: Value,
    _ arguments: [Argument],
    at place: Place,
    in scope: Scope
  ) -> Value {
    if let unknown = value.unknown { return .unknown(unknown) }
    if let type = type(of: value) {
      let own = lookup(type).flatMap(\.elements)
      if own.contains(where: { $0.function.match(arguments) != nil }) {
        return method(own, on: .value(value), arguments, expecting: nil, at: place, in: scope)
      }
    }
    guard arguments.count == 1 else {
      return Library.element(of: value, arguments, &self, place, scope)
    }
    guard arguments[0].label == nil else {
      return Library.element(of: value, arguments, &self, place, scope)
    }
    switch value {
    case .array(let elements, let type):
      switch evaluate(arguments[0].value, expecting: .integer, in: scope) {
      case .integer(let index):
        measures?.index(index, of: elements.count, at: place)
        guard elements.indices.contains(index) else {
          return .unknown(
            Unknown("the program would stop: index \(index) of \(elements.count)", at: place)
          )
        }
        return elements[index]
      case .range(let low, let high, let isClosed):
        let end = isClosed && high < .max ? high + 1 : high
        guard low >= 0, end <= elements.count else {
          return .unknown(Unknown("the program would stop: a range out of bounds", at: place))
        }
        // A slice keeps the indices of its array; only what does not ask for them is modelled.
        guard low == 0 else {
          return .unknown(Unknown("a slice that does not begin at 0", at: place))
        }
        return .array(Array(elements[low..<end]), element: type)
      case let index:
        return .unknown(index.unknown ?? Unknown("an index that is not known", at: place))
      }
    case .dictionary(let pairs, _):
      let wanted = common(Array(pairs.keys))
      guard pairs.isEmpty || wanted != nil else {
        return .unknown(Unknown("a key that is not modelled", at: place))
      }
      let raw = evaluate(arguments[0].value, expecting: wanted, in: scope)
      let key = converted(raw, to: wanted, at: arguments[0].value.place)
      guard key.unknown == nil, isPlain(key) else {
        return .unknown(key.unknown ?? Unknown("a key that is not modelled", at: place))
      }
      return .optional(pairs[key])
    default: return .unknown(Unknown("a subscript that is not modelled", at: place))
    }
  }
}
