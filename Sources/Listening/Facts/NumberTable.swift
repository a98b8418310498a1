/// Small numbers by large ones, of which each is there once; large ones that agree in half of their
/// bits may count as one.
struct NumberTable {
  /// What stands in each slot, a power of two of which half are free at least; negative for nothing.
  private var values: [Int32]
  private var keys: [UInt32]
  private var count = 0

  /// - Parameter expected: how many there will be, at most; more are taken as well.
  init(expecting expected: Int = 0) {
    var slots = 16
    while slots < expected * 2 { slots *= 2 }
    values = Array(repeating: -1, count: slots)
    keys = Array(repeating: 0, count: slots)
  }

  subscript(key: UInt64) -> Int? {
    let value = values[slot(of: Self.half(of: key))]
    return value < 0 ? nil : Int(value)
  }

  /// Adds a number by one that is not there yet.
  mutating func add(_ value: Int, _ key: UInt64) {
    if count * 2 >= values.count { grow() }
    let half = Self.half(of: key)
    let slot = slot(of: half)
    (values[slot], keys[slot]) = (Int32(value), half)
    count += 1
  }

  private static func half(of key: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: key ^ key >> 32)
  }

  /// The slot of a number, or the free one where it belongs.
  private func slot(of key: UInt32) -> Int {
    let mixed = UInt64(key) &* 0x9E37_79B9_7F4A_7C15
    var slot = Int(truncatingIfNeeded: mixed >> 32) & (values.count - 1)
    while values[slot] >= 0, keys[slot] != key { slot = (slot + 1) & (values.count - 1) }
    return slot
  }

  private mutating func grow() {
    let (oldValues, oldKeys) = (values, keys)
    values = [Int32](repeating: -1, count: oldValues.count * 4)
    keys = [UInt32](repeating: 0, count: values.count)
    for index in oldValues.indices where oldValues[index] >= 0 {
      let slot = slot(of: oldKeys[index])
      (values[slot], keys[slot]) = (oldValues[index], oldKeys[index])
    }
  }
}
