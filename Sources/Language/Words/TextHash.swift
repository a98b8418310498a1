/// A number that few texts share, eight bytes at a time; the same however a text is cut into pieces.
package struct TextHash {
  private var mixed: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// The bytes that are not mixed in yet, and how many they are.
  private var open: UInt64 = 0
  private var count: UInt64 = 0

  package init() {}

  package mutating func add(_ byte: UInt8) {
    open |= UInt64(byte) << (count & 7 * 8)
    count += 1
    if count & 7 == 0 { mix() }
  }

  package mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      let raw = UnsafeRawBufferPointer(bytes)
      let shift = count & 7 * 8
      var at = 0
      while at + 8 <= raw.count {
        let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: at, as: UInt64.self))
        open |= word << shift
        mix()
        if shift > 0 { open = word >> (64 - shift) }
        at += 8
      }
      count += UInt64(at)
      for byte in bytes[at...] { add(byte) }
    }
  }

  private mutating func mix() {
    mixed = (mixed ^ open) &* 0xFF51_AFD7_ED55_8CCD
    mixed ^= mixed >> 32
    open = 0
  }

  package var value: UInt64 {
    var last = self
    last.mix()
    last.open = count
    last.mix()
    return last.mixed
  }
}
