/// Places in files as compilers write them: `Steps.swift:12:5`.
package enum PlaceSyntax {
  /// The same as a regular expression of XML Schema.
  static let pattern = ".+:[1-9][0-9]{0,8}:[1-9][0-9]{0,8}"

  /// The path, and the line and the column from 1; nil of what is no place.
  package static func place(_ text: String) -> (path: String, line: Int, column: Int)? {
    let parts = text.utf8.split(
      separator: UInt8(ascii: ":"),
      omittingEmptySubsequences: false
    )
    guard parts.count >= 3, let line = number(parts[parts.count - 2]),
      let column = number(parts[parts.count - 1])
    else { return nil }
    let path = text.utf8.dropLast(parts.suffix(2).reduce(2) { $0 + $1.count })
    return path.isEmpty ? nil : (String(Substring(path)), line, column)
  }

  private static func number(_ digits: Substring.UTF8View) -> Int? {
    guard (1...9).contains(digits.count), digits.first != UInt8(ascii: "0"),
      digits.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return Int(Substring(digits))
  }
}
