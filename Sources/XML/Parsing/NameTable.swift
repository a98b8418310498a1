/// Numbers the names of one document, found by where a parser keeps them.
struct NameTable {
  private(set) var names: DocumentNames

  /// The numbers of names that are not in the vocabulary.
  private var numbers: [String: Int32] = [:]

  /// What was asked for lately, by the address.
  private var recent = Array(repeating: (address: UInt(0), number: Int32(0)), count: 64)

  init(_ vocabulary: Vocabulary) { names = DocumentNames(vocabulary: vocabulary) }

  /// The number of a name, a C string that stays where it is as long as the table is used.
  mutating func number(of name: UnsafePointer<UInt8>) -> Int32 {
    let address = UInt(bitPattern: name)
    let slot = Int((address >> 2 ^ address >> 8) & 63)
    if recent[slot].address == address { return recent[slot].number }
    var count = 0
    while name[count] != 0 { count += 1 }
    let bytes = UnsafeBufferPointer(start: name, count: count)
    let known = names.vocabulary.number(of: bytes).map(Int32.init)
    let number = known ?? number(ofOther: String(decoding: bytes, as: UTF8.self))
    recent[slot] = (address, number)
    return number
  }

  private mutating func number(ofOther name: String) -> Int32 {
    if let number = numbers[name] { return number }
    let number = Int32(names.vocabulary.names.count + names.others.count)
    names.others.append(name)
    numbers[name] = number
    return number
  }
}

extension Vocabulary {
  /// The names of namespaces that every document has: none.
  static let noNamespace = Vocabulary([""])
}
