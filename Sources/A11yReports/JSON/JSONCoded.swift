package import A11yModel
package import JSONReading
package import Support

/// What is written as a JSON value and read from one.
package protocol JSONCoded {
  var json: JSON { get }

  /// - Parameters:
  ///   - node: the value.
  ///   - name: what errors call it.
  /// - Throws: that it is another kind of value.
  init(json node: JSONNode, _ name: String) throws(InputError)
}

/// What is written as an object and read from one.
package protocol JSONRecorded: JSONCoded, Equatable {
  /// One of which nothing is known yet.
  init(unread: Void)

  /// Writes or reads its members.
  mutating func exchange(with record: inout JSONRecord)
}

extension JSONRecorded {
  package var members: [(String, JSON)] {
    var (copy, record) = (self, JSONRecord())
    copy.exchange(with: &record)
    return record.members
  }

  package var json: JSON { .object(members) }

  package init(json node: JSONNode, _ name: String) throws(InputError) {
    var record = JSONRecord(reading: node)
    self.init(unread: ())
    exchange(with: &record)
    if let error = record.error { throw error }
  }
}

extension String: JSONCoded {
  package var json: JSON { .string(self) }

  package init(json node: JSONNode, _ name: String) throws(InputError) {
    guard let text = node.string else { throw node.error(expecting: "a string", for: name) }
    self = text
  }
}

extension Bool: JSONCoded {
  package var json: JSON { .bool(self) }

  package init(json node: JSONNode, _ name: String) throws(InputError) {
    guard let bool = node.bool else { throw node.error(expecting: "true or false", for: name) }
    self = bool
  }
}

extension Double: JSONCoded {
  package var json: JSON { .number(self) }

  package init(json node: JSONNode, _ name: String) throws(InputError) {
    guard let number = node.number else { throw node.error(expecting: "a number", for: name) }
    self = number
  }
}

extension Int: JSONCoded {
  /// What is counted and numbered, and no more than sums of it can hold.
  private static let range = 0.0...1_000_000_000

  package var json: JSON { .count(self) }

  package init(json node: JSONNode, _ name: String) throws(InputError) {
    let number = try Double(json: node, name)
    guard number == number.rounded(), Self.range.contains(number) else {
      throw node.error("\(name): a whole number from 0 to a billion is expected")
    }
    self = Int(number)
  }
}

extension Array: JSONCoded where Element: JSONCoded {
  package var json: JSON { .array(map(\.json)) }

  package init(json node: JSONNode, _ name: String) throws(InputError) {
    guard let items = node.items else { throw node.error(expecting: "a list", for: name) }
    self = try items.map { (item) throws(InputError) in try Element(json: item, name) }
  }
}

extension Dictionary: JSONCoded where Key == String, Value: JSONCoded {
  package var json: JSON {
    .object(sorted { $0.key < $1.key }.map { ($0.key, $0.value.json) })
  }

  package init(json node: JSONNode, _ name: String) throws(InputError) {
    guard let members = node.members else { throw node.error(expecting: "an object", for: name) }
    self = [:]
    for member in members { self[member.name] = try Value(json: member.value, member.name) }
  }
}

extension JSONCoded where Self: RawRepresentable & CaseIterable, RawValue == String {
  package var json: JSON { .string(rawValue) }

  package init(json node: JSONNode, _ name: String) throws(InputError) {
    let word = try node.choice(name, of: Self.allCases.map(\.rawValue))
    guard let value = Self(rawValue: word) else {
      throw node.error(expecting: "one of some words", for: name)
    }
    self = value
  }
}
