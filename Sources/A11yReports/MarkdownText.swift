/// Text from inputs, made safe for GitHub's Markdown.
enum MarkdownText {
  /// Plain text within a line: no mark-up, no HTML, no formula, no mention, no reference to an issue
  /// and no link can arise from it.
  static func plain(_ text: String) -> String {
    let scalars = Array(VisibleText.of(text).unicodeScalars)
    var result = ""
    for (index, scalar) in scalars.enumerated() {
      let rest = scalars[(index + 1)...]
      switch scalar {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "$": result += "\\" + String(scalar)
      // A word joiner is not seen, and keeps GitHub from reading a user, an issue or an address.
      case "@": result += "@\u{2060}"
      case "#" where isNumber(rest.prefix { $0 != " " }): result += "#\u{2060}"
      case ":" where rest.starts(with: "//".unicodeScalars): result += ":\u{2060}"
      case "." where result.lowercased().hasSuffix("www"): result += "\u{2060}."
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func isNumber(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    let digits = scalars.prefix { ("0"..."9").contains($0) }
    let next = scalars.dropFirst(digits.count).first
    return !digits.isEmpty && !(next?.properties.isAlphabetic ?? false)
  }

  /// Text as code.
  static func code(_ text: String) -> String {
    let visible = VisibleText.of(text)
    let longest = visible.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let isPadded = visible.hasPrefix("`") || visible.hasSuffix("`") || visible.isEmpty
    return fence + (isPadded ? " \(visible) " : visible) + fence
  }

  /// Text as code in a table, where a bar would end the cell (GitHub Flavored Markdown, section
  /// 4.10).
  static func codeInTable(_ text: String) -> String {
    code(text).split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}
