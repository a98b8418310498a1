internal import Support

/// What a value of a report may be, as a schema says it.
extension ReportSchema {
  /// One key of an object.
  struct Key: Sendable {
    var name: String
    var value: [(String, JSON)]
    var summary: String
    var isRequired: Bool

    init(_ name: String, _ value: [(String, JSON)], _ summary: String) {
      (self.name, self.value, self.summary) = (name, value, summary)
      isRequired = true
    }

    /// One that need not be there.
    init(_ name: String, _ value: [(String, JSON)], _ summary: String, absent: String) {
      (self.name, self.value) = (name, value)
      self.summary = "\(summary) Absent: \(absent)."
      isRequired = false
    }
  }

  static let text: [(String, JSON)] = [("type", .string("string"))]
  static let flag: [(String, JSON)] = [("type", .string("boolean"))]
  static let texts = list(of: text)
  static let count = number(from: 0)

  /// What a line of jsonl is.
  static func type(_ name: String) -> Key {
    Key(
      "type",
      [("const", .string(name))],
      "What a line of jsonl is.",
      absent: "the format is json"
    )
  }

  static func number(from least: Int) -> [(String, JSON)] {
    [("type", .string("integer")), ("minimum", .count(least))]
  }

  static func words(_ words: [String]) -> [(String, JSON)] { [("enum", .strings(words))] }

  static func list(of item: [(String, JSON)]) -> [(String, JSON)] {
    [("type", .string("array")), ("items", .object(item))]
  }

  /// An object of which nobody but this version of the tool is to read anything.
  static let unnamed: [(String, JSON)] = [("type", .string("object"))]

  /// An object with members of any names.
  static func map(of value: [(String, JSON)]) -> [(String, JSON)] {
    [("type", .string("object")), ("additionalProperties", .object(value))]
  }

  /// What a definition says; draft 7 heeds nothing beside a reference, so that it stands within.
  static func reference(_ name: String) -> [(String, JSON)] {
    [("allOf", .array([.object([("$ref", .string("#/definitions/\(name)"))])]))]
  }

  static func record(_ keys: [Key]) -> [(String, JSON)] {
    let properties = keys.map { key in
      (key.name, JSON.object([("description", .string(key.summary))] + key.value))
    }
    return [
      ("type", .string("object")),
      ("required", .strings(keys.filter(\.isRequired).map(\.name))),
      ("properties", .object(properties)),
      ("additionalProperties", .bool(false)),
    ]
  }
}
