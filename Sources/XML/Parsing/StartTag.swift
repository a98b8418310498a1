/// The parts of a start tag, by their bytes; of a malformed one, what can be told.
///
/// libxml2 reports the end of a tag and never where its attributes stand.
package struct StartTag {
  /// The bytes of each attribute's qualified name, in document order.
  package private(set) var attributes: [Range<Int>] = []

  /// The bytes of each attribute's value with its quotes, in document order.
  package private(set) var values: [Range<Int>] = []

  /// One past the tag's last byte; nil where it is not closed.
  package private(set) var end: Int?

  package init(_ bytes: [UInt8], at start: Int) {
    var at = start + 1
    let isSpace = { (byte: UInt8) in Whitespace.contains(byte) }
    func skip(while condition: (UInt8) -> Bool) {
      while at < bytes.count, condition(bytes[at]) { at += 1 }
    }
    let endsName = { (byte: UInt8) in
      isSpace(byte) || byte == UInt8(ascii: "=") || byte == UInt8(ascii: ">")
        || byte == UInt8(ascii: "/")
    }
    skip { !endsName($0) }
    while at < bytes.count {
      skip(while: isSpace)
      guard at < bytes.count else { return }
      if bytes[at] == UInt8(ascii: ">") {
        end = at + 1
        return
      }
      if bytes[at] == UInt8(ascii: "/") {
        at += 1
        continue
      }
      let name = at
      skip { !endsName($0) }
      guard at > name else { return }
      attributes.append(name..<at)
      skip { isSpace($0) || $0 == UInt8(ascii: "=") }
      guard at < bytes.count else { return }
      let (start, quote) = (at, bytes[at])
      at += 1
      skip { $0 != quote }
      at += 1
      values.append(start..<min(at, bytes.count))
    }
  }

  /// The attributes that a tree holds: those that declare no namespace.
  func attributeNames(in bytes: [UInt8]) -> [Range<Int>] {
    attributes.filter { !isNamespaceDeclaration($0, in: bytes) }
  }

  private func isNamespaceDeclaration(_ name: Range<Int>, in bytes: [UInt8]) -> Bool {
    let prefix = Array("xmlns".utf8)
    guard bytes[name].starts(with: prefix) else { return false }
    return name.count == prefix.count || bytes[name.lowerBound + prefix.count] == UInt8(ascii: ":")
  }
}
