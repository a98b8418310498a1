/// Numbers texts by their bytes, from 0 in the order in which they are met.
struct NameInterner: Sendable {
  private var text: [UInt8] = []
  private var starts: [Int32] = [0]
  private var slots: [Int32] = Array(repeating: -1, count: 64)

  var count: Int { starts.count - 1 }

  /// The bytes of a number.
  subscript(_ number: Int) -> ArraySlice<UInt8> {
    text[Int(starts[number])..<Int(starts[number + 1])]
  }

  /// The number of a text, a new one where it is new.
  mutating func number(of bytes: UnsafeBufferPointer<UInt8>) -> Int32 {
    var slot = place(of: bytes)
    if slots[slot] >= 0 { return slots[slot] }
    let number = Int32(count)
    text.append(contentsOf: bytes)
    starts.append(Int32(text.count))
    slots[slot] = number
    if count * 2 > slots.count {
      grow()
      slot = 0
    }
    return number
  }

  mutating func number(of name: String) -> Int32 {
    var name = name
    return name.withUTF8 { number(of: $0) }
  }

  mutating func number(of bytes: [UInt8]) -> Int32 {
    bytes.withUnsafeBufferPointer { number(of: $0) }
  }

  /// The number of a text that was met before; -1 of another.
  func known(_ bytes: UnsafeBufferPointer<UInt8>) -> Int32 { slots[place(of: bytes)] }

  func known(_ name: String) -> Int32 {
    var name = name
    return name.withUTF8 { known($0) }
  }

  private func place(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: Self.hash(bytes)) & mask
    while slots[slot] >= 0, !isText(Int(slots[slot]), bytes) { slot = (slot + 1) & mask }
    return slot
  }

  private func isText(_ number: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = Int(starts[number])
    guard Int(starts[number + 1]) - start == bytes.count else { return false }
    return text.withUnsafeBufferPointer { text in
      for index in 0..<bytes.count where text[start + index] != bytes[index] { return false }
      return true
    }
  }

  private mutating func grow() {
    var grown = Array(repeating: Int32(-1), count: slots.count * 2)
    let mask = grown.count - 1
    text.withUnsafeBufferPointer { text in
      for number in 0..<count {
        let range = Int(starts[number])..<Int(starts[number + 1])
        var slot = Int(truncatingIfNeeded: Self.hash(.init(rebasing: text[range]))) & mask
        while grown[slot] >= 0 { slot = (slot + 1) & mask }
        grown[slot] = Int32(number)
      }
    }
    slots = grown
  }

  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash = seed ^ UInt64(bytes.count)
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash ^ hash >> 29
  }

  /// Another in every run, so that no file can choose texts that fall together.
  private static let seed = UInt64.random(in: .min ... .max)
}
