extension [UInt8] {
  /// Where a byte stands last, at or before a place; 0 where it does not.
  func lastIndex(of byte: UInt8, from latest: Int) -> Int {
    withUnsafeBufferPointer { bytes in
      var at = Swift.min(latest, bytes.count - 1)
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
