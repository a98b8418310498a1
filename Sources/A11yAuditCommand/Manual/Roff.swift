/// Text as manual pages write it, for `man` macros of groff and mandoc.
enum Roff {
  /// So long a line is at most, as long as words are shorter.
  private static let width = 78

  /// A text that is filled, on lines of its own.
  static func lines(_ text: String) -> [String] {
    var lines: [String] = []
    for word in plain(text).split(separator: " ") {
      if let last = lines.last, last.utf8.count + word.utf8.count < width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(lines.isEmpty ? String(word) : shielded(String(word)))
      }
    }
    return lines
  }

  /// A line that begins no request.
  private static func shielded(_ line: String) -> String {
    line.hasPrefix(".") ? "\\&" + line : line
  }

  /// A text that is no more than text: no line of it begins a request, no dash is a hyphen.
  static func plain(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\(rs"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "`": result += "\\(ga"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case "\"": result += "\\(dq"
      case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\[u\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)]"
      }
    }
    return shielded(result)
  }

  static func bold(_ text: String) -> String { "\\fB\(plain(text))\\fR" }

  static func italic(_ text: String) -> String { "\\fI\(plain(text))\\fR" }

  /// An entry of a list: what it is, and what is said of it.
  static func entry(_ head: String, _ body: String) -> [String] { [".TP", head] + lines(body) }

  /// Paragraphs; lines that are indented stay as they are.
  static func paragraphs(_ text: String) -> [String] {
    var lines: [String] = []
    var isKept = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      let isIndented = line.hasPrefix(" ")
      if isIndented != isKept {
        // Space before what is kept, and behind it.
        lines += isIndented ? [".RS 2", ".nf"] : [".fi", ".RE"]
        isKept = isIndented
      }
      if line.isEmpty {
        if lines.last != ".PP" { lines.append(".PP") }
      } else {
        lines += isIndented ? [plain(String(line.dropFirst(2)))] : Self.lines(line)
      }
    }
    return lines + (isKept ? [".fi", ".RE"] : [])
  }
}
