/// A place in the UTF-8 of an attribute's value that only moves forward, past numbers and what
/// parts them.
package struct NumberScanner {
  private let bytes: UnsafeBufferPointer<UInt8>

  /// Bytes from the beginning.
  private(set) var offset = 0

  package init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  var isAtEnd: Bool { offset >= bytes.count }

  /// The byte at this place; nil at the end.
  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Moves past a byte of any kind.
  mutating func advance() { offset += 1 }

  /// Moves past a byte where it is the next one.
  mutating func take(_ byte: UInt8) -> Bool {
    guard offset < bytes.count, bytes[offset] == byte else { return false }
    offset += 1
    return true
  }

  /// Moves past letters.
  mutating func takeWord() -> String {
    let start = offset
    while offset < bytes.count, Self.isLetter(bytes[offset]) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// Moves past white space (SVG 2, section 9.3.9: `wsp`).
  mutating func skipSpace() {
    while offset < bytes.count, Self.isSpace(bytes[offset]) { offset += 1 }
  }

  /// Moves past white space with at most one comma in it, and says whether there was one.
  @discardableResult
  mutating func skipSeparator() -> Bool {
    skipSpace()
    guard take(UInt8(ascii: ",")) else { return false }
    skipSpace()
    return true
  }

  /// Moves past one digit that says no or yes, as the flags of an arc do (SVG 2, section 9.3.9).
  mutating func takeFlag() -> Bool? {
    guard offset < bytes.count else { return nil }
    switch bytes[offset] {
    case UInt8(ascii: "0"):
      offset += 1
      return false
    case UInt8(ascii: "1"):
      offset += 1
      return true
    default: return nil
    }
  }

  /// Moves past a number (SVG 2, section 9.3.9; CSS Syntax 3, section 4.3.12): a sign, digits, a
  /// point only before digits, and an exponent only where it has digits.
  ///
  /// - Returns: nil, without moving, where there is none or one that single precision cannot hold,
  ///   the least that SVG 2 asks for (section 4.2).
  mutating func takeNumber() -> Double? {
    var at = offset
    var isNegative = false
    if at < bytes.count, bytes[at] == UInt8(ascii: "-") || bytes[at] == UInt8(ascii: "+") {
      isNegative = bytes[at] == UInt8(ascii: "-")
      at += 1
    }
    let start = at
    var decimal = Decimal()
    while at < bytes.count, Self.isDigit(bytes[at]) {
      decimal.append(bytes[at], isFraction: false)
      at += 1
    }
    var digits = at - start
    if at + 1 < bytes.count, bytes[at] == UInt8(ascii: "."), Self.isDigit(bytes[at + 1]) {
      at += 1
      while at < bytes.count, Self.isDigit(bytes[at]) {
        decimal.append(bytes[at], isFraction: true)
        digits += 1
        at += 1
      }
    }
    guard digits > 0 else { return nil }
    if let end = exponent(from: at, into: &decimal) { at = end }
    let value =
      decimal.value ?? Double(String(decoding: bytes[start..<at], as: UTF8.self)) ?? .infinity
    guard value <= Self.largest else { return nil }
    offset = at
    return isNegative ? -value : value
  }

  /// Reads an exponent, and says where it ends.
  private func exponent(from start: Int, into decimal: inout Decimal) -> Int? {
    guard start < bytes.count, bytes[start] | 0x20 == UInt8(ascii: "e") else { return nil }
    var at = start + 1
    var isNegative = false
    if at < bytes.count, bytes[at] == UInt8(ascii: "-") || bytes[at] == UInt8(ascii: "+") {
      isNegative = bytes[at] == UInt8(ascii: "-")
      at += 1
    }
    guard at < bytes.count, Self.isDigit(bytes[at]) else { return nil }
    var exponent = 0
    while at < bytes.count, Self.isDigit(bytes[at]) {
      exponent = min(exponent * 10 + Int(bytes[at] & 0xF), 100_000)
      at += 1
    }
    decimal.exponent += isNegative ? -exponent : exponent
    return at
  }

  private static let largest = Double(Float.greatestFiniteMagnitude)

  static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
  static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D || byte == 0x0C
  }
}

/// The digits of a number so far.
private struct Decimal {
  private var digits: UInt64 = 0
  private var isLong = false
  var exponent = 0

  mutating func append(_ digit: UInt8, isFraction: Bool) {
    guard digits < 100_000_000_000_000_000 else {
      isLong = true
      return
    }
    digits = digits * 10 + UInt64(digit & 0xF)
    if isFraction { exponent -= 1 }
  }

  /// The number; nil where it takes more than one rounding to find it.
  var value: Double? {
    guard !isLong, digits <= 1 << 53 else { return nil }
    if digits == 0 { return 0 }
    if exponent == 0 { return Double(digits) }
    guard abs(exponent) < Self.powers.count else { return nil }
    return exponent < 0
      ? Double(digits) / Self.powers[-exponent] : Double(digits) * Self.powers[exponent]
  }

  /// The powers of ten that are exact.
  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
    1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}

extension String {
  /// Reads the text from its beginning.
  func scanned<Result>(_ read: (inout NumberScanner) -> Result) -> Result {
    var text = self
    return text.withUTF8 { bytes in
      var scanner = NumberScanner(bytes)
      return read(&scanner)
    }
  }
}
