package import Support

extension JSON {
  /// The value as people read it: what is short on one line, and else each part on its own.
  package var text: String {
    var output = ""
    write(to: &output, indent: "")
    return output + "\n"
  }

  private static let maximumLength = 100

  private func write(to output: inout String, indent: String) {
    let inner = indent + "  "
    if !indent.isEmpty, line.utf8.count + indent.utf8.count <= Self.maximumLength {
      output += line
      return
    }
    switch self {
    case .object(let members) where !members.isEmpty:
      output += "{\n"
      for (index, member) in members.enumerated() {
        output += (index > 0 ? ",\n" : "") + inner + JSON.string(member.0).line + ": "
        member.1.write(to: &output, indent: inner)
      }
      output += "\n\(indent)}"
    case .array(let items) where items.contains(where: \.hasParts):
      output += "[\n"
      for (index, item) in items.enumerated() {
        output += (index > 0 ? ",\n" : "") + inner
        item.write(to: &output, indent: inner)
      }
      output += "\n\(indent)]"
    default: output += line
    }
  }

  private var hasParts: Bool {
    switch self {
    case .object, .array: true
    default: false
    }
  }
}
