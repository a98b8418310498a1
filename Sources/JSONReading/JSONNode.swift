package import A11yModel

/// A value of a JSON text (RFC 8259), with its place.
package struct JSONNode: Hashable, Sendable {
  package var value: Value
  package var location: Location

  package enum Value: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    case object([Member])
  }

  /// One member of an object, in the order of the text; no two of an object have one name.
  package struct Member: Hashable, Sendable {
    package var name: String

    /// Where the name stands.
    package var location: Location
    package var value: JSONNode
  }

  package init(_ value: Value, at location: Location) {
    self.value = value
    self.location = location
  }
}

extension JSONNode {
  /// Reads a text in UTF-8.
  ///
  /// - Parameters:
  ///   - bytes: the text; a byte order mark before it is passed over.
  ///   - file: its name, for errors.
  /// - Throws: what is wrong with it, with its place.
  package init(parsing bytes: [UInt8], file: String) throws(InputError) {
    var parser = JSONParser(bytes, file: file)
    self = try parser.document()
  }

  /// What kind of value it is, in words.
  package var kind: String {
    switch value {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }

  package var string: String? { if case .string(let text) = value { text } else { nil } }
  package var items: [JSONNode]? { if case .array(let items) = value { items } else { nil } }
  package var members: [Member]? { if case .object(let members) = value { members } else { nil } }

  // Where these two are inlined, the optimiser of Swift 6.3 fails on what it makes of them.
  @inline(never)
  package var bool: Bool? { if case .bool(let bool) = value { bool } else { nil } }
  @inline(never)
  package var number: Double? { if case .number(let number) = value { number } else { nil } }

  /// Whether another says the same, wherever it stands; members in one order.
  package func says(_ other: JSONNode) -> Bool {
    switch (value, other.value) {
    case (.array(let own), .array(let other)):
      own.count == other.count && zip(own, other).allSatisfy { $0.says($1) }
    case (.object(let own), .object(let other)):
      own.count == other.count
        && zip(own, other).allSatisfy { $0.name == $1.name && $0.value.says($1.value) }
    default: value == other.value
    }
  }

  /// The value of a member.
  package subscript(_ name: String) -> JSONNode? {
    members?.first { $0.name == name }?.value
  }

  /// An error at this place.
  package func error(_ message: String) -> InputError { InputError(message, at: location) }

  /// An error for a value of another kind than is expected.
  package func error(expecting kind: String, for name: String) -> InputError {
    error("\(name) is \(self.kind); \(kind) is expected")
  }
}
