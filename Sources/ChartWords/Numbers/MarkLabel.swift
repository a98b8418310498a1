internal import Support

/// The label of a mark as programs write it: “Quarter: Q1; Revenue: 12”.
package enum MarkLabel {
  /// The names and values of its fields, in their order; none where it is written otherwise.
  package static func fields(_ label: String) -> [(name: String, value: String)] {
    var fields: [(name: String, value: String)] = []
    var rest = label[...]
    while !rest.isEmpty {
      let field: Substring
      if let end = rest.firstIndex(of: ";") {
        field = rest[..<end]
        rest = rest[rest.index(after: end)...]
      } else {
        field = rest
        rest = ""
      }
      guard let colon = field.firstIndex(of: ":") else { return [] }
      let name = String(field[..<colon]).singleSpaced
      let value = String(field[field.index(after: colon)...]).singleSpaced
      guard !name.isEmpty, !value.isEmpty else { return [] }
      fields.append((name, value))
    }
    return fields
  }
}
