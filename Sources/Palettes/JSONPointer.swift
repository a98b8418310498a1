internal import A11yModel
internal import JSONReading

/// A place in a text of JSON (RFC 6901).
struct JSONPointer: Hashable, Sendable {
  /// The names and numbers on the way, unescaped.
  let steps: [String]

  /// Reads what stands behind the `#`; nil where it is no pointer.
  init?(_ text: String) {
    guard text.isEmpty || text.hasPrefix("/") else { return nil }
    steps = text.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map { step in
      let plain = step.contains("%") ? Self.decoded(step) : String(step)
      return plain.contains("~")
        ? plain.replacing("~1", with: "/").replacing("~0", with: "~") : plain
    }
  }

  /// The value there; nil where there is none.
  func target(in root: JSONNode) -> JSONNode? {
    var tables = MemberTables()
    return tables.target(of: self, in: root)
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

/// The members of large objects by their names, for whoever follows many pointers.
struct MemberTables {
  private var tables: [Location: [String: Int]] = [:]

  /// Fewer are looked through as fast.
  private static let few = 16

  /// The value that a pointer leads to; nil where there is none.
  mutating func target(of pointer: JSONPointer, in root: JSONNode) -> JSONNode? {
    var node = root
    for step in pointer.steps {
      if let items = node.items {
        guard let place = Int(step), "\(place)" == step, items.indices.contains(place) else {
          return nil
        }
        node = items[place]
      } else {
        guard let member = member(step, of: node) else { return nil }
        node = member
      }
    }
    return node
  }

  private mutating func member(_ name: String, of node: JSONNode) -> JSONNode? {
    guard let members = node.members, members.count > Self.few else { return node[name] }
    if tables[node.location] == nil {
      tables[node.location] = Dictionary(
        members.enumerated().map { ($1.name, $0) },
        uniquingKeysWith: { first, _ in first }
      )
    }
    return tables[node.location]?[name].map { members[$0].value }
  }
}
