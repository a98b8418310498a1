extension Element {
  /// The comments between its start tag and the first element in it, white space trimmed.
  package var leadingComments: [String] {
    let bytes = tree.source
    guard let start = StartTag(bytes, at: Int(node.offset)).end else { return [] }
    var end = Int(node.endOffset)
    if let first = elements.first(where: { _ in true }) { end = Int(first.node.offset) }
    var comments: [String] = []
    var at = start
    let opening = Array("<!--".utf8)
    let closing = Array("-->".utf8)
    while at < end {
      guard bytes[at] == opening[0], bytes[at..<end].starts(with: opening) else {
        at += 1
        continue
      }
      let text = at + opening.count
      var close = text
      while close < end, !bytes[close..<end].starts(with: closing) { close += 1 }
      comments.append(String(decoding: bytes[text..<min(close, end)].trimmed, as: UTF8.self))
      at = close + closing.count
    }
    return comments
  }
}

/// A comment, with its place.
package struct SourceComment: Hashable, Sendable {
  /// What stands between its marks, as it is written.
  package var text: String

  /// Where `<!--` begins.
  package var position: Position
}

extension Tree {
  /// The comments whose first word begins like this, in document order.
  package func comments(beginning word: String) -> [SourceComment] {
    var found: [SourceComment] = []
    var cursor = Cursor()
    for comment in comments {
      let end = Int(comment.end) - 3
      // A text in which lines end with two bytes is longer than it is read.
      let start = source.lastIndex(ofMarkup: "<!--", from: end - Int(comment.count) - 4)
      let text = source[start + 4..<end]
      guard text.trimmed.starts(with: word.utf8) else { continue }
      cursor.advance(to: start, in: source)
      found.append(
        SourceComment(text: String(decoding: text, as: UTF8.self), position: cursor.position)
      )
      cursor.advance(to: end, in: source)
    }
    return found
  }
}

extension ArraySlice<UInt8> {
  /// The bytes without white space at their ends.
  fileprivate var trimmed: ArraySlice<UInt8> {
    let start = firstIndex { !Whitespace.contains($0) } ?? endIndex
    let end = self[start...].lastIndex { !Whitespace.contains($0) }.map { $0 + 1 } ?? start
    return self[start..<end]
  }
}
