/// Words of scripts that set no spaces between them: where a space stands says nothing there.
struct LetterRun {
  /// The words, with spaces between.
  private let bytes: UnsafeBufferPointer<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  func contains(_ part: LetterRun) -> Bool { range(of: part) != nil }

  /// Where the letters of others first stand, one right after another, and no number is parted:
  /// “1月” stands in “1月は”, but not in “11月”.
  func range(of part: LetterRun) -> Range<Int>? {
    guard let first = part.bytes.first(where: { $0 != 0x20 }) else { return nil }
    for start in bytes.indices where bytes[start] == first {
      if let end = end(of: part, from: start), !isInNumber(at: start), !isInNumber(at: end) {
        return start..<end
      }
    }
    return nil
  }

  /// Where the letters of others end that begin at some byte.
  private func end(of part: LetterRun, from start: Int) -> Int? {
    var end = start
    for byte in part.bytes where byte != 0x20 {
      while end < bytes.count, bytes[end] == 0x20 { end += 1 }
      guard end < bytes.count, bytes[end] == byte else { return nil }
      end += 1
    }
    return end
  }

  /// Whether the bytes beside a place are of one number.
  private func isInNumber(at place: Int) -> Bool {
    guard place > 0, place < bytes.count else { return false }
    let (before, behind) = (bytes[place - 1], bytes[place])
    return Self.isFigure(before) && Self.isFigure(behind)
      && (Self.isDigit(before) || Self.isDigit(behind))
  }

  private static func isFigure(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == NumberStyle.point || byte == NumberStyle.comma
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
