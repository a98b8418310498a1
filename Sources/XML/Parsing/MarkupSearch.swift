extension [UInt8] {
  /// Where a byte stands last, at or before a place; 0 where it does not.
  func lastIndex(of byte: UInt8, from latest: Int) -> Int {
    withUnsafeBufferPointer { bytes in
      var at = Swift.min(latest, bytes.count - 1)
      // Eight at once, as long as none is the byte.
      while at >= 8, !Self.holds(byte, bytes, endingAt: at) { at -= 8 }
      while at > 0, bytes[at] != byte { at -= 1 }
      return Swift.max(at, 0)
    }
  }

  /// Whether a byte may be among eight; never false where it is.
  private static func holds(
    _ byte: UInt8,
    _ bytes: UnsafeBufferPointer<UInt8>,
    endingAt end: Int
  ) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let word = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: end - 7, as: UInt64.self)
    let difference = word ^ ones &* UInt64(byte)
    return (difference &- ones) & ~difference & (ones << 7) != 0
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
