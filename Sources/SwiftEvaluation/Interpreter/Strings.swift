internal import SwiftSource

extension Evaluator {
  /// A string literal: a text, or a key that is localised where the context wants one.
  mutating func string(
    _ segments: [Expression.StringSegment],
    expecting expected: SwiftType?,
    at place: Place,
    in scope: Scope
  ) -> Value {
    if case .framework(let name) = expected?.unwrapped, ViewCatalogue.keyTypes.contains(name) {
      return key(segments, at: place, in: scope)
    }
    if let problem = expected?.unwrapped.problem(at: place) { return .unknown(problem) }
    var text = Text()
    for segment in segments {
      switch segment {
      case .text(let plain): text.append(plain)
      case .interpolation(let arguments):
        text.append(interpolation(arguments, at: place, in: scope))
      }
    }
    guard count(text) else { return .unknown(.tooMuch(at: place)) }
    if expected?.unwrapped == .character {
      return converted(.text(text), to: .character, at: place)
    }
    return .text(text)
  }

  private mutating func interpolation(
    _ arguments: [Argument],
    at place: Place,
    in scope: Scope
  ) -> Text {
    var text = Text()
    guard arguments.count == 1, arguments[0].label == nil else {
      text.append(Unknown("an interpolation with more than a value", at: place))
      return text
    }
    let value = evaluate(arguments[0].value, in: scope)
    return description(of: settled(value, at: place), at: arguments[0].value.place)
  }

  /// A `LocalizedStringKey`: its texts and the values in it, which are formatted by where it is shown.
  private mutating func key(
    _ segments: [Expression.StringSegment],
    at place: Place,
    in scope: Scope
  ) -> Value {
    var parts: [Value.Labelled] = []
    for segment in segments {
      switch segment {
      case .text(let plain):
        if !plain.isEmpty { parts.append(Value.Labelled("text", .string(plain))) }
      case .interpolation(let arguments):
        guard let first = arguments.first else { continue }
        let value = settled(evaluate(first.value, in: scope), at: place)
        parts.append(Value.Labelled("value", value))
        for argument in arguments.dropFirst() {
          parts.append(
            Value.Labelled(
              argument.label ?? "",
              settled(evaluate(argument.value, in: scope), at: place)
            )
          )
        }
      }
    }
    return .term(Term("LocalizedStringKey", "literal", parts, isCall: true, at: place))
  }

  /// What `"\(value)"` says of a value.
  mutating func description(of value: Value, at place: Place) -> Text {
    switch value {
    case .text(let text): return text
    case .unknown(let unknown): return hole(unknown)
    case .structure(let structure):
      let owner = SwiftType.nominal(structure.type)
      if module.nominals[structure.type]?.variables["description"] != nil,
        says("CustomStringConvertible", owner),
        let own = property("description", of: value, at: place, in: Scope()),
        case .text(let text) = own
      {
        return text
      }
      return hole(Unknown("what a struct says of itself", at: place))
    case .enumeration(let enumeration):
      let owner = SwiftType.nominal(enumeration.type)
      if says("CustomStringConvertible", owner) {
        if case .text(let text)? = property("description", of: value, at: place, in: Scope()) {
          return text
        }
        return hole(Unknown("what an enum says of itself", at: place))
      }
      if enumeration.payload.isEmpty { return Text(enumeration.name) }
      guard let inner = labelled(enumeration.payload) else {
        return hole(Unknown("what an enum says of its values", at: place))
      }
      return Text("\(enumeration.name)\(inner)")
    default:
      guard let plain = plain(value) else {
        return hole(Unknown("what is interpolated is not modelled", at: place))
      }
      return Text(plain)
    }
  }

  private func hole(_ unknown: Unknown) -> Text {
    var text = Text()
    text.append(unknown)
    return text
  }

  func says(_ name: String, _ type: SwiftType) -> Bool {
    lookup(type).contains { $0.says(name) }
  }

  private func plain(_ value: Value) -> String? {
    switch value {
    case .integer(let value), .sized(let value, _): "\(value)"
    case .real(let value): "\(value)"
    case .boolean(let value): "\(value)"
    case .character(let value): "\(value)"
    case .void: "()"
    case .optional(nil): "nil"
    case .optional(let wrapped?): nested(wrapped).map { "Optional(\($0))" }
    case .array(let elements, _), .slice(let elements): joined(elements).map { "[\($0)]" }
    case .tuple(let elements): labelled(elements)
    case .range(let low, let high, let isClosed): isClosed ? "\(low)...\(high)" : "\(low)..<\(high)"
    default: nil
    }
  }

  /// What it says within another value.
  private func nested(_ value: Value) -> String? {
    switch value {
    case .text(let text): text.exact.flatMap(quoted)
    case .character(let character): quoted(String(character))
    // The name of the module would stand before the case.
    case .enumeration, .structure, .range, .interval: nil
    default: plain(value)
    }
  }

  private func quoted(_ text: String) -> String? { text.debugDescription }

  private func joined(_ values: [Value]) -> String? {
    var parts: [String] = []
    for value in values {
      guard let part = nested(value) else { return nil }
      parts.append(part)
    }
    return parts.joined(separator: ", ")
  }

  private func labelled(_ elements: [Value.Labelled]) -> String? {
    var parts: [String] = []
    for element in elements {
      guard let part = nested(element.value) else { return nil }
      parts.append((element.label.map { "\($0): " } ?? "") + part)
    }
    return "(\(parts.joined(separator: ", ")))"
  }
}
