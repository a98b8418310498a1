internal import SwiftSource

extension Library {
  static func filter(
    _ evaluator: inout Evaluator,
    _ value: Value,
    _ arguments: [Argument],
    _ expected: SwiftType?,
    _ place: Place,
    _ scope: Scope
  ) -> Value {
    guard let elements = evaluator.elements(of: value),
      case .array(_, let type) = sequenceArray(value, elements)
    else { return .unknown(noElements(value, place)) }
    let closure = evaluator.evaluate(arguments[0].value, in: scope)
    var results: [Value] = []
    var isTold = true
    let hole = evaluator.each(elements, closure, expecting: .boolean, at: place) {
      _,
      element,
      holds in
      guard case .boolean(let holds) = holds else {
        isTold = false
        return false
      }
      if holds { results.append(element) }
      return true
    }
    if let hole { return .unknown(hole) }
    guard isTold else { return unknown("a condition", place) }
    if case .text = value { return unknown("a filtered text", place) }
    return .array(results, element: type ?? elements.first.flatMap { evaluator.type(of: $0) })
  }

  static func find(_ isTest: Bool) -> Method {
    { evaluator, value, arguments, _, place, scope in
      guard let elements = evaluator.elements(of: value) else {
        return .unknown(noElements(value, place))
      }
      if case .slice = value, !isTest { return unknown("an index of a slice", place) }
      var type = elements.first.flatMap { evaluator.type(of: $0) }
      if case .array(_, let element?) = value { type = element }
      let (values, hole) = evaluator.values(arguments, expecting: [type], in: scope)
      if let hole { return .unknown(hole) }
      for (index, element) in elements.enumerated() {
        switch evaluator.operate("==", element, values[0], at: place) {
        case .boolean(true): return isTest ? .boolean(true) : .optional(.integer(index))
        case .boolean(false): continue
        case let other: return other.unknown == nil ? unknown("a comparison", place) : other
        }
      }
      return isTest ? .boolean(false) : .optional(nil)
    }
  }

  static func search(_ full: String) -> Method {
    { evaluator, value, arguments, _, place, scope in
      guard var elements = evaluator.elements(of: value) else {
        return .unknown(noElements(value, place))
      }
      if case .slice = value, full == "firstIndex(where:)" {
        return unknown("an index of a slice", place)
      }
      if full == "last(where:)" { elements.reverse() }
      let closure = evaluator.evaluate(arguments[0].value, in: scope)
      let wanted = full != "allSatisfy(_:)"
      var found: Int?
      var index = 0
      var isTold = true
      let hole = evaluator.each(elements, closure, expecting: .boolean, at: place) { _, _, holds in
        guard case .boolean(let holds) = holds else {
          isTold = false
          return false
        }
        if holds == wanted {
          found = index
          return false
        }
        index += 1
        return true
      }
      if let hole { return .unknown(hole) }
      guard isTold else { return unknown("a condition", place) }
      switch full {
      case "contains(where:)": return .boolean(found != nil)
      case "allSatisfy(_:)": return .boolean(found == nil)
      case "firstIndex(where:)": return .optional(found.map(Value.integer))
      default: return .optional(found.map { elements[$0] })
      }
    }
  }

  static func extreme(
    _ evaluator: inout Evaluator,
    _ value: Value,
    _ name: String,
    _ place: Place
  ) -> Value {
    guard let elements = evaluator.elements(of: value) else {
      return .unknown(noElements(value, place))
    }
    guard var best = elements.first else { return .optional(nil) }
    for element in elements.dropFirst() {
      switch evaluator.operate(name, element, best, at: place) {
      case .boolean(true): best = element
      case .boolean(false): continue
      case let other: return other.unknown == nil ? unknown("a comparison", place) : other
      }
    }
    return .optional(best)
  }
}
