internal import SwiftSource

extension Library {
  /// An initialiser of an integer type; `Int` where there is no width.
  static func integer(_ width: IntegerWidth?, _ labels: [String?]) -> Call? {
    switch full("", labels) {
    case "(_:)": return width.map(converted)
    case "(truncatingIfNeeded:)": return whole(width) { $0?.truncated($1) ?? .number($1) }
    case "(clamping:)": return whole(width) { $0?.clamped($1) ?? .number($1) }
    case "(_:radix:)":
      return { evaluator, arguments, _, place, scope in
        let (values, hole) = evaluator.values(arguments, expecting: [.string, .integer], in: scope)
        if let hole { return .unknown(hole) }
        guard let digits = values[0].string, case .integer(let radix) = values[1],
          (2...36).contains(radix)
        else { return unknown("a text", place) }
        return read(digits, radix: radix, width, at: place)
      }
    default: return nil
    }
  }

  /// The number that digits write, or nil.
  static func read(_ digits: String, radix: Int, _ width: IntegerWidth?, at place: Place) -> Value {
    guard let width else { return .optional(Int(digits, radix: radix).map(Value.integer)) }
    guard let outcome = width.read(digits, radix: radix) else { return .optional(nil) }
    let value = Value(outcome, width, at: place)
    return value.unknown == nil ? .optional(value) : value
  }

  /// An integer of another integer.
  private static func whole(
    _ width: IntegerWidth?,
    _ apply: @escaping (IntegerWidth?, Int) -> IntegerWidth.Outcome
  ) -> Call {
    { evaluator, arguments, _, place, scope in
      let value = evaluator.settled(evaluator.evaluate(arguments[0].value, in: scope), at: place)
      switch value {
      case .integer(let number), .sized(let number, _):
        guard let width else { return .integer(number) }
        return Value(apply(width, number), width, at: place)
      case .unknown: return value
      default: return unknown("an integer of this", place)
      }
    }
  }

  /// `UInt8(value)`.
  private static func converted(_ width: IntegerWidth) -> Call {
    { evaluator, arguments, _, place, scope in
      let value = evaluator.settled(evaluator.evaluate(arguments[0].value, in: scope), at: place)
      let number: Int?
      switch value {
      case .integer(let whole), .sized(let whole, _): number = whole
      case .real(let real): number = Int(exactly: real.rounded(.towardZero))
      case .text(let text):
        guard let digits = text.exact else { return unknown("a text", place) }
        return read(digits, radix: 10, width, at: place)
      case .unknown: return value
      default: return unknown("an integer of this", place)
      }
      guard let number, width.holds(number) else {
        return Value(.stop, width, at: place)
      }
      return .sized(number, width)
    }
  }

  /// `String(number, radix: 16)`.
  static func digits(
    _ evaluator: inout Evaluator,
    _ arguments: [Argument],
    _ expected: SwiftType?,
    _ place: Place,
    _ scope: Scope
  ) -> Value {
    let (values, hole) = evaluator.values(
      arguments,
      expecting: [nil, .integer, .boolean],
      in: scope
    )
    if let hole { return .unknown(hole) }
    guard case .integer(let radix) = values[1], (2...36).contains(radix) else {
      return unknown("a radix", place)
    }
    switch evaluator.settled(values[0], at: place) {
    case .integer(let number), .sized(let number, _):
      let isUppercase = values.count > 2 && values[2] == .boolean(true)
      return .string(String(number, radix: radix, uppercase: isUppercase))
    default: return unknown("a text of this", place)
    }
  }
}
