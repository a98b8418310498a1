internal import A11yModel
internal import XML

extension SourceLines {
  /// So much is looked into: most tags are short, and none is looked into for long.
  private static let reaches = [1 << 9, 1 << 16]

  /// The bytes of the tag or the comment that begins at a place; nil where none does, or a longer one.
  func markup(at location: Location) -> Range<Int>? {
    guard let start = offset(line: location.line, column: location.column) else { return nil }
    for reach in Self.reaches {
      let text = Array(bytes[start...].prefix(reach))
      guard text.first == UInt8(ascii: "<") else { return nil }
      let isComment = text.starts(with: "<!--".utf8)
      if let count = isComment ? Self.commentEnd(in: text) : StartTag(text, at: 0).end {
        return start..<(start + count)
      }
    }
    return nil
  }

  /// Where the tag or the comment that begins at a place ends.
  func end(ofMarkupAt location: Location) -> Position? {
    markup(at: location).map { position(of: $0.upperBound) }
  }

  /// One past the last byte of the comment that a text begins with.
  private static func commentEnd(in text: [UInt8]) -> Int? {
    let closing = Array("-->".utf8)
    return text.indices.dropFirst(4).first { text[$0...].starts(with: closing) }
      .map { $0 + closing.count }
  }
}
