/// Text in which each scalar is a character of its own, as it is in most text of the common scripts.
///
/// So it can be read scalar by scalar, for a small part of what it costs to find characters.
package struct LoneScalars: Sequence {
  private let text: UnsafeBufferPointer<UInt8>

  /// A scalar, and where its bytes are.
  package struct Scalar {
    package var value: UInt32
    package var start: Int
    package var end: Int
  }

  /// Nil where any scalar of some UTF-8 may join others.
  package init?(_ text: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < text.count {
      if text[index] < 0x80, text[index] != 0x0D {
        index += 1
        continue
      }
      let scalar = Self.scalar(text, at: index)
      guard Self.standsAlone(scalar.value) else { return nil }
      index = scalar.end
    }
    self.text = text
  }

  package func makeIterator() -> Iterator { Iterator(text: text, index: 0) }

  package struct Iterator: IteratorProtocol {
    fileprivate let text: UnsafeBufferPointer<UInt8>
    fileprivate var index: Int

    package mutating func next() -> Scalar? {
      guard index < text.count else { return nil }
      let scalar = LoneScalars.scalar(text, at: index)
      index = scalar.end
      return scalar
    }
  }

  /// The scalar that begins at some byte of UTF-8.
  package static func scalar(_ text: UnsafeBufferPointer<UInt8>, at start: Int) -> Scalar {
    let first = text[start]
    if first < 0x80 { return Scalar(value: UInt32(first), start: start, end: start + 1) }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for index in (start + 1)..<Swift.min(start + length, text.count) {
      value = value << 6 | UInt32(text[index] & 0x3F)
    }
    return Scalar(value: value, start: start, end: Swift.min(start + length, text.count))
  }

  /// Whether a scalar is a character of its own beside any others of which the same holds: neither
  /// extends nor begins a cluster (Unicode Standard Annex 29), nor ends a line with another.
  static func standsAlone(_ value: UInt32) -> Bool {
    switch value {
    case 0x0D: false
    case 0..<0x300, 0x388...0x3FF, 0x400...0x482, 0x48A...0x52F, 0x5D0...0x5EA, 0x620...0x64A,
      0x660...0x66C, 0x6F0...0x6F9, 0x1E00...0x1EFF, 0x2000...0x200A, 0x2010...0x2029,
      0x202F...0x203B,
      0x2070...0x209C, 0x20A0...0x20C0, 0x2190...0x2193, 0x2200...0x22FF, 0x3000...0x3020,
      0x3041...0x3096, 0x30A1...0x30FE, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3,
      0xFF01...0xFF5E:
      true
    default: false
    }
  }

  /// Whether a scalar beyond ASCII is a letter of the Latin script, as “é” and “œ”.
  static func isLatinLetter(_ value: UInt32) -> Bool {
    (0xC0...0x17F).contains(value) && value != 0xD7 && value != 0xF7
  }

  /// Whether a scalar beyond ASCII is a quotation mark, a dash, or another sign of punctuation that
  /// is no white space.
  static func isPunctuation(_ value: UInt32) -> Bool {
    (0x2010...0x2027).contains(value) || value == 0xAB || value == 0xBB || value == 0xB7
  }
}
