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
}
