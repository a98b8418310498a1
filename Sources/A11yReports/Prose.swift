/// What rule files say to people: text and the code in it, which stands between backticks; the markup of a
/// spec, as `hidden="true"` and `<title>`, is code, too.
package struct Prose {
  package private(set) var pieces: [Piece] = []

  package struct Piece: Hashable, Sendable {
    package var text: String
    package var isCode: Bool
  }

  package init(_ text: String) {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    guard !parts.count.isMultiple(of: 2) else {
      markUp(text)
      return
    }
    for (index, part) in parts.enumerated() {
      if index.isMultiple(of: 2) { markUp(part) } else { add(part, isCode: true) }
    }
  }

  private mutating func add(_ text: String, isCode: Bool) {
    if isCode || !text.isEmpty { pieces.append(Piece(text: text, isCode: isCode)) }
  }

  /// Text without backticks, with its markup as code.
  private mutating func markUp(_ text: String) {
    var plain = ""
    var rest = text[...]
    while let first = rest.first {
      if let markup = Self.markup(at: rest, after: plain.last) {
        add(plain, isCode: false)
        add(String(markup), isCode: true)
        plain = ""
        rest = rest[markup.endIndex...]
      } else {
        plain.append(first)
        rest = rest.dropFirst()
      }
    }
    add(plain, isCode: false)
  }

  /// The tag or the attribute with its value that a text begins with; nil where it begins with none.
  private static func markup(at text: Substring, after last: Character?) -> Substring? {
    let text = text.prefix(longest)
    if text.first == "<" {
      guard let second = text.dropFirst().first, second.isLetter || second == "/",
        let end = text.firstIndex(of: ">")
      else { return nil }
      return text[...end]
    }
    guard last.map({ !isOfName($0) }) ?? true else { return nil }
    let name = text.prefix(while: isOfName)
    let value = text[name.endIndex...]
    guard name.first?.isLetter == true, value.hasPrefix("=\""),
      let end = value.dropFirst(2).firstIndex(of: "\"")
    else { return nil }
    return text[...end]
  }

  /// No markup in prose is longer; what is never closed is looked through no further.
  private static let longest = 300

  package static func isOfName(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || character == "-")
  }
}
