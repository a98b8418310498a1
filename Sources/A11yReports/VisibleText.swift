/// Text from inputs, made safe to show: what would act on a terminal, command the server that runs
/// a build, or hide is spelt out.
package enum VisibleText {
  /// The text on one line.
  package static func of(_ text: String) -> String {
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
