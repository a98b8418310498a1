extension [UInt8] {
  /// Where a byte stands last, at or before a place; 0 where it does not.
  func lastIndex(of byte: UInt8, from latest: Int) -> Int {
    withUnsafeBufferPointer { bytes in
      var at = Swift.min(latest, bytes.count - 1)
      // Eight at once, as long as none is the byte.
      while at >= 8, !bytes.mayHold(byte, inEightFrom: at - 7) { at -= 8 }
      while at > 0, bytes[at] != byte { at -= 1 }
      return Swift.max(at, 0)
    }
  }

  /// Where markup begins that is known to begin at or before a byte.
  func lastIndex(ofMarkup opening: String, from latest: Int) -> Int {
    var opening = opening
    return opening.withUTF8 { opening in
      withUnsafeBufferPointer { bytes in
        var at = Swift.min(latest, bytes.count - opening.count)
        while at > 0 {
          var length = 0
          while length < opening.count, bytes[at + length] == opening[length] { length += 1 }
          if length == opening.count { return at }
          at -= 1
        }
        return 0
      }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where a byte stands first, at or behind a place; the end where it does not.
  func firstIndex(of byte: UInt8, from earliest: Int) -> Int {
    var at = earliest
    // Eight at once, as long as none is the byte.
    while at + 8 <= count, !mayHold(byte, inEightFrom: at) { at += 8 }
    while at < count, self[at] != byte { at += 1 }
    return Swift.min(at, count)
  }

  /// One past a text that stands first at or behind a place; the end where it does not.
  func end(of text: StaticString, from earliest: Int) -> Int {
    let length = text.utf8CodeUnitCount
    var at = earliest
    while true {
      at = firstIndex(of: text.utf8Start[0], from: at)
      guard at + length <= count else { return count }
      if holds(text, at: at) { return at + length }
      at += 1
    }
  }

  /// Whether a text stands at a place.
  func holds(_ text: StaticString, at start: Int) -> Bool {
    guard start + text.utf8CodeUnitCount <= count else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { self[start + $0] == text.utf8Start[$0] }
  }

  /// Whether a byte may be among eight; never false where it is.
  fileprivate func mayHold(_ byte: UInt8, inEightFrom start: Int) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let word = UnsafeRawBufferPointer(self).loadUnaligned(fromByteOffset: start, as: UInt64.self)
    let difference = word ^ ones &* UInt64(byte)
    return (difference &- ones) & ~difference & (ones << 7) != 0
  }
}
