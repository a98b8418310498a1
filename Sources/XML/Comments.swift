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
      comments.append(Self.trimmed(bytes[text..<min(close, end)]))
      at = close + closing.count
    }
    return comments
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
    var bytes = bytes
    while let first = bytes.first, Whitespace.contains(first) { bytes.removeFirst() }
    while let last = bytes.last, Whitespace.contains(last) { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
