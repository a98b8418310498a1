/// A JSON value, its members in the order they are given (RFC 8259).
package enum JSON: Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([(String, JSON)])

  /// A string, or null.
  package static func optional(_ text: String?) -> JSON { text.map { .string($0) } ?? .null }

  package static func strings(_ texts: [String]) -> JSON { .array(texts.map { .string($0) }) }

  package static func count(_ number: Int) -> JSON { .number(Double(number)) }

  /// A list of written items, one a line, so that two reports compare well.
  package static func lines(_ items: [String]) -> String {
    items.isEmpty ? "[]" : "[\n" + items.joined(separator: ",\n") + "\n  ]"
  }

  /// The value on one line.
  package var line: String {
    var output = ""
    write(to: &output)
    return output
  }

  private func write(to output: inout String) {
    switch self {
    case .null: output += "null"
    case .bool(let value): output += value ? "true" : "false"
    // JSON has no infinity; a ratio never is, but a custom rule's number may be.
    case .number(let value): output += value.isFinite ? DecimalText.short(value) : "null"
    case .string(let text): Self.write(text, to: &output)
    case .array(let items):
      output += "["
      for (index, item) in items.enumerated() {
        if index > 0 { output += ", " }
        item.write(to: &output)
      }
      output += "]"
    case .object(let members):
      output += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { output += ", " }
        Self.write(member.0, to: &output)
        output += ": "
        member.1.write(to: &output)
      }
      output += "}"
    }
  }

  /// Everything JSON requires is escaped, and what could hide, end a line elsewhere, or command the
  /// server that runs a build, as `##[error]` does.
  private static func write(_ text: String, to output: inout String) {
    output += "\""
    var last: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      defer { last = scalar }
      switch scalar {
      case "#" where last == "#": output += "\\u0023"
      case "\"": output += "\\\""
      case "\\": output += "\\\\"
      case "\n": output += "\\n"
      case "\r": output += "\\r"
      case "\t": output += "\\t"
      default:
        if scalar.isUnsafe {
          for unit in String(scalar).utf16 {
            let digits = String(unit, radix: 16)
            output += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
          }
        } else {
          output.unicodeScalars.append(scalar)
        }
      }
    }
    output += "\""
  }
}

extension Unicode.Scalar {
  /// Whether it lets a text pretend to be what it is not.
  ///
  /// Controls, separators of lines, marks that turn the direction of what follows, and characters
  /// that are not seen do. Joiners are not among them; emoji and some scripts need them.
  package var isUnsafe: Bool { Self.isUnsafe(value) }

  /// The same of the number of a scalar.
  package static func isUnsafe(_ value: UInt32) -> Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF,
      0xAD, 0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180E, 0x200B, 0x3164, 0xFFA0,
      0xFFF9...0xFFFB, 0xE0000...0xE0FFF:
      true
    default: false
    }
  }
}
