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

  /// Whether an element follows, with nothing before it but white space, comments and instructions.
  package var isBeforeElement: Bool
}

extension Tree {
  /// The comments whose first word begins like this, in document order.
  package func comments(beginning word: String) -> [SourceComment] {
    var found: [SourceComment] = []
    var cursor = Cursor()
    var gap = Gap(source)
    for comment in comments {
      let end = Int(comment.end) - 3
      // A text in which lines end with two bytes is longer than it is read.
      let start = source.lastIndex(ofMarkup: "<!--", from: end - Int(comment.count) - 4)
      let text = source[start + 4..<end]
      guard text.trimmed.starts(with: word.utf8) else { continue }
      cursor.advance(to: start, in: source)
      found.append(
        SourceComment(
          text: String(decoding: text, as: UTF8.self),
          position: cursor.position,
          isBeforeElement: gap.leadsToElement(from: Int(comment.end))
        )
      )
      cursor.advance(to: end, in: source)
    }
    return found
  }
}

/// What says nothing between two pieces of markup or text: white space, comments and instructions.
private struct Gap {
  private let bytes: [UInt8]

  /// The gap that was looked at last: what begins in it, or at its end, ends where it does.
  private var last = 0...0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether a start tag follows, or the root is still to come.
  mutating func leadsToElement(from start: Int) -> Bool {
    if !last.contains(start) {
      var at = start
      while let next = piece(at: at) { at = next }
      last = start...at
    }
    let rest = bytes[min(last.upperBound, bytes.count)...]
    guard rest.first == UInt8(ascii: "<"), let next = rest.dropFirst().first else {
      // A comment in the document type declaration stands before the root.
      return rest.first == UInt8(ascii: "]")
    }
    if next == UInt8(ascii: "!") { return !rest.starts(with: "<![".utf8) }
    return next != UInt8(ascii: "/")
  }

  /// The end of a piece of the gap that begins at a place; nil where none does.
  private func piece(at start: Int) -> Int? {
    guard start < bytes.count else { return nil }
    if Whitespace.contains(bytes[start]) { return start + 1 }
    for (opening, closing) in [("<!--", "-->"), ("<?", "?>")]
    where bytes[start...].starts(with: opening.utf8) {
      var end = start + opening.utf8.count
      while end < bytes.count, !bytes[end...].starts(with: closing.utf8) { end += 1 }
      return min(end + closing.utf8.count, bytes.count)
    }
    return nil
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
