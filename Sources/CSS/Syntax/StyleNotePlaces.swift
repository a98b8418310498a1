package import XML

/// Finds in a document what notes on its styles are about.
package struct StyleNotePlaces {
  private let root: XML.Element

  package init(_ root: XML.Element) { self.root = root }

  /// The place of what a note is about: of an attribute where its element begins, in a style element
  /// the character; on the line where its text begins, that beginning.
  package func position(of note: StyleNote) -> Position {
    switch note.place {
    case .attribute(let order, _): return element(order)?.position ?? root.position
    case .sheet(let order):
      guard let sheet = element(order) else { return root.position }
      var left = note.offset
      for part in sheet.content {
        guard case .text(let text, let start) = part else { continue }
        guard left >= text.utf8.count else { return Self.position(left, in: text, start) }
        left -= text.utf8.count
      }
      return sheet.position
    }
  }

  /// The place of a byte of a text whose first character that is no white space has a place.
  private static func position(_ offset: Int, in text: String, _ start: Position) -> Position {
    let blank = text.prefix { $0.isWhitespace }.utf8.count
    guard offset > blank else { return start }
    let lines = text.utf8.dropFirst(blank).prefix(offset - blank)
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.count > 1, let last = lines.last else { return start }
    let column = String(decoding: last, as: UTF8.self).count + 1
    return Position(line: start.line + lines.count - 1, column: column)
  }

  /// The element at a place in document order.
  private func element(_ order: Int) -> XML.Element? {
    var element = root
    while element.order != order {
      var next: XML.Element?
      for child in element.elements where child.order <= order { next = child }
      guard let next else { return nil }
      element = next
    }
    return element
  }
}
