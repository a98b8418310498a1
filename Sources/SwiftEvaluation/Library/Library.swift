internal import SwiftSource

/// What is modelled of the standard library, each by its name and labels: nothing else is guessed.
enum Library {
  typealias Call = (inout Evaluator, [Argument], SwiftType?, Place, Scope) -> Value
  typealias Method = (inout Evaluator, Value, [Argument], SwiftType?, Place, Scope) -> Value
  typealias Mutation = (inout Evaluator, Target, [Argument], Place, Scope) -> Value
  typealias Read = (Evaluator, Place) -> Value

  /// A name with its labels, as `min(_:_:)`.
  static func full(_ name: String, _ labels: [String?]) -> String {
    "\(name)(\(labels.map { ($0 ?? "_") + ":" }.joined()))"
  }

  static func unknown(_ reason: String, _ place: Place) -> Value {
    .unknown(Unknown(reason, at: place))
  }

  /// What comes of a value whose elements are not known: it is none that is modelled, or a range of too many.
  static func noElements(_ value: Value, _ place: Place) -> Unknown {
    if case .range = value { return .tooMuch(at: place) }
    return Unknown("a sequence that is not modelled", at: place)
  }
}

extension Evaluator {
  /// The elements of a sequence in their order; nil where it has none that is known.
  func elements(of value: Value) -> [Value]? {
    switch value {
    case .array(let elements, _), .slice(let elements, _): elements
    case .range(let low, let high, let isClosed):
      high.subtractingReportingOverflow(low).overflow || high - low >= Self.maximumElements
        ? nil : isClosed ? (low...high).map(Value.integer) : (low..<high).map(Value.integer)
    case .text(let text): text.exact.map { $0.map(Value.character) }
    default: nil
    }
  }

  /// Evaluates the arguments of a call, or says why one is not known.
  mutating func values(
    _ arguments: [Argument],
    expecting types: [SwiftType?] = [],
    in scope: Scope
  ) -> (values: [Value], unknown: Unknown?) {
    var values: [Value] = []
    for (index, argument) in arguments.enumerated() {
      let type = index < types.count ? types[index] : nil
      var value = evaluate(argument.value, expecting: type, in: scope)
      if type != nil { value = converted(value, to: type, at: argument.value.place) }
      if let unknown = value.unknown { return (values, unknown) }
      values.append(value)
    }
    return (values, nil)
  }

  /// Calls a closure for each element, until one is not known.
  mutating func each(
    _ elements: [Value],
    _ closure: Value,
    expecting type: SwiftType? = nil,
    at place: Place,
    _ take: (inout Evaluator, Value, Value) -> Bool
  ) -> Unknown? {
    for element in elements {
      guard step() else { return .tooMuch(at: place) }
      let value = invoke(closure, [element], expecting: type, at: place)
      if let unknown = value.unknown { return unknown }
      if case .alternatives = value {
        return Unknown("one of several values in a closure", at: place)
      }
      if !take(&self, element, value) { return nil }
    }
    return nil
  }
}
