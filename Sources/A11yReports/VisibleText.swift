internal import Support

/// Text from inputs, made safe to show: what would act on a terminal, command the server that runs
/// a build, or hide is spelt out.
package enum VisibleText {
  /// The text on one line.
  package static func of(_ text: String) -> String {
    guard !isPlain(text) else { return text }
    let scalars = Array(text.unicodeScalars)
    let first = scalars.firstIndex { !$0.properties.isWhitespace }
    var result = ""
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where scalar.isUnsafe: result += spelled(scalar)
      case ":" where index == first && scalars[index...].starts(with: colons):
        result += spelled(scalar)
      case "#" where isCommand(at: index, scalars): result += spelled(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether nothing is spelt out; never true where something is.
  ///
  /// Most texts are plain: their bytes are looked at and not their characters.
  static func isPlain(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var last: UInt8 = 0
      // The scalar that is read, and how many of its bytes are to come.
      var (scalar, left): (UInt32, Int) = (0, 0)
      for byte in bytes {
        switch byte {
        case UInt8(ascii: ":"), UInt8(ascii: "#"): if byte == last { return false }
        case 0x20...0x7E: break
        case 0xC2...0xDF: (scalar, left) = (UInt32(byte & 0x1F), 1)
        case 0xE0...0xEF: (scalar, left) = (UInt32(byte & 0xF), 2)
        case 0xF0...0xF4: (scalar, left) = (UInt32(byte & 0x7), 3)
        case 0x80...0xBF:
          (scalar, left) = (scalar << 6 | UInt32(byte & 0x3F), left - 1)
          if left == 0, Unicode.Scalar.isUnsafe(scalar) { return false }
        default: return false
        }
        last = byte
      }
      return true
    }
  }

  private static func spelled(_ scalar: Unicode.Scalar) -> String {
    "\\u{" + String(scalar.value, radix: 16) + "}"
  }

  private static let colons: [Unicode.Scalar] = [":", ":"]

  /// Whether a server may obey what begins here, wherever it stands in a line: `##[error]` on
  /// GitHub, `##vso[…]` on Azure, `##teamcity[…]`.
  ///
  /// What begins a line with two colons is GitHub's newer way to write a command.
  private static func isCommand(at index: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    guard index + 1 < scalars.count, scalars[index + 1] == "#" else { return false }
    let rest = scalars[(index + 2)...]
    let name = rest.prefix(20).prefix { ("a"..."z").contains($0) || ("A"..."Z").contains($0) }
    return name.endIndex < scalars.count && scalars[name.endIndex] == "["
  }
}
