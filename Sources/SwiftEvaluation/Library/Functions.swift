internal import SwiftSource

extension Library {
  /// A free function.
  static func function(_ name: String, _ labels: [String?]) -> Call? {
    switch full(name, labels) {
    case "min(_:_:)", "min(_:_:_:)": return extreme("<")
    case "max(_:_:)", "max(_:_:_:)": return extreme(">")
    case "abs(_:)":
      return { evaluator, arguments, expected, place, scope in
        let type = expected.flatMap { $0.unwrapped.isNumber ? $0 : nil }
        let value = evaluator.evaluate(arguments[0].value, expecting: type, in: scope)
        switch value {
        case .integer(let number) where number != .min: return .integer(abs(number))
        case .real(let number): return .real(abs(number))
        case .number(let literal):
          return .number(
            NumericLiteral(
              integer: literal.integer.flatMap { $0 == .min ? nil : abs($0) },
              real: literal.real.map { abs($0) },
              isReal: literal.isReal
            )
          )
        case .unknown: return value
        default: return unknown("abs of what is no number", place)
        }
      }
    case "round(_:)": return real { $0.rounded() }
    case "floor(_:)": return real { $0.rounded(.down) }
    case "ceil(_:)": return real { $0.rounded(.up) }
    case "sqrt(_:)": return real { $0.squareRoot() }
    case "zip(_:_:)":
      return { evaluator, arguments, _, place, scope in
        let (values, hole) = evaluator.values(arguments, in: scope)
        if let hole { return .unknown(hole) }
        let parts = values.map { evaluator.elements(of: evaluator.settled($0, at: place)) }
        guard let first = parts[0], let second = parts[1] else {
          return unknown("zip of what is not modelled", place)
        }
        return .array(
          zip(first, second).map { .tuple([.init(nil, $0), .init(nil, $1)]) },
          element: nil
        )
      }
    case "stride(_:_:_:)", "stride(from:to:by:)": return stride(isClosed: false)
    case "stride(from:through:by:)": return stride(isClosed: true)
    default: return nil
    }
  }

  static func real(_ apply: @escaping (Double) -> Double) -> Call {
    { evaluator, arguments, _, place, scope in
      let (values, hole) = evaluator.values(arguments, expecting: [.double], in: scope)
      if let hole { return .unknown(hole) }
      guard case .real(let number) = values[0] else { return unknown("a number", place) }
      return .real(apply(number))
    }
  }

  static func extreme(_ name: String) -> Call {
    { evaluator, arguments, expected, place, scope in
      let wanted = expected.flatMap {
        $0.unwrapped.isNumber ? $0.unwrapped : nil
      }
      var (values, hole) = evaluator.values(
        arguments,
        expecting: arguments.map { _ in wanted },
        in: scope
      )
      if let hole { return .unknown(hole) }
      if values.contains(where: { !evaluator.isSettled($0) }) {
        guard
          let common = evaluator.common(
            values.filter(evaluator.isSettled).isEmpty ? values : values.filter(evaluator.isSettled)
          )
        else {
          return unknown("numbers of several types", place)
        }
        // Literals alone stay open to their context.
        if values.allSatisfy({ !evaluator.isSettled($0) }), wanted == nil {
          var best = values[0]
          for value in values.dropFirst() {
            switch evaluator.operate(name, value, best, at: place) {
            case .boolean(true): best = value
            case .boolean(false): break
            case let other: return other
            }
          }
          return evaluator.converted(best, to: common, at: place)
        }
        values = values.map { evaluator.converted($0, to: common, at: place) }
      }
      if let length = RoomLength.extreme(values, isLargest: name == ">") { return length }
      var best = values[0]
      for value in values.dropFirst() {
        // Of equals, max is the later, and min the earlier.
        switch evaluator.operate(name == ">" ? ">=" : "<", value, best, at: place) {
        case .boolean(true): best = value
        case .boolean(false): break
        case let other: return other.unknown == nil ? unknown("a comparison", place) : other
        }
      }
      return best
    }
  }

  static func stride(isClosed: Bool) -> Call {
    { evaluator, arguments, _, place, scope in
      var (values, hole) = evaluator.values(arguments, in: scope)
      if let hole { return .unknown(hole) }
      guard let common = evaluator.common(values) else { return unknown("a stride", place) }
      values = values.map { evaluator.converted($0, to: common, at: place) }
      switch (values[0], values[1], values[2]) {
      case (.integer(let first), .integer(let last), .integer(let by)) where by != 0:
        guard [first, last, by].allSatisfy({ abs(Double($0)) < 0x1p53 }),
          abs(last / by) + abs(first / by) < Evaluator.maximumElements
        else {
          return .unknown(.tooMuch(at: place))
        }
        let all =
          isClosed
          ? Array(Swift.stride(from: first, through: last, by: by))
          : Array(Swift.stride(from: first, to: last, by: by))
        return .array(all.map(Value.integer), element: .integer)
      case (.real(let first), .real(let last), .real(let by)) where by != 0:
        guard abs((last - first) / by) < Double(Evaluator.maximumElements) else {
          return .unknown(.tooMuch(at: place))
        }
        let all =
          isClosed
          ? Array(Swift.stride(from: first, through: last, by: by))
          : Array(Swift.stride(from: first, to: last, by: by))
        return .array(all.map(Value.real), element: .double)
      default: return unknown("a stride", place)
      }
    }
  }
}
