/// Escapes in a string literal.
enum Escapes {
  /// A part of a literal as it is meant; nil where an escape is not known.
  static func plain(_ text: String, pounds: Int) -> String? {
    let scalars = Array(text.unicodeScalars)
    var plain = String.UnicodeScalarView()
    var next = 0
    while next < scalars.count {
      let isEscape =
        scalars[next] == "\\" && scalars.count > next + pounds + 1
        && scalars[(next + 1)..<(next + 1 + pounds)].allSatisfy { $0 == "#" }
      guard isEscape else {
        plain.append(scalars[next])
        next += 1
        continue
      }
      next += 1 + pounds
      switch scalars[next] {
      case "0": plain.append("\0")
      case "t": plain.append("\t")
      case "n": plain.append("\n")
      case "r": plain.append("\r")
      case "\\", "\"", "'": plain.append(scalars[next])
      case "u":
        guard next + 1 < scalars.count, scalars[next + 1] == "{",
          let end = scalars[next...].firstIndex(of: "}")
        else { return nil }
        var digits = String.UnicodeScalarView()
        digits.append(contentsOf: scalars[(next + 2)..<end])
        guard let value = UInt32(String(digits), radix: 16), let scalar = Unicode.Scalar(value)
        else { return nil }
        plain.append(scalar)
        next = end
      default: return nil
      }
      next += 1
    }
    return String(plain)
  }
}
