/// The encodings that are read, each turned into UTF-8; what is wrong is told with its place.
enum TextEncoding {
  /// UTF-8, checked (The Unicode Standard, table 3-7).
  static func utf8(_ input: [UInt8]) throws(ParseError) -> [UInt8] {
    guard let fault = input.withUnsafeBufferPointer(firstFault) else { return input }
    throw error(
      input[fault] == 0
        ? "a NUL character stands here, so this is no text; save the file as UTF-8"
        : "the byte \(hexadecimal(input[fault])) here is not UTF-8; save the file as UTF-8, or "
          + "declare its encoding, as in <?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>",
      behind: input[..<fault]
    )
  }

  /// ISO-8859-1, whose bytes are the first 256 characters of Unicode.
  static func latin1(_ input: [UInt8]) throws(ParseError) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(input.count + input.count / 8)
    for byte in input {
      if byte < 0x80 {
        output.append(byte)
      } else {
        output.append(0xC0 | byte >> 6)
        output.append(0x80 | byte & 0x3F)
      }
    }
    return try utf8(output)
  }

  /// UTF-16, without its byte order mark.
  static func utf16(
    _ input: ArraySlice<UInt8>,
    isBigEndian: Bool
  ) throws(ParseError) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(input.count)
    var fault: String?
    input.withUnsafeBufferPointer { bytes in
      let count = bytes.count / 2
      func unit(_ index: Int) -> UInt32 {
        let first = UInt32(bytes[2 * index])
        let second = UInt32(bytes[2 * index + 1])
        return isBigEndian ? first << 8 | second : second << 8 | first
      }
      var at = 0
      while at < count {
        var value = unit(at)
        at += 1
        if value & 0xF800 == 0xD800 {
          guard value < 0xDC00, at < count, unit(at) & 0xFC00 == 0xDC00 else {
            fault = "half of a surrogate pair stands here alone"
            return
          }
          value = 0x10000 + (value & 0x3FF) << 10 + unit(at) & 0x3FF
          at += 1
        }
        append(value, to: &output)
      }
      if bytes.count % 2 != 0 { fault = "the file ends in the middle of a character" }
    }
    if let fault {
      throw error("\(fault), so this is no UTF-16; save the file as UTF-8", behind: output[...])
    }
    return try utf8(output)
  }

  private static func append(_ scalar: UInt32, to output: inout [UInt8]) {
    let last = UInt8(0x80 | scalar & 0x3F)
    switch scalar {
    case ..<0x80: output.append(UInt8(scalar))
    case ..<0x800:
      output.append(UInt8(0xC0 | scalar >> 6))
      output.append(last)
    case ..<0x10000:
      output.append(UInt8(0xE0 | scalar >> 12))
      output.append(UInt8(0x80 | scalar >> 6 & 0x3F))
      output.append(last)
    default:
      output.append(UInt8(0xF0 | scalar >> 18))
      output.append(UInt8(0x80 | scalar >> 12 & 0x3F))
      output.append(UInt8(0x80 | scalar >> 6 & 0x3F))
      output.append(last)
    }
  }

  /// The first byte that is not part of a well-formed character, or is NUL.
  private static func firstFault(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let raw = UnsafeRawBufferPointer(bytes)
    let ones: UInt64 = 0x0101_0101_0101_0101
    var at = 0
    while at < bytes.count {
      // Eight at once, as long as none is NUL or outside ASCII.
      while at + 8 <= raw.count {
        let word = raw.loadUnaligned(fromByteOffset: at, as: UInt64.self)
        guard (word | (word &- ones) & ~word) & (ones << 7) == 0 else { break }
        at += 8
      }
      guard at < bytes.count else { return nil }
      let byte = bytes[at]
      if byte < 0x80 {
        guard byte != 0 else { return at }
        at += 1
        continue
      }
      let length: Int
      // What may follow the first byte, so that nothing is written longer than needed, no
      // surrogate is written, and nothing lies beyond U+10FFFF.
      var second: ClosedRange<UInt8> = 0x80...0xBF
      switch byte {
      case 0xC2...0xDF: length = 2
      case 0xE0: (length, second) = (3, 0xA0...0xBF)
      case 0xED: (length, second) = (3, 0x80...0x9F)
      case 0xE1...0xEF: length = 3
      case 0xF0: (length, second) = (4, 0x90...0xBF)
      case 0xF1...0xF3: length = 4
      case 0xF4: (length, second) = (4, 0x80...0x8F)
      default: return at
      }
      guard at + length <= bytes.count, second.contains(bytes[at + 1]) else { return at }
      for next in stride(from: 2, to: length, by: 1) where bytes[at + next] & 0xC0 != 0x80 {
        return at
      }
      at += length
    }
    return nil
  }

  private static func error(_ message: String, behind text: ArraySlice<UInt8>) -> ParseError {
    var cursor = Cursor()
    cursor.advance(to: text.endIndex, in: Array(text))
    return ParseError(.encoding, message, at: cursor.position)
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    "0x" + String(byte, radix: 16, uppercase: true)
  }
}
