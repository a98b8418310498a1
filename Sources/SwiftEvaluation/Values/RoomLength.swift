package import SwiftSource

/// A length that is a part of the room of a `GeometryReader`, with so many points added.
package struct RoomLength: Hashable, Sendable {
  /// `width` or `height`.
  package var side: String
  package var factor: Double
  package var added: Double
  /// What it is at least, however small the room is; nil without a bound.
  package var least: Double?
  /// Where the reader stands.
  package var reader: Place

  /// Nil where a value is none.
  package init?(_ value: Value) {
    guard case .term(let term) = value, term.type == "CGFloat", term.arguments.count >= 2,
      case .real(let factor) = term.arguments[0].value,
      case .real(let added) = term.arguments[1].value
    else { return nil }
    self.init(side: term.name, factor: factor, added: added, reader: term.place)
    if term.arguments.count == 3, case .real(let bound) = term.arguments[2].value { least = bound }
  }

  init(side: String, factor: Double, added: Double, reader: Place) {
    self.side = side
    self.factor = factor
    self.added = added
    self.reader = reader
  }

  /// A number beside a length, which is one that no room changes.
  private init?(_ value: Value, like other: RoomLength) {
    if let length = RoomLength(value) {
      guard length.side == other.side, length.reader == other.reader else { return nil }
      self = length
      return
    }
    guard let number = Self.number(value) else { return nil }
    self.init(side: other.side, factor: 0, added: number, reader: other.reader)
  }

  private static func number(_ value: Value) -> Double? {
    switch value {
    case .real(let number): number
    case .number(let literal): literal.real
    default: nil
    }
  }

  private var value: Value {
    var parts: [Value.Labelled] = [.init("factor", .real(factor)), .init("added", .real(added))]
    if let least { parts.append(.init("least", .real(least))) }
    return .term(Term("CGFloat", side, parts, isCall: true, at: reader))
  }

  /// The width or height of a proxy's size; nil for what is none.
  static func side(_ name: String, of term: Term) -> Value? {
    guard name == "width" || name == "height", term.type == "CGSize", term.name == "size",
      case .term(let proxy)? = term.receiver, proxy.type == "GeometryProxy"
    else { return nil }
    return RoomLength(side: name, factor: 1, added: 0, reader: proxy.place).value
  }

  /// What an operator makes of two values of which one is a length; nil where that is none, or not known.
  static func combined(_ name: String, _ first: Value, _ second: Value) -> Value? {
    guard let known = RoomLength(first) ?? RoomLength(second), known.least == nil,
      RoomLength(second)?.least == nil
    else { return nil }
    if name == "*" || name == "/" {
      let (length, other) = RoomLength(first).map { ($0, second) } ?? (known, first)
      guard let number = number(other), name == "*" || RoomLength(first) != nil else { return nil }
      var result = length
      result.factor = name == "*" ? length.factor * number : length.factor / number
      result.added = name == "*" ? length.added * number : length.added / number
      return result.factor.isFinite && result.added.isFinite ? result.value : nil
    }
    guard name == "+" || name == "-", let one = RoomLength(first, like: known),
      let other = RoomLength(second, like: known)
    else { return nil }
    var result = one
    result.factor = name == "+" ? one.factor + other.factor : one.factor - other.factor
    result.added = name == "+" ? one.added + other.added : one.added - other.added
    return result.value
  }

  /// The larger or smaller of values; nil where that depends on the room otherwise than by a least length.
  static func extreme(_ values: [Value], isLargest: Bool) -> Value? {
    guard let known = values.lazy.compactMap({ RoomLength($0) }).first else { return nil }
    let lengths = values.compactMap { RoomLength($0, like: known) }
    guard lengths.count == values.count, lengths.allSatisfy({ $0.least == nil }) else { return nil }
    let extreme = lengths.first { candidate in
      lengths.allSatisfy {
        isLargest
          ? candidate.factor >= $0.factor && candidate.added >= $0.added
          : candidate.factor <= $0.factor && candidate.added <= $0.added
      }
    }
    if let extreme { return extreme.value }
    let growing = lengths.filter { $0.factor != 0 }
    guard isLargest, var length = growing.first, growing.count == 1, length.factor > 0 else {
      return nil
    }
    length.least = lengths.filter { $0.factor == 0 }.map(\.added).max()
    return length.value
  }
}
