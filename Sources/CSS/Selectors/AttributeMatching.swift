extension AttributeSelector {
  /// So many bytes are compared in the time of one compound.
  private static let bytesPerStep = 16

  /// Whether an attribute's value is what is asked for.
  ///
  /// - Parameters:
  ///   - text: the value.
  ///   - stepsLeft: how many more steps may be taken; long values take several.
  /// - Returns: false, too, where it gives up.
  func matches(_ text: ArraySlice<UInt8>, _ stepsLeft: inout Int) -> Bool {
    guard test != .present else { return true }
    return text.withUnsafeBufferPointer { text in
      value.withUnsafeBufferPointer { value in matches(text, value, &stepsLeft) }
    }
  }

  private typealias Bytes = UnsafeBufferPointer<UInt8>

  private func matches(_ text: Bytes, _ value: Bytes, _ stepsLeft: inout Int) -> Bool {
    switch test {
    case .present: return true
    case .word: return hasWord(text, value, &stepsLeft)
    case .substring: return hasPart(text, value, &stepsLeft)
    case .equal, .dash, .prefix, .suffix:
      stepsLeft -= value.count / Self.bytesPerStep
      return hasEnd(text, value)
    }
  }

  private func hasEnd(_ text: Bytes, _ value: Bytes) -> Bool {
    switch test {
    case .equal: text.count == value.count && isSame(text, 0, value)
    case .dash:
      isSame(text, 0, value)
        && (text.count == value.count || text[value.count] == UInt8(ascii: "-"))
    case .prefix: !value.isEmpty && isSame(text, 0, value)
    case .suffix: !value.isEmpty && isSame(text, text.count - value.count, value)
    case .present, .word, .substring: false
    }
  }

  private func hasWord(_ text: Bytes, _ value: Bytes, _ stepsLeft: inout Int) -> Bool {
    stepsLeft -= text.count / Self.bytesPerStep
    guard !value.isEmpty, stepsLeft > 0 else { return false }
    var start = 0
    for end in 0...text.count where end == text.count || CSSBytes.isSpace(text[end]) {
      if end - start == value.count, isSame(text, start, value) { return true }
      start = end + 1
    }
    return false
  }

  private func hasPart(_ text: Bytes, _ value: Bytes, _ stepsLeft: inout Int) -> Bool {
    guard !value.isEmpty, text.count >= value.count else { return false }
    for start in 0...(text.count - value.count) {
      var count = 0
      while count < value.count, isSame(text[start + count], value[count]) { count += 1 }
      if count == value.count { return true }
      // It may begin again at each byte.
      if start % Self.bytesPerStep == 0 { stepsLeft -= 1 }
      stepsLeft -= count / Self.bytesPerStep
      guard stepsLeft > 0 else { return false }
    }
    return false
  }

  private func isSame(_ text: Bytes, _ start: Int, _ value: Bytes) -> Bool {
    guard start >= 0, text.count - start >= value.count else { return false }
    return value.indices.allSatisfy { isSame(text[start + $0], value[$0]) }
  }

  private func isSame(_ one: UInt8, _ other: UInt8) -> Bool {
    one == other || ignoresCase && Self.lower(one) == Self.lower(other)
  }

  private static func lower(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }
}
