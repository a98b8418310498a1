internal import SwiftSource

/// What Foundation adds to texts, and its scanner.
extension Library {
  /// `text.trimmingCharacters(in: .whitespaces)`.
  static func trimming(
    _ evaluator: inout Evaluator,
    _ value: Value,
    _ arguments: [Argument],
    _ expected: SwiftType?,
    _ place: Place,
    _ scope: Scope
  ) -> Value {
    let wanted: [SwiftType?] = [.framework("CharacterSet")]
    let (values, hole) = evaluator.values(arguments, expecting: wanted, in: scope)
    if let hole { return .unknown(hole) }
    guard let text = value.string, let trimmed = CharacterSets(values[0])?.trimmed(text) else {
      return unknown("what is trimmed is not known", place)
    }
    return .string(trimmed)
  }

  /// `text.replacingOccurrences(of: "#", with: "")`.
  static func replacing(
    _ evaluator: inout Evaluator,
    _ value: Value,
    _ arguments: [Argument],
    _ expected: SwiftType?,
    _ place: Place,
    _ scope: Scope
  ) -> Value {
    let (values, hole) = evaluator.values(arguments, expecting: [.string, .string], in: scope)
    if let hole { return .unknown(hole) }
    guard let text = value.string, let old = values[0].string, let new = values[1].string,
      // Foundation compares as people do, and by its own parts of a text.
      (old + text).unicodeScalars.allSatisfy({ $0.value != 0x0D && $0.value != 0x0A }),
      old.utf8.allSatisfy({ $0 < 0x80 })
    else { return unknown("what is replaced is not known", place) }
    var rest = Array(text)[...]
    let wanted = Array(old)
    var replaced = ""
    while let first = rest.first {
      guard evaluator.step() else { return .unknown(.tooMuch(at: place)) }
      if !wanted.isEmpty, rest.starts(with: wanted) {
        replaced += new
        rest = rest.dropFirst(wanted.count)
      } else {
        replaced.append(first)
        rest.removeFirst()
      }
    }
    let result = Text(replaced)
    return evaluator.count(result) ? .text(result) : .unknown(.tooMuch(at: place))
  }

  /// `text.removeFirst()`, and the like, which return the character.
  static func removal(_ full: String) -> Mutation? {
    guard ["removeFirst()", "removeLast()", "remove(at:)"].contains(full) else { return nil }
    return { evaluator, target, arguments, place, scope in
      let hole = unknown("how a text is changed is not known", place)
      guard var text = evaluator.value(at: target)?.string, !text.isEmpty else {
        _ = evaluator.set(target, to: hole)
        return hole
      }
      if let index = arguments.first {
        guard case .term(let term) = evaluator.evaluate(index.value, in: scope),
          term.type == "String.Index", term.name == "startIndex"
        else {
          _ = evaluator.set(target, to: hole)
          return hole
        }
      }
      let removed = full == "removeLast()" ? text.removeLast() : text.removeFirst()
      return evaluator.set(target, to: .string(text)) ? .character(removed) : hole
    }
  }
}

extension Evaluator {
  /// `scanner.scanHexInt64(&number)`: the first scan of a scanner, which stands at the beginning of its text.
  mutating func scan(
    _ scanner: Term,
    _ arguments: [Argument],
    at place: Place,
    in scope: Scope
  ) -> Value {
    guard arguments.count == 1, case .reference(let expression) = arguments[0].value.form,
      let target = target(expression, in: scope), type(at: target) == .sized(.uint64),
      let text = scanner.arguments.first?.value.string,
      let identity = scanner.arguments.last?.value, scanned.insert(identity).inserted
    else { return .unknown(Unknown("what is scanned is not known", at: place)) }
    let isZero = value(at: target) == .sized(0, .uint64)
    let unknown = Value.unknown(Unknown("what a scan leaves is not known", at: place))
    switch HexadecimalScan(text) {
    // Here and there it becomes 0, or stays as it is.
    case .none:
      guard isZero || set(target, to: unknown) else { return unknown }
      return .boolean(false)
    case .number(let number):
      return set(target, to: .sized(number, .uint64)) ? .boolean(true) : unknown
    case .unknown: return unknown
    }
  }
}

/// What a scanner finds that looks for a hexadecimal number.
///
/// Foundation: spaces and newlines before it are skipped, and so is `0x` or `0X`; what is no digit ends it.
private enum HexadecimalScan {
  case none
  case number(Int)
  /// It is too large, or what it is differs between platforms.
  case unknown

  init(_ text: String) {
    let blank: Set<Unicode.Scalar> = [" ", "\t", "\n", "\u{0B}", "\u{0C}", "\r"]
    var rest = text.unicodeScalars.drop(while: blank.contains)
    guard rest.first?.isASCII ?? true else {
      self = .unknown
      return
    }
    var hasPrefix = false
    if rest.first == "0", ["x", "X"].contains(rest.dropFirst().first) {
      rest = rest.dropFirst(2)
      hasPrefix = true
    }
    let digits = rest.prefix { $0.isASCII && $0.properties.isASCIIHexDigit }
    if digits.isEmpty {
      self = hasPrefix ? .unknown : .none
    } else {
      self = Int(String(digits), radix: 16).map { .number($0) } ?? .unknown
    }
  }
}
