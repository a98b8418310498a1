internal import XML

extension String {
  /// Whether its white space is folded as far as ASCII goes: no more than a space between words, and
  /// none around them; false also where nobody looked, as beyond ASCII.
  var isFolded: Bool {
    var last = UInt8(ascii: " ")
    for byte in utf8 {
      guard byte < 0x80 else { return false }
      if byte <= 0x20 { guard byte == 0x20, last != 0x20 else { return false } }
      last = byte
    }
    return last != 0x20
  }
}

extension XML.Element {
  /// The elements of a name at any depth, in document order; none within another.
  func descendants(named name: String) -> [XML.Element] {
    var found: [XML.Element] = []
    collect(name, &found)
    return found
  }

  private func collect(_ name: String, _ found: inout [XML.Element]) {
    guard !isEmpty else { return }
    for child in elements {
      if child.name == name { found.append(child) } else { child.collect(name, &found) }
    }
  }
}
