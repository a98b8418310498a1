/// A place in a text that only moves forward, so that finding every place costs one pass.
struct Cursor {
  private(set) var position = Position.start
  private(set) var offset = 0

  init(position: Position = .start, offset: Int = 0) {
    self.position = position
    self.offset = offset
  }

  /// Moves to a byte at or behind the present one.
  ///
  /// A line ends with a line feed, a carriage return, or both (XML 1.0, section 2.11).
  mutating func advance(to target: Int, in bytes: [UInt8]) {
    let target = min(target, bytes.count)
    bytes.withUnsafeBufferPointer { bytes in
      var line = position.line
      var column = position.column
      var at = offset
      while at < target {
        if at + 8 <= target, Self.isPlain(bytes, at) {
          at += 8
          column += 8
          continue
        }
        let byte = bytes[at]
        at += 1
        if byte == 0x0A || (byte == 0x0D && (at >= bytes.count || bytes[at] != 0x0A)) {
          line += 1
          column = 1
        } else if byte & 0xC0 != 0x80, byte != 0x0D {
          column += 1
        }
      }
      position = Position(line: line, column: column)
      offset = max(offset, target)
    }
  }

  /// Whether eight bytes are a column each: ASCII, and no end of a line.
  private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let word = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: start, as: UInt64.self)
    // What is below 0x0E borrows from its highest bit.
    return ((word &- ones &* 0x0E) | word) & (ones << 7) == 0
  }
}
