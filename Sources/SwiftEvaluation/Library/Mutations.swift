internal import SwiftSource

extension Library {
  /// A method that changes what it is called on.
  static func mutation(_ name: String, of value: Value, _ labels: [String?]) -> Mutation? {
    if case .term(let term) = value, term.type == "Path" { return drawing(name, labels) }
    switch (value, full(name, labels)) {
    case (.array, "append(_:)"):
      return change { evaluator, elements, type, arguments, place, scope in
        guard let element = evaluator.element(arguments[0], type, in: scope) else { return nil }
        elements.append(element)
        return .void
      }
    case (.array, "append(contentsOf:)"):
      return change { evaluator, elements, type, arguments, place, scope in
        let wanted = type.map { SwiftType.array($0) }
        let value = evaluator.evaluate(arguments[0].value, expecting: wanted, in: scope)
        let converted = evaluator.settled(value, at: place)
        guard let more = evaluator.elements(of: converted), evaluator.step(more.count),
          elements.count + more.count <= Evaluator.maximumElements
        else { return nil }
        elements += more
        return .void
      }
    case (.array, "insert(_:at:)"):
      return change { evaluator, elements, type, arguments, place, scope in
        guard let element = evaluator.element(arguments[0], type, in: scope),
          case .integer(let index) = evaluator.evaluate(
            arguments[1].value,
            expecting: .integer,
            in: scope
          ),
          index >= 0, index <= elements.count
        else { return nil }
        elements.insert(element, at: index)
        return .void
      }
    case (.array, "remove(at:)"):
      return change { evaluator, elements, _, arguments, _, scope in
        guard
          case .integer(let index) = evaluator.evaluate(
            arguments[0].value,
            expecting: .integer,
            in: scope
          ),
          elements.indices.contains(index)
        else { return nil }
        return elements.remove(at: index)
      }
    case (.array, "removeLast()"):
      return change { _, elements, _, _, _, _ in elements.popLast() }
    case (.array, "removeFirst()"):
      return change { _, elements, _, _, _, _ in elements.isEmpty ? nil : elements.removeFirst() }
    case (.array, "popLast()"):
      return change { _, elements, _, _, _, _ in .optional(elements.popLast()) }
    case (.array, "removeAll()"):
      return change { _, elements, _, _, _, _ in
        elements = []
        return .void
      }
    case (.array, "reverse()"):
      return change { _, elements, _, _, _, _ in
        elements.reverse()
        return .void
      }
    case (.array, "swapAt(_:_:)"):
      return change { evaluator, elements, _, arguments, _, scope in
        let (values, _) = evaluator.values(arguments, expecting: [.integer, .integer], in: scope)
        guard values.count == 2, case .integer(let one) = values[0],
          case .integer(let other) = values[1], elements.indices.contains(one),
          elements.indices.contains(other)
        else { return nil }
        elements.swapAt(one, other)
        return .void
      }
    case (.array, "sort()"), (.array, "sort(by:)"):
      return { evaluator, target, arguments, place, scope in
        guard let value = evaluator.value(at: target) else { return unknown("an array", place) }
        let sorted = evaluator.method(
          "sorted",
          of: value,
          arguments,
          expecting: nil,
          at: place,
          in: scope
        )
        _ = evaluator.set(target, to: sorted)
        return sorted.unknown.map { .unknown($0) } ?? .void
      }
    case (.text, "append(_:)"):
      return { evaluator, target, arguments, place, scope in
        guard case .text(var text)? = evaluator.value(at: target) else {
          return unknown("a text", place)
        }
        switch evaluator.evaluate(arguments[0].value, in: scope) {
        case .text(let more): text.append(more)
        case .character(let more): text.append(String(more))
        case let other:
          let hole = other.unknown ?? Unknown("what is appended is not modelled", at: place)
          _ = evaluator.set(target, to: .unknown(hole))
          return .unknown(hole)
        }
        guard evaluator.count(text) else { return .unknown(.tooMuch(at: place)) }
        return evaluator.set(target, to: .text(text)) ? .void : unknown("a text", place)
      }
    case (.text, let full) where removal(full) != nil: return removal(full)
    case (.boolean, "toggle()"):
      return { evaluator, target, _, place, _ in
        guard case .boolean(let value)? = evaluator.value(at: target) else {
          return unknown("a Bool", place)
        }
        return evaluator.set(target, to: .boolean(!value)) ? .void : unknown("a Bool", place)
      }
    case (.integer, "negate()"): return nil
    default: return nil
    }
  }

  /// Changes an array; what cannot be told leaves it unknown.
  private static func change(
    _ apply:
      @escaping (inout Evaluator, inout [Value], SwiftType?, [Argument], Place, Scope) -> Value?
  ) -> Mutation {
    { evaluator, target, arguments, place, scope in
      guard case .array(let elements, let element)? = evaluator.value(at: target) else {
        return unknown("an array", place)
      }
      var changed = elements
      var type = element
      if type == nil, case .array(let declared)? = evaluator.type(at: target) { type = declared }
      guard let result = apply(&evaluator, &changed, type, arguments, place, scope),
        !Value.array(changed, element: type).nesting.isTooMuch,
        evaluator.set(target, to: .array(changed, element: type))
      else {
        let hole = Unknown("how an array is changed is not known", at: place)
        _ = evaluator.set(target, to: .unknown(hole))
        return .unknown(hole)
      }
      return result
    }
  }
}

extension Evaluator {
  /// What is put into an array.
  mutating func element(_ argument: Argument, _ type: SwiftType?, in scope: Scope) -> Value? {
    let value = evaluate(argument.value, expecting: type, in: scope)
    let converted = converted(value, to: type, at: argument.value.place)
    return converted.unknown == nil ? converted : nil
  }
}
