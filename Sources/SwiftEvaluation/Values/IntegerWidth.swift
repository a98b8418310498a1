internal import SwiftSource

/// An integer type of the standard library other than `Int`.
package enum IntegerWidth: String, CaseIterable, Hashable, Sendable {
  case int8 = "Int8"
  case int16 = "Int16"
  case int32 = "Int32"
  case int64 = "Int64"
  case uint8 = "UInt8"
  case uint16 = "UInt16"
  case uint32 = "UInt32"
  case uint64 = "UInt64"
  case uint = "UInt"

  var type: any FixedWidthInteger.Type {
    switch self {
    case .int8: Int8.self
    case .int16: Int16.self
    case .int32: Int32.self
    case .int64: Int64.self
    case .uint8: UInt8.self
    case .uint16: UInt16.self
    case .uint32: UInt32.self
    case .uint64: UInt64.self
    case .uint: UInt.self
    }
  }

  /// What becomes of numbers of a width.
  enum Outcome: Equatable {
    case number(Int)
    case truth(Bool)
    /// It is no number of the width, and the program stops.
    case stop
    /// It is a number of the width and none of `Int`.
    case beyond

    init<Number: FixedWidthInteger>(_ number: Number) {
      self = Int(exactly: number).map { .number($0) } ?? .beyond
    }

    init<Number: FixedWidthInteger>(_ result: (partialValue: Number, overflow: Bool)) {
      self = result.overflow ? .stop : Outcome(result.partialValue)
    }
  }

  /// Whether it has a number.
  func holds(_ number: Int) -> Bool { type.holds(number) }

  /// A number of the same bits.
  func truncated(_ number: Int) -> Outcome { type.truncated(number) }

  /// The nearest number that it has.
  func clamped(_ number: Int) -> Outcome { type.clamped(number) }

  /// The number that digits write; nil where they write none.
  func read(_ digits: String, radix: Int) -> Outcome? { type.read(digits, radix) }

  /// `max`, or `min`.
  func bound(isUpper: Bool) -> Outcome { type.bound(isUpper) }

  /// What an operator makes of one number; nil where it is no operator of this width.
  func applied(_ name: String, _ number: Int) -> Outcome? { type.applied(name, number) }

  /// What an operator makes of two numbers; nil where it is no operator of integers.
  func combined(_ name: String, _ left: Int, _ right: Int) -> Outcome? {
    type.combined(name, left, right)
  }
}

extension FixedWidthInteger {
  fileprivate static func holds(_ number: Int) -> Bool { Self(exactly: number) != nil }

  fileprivate static func truncated(_ number: Int) -> IntegerWidth.Outcome {
    IntegerWidth.Outcome(Self(truncatingIfNeeded: number))
  }

  fileprivate static func clamped(_ number: Int) -> IntegerWidth.Outcome {
    IntegerWidth.Outcome(Self(clamping: number))
  }

  fileprivate static func read(_ digits: String, _ radix: Int) -> IntegerWidth.Outcome? {
    Self(digits, radix: radix).map { IntegerWidth.Outcome($0) }
  }

  fileprivate static func bound(_ isUpper: Bool) -> IntegerWidth.Outcome {
    IntegerWidth.Outcome(isUpper ? Self.max : Self.min)
  }

  fileprivate static func applied(_ name: String, _ number: Int) -> IntegerWidth.Outcome? {
    let number = Self(truncatingIfNeeded: number)
    return switch name {
    case "~": IntegerWidth.Outcome(~number)
    case "-" where isSigned: IntegerWidth.Outcome(zero.subtractingReportingOverflow(number))
    case "+": IntegerWidth.Outcome(number)
    default: nil
    }
  }

  fileprivate static func combined(
    _ name: String,
    _ left: Int,
    _ right: Int
  ) -> IntegerWidth.Outcome? {
    let (one, other) = (Self(truncatingIfNeeded: left), Self(truncatingIfNeeded: right))
    if let truth = Arithmetic.compare(name, one, other) { return .truth(truth) }
    return switch name {
    case "+": IntegerWidth.Outcome(one.addingReportingOverflow(other))
    case "-": IntegerWidth.Outcome(one.subtractingReportingOverflow(other))
    case "*": IntegerWidth.Outcome(one.multipliedReportingOverflow(by: other))
    case "/": IntegerWidth.Outcome(one.dividedReportingOverflow(by: other))
    case "%": IntegerWidth.Outcome(one.remainderReportingOverflow(dividingBy: other))
    case "&": IntegerWidth.Outcome(one & other)
    case "|": IntegerWidth.Outcome(one | other)
    case "^": IntegerWidth.Outcome(one ^ other)
    case "&+": IntegerWidth.Outcome(one &+ other)
    case "&-": IntegerWidth.Outcome(one &- other)
    case "&*": IntegerWidth.Outcome(one &* other)
    // How far is a number of any type.
    case "<<": IntegerWidth.Outcome(one << right)
    case ">>": IntegerWidth.Outcome(one >> right)
    default: nil
    }
  }
}

extension Value {
  /// A number of a width, as it came out.
  init(_ outcome: IntegerWidth.Outcome, _ width: IntegerWidth, at place: Place) {
    switch outcome {
    case .number(let number): self = .sized(number, width)
    case .truth(let truth): self = .boolean(truth)
    case .stop:
      self = .unknown(Unknown("the program would stop: no \(width.rawValue)", at: place))
    case .beyond:
      self = .unknown(Unknown("a \(width.rawValue) that is too large for Int", at: place))
    }
  }
}
