/// Names, each held once, found by where a parser keeps them.
struct NameTable {
  private(set) var strings: [String]

  /// The bits of the names; see ``Tree/bit(of:)``.
  private(set) var bits: [UInt64]
  private var indexes: [String: Int32] = [:]

  /// What was asked for lately, by the address.
  private var recent = Array(repeating: (address: UInt(0), index: Int32(0)), count: 256)

  init(_ strings: [String]) {
    self.strings = strings
    bits = strings.map(Tree.bit)
    for (index, string) in strings.enumerated() { indexes[string] = Int32(index) }
  }

  /// The index of a name, a C string that stays where it is as long as the table is used.
  mutating func index(of name: UnsafePointer<UInt8>) -> Int32 {
    let address = UInt(bitPattern: name)
    let slot = Int((address >> 3 ^ address >> 11) & 255)
    if recent[slot].address == address { return recent[slot].index }
    let index = index(of: String(cString: name))
    recent[slot] = (address, index)
    return index
  }

  private mutating func index(of name: String) -> Int32 {
    if let index = indexes[name] { return index }
    let index = Int32(strings.count)
    strings.append(name)
    bits.append(Tree.bit(of: name))
    indexes[name] = index
    return index
  }
}
