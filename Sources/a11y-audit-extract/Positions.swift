/// Lines and columns, in Unicode scalars, of the offsets of bytes.
struct Positions {
  private let bytes: [UInt8]
  private let lines: [Int]
  /// How many scalars begin before each 256th byte.
  private let scalars: [Int]

  init(_ bytes: [UInt8]) {
    var lines = [0]
    var scalars: [Int] = []
    var count = 0
    for (offset, byte) in bytes.enumerated() {
      if offset & 0xFF == 0 { scalars.append(count) }
      if byte & 0xC0 != 0x80 { count += 1 }
      let isReturn = byte == 0x0D && !(offset + 1 < bytes.count && bytes[offset + 1] == 0x0A)
      if byte == 0x0A || isReturn { lines.append(offset + 1) }
    }
    scalars.append(count)
    (self.bytes, self.lines, self.scalars) = (bytes, lines, scalars)
  }

  func position(of offset: Int) -> (line: Int32, column: Int32) {
    var (low, high) = (0, lines.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle] <= offset { low = middle } else { high = middle }
    }
    let column = scalarsBefore(offset) - scalarsBefore(lines[low])
    return (Int32(low + 1), Int32(column + 1))
  }

  private func scalarsBefore(_ offset: Int) -> Int {
    let offset = min(offset, bytes.count)
    let block = offset >> 8
    return bytes[(block << 8)..<offset].reduce(scalars[min(block, scalars.count - 1)]) {
      $0 + ($1 & 0xC0 != 0x80 ? 1 : 0)
    }
  }
}
