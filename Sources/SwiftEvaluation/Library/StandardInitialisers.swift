internal import SwiftSource

extension SwiftType {
  /// What its initialiser makes of nothing.
  fileprivate var empty: Value? {
    switch self {
    case .integer: .integer(0)
    case .sized(let width): .sized(0, width)
    case .double, .cgFloat: .real(0)
    case .boolean: .boolean(false)
    case .string: .string("")
    default: nil
    }
  }
}

extension Library {
  /// An initialiser of a type of the standard library.
  static func initialiser(_ type: SwiftType, _ labels: [String?]) -> Call? {
    switch (type, full("", labels)) {
    case (let type, "()") where type.empty != nil: return { _, _, _, _, _ in type.empty ?? .void }
    case (.integer, "(_:)"): return number
    case (.integer, _): return integer(nil, labels)
    case (.sized(let width), _): return integer(width, labels)
    case (.double, "(_:)"), (.cgFloat, "(_:)"):
      return { evaluator, arguments, _, place, scope in
        let value = evaluator.evaluate(arguments[0].value, in: scope)
        switch value {
        case .number(let literal):
          // Literals alone are integers, whose quotient is one.
          let whole = literal.isReal ? nil : literal.integer.map(Double.init)
          return (whole ?? literal.real).map(Value.real) ?? unknown("a number", place)
        case .integer(let number), .sized(let number, _): return .real(Double(number))
        case .real, .unknown: return value
        case .term(let term) where term.type == "CGFloat": return value
        case .text(let text):
          return text.exact.map { .optional(Double($0).map(Value.real)) }
            ?? unknown("a text", place)
        default: return unknown("a number of this", place)
        }
      }
    case (.string, "(_:)"):
      return { evaluator, arguments, _, place, scope in
        let value = evaluator.settled(evaluator.evaluate(arguments[0].value, in: scope), at: place)
        switch value {
        case .unknown: return value
        case .array(let elements, _):
          var text = ""
          for element in elements {
            guard case .character(let character) = element else {
              return unknown("a text of this", place)
            }
            text.append(character)
          }
          return .string(text)
        default: return .text(evaluator.description(of: value, at: place))
        }
      }
    case (.string, "(_:radix:)"), (.string, "(_:radix:uppercase:)"): return digits
    case (.string, "(localized:)"), (.string, "(localized:comment:)"): return localized
    case (.string, _) where isFormat(labels): return format
    case (.string, "(describing:)"):
      return { evaluator, arguments, _, place, scope in
        let value = evaluator.settled(evaluator.evaluate(arguments[0].value, in: scope), at: place)
        return .text(evaluator.description(of: value, at: place))
      }
    case (.string, "(repeating:count:)"):
      return { evaluator, arguments, _, place, scope in
        let (values, hole) = evaluator.values(arguments, expecting: [nil, .integer], in: scope)
        if let hole { return .unknown(hole) }
        guard let text = values[0].string ?? values[0].character.map(String.init),
          case .integer(let count) = values[1], count >= 0,
          count < 1 << 16, text.utf8.count * count < 1 << 20
        else { return .unknown(.tooMuch(at: place)) }
        let repeated = Text(String(repeating: text, count: count))
        return evaluator.count(repeated) ? .text(repeated) : .unknown(.tooMuch(at: place))
      }
    case (.array(let element), "(repeating:count:)"):
      return { evaluator, arguments, _, place, scope in
        let type = element == .any ? nil : element
        let (values, hole) = evaluator.values(arguments, expecting: [type, .integer], in: scope)
        if let hole { return .unknown(hole) }
        guard case .integer(let count) = values[1], count >= 0, count <= Evaluator.maximumElements,
          evaluator.step(count)
        else { return .unknown(.tooMuch(at: place)) }
        let value = evaluator.settled(values[0], at: place)
        return .array(
          Array(repeating: value, count: count),
          element: type ?? evaluator.type(of: value)
        )
      }
    case (.array(let element), "()"):
      return { _, _, _, _, _ in .array([], element: element == .any ? nil : element) }
    case (.array, "(_:)"):
      return { evaluator, arguments, _, place, scope in
        let value = evaluator.settled(evaluator.evaluate(arguments[0].value, in: scope), at: place)
        guard let elements = evaluator.elements(of: value) else {
          return .unknown(value.unknown ?? Unknown("the order of this is not known", at: place))
        }
        return .array(elements, element: elements.first.flatMap { evaluator.type(of: $0) })
      }
    default: return nil
    }
  }

  static func number(
    _ evaluator: inout Evaluator,
    _ arguments: [Argument],
    _ expected: SwiftType?,
    _ place: Place,
    _ scope: Scope
  ) -> Value {
    let value = evaluator.evaluate(arguments[0].value, in: scope)
    switch value {
    case .number(let literal) where literal.isReal:
      guard let real = literal.real, let number = Int(exactly: real.rounded(.towardZero)) else {
        return unknown("the program would stop: no Int", place)
      }
      return .integer(number)
    case .number(let literal):
      return literal.integer.map(Value.integer) ?? unknown("a number", place)
    case .integer, .unknown: return value
    case .sized(let number, _): return .integer(number)
    case .real(let real):
      guard let number = Int(exactly: real.rounded(.towardZero)) else {
        return unknown("the program would stop: no Int", place)
      }
      return .integer(number)
    case .text(let text):
      return text.exact.map { .optional(Int($0).map(Value.integer)) } ?? unknown("a text", place)
    default: return unknown("an Int of this", place)
    }
  }

  /// A static function of a type of the standard library.
  static func staticFunction(_ type: SwiftType, _ name: String, _ labels: [String?]) -> Call? {
    switch (type, full(name, labels)) {
    case (.binding(let inner), "constant(_:)"):
      return { evaluator, arguments, _, place, scope in
        let value = evaluator.evaluate(arguments[0].value, expecting: inner, in: scope)
        return .binding(.constant(evaluator.converted(value, to: inner, at: place)))
      }
    default: return nil
    }
  }

  static func staticProperty(_ name: String, of type: SwiftType) -> Value? {
    switch (type, name) {
    case (.sized(let width), "max"), (.sized(let width), "min"):
      switch width.bound(isUpper: name == "max") {
      case .number(let bound): .sized(bound, width)
      default: nil
      }
    case (.sized(let width), "zero"): .sized(0, width)
    case (.double, "pi"), (.cgFloat, "pi"): .real(.pi)
    case (.double, "infinity"), (.cgFloat, "infinity"): .real(.infinity)
    case (.double, "zero"), (.cgFloat, "zero"): .real(0)
    case (.integer, "zero"): .integer(0)
    case (.integer, "max"): .integer(.max)
    case (.integer, "min"): .integer(.min)
    default: nil
    }
  }
}
