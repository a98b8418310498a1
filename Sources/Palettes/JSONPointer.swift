internal import JSONReading

/// A place in a text of JSON (RFC 6901).
struct JSONPointer: Hashable, Sendable {
  /// The names and numbers on the way, unescaped.
  let steps: [String]

  /// Reads what stands behind the `#`; nil where it is no pointer.
  init?(_ text: String) {
    let text = text == "/" ? "" : text
    guard text.isEmpty || text.hasPrefix("/") else { return nil }
    steps = text.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map { step in
      let plain = step.contains("%") ? Self.decoded(step) : String(step)
      return plain.contains("~")
        ? plain.replacing("~1", with: "/").replacing("~0", with: "~") : plain
    }
  }

  /// The value there; nil where there is none.
  func target(in root: JSONNode) -> JSONNode? {
    steps.reduce(root) { node, step in
      guard let node else { return nil }
      if let items = node.items {
        guard let place = Int(step), items.indices.contains(place) else { return nil }
        return items[place]
      }
      return node[step]
    }
  }

  /// What a fragment of an address stands for (RFC 3986, section 2.1).
  private static func decoded(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      let digits = String(Substring(rest.prefix(2)))
      if byte == UInt8(ascii: "%"), digits.utf8.count == 2, let value = UInt8(digits, radix: 16) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
