internal import SwiftSource

extension Library {
  /// A method that leaves what it is called on as it is.
  static func method(_ name: String, of value: Value, _ labels: [String?]) -> Method? {
    let full = full(name, labels)
    switch value {
    case .array, .range, .slice: return sequence(full)
    case .text: return text(full) ?? sequence(full)
    case .optional: return optional(full)
    case .integer:
      switch full {
      case "isMultiple(of:)":
        return { evaluator, value, arguments, _, place, scope in
          let (values, hole) = evaluator.values(arguments, expecting: [.integer], in: scope)
          if let hole { return .unknown(hole) }
          guard case .integer(let number) = value, case .integer(let other) = values[0] else {
            return unknown("a number", place)
          }
          return .boolean(number.isMultiple(of: other))
        }
      case "formatted()", "formatted(_:)": return formatted
      default: return nil
      }
    case .sized(let number, let width) where full == "isMultiple(of:)":
      return { evaluator, _, arguments, _, place, scope in
        let (values, hole) = evaluator.values(arguments, expecting: [.sized(width)], in: scope)
        if let hole { return .unknown(hole) }
        guard case .sized(let other, width) = values[0] else { return unknown("a number", place) }
        return .boolean(number.isMultiple(of: other))
      }
    case .real:
      switch full {
      case "formatted(_:)": return formatted
      case "rounded()":
        return { _, value, _, _, place, _ in
          guard case .real(let number) = value else { return unknown("a number", place) }
          return .real(number.rounded())
        }
      case "squareRoot()":
        return { _, value, _, _, place, _ in
          guard case .real(let number) = value else { return unknown("a number", place) }
          return .real(number.squareRoot())
        }
      case "rounded(_:)":
        return { _, value, arguments, _, place, _ in
          let rules: [String: FloatingPointRoundingRule] = [
            "up": .up, "down": .down, "towardZero": .towardZero,
            "toNearestOrAwayFromZero": .toNearestOrAwayFromZero,
            "toNearestOrEven": .toNearestOrEven, "awayFromZero": .awayFromZero,
          ]
          guard case .real(let number) = value,
            case .member(nil, let rule, _) = arguments[0].value.form, let rule = rules[rule]
          else { return unknown("how it is rounded is not known", place) }
          return .real(number.rounded(rule))
        }
      default: return nil
      }
    case .interval(let low, let high, let isClosed) where full == "contains(_:)":
      return { evaluator, _, arguments, _, place, scope in
        let (values, hole) = evaluator.values(arguments, expecting: [.double], in: scope)
        if let hole { return .unknown(hole) }
        guard case .real(let number) = values[0] else { return unknown("a number", place) }
        return .boolean(number >= low && (isClosed ? number <= high : number < high))
      }
    case .set(let elements) where full == "contains(_:)":
      return { evaluator, _, arguments, _, place, scope in
        let type = elements.first.flatMap { evaluator.type(of: $0) }
        let (values, hole) = evaluator.values(arguments, expecting: [type], in: scope)
        if let hole { return .unknown(hole) }
        return evaluator.isPlain(values[0])
          ? .boolean(elements.contains(values[0])) : unknown("what is looked for", place)
      }
    default: return nil
    }
  }

  private static func text(_ full: String) -> Method? {
    func of(_ apply: @escaping (String, [Value]) -> Value?) -> Method {
      { evaluator, value, arguments, _, place, scope in
        let (values, hole) = evaluator.values(arguments, in: scope)
        if let hole { return .unknown(hole) }
        guard let text = value.string, let result = apply(text, values) else {
          return unknown("a text of which a part is not known", place)
        }
        return result
      }
    }
    switch full {
    case "trimmingCharacters(in:)": return trimming
    case "replacingOccurrences(of:with:)": return replacing
    case "uppercased()": return of { text, _ in .string(text.uppercased()) }
    case "lowercased()": return of { text, _ in .string(text.lowercased()) }
    case "hasPrefix(_:)":
      return of { text, values in values[0].string.map { .boolean(text.hasPrefix($0)) } }
    case "hasSuffix(_:)":
      return of { text, values in values[0].string.map { .boolean(text.hasSuffix($0)) } }
    case "contains(_:)":
      return of { text, values in
        // Of the library's own and Foundation's, which agree on plain text.
        guard let part = values[0].string, !part.isEmpty, part.utf8.allSatisfy({ $0 < 0x80 }),
          text.utf8.allSatisfy({ $0 < 0x80 })
        else { return nil }
        return .boolean(text.contains(part))
      }
    case "prefix(_:)":
      return of { text, values in
        guard case .number(let literal)? = Optional(values[0]), let count = literal.integer,
          count >= 0
        else {
          if case .integer(let count) = values[0], count >= 0 {
            return .string(String(text.prefix(count)))
          }
          return nil
        }
        return .string(String(text.prefix(count)))
      }
    default: return nil
    }
  }

  private static func optional(_ full: String) -> Method? {
    guard full == "map(_:)" || full == "flatMap(_:)" else { return nil }
    return { evaluator, value, arguments, expected, place, scope in
      guard case .optional(let wrapped) = value else { return unknown("an optional", place) }
      guard let wrapped else { return .optional(nil) }
      let closure = evaluator.evaluate(arguments[0].value, in: scope)
      let type = full == "map(_:)" ? expected?.unwrapped : expected
      let result = evaluator.settled(
        evaluator.invoke(closure, [wrapped], expecting: type, at: place),
        at: place
      )
      if result.unknown != nil { return result }
      if full == "map(_:)" { return .optional(result) }
      if case .optional = result { return result }
      return .optional(result)
    }
  }
}
