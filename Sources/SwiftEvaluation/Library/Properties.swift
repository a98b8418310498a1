internal import SwiftSource

extension Library {
  /// A property of a value of the standard library.
  static func property(_ name: String, of value: Value) -> Read? {
    switch value {
    case .array(let elements, let type): return array(name, elements, type)
    case .slice(let elements):
      return ["count", "isEmpty", "first", "last"].contains(name) ? array(name, elements, nil) : nil
    case .text(let text):
      guard let exact = text.exact else {
        return { _, place in unknown("a text of which a part is not known", place) }
      }
      switch name {
      case "count": return { _, _ in .integer(exact.count) }
      case "isEmpty": return { _, _ in .boolean(exact.isEmpty) }
      case "first": return { _, _ in .optional(exact.first.map(Value.character)) }
      case "last": return { _, _ in .optional(exact.last.map(Value.character)) }
      case "description": return { _, _ in .string(exact) }
      case "startIndex":
        return { _, place in .term(Term("String.Index", name, of: value, at: place)) }
      default: return nil
      }
    case .integer(let number):
      switch name {
      case "description": return { _, _ in .string(number.description) }
      case "magnitude": return nil
      default: return nil
      }
    case .sized(let number, _):
      return name == "description" ? { _, _ in .string(number.description) } : nil
    case .real(let number):
      switch name {
      case "description": return { _, _ in .string(number.description) }
      case "isNaN": return { _, _ in .boolean(number.isNaN) }
      case "magnitude": return { _, _ in .real(number.magnitude) }
      default: return nil
      }
    case .boolean(let value):
      return name == "description" ? { _, _ in .string(value.description) } : nil
    case .character(let character):
      switch name {
      case "isLetter": return { _, _ in .boolean(character.isLetter) }
      case "isHexDigit": return { _, _ in .boolean(character.isHexDigit) }
      case "hexDigitValue":
        return { _, _ in .optional(character.hexDigitValue.map(Value.integer)) }
      case "isNumber": return { _, _ in .boolean(character.isNumber) }
      case "isUppercase": return { _, _ in .boolean(character.isUppercase) }
      case "isWhitespace": return { _, _ in .boolean(character.isWhitespace) }
      default: return nil
      }
    case .range(let low, let high, let isClosed):
      switch name {
      case "lowerBound": return { _, _ in .integer(low) }
      case "upperBound": return { _, _ in .integer(high) }
      case "count":
        let (count, overflow) = high.subtractingReportingOverflow(low)
        guard !overflow, count < .max else { return nil }
        return { _, _ in .integer(count + (isClosed ? 1 : 0)) }
      case "isEmpty": return { _, _ in .boolean(!isClosed && low == high) }
      case "first": return { _, _ in .optional(!isClosed && low == high ? nil : .integer(low)) }
      case "last":
        return { _, _ in
          .optional(!isClosed && low == high ? nil : .integer(isClosed ? high : high - 1))
        }
      default: return nil
      }
    case .interval(let low, let high, _):
      switch name {
      case "lowerBound": return { _, _ in .real(low) }
      case "upperBound": return { _, _ in .real(high) }
      default: return nil
      }
    case .dictionary(let pairs, _):
      switch name {
      case "count": return { _, _ in .integer(pairs.count) }
      case "isEmpty": return { _, _ in .boolean(pairs.isEmpty) }
      default: return nil
      }
    case .set(let elements):
      switch name {
      case "count": return { _, _ in .integer(elements.count) }
      case "isEmpty": return { _, _ in .boolean(elements.isEmpty) }
      default: return nil
      }
    case .binding(let binding) where name == "wrappedValue":
      return { evaluator, place in
        switch binding {
        case .constant(let value): value
        case .state(let key, _):
          evaluator.states[key] ?? unknown("a state that is not there", place)
        }
      }
    default: return nil
    }
  }

  private static func array(_ name: String, _ elements: [Value], _ type: SwiftType?) -> Read? {
    switch name {
    case "count": return { _, _ in .integer(elements.count) }
    case "isEmpty": return { _, _ in .boolean(elements.isEmpty) }
    case "first": return { _, _ in .optional(elements.first) }
    case "last": return { _, _ in .optional(elements.last) }
    case "indices": return { _, _ in .range(0, elements.count, isClosed: false) }
    case "startIndex": return { _, _ in .integer(0) }
    case "endIndex": return { _, _ in .integer(elements.count) }
    default: return nil
    }
  }

  /// An element with a default, or with labels.
  static func element(
    of value: Value,
    _ arguments: [Argument],
    _ evaluator: inout Evaluator,
    _ place: Place,
    _ scope: Scope
  ) -> Value {
    guard case .dictionary(let pairs, let type) = value, arguments.count == 2,
      arguments[0].label == nil, arguments[1].label == "default"
    else { return unknown("a subscript that is not modelled", place) }
    let wanted = pairs.keys.first.flatMap { evaluator.type(of: $0) }
    let (values, hole) = evaluator.values(arguments, expecting: [wanted, type], in: scope)
    if let hole { return .unknown(hole) }
    let key = evaluator.settled(values[0], at: place)
    guard evaluator.isPlain(key) else { return unknown("a key that is not modelled", place) }
    return pairs[key] ?? evaluator.settled(values[1], at: place)
  }
}
