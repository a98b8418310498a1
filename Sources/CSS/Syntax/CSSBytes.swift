/// The kinds of bytes that CSS tells apart (CSS Syntax 3, section 4.2).
enum CSSBytes {
  static func isNewline(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D || byte == 0x0C }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || isNewline(byte) }

  static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  /// Whether a name may begin with it; every scalar beyond ASCII may.
  static func isNameStart(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return lower >= 0x61 && lower <= 0x7A || byte == UInt8(ascii: "_") || byte >= 0x80 || byte == 0
  }

  static func isName(_ byte: UInt8) -> Bool {
    isNameStart(byte) || isDigit(byte) || byte == UInt8(ascii: "-")
  }

  static func hexValue(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte - 0x30)
    case 0x41...0x46, 0x61...0x66: UInt32(byte & 0xF + 9)
    default: nil
    }
  }

  /// Where the number ends that begins at a byte: a sign, digits, a fraction, an exponent.
  static func numberEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var at = start
    func digits(from start: Int) -> Int {
      var end = start
      while end < bytes.count, isDigit(bytes[end]) { end += 1 }
      return end
    }
    if bytes[at] == UInt8(ascii: "+") || bytes[at] == UInt8(ascii: "-") { at += 1 }
    at = digits(from: at)
    if at + 1 < bytes.count, bytes[at] == UInt8(ascii: "."), isDigit(bytes[at + 1]) {
      at = digits(from: at + 1)
    }
    if at < bytes.count, bytes[at] | 0x20 == UInt8(ascii: "e") {
      var exponent = at + 1
      if exponent < bytes.count, [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(bytes[exponent]) {
        exponent += 1
      }
      if exponent < bytes.count, isDigit(bytes[exponent]) { at = digits(from: exponent) }
    }
    return at
  }
}
