/// Text from inputs, made safe to show: what would act on a terminal, command the server that runs
/// a build, or hide is spelt out.
package enum VisibleText {
  /// The text on one line.
  package static func of(_ text: String) -> String {
    guard !isPlain(text) else { return text }
    guard text.unicodeScalars.contains(where: \.isUnsafe) || mayCommand(text) else { return text }
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

  /// Whether its bytes show at once that nothing is spelt out.
  private static func isPlain(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var recent: UInt32 = 0
      for byte in bytes {
        let last = UInt8(truncatingIfNeeded: recent)
        recent = recent << 8 | UInt32(byte)
        switch byte {
        case UInt8(ascii: ":"), UInt8(ascii: "#"): if byte == last { return false }
        case 0x20...0x7E: continue
        case 0x80...0xBF: if isUnsafeEnd(recent) { return false }
        // Of these blocks, people read quotes, dashes and currencies.
        case 0xC2...0xCB, 0xE2: continue
        default: return false
        }
      }
      return true
    }
  }

  /// Whether the last bytes are an unsafe scalar, of those that begin with C2 to CB or with E2.
  private static func isUnsafeEnd(_ bytes: UInt32) -> Bool {
    switch bytes & 0xFFFF {
    case 0xC280...0xC29F, 0xC2AD: return true
    default: break
    }
    switch bytes & 0xFF_FFFF {
    case 0xE2_808B, 0xE2_808E...0xE2_808F, 0xE2_80A8...0xE2_80AE, 0xE2_81A0...0xE2_81AF: return true
    default: return false
    }
  }

  private static func spelled(_ scalar: Unicode.Scalar) -> String {
    "\\u{" + String(scalar.value, radix: 16) + "}"
  }

  private static let colons: [Unicode.Scalar] = [":", ":"]

  /// Whether it is worth looking for what a server obeys.
  private static func mayCommand(_ text: String) -> Bool {
    var last: UInt8 = 0
    for byte in text.utf8 {
      if byte == last, byte == UInt8(ascii: ":") || byte == UInt8(ascii: "#") { return true }
      last = byte
    }
    return false
  }

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
