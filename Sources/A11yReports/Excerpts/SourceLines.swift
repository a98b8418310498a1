internal import A11yModel
internal import XML

/// The lines of a file, and where each place stands among its bytes.
///
/// A line ends as it does for whoever reads XML: with a line feed, a carriage return, or both (XML
/// 1.0, section 2.11); a column counts Unicode scalars.
struct SourceLines {
  /// The text as UTF-8.
  let bytes: [UInt8]

  /// Where lines begin, and places within long ones, in their order.
  private var marks: [Mark] = [Mark(line: 1, column: 1, offset: 0)]

  private struct Mark {
    var line: Int
    var column: Int
    var offset: Int
  }

  /// So many bytes of a line lie between two marks at most.
  private static let stride = 512

  /// Nothing where the bytes are no text that is read.
  init?(_ source: SourceText) {
    guard let text = try? DecodedText(source.bytes) else { return nil }
    bytes = text.bytes
    marks.reserveCapacity(bytes.count / 32)
    var line = 1
    var column = 1
    var latest = 0
    bytes.withUnsafeBufferPointer { bytes in
      var offset = 0
      while offset < bytes.count {
        // Most of a text is ASCII, of which each byte is a scalar.
        let start = offset
        let end = min(bytes.count, latest + Self.stride)
        while offset < end, (0x0E..<0x80).contains(bytes[offset]) { offset += 1 }
        column += offset - start
        guard offset < bytes.count else { return }
        let byte = bytes[offset]
        defer { offset += 1 }
        if byte & 0xC0 == 0x80 { continue }
        if offset - latest >= Self.stride {
          marks.append(Mark(line: line, column: column, offset: offset))
          latest = offset
        }
        column += 1
        guard byte == 0x0A || byte == 0x0D else { continue }
        if byte == 0x0D, offset + 1 < bytes.count, bytes[offset + 1] == 0x0A { continue }
        line += 1
        column = 1
        latest = offset + 1
        marks.append(Mark(line: line, column: column, offset: latest))
      }
    }
  }

  /// Where a place is among the bytes; nil where there is none such.
  func offset(line: Int, column: Int) -> Int? {
    guard line > 0, column > 0, let index = lastMark(line, column), marks[index].line == line else {
      return nil
    }
    var at = marks[index].offset
    var rest = column - marks[index].column
    while rest > 0 {
      guard at < bytes.count, !isLineEnd(at) else { return nil }
      at = next(at)
      rest -= 1
    }
    return at
  }

  /// The line and the column of a place among the bytes.
  func position(of offset: Int) -> Position {
    var low = 0
    var high = marks.count
    while low < high {
      let middle = (low + high) / 2
      if marks[middle].offset <= offset { low = middle + 1 } else { high = middle }
    }
    let mark = marks[max(0, low - 1)]
    let scalars = bytes[mark.offset..<offset].count { $0 & 0xC0 != 0x80 }
    return Position(line: mark.line, column: mark.column + scalars)
  }

  /// A part of a line.
  struct Part {
    var text: String

    /// Whether the line goes on before it, and behind it.
    var isCutBefore: Bool
    var isCutBehind: Bool

    /// Whether each of its bytes is a scalar.
    var isASCII: Bool
  }

  /// The scalars of a line from a column on, a number of them at most; nil where there is no such
  /// line.
  func part(ofLine line: Int, from column: Int, atMost count: Int) -> Part? {
    guard let start = offset(line: line, column: column) else { return nil }
    var end = start
    var rest = count
    while rest > 0, end < bytes.count, !isLineEnd(end) {
      end = next(end)
      rest -= 1
    }
    return Part(
      text: String(decoding: bytes[start..<end], as: UTF8.self),
      isCutBefore: column > 1,
      isCutBehind: end < bytes.count && !isLineEnd(end),
      isASCII: end - start == count - rest
    )
  }

  /// The bytes of a line from a place among them on, a number of them at most.
  func rest(ofLine line: Int, from start: Int, atMost count: Int) -> ArraySlice<UInt8> {
    let next = lastMark(line + 1, 1).map { marks[$0] }
    var end = bytes.count
    if let next, next.line > line { end = next.offset }
    while end > start, isLineEnd(end - 1) { end -= 1 }
    return bytes[start..<min(end, start + count)]
  }

  /// The last mark at or before a place.
  private func lastMark(_ line: Int, _ column: Int) -> Int? {
    var low = 0
    var high = marks.count
    while low < high {
      let middle = (low + high) / 2
      let mark = marks[middle]
      if (mark.line, mark.column) <= (line, column) { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }

  private func isLineEnd(_ at: Int) -> Bool { bytes[at] == 0x0A || bytes[at] == 0x0D }

  /// The scalar behind the one that begins here.
  private func next(_ at: Int) -> Int {
    var at = at + 1
    while at < bytes.count, bytes[at] & 0xC0 == 0x80 { at += 1 }
    return at
  }
}
