internal import SwiftSource

extension Library {
  /// A method of arrays, ranges and texts.
  static func sequence(_ full: String) -> Method? {
    switch full {
    case "map(_:)":
      return { evaluator, value, arguments, expected, place, scope in
        var element: SwiftType?
        if case .array(let type)? = expected?.unwrapped, type != .any { element = type }
        return transformed(&evaluator, value, arguments, place, scope, expecting: element) {
          [$0]
        }
      }
    case "compactMap(_:)":
      return { evaluator, value, arguments, _, place, scope in
        transformed(&evaluator, value, arguments, place, scope) {
          if case .optional(let wrapped) = $0 { wrapped.map { [$0] } ?? [] } else { [$0] }
        }
      }
    case "flatMap(_:)":
      return { evaluator, value, arguments, _, place, scope in
        transformed(&evaluator, value, arguments, place, scope) {
          if case .array(let elements, _) = $0 { elements } else { nil }
        }
      }
    case "filter(_:)": return filter
    case "forEach(_:)":
      return { evaluator, value, arguments, _, place, scope in
        let closure = evaluator.evaluate(arguments[0].value, in: scope)
        guard let elements = evaluator.elements(of: value) else {
          return .unknown(noElements(value, place))
        }
        let hole = evaluator.each(elements, closure, at: place) { _, _, _ in true }
        return hole.map { .unknown($0) } ?? .void
      }
    case "reduce(_:_:)": return reduce
    case "contains(_:)", "firstIndex(of:)": return find(full == "contains(_:)")
    case "contains(where:)", "firstIndex(where:)", "first(where:)", "allSatisfy(_:)",
      "last(where:)":
      return search(full)
    case "sorted()", "sorted(by:)": return sorted
    case "min()", "max()":
      return { evaluator, value, _, _, place, _ in
        extreme(&evaluator, value, full == "min()" ? "<" : ">", place)
      }
    case "reversed()":
      return { evaluator, value, _, expected, place, _ in
        if case .text = value { return unknown("a reversed text", place) }
        guard let elements = evaluator.elements(of: value) else {
          return .unknown(noElements(value, place))
        }
        guard case .array(let type)? = expected?.unwrapped else {
          return .slice(elements.reversed())
        }
        return .array(elements.reversed(), element: type)
      }
    case "enumerated()":
      return { evaluator, value, _, _, place, _ in
        guard let elements = evaluator.elements(of: value) else {
          return .unknown(noElements(value, place))
        }
        let pairs = elements.enumerated().map {
          Value.tuple([.init("offset", .integer($0.offset)), .init("element", $0.element)])
        }
        return .slice(pairs)
      }
    case "joined(separator:)", "joined()": return joined
    case "prefix(_:)", "dropLast()", "dropLast(_:)", "suffix(_:)", "dropFirst()", "dropFirst(_:)":
      return part(full)
    default: return nil
    }
  }

  static func transformed(
    _ evaluator: inout Evaluator,
    _ value: Value,
    _ arguments: [Argument],
    _ place: Place,
    _ scope: Scope,
    expecting type: SwiftType? = nil,
    _ take: (Value) -> [Value]?
  ) -> Value {
    guard let elements = evaluator.elements(of: value) else {
      return unknown("the elements are not known", place)
    }
    let closure = evaluator.evaluate(arguments[0].value, in: scope)
    var results: [Value] = []
    for element in elements {
      guard evaluator.step() else { return .unknown(.tooMuch(at: place)) }
      var result = evaluator.invoke(closure, [element], expecting: type, at: place)
      result = evaluator.converted(result, to: type, at: place)
      if let unknown = result.unknown { return .unknown(unknown) }
      guard let taken = take(result) else { return unknown("what a closure returns", place) }
      results += taken
      guard results.count <= Evaluator.maximumElements else { return .unknown(.tooMuch(at: place)) }
    }
    // The compiler makes all of one type, which one element alone does not tell.
    let types = Set(results.compactMap { evaluator.type(of: $0) })
    guard type != nil || !types.contains(.integer) || types.isDisjoint(with: [.double, .cgFloat])
    else { return unknown("numbers that may be of several types", place) }
    return .array(results, element: type ?? evaluator.common(results))
  }

  static func sequenceArray(_ value: Value, _ elements: [Value]) -> Value {
    if case .array = value { value } else { .array(elements, element: nil) }
  }

  static func reduce(
    _ evaluator: inout Evaluator,
    _ value: Value,
    _ arguments: [Argument],
    _ expected: SwiftType?,
    _ place: Place,
    _ scope: Scope
  ) -> Value {
    guard let elements = evaluator.elements(of: value) else {
      return .unknown(noElements(value, place))
    }
    let elementType = elements.first.flatMap { evaluator.type(of: $0) }
    var start = evaluator.evaluate(arguments[0].value, expecting: expected, in: scope)
    let isOpen = !evaluator.isSettled(start)
    // `reduce(0, +)` takes the type of the elements.
    var name: String?
    if case .name(let symbol, _) = arguments[1].value.form, Arithmetic.operators[symbol] != nil {
      name = symbol
    }
    if isOpen {
      if name != nil {
        var type = elementType
        if type == nil, case .array(_, let element) = value { type = element }
        guard let type else { return unknown("a sum whose type is not known", place) }
        start = evaluator.converted(start, to: type, at: place)
      } else if expected != nil {
        start = evaluator.converted(start, to: expected, at: place)
      } else if case .number(let literal) = start, literal.isReal || elementType == .integer {
        start = evaluator.settled(start, at: place)
      } else {
        return unknown("a sum whose type is not known", place)
      }
    }
    if let unknown = start.unknown { return .unknown(unknown) }
    let closure = name == nil ? evaluator.evaluate(arguments[1].value, in: scope) : .void
    let type = evaluator.type(of: start)
    for element in elements {
      guard evaluator.step() else { return .unknown(.tooMuch(at: place)) }
      if let name {
        start = evaluator.operate(name, start, element, at: place)
      } else {
        start = evaluator.invoke(closure, [start, element], expecting: type, at: place)
        start = evaluator.converted(start, to: type, at: place)
      }
      if let unknown = start.unknown { return .unknown(unknown) }
    }
    return start
  }
}
