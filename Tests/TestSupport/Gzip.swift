/// Texts as gzip writes them where it cannot make them smaller (RFC 1952, and RFC 1951, section 3.2.4).
package enum Gzip {
  package static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var output: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]
    var rest = bytes[...]
    repeat {
      let block = rest.prefix(0xFFFF)
      rest = rest.dropFirst(block.count)
      output.append(rest.isEmpty ? 1 : 0)
      output += words([UInt16(block.count), ~UInt16(block.count)])
      output += block
    } while !rest.isEmpty
    return output + words([checksum(bytes), UInt32(truncatingIfNeeded: bytes.count)])
  }

  private static func words<Word: FixedWidthInteger>(_ numbers: [Word]) -> [UInt8] {
    numbers.flatMap { number in
      (0..<Word.bitWidth / 8).map { UInt8(truncatingIfNeeded: number >> (8 * Word($0))) }
    }
  }

  /// Section 8.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    let table: [UInt32] = (0..<256).map { byte in
      var sum = UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : (sum >> 1) ^ 0xEDB8_8320 }
      return sum
    }
    var sum = UInt32.max
    for byte in bytes { sum = (sum >> 8) ^ table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] }
    return ~sum
  }
}
