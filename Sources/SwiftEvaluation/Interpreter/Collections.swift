internal import SwiftSource

extension Evaluator {
  mutating func tuple(
    _ elements: [Argument],
    expecting expected: SwiftType?,
    in scope: Scope
  ) -> Value {
    if elements.isEmpty { return .void }
    var types: [SwiftType?] = elements.map { _ in nil }
    if case .tuple(let expected) = expected?.unwrapped, expected.count == elements.count {
      types = zip(elements, expected).map { element, other in
        (expected.first { $0.label != nil && $0.label == element.label } ?? other).type
      }
    }
    var values: [Value.Labelled] = []
    for (element, type) in zip(elements, types) {
      let value = evaluate(element.value, expecting: type, in: scope)
      if let unknown = value.unknown { return .unknown(unknown) }
      let typed = type == nil ? value : converted(value, to: type, at: element.value.place)
      values.append(Value.Labelled(element.label, typed))
    }
    return .tuple(values)
  }

  /// The members of an option set.
  private mutating func options(
    _ elements: [Expression],
    of type: SwiftType,
    at place: Place,
    in scope: Scope
  ) -> Value {
    var values: [Value] = []
    for expression in elements {
      let value = evaluate(expression, expecting: type, in: scope)
      if let unknown = value.unknown { return .unknown(unknown) }
      values.append(value)
    }
    return .array(values, element: type)
  }

  mutating func array(
    _ elements: [Expression],
    expecting expected: SwiftType?,
    at place: Place,
    in scope: Scope
  ) -> Value {
    var element: SwiftType?
    switch expected?.unwrapped {
    case .array(let type), .set(let type): element = type
    case .framework(let name) where TermCatalogue.optionSets.contains(name):
      return options(elements, of: .framework(name), at: place, in: scope)
    case .any, nil: break
    default: return .unknown(Unknown("an array literal of a type that is not modelled", at: place))
    }
    // Members of a type that no context names are of that of the others.
    let isNamed = expected != nil || !elements.contains(where: \.isImplicitMember)
    if !isNamed, let first = elements.first(where: { !$0.isImplicitMember }) {
      var probe = self
      let type = probe.type(of: probe.evaluate(first, in: scope))
      if case .nominal? = type { element = type }
    }
    var values: [Value] = []
    for expression in elements {
      let value = evaluate(expression, expecting: element, in: scope)
      if let unknown = value.unknown { return .unknown(unknown) }
      values.append(element == nil ? value : converted(value, to: element, at: expression.place))
    }
    if element == nil, !values.isEmpty, values.contains(where: { !isSettled($0) }) {
      // What the compiler makes of literals beside what has to be found out itself is not modelled.
      guard
        common(values) == .integer || values.allSatisfy({ !isSettled($0) })
          || elements.allSatisfy(\.isSimple)
      else {
        return .unknown(Unknown("an array whose elements may be of several types", at: place))
      }
      guard let common = common(values) else {
        return .unknown(Unknown("an array whose elements may be of several types", at: place))
      }
      values = values.map { converted($0, to: common, at: place) }
      element = common
    }
    if element == nil, common(values) == nil, Set(values.compactMap(type)).count > 1 {
      return .unknown(Unknown("an array whose elements may be of several types", at: place))
    }
    if element == .any { element = nil }
    if let unknown = values.lazy.compactMap(\.unknown).first { return .unknown(unknown) }
    let array = Value.array(values, element: element)
    return converted(
      array,
      to: expected.flatMap { $0.isOptional || element == $0 ? nil : $0 } ?? .array(element ?? .any),
      at: place
    )
  }

  /// The type that values of a literal have together.
  func common(_ values: [Value]) -> SwiftType? {
    var types: [SwiftType] = []
    var isOptional = false
    for value in values {
      if case .optional(let wrapped) = value {
        isOptional = true
        guard let wrapped else { continue }
        guard let type = type(of: wrapped) else { return nil }
        types.append(type)
      } else {
        guard let type = type(of: value) else { return nil }
        types.append(type)
      }
    }
    guard let first = types.first else { return nil }
    let distinct = Set(types)
    let type: SwiftType
    if distinct.count == 1 {
      type = first
    } else if distinct == [.integer, .double],
      values.allSatisfy({ if case .integer = $0 { false } else { true } })
    {
      type = .double
    } else {
      return nil
    }
    return isOptional ? .optional(type) : type
  }

  mutating func dictionary(
    _ pairs: [Expression.KeyValue],
    expecting expected: SwiftType?,
    at place: Place,
    in scope: Scope
  ) -> Value {
    var types: (key: SwiftType?, value: SwiftType?) = (nil, nil)
    if case .dictionary(let key, let value) = expected?.unwrapped { types = (key, value) }
    var keys: [Value] = []
    var values: [Value] = []
    for pair in pairs {
      let key = evaluate(pair.key, expecting: types.key, in: scope)
      let value = evaluate(pair.value, expecting: types.value, in: scope)
      for part in [key, value] { if let unknown = part.unknown { return .unknown(unknown) } }
      keys.append(key)
      values.append(value)
    }
    guard !values.isEmpty else { return .dictionary([:], value: types.value) }
    if let type = types.key ?? common(keys) {
      keys = keys.map { converted($0, to: type, at: place) }
    } else if keys.contains(where: { !isSettled($0) }) {
      return .unknown(Unknown("keys of several types", at: place))
    }
    if let unknown = keys.lazy.compactMap(\.unknown).first { return .unknown(unknown) }
    guard let type = types.value ?? common(values), keys.allSatisfy(isPlain),
      Set(keys).count == keys.count
    else { return .unknown(Unknown("a dictionary that is not modelled", at: place)) }
    values = values.map { converted($0, to: type, at: place) }
    if let unknown = values.lazy.compactMap(\.unknown).first { return .unknown(unknown) }
    return .dictionary(Dictionary(zip(keys, values)) { first, _ in first }, value: type)
  }
}

extension Expression {
  /// Whether it is a literal or a name, whose type is plain to see.
  var isSimple: Bool {
    switch form {
    case .integer, .float, .name, .null, .boolean, .string: true
    case .prefix(_, let operand): operand.isSimple
    case .member(let base?, _, _): base.isSimple
    case .call(let callee, _):
      if case .name(let name, _) = callee.form { name.first?.isUppercase == true } else { false }
    default: false
    }
  }
}
