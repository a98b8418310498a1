/// Text from inputs, made safe for GitHub's Markdown.
package enum MarkdownText {
  /// Plain text within a line: no mark-up, no HTML, no formula, no picture, no mention, no reference
  /// to an issue and no link can arise from it.
  package static func plain(_ text: String) -> String {
    let scalars = Array(VisibleText.of(text).unicodeScalars)
    var result = ""
    var index = 0
    while index < scalars.count {
      if let length = lengthOfName(at: index, scalars) {
        result += code(of: scalars[index..<(index + length)])
        index += length
        continue
      }
      let scalar = scalars[index]
      switch scalar {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "$": result += "\\" + String(scalar)
      default:
        result.unicodeScalars.append(scalar)
        if isBeginningOfReference(index, scalars) { result += joiner }
      }
      index += 1
    }
    return result
  }

  /// A name without backticks as code.
  private static func code(of name: ArraySlice<Unicode.Scalar>) -> String {
    var result = "`"
    result.unicodeScalars.append(contentsOf: name)
    return result + "`"
  }

  /// How long the colour or the name of an attribute is that stands here, as in `#026292` and
  /// `@State`; nil where none does.
  ///
  /// As code it is no reference and stays as it is where it is copied; GitHub shows the colour beside
  /// it.
  private static func lengthOfName(at index: Int, _ scalars: [Unicode.Scalar]) -> Int? {
    let sign = scalars[index]
    guard sign == "#" || sign == "@" else { return nil }
    if index > 0 {
      let before = scalars[index - 1]
      if isPartOfWord(before) || "`#@&".unicodeScalars.contains(before) { return nil }
    }
    let rest = scalars[(index + 1)...]
    // No name is as long as a line.
    let count = rest.prefix(50).prefix(while: isPartOfWord).count
    let name = rest.prefix(count)
    if sign == "@" {
      let isName = name.first.map { !("0"..."9").contains($0) } ?? false
      return isName && count < 50 && name.allSatisfy(\.isASCII) ? count + 1 : nil
    }
    let isColor = [3, 4, 6, 8].contains(count) && name.allSatisfy(\.properties.isASCIIHexDigit)
    return isColor ? count + 1 : nil
  }

  private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }

  /// A word joiner is not seen, and keeps GitHub from reading a user, an issue, an address or a
  /// picture.
  private static let joiner = "\u{2060}"

  /// Whether GitHub may read what begins here as something else than text.
  private static func isBeginningOfReference(_ index: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    let next = index + 1
    guard next < scalars.count else { return false }
    switch scalars[index] {
    case "@": return true
    case "#": return isNumber(at: next, scalars)
    case "-": return ends(at: index, with: "gh", scalars) && isNumber(at: next, scalars)
    case "w", "W":
      return scalars[next] == "." && ends(at: index, with: "ww", scalars)
    case ":":
      let isAddress = scalars[next] == "/" && next + 1 < scalars.count && scalars[next + 1] == "/"
      return isAddress || isPicture(at: next, scalars)
    default: return false
    }
  }

  /// Whether some letters stand before a place, small or large.
  private static func ends(
    at index: Int,
    with letters: String,
    _ scalars: [Unicode.Scalar]
  ) -> Bool {
    let count = letters.unicodeScalars.count
    return index >= count
      && String(scalars[(index - count)..<index].map(Character.init))
        .lowercased() == letters
  }

  private static func isNumber(at start: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    let digits = scalars[start...].prefix { ("0"..."9").contains($0) }
    let next = digits.endIndex < scalars.count ? scalars[digits.endIndex] : " "
    return !digits.isEmpty && !next.properties.isAlphabetic
  }

  /// Whether a name and a colon stand here, as in `:+1:`; no name is as long as a line.
  private static func isPicture(at start: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    let name = scalars[start...].prefix(50).prefix {
      ("a"..."z").contains($0) || ("0"..."9").contains($0) || "_+-".unicodeScalars.contains($0)
    }
    return !name.isEmpty && name.endIndex < scalars.count && scalars[name.endIndex] == ":"
  }

  /// Text as code.
  static func code(_ text: String) -> String {
    let visible = VisibleText.of(text)
    // A backtick ends code whatever mark is combined with it.
    let scalars = visible.unicodeScalars
    let longest = scalars.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let isPadded = scalars.first == "`" || scalars.last == "`" || visible.isEmpty
    return fence + (isPadded ? " \(visible) " : visible) + fence
  }

  /// Lines as a block of code in a language; the fence is longer than any within.
  static func block(_ lines: String, _ language: String) -> String {
    let longest = lines.unicodeScalars.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return "\(fence)\(language)\n\(lines)\n\(fence)\n"
  }

  /// Text as code in a table, where a bar would end the cell (GitHub Flavored Markdown, section
  /// 4.10).
  package static func codeInTable(_ text: String) -> String {
    var result = ""
    for scalar in code(text).unicodeScalars {
      if scalar == "|" { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
