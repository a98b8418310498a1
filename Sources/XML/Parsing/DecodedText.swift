internal import Support

/// A document's text as UTF-8, whatever encoding its bytes are in, compressed or not.
package struct DecodedText {
  package private(set) var bytes: [UInt8]

  /// Decodes as XML 1.0, appendix F, tells: a byte order mark, else the first bytes, else what
  /// the declaration says.
  package init(
    _ input: [UInt8],
    maximumBytes: Int = Bounds.maximumDocumentBytes
  ) throws(ParseError) {
    try Self.check(input.count, against: maximumBytes)
    let input = GzipText.begins(input) ? try GzipText.inflated(input) : input
    if let name = Self.unread.first(where: { input.starts(with: $0.signature) })?.name {
      throw Self.unread(name, at: .start)
    }
    if input.starts(with: [0xEF, 0xBB, 0xBF]) {
      bytes = try TextEncoding.utf8(Array(input.dropFirst(3)))
    } else if input.starts(with: [0xFF, 0xFE]) {
      bytes = try TextEncoding.utf16(input.dropFirst(2), isBigEndian: false)
    } else if input.starts(with: [0xFE, 0xFF]) {
      bytes = try TextEncoding.utf16(input.dropFirst(2), isBigEndian: true)
    } else if input.starts(with: [0x3C, 0x00]) {
      bytes = try TextEncoding.utf16(input[...], isBigEndian: false)
    } else if input.starts(with: [0x00, 0x3C]) {
      bytes = try TextEncoding.utf16(input[...], isBigEndian: true)
    } else {
      bytes = try Self.decode(input, declared: Self.declaration(in: input))
    }
    try Self.check(bytes.count, against: maximumBytes)
  }

  private static func check(_ count: Int, against maximum: Int) throws(ParseError) {
    guard count > maximum else { return }
    throw ParseError(
      .bound,
      "the document is over \(maximum >> 20) MB (maximumDocumentBytes); split it",
      at: .start
    )
  }

  // MARK: encodings

  /// The first bytes of documents in encodings that are not read.
  private static let unread: [(signature: [UInt8], name: String)] = [
    ([0xFF, 0xFE, 0x00, 0x00], "UTF-32"), ([0x00, 0x00, 0xFE, 0xFF], "UTF-32"),
    ([0x3C, 0x00, 0x00, 0x00], "UTF-32"), ([0x00, 0x00, 0x00, 0x3C], "UTF-32"),
    ([0x4C, 0x6F, 0xA7, 0x94], "EBCDIC"),
  ]

  private static func unread(_ name: String, at position: Position) -> ParseError {
    ParseError(
      .encoding,
      "the encoding ‘\(Excerpt.of(name))’ is not read; UTF-8, UTF-16 and ISO-8859-1 are, so save "
        + "the file as UTF-8",
      at: position
    )
  }

  private static func decode(
    _ input: [UInt8],
    declared: Declaration?
  ) throws(ParseError) -> [UInt8] {
    guard let declared else { return try TextEncoding.utf8(input) }
    switch declared.name.lowercased() {
    case "utf-8", "utf8", "us-ascii", "ascii":
      return try TextEncoding.utf8(input)
    case "iso-8859-1", "iso8859-1", "iso_8859-1", "latin1", "latin-1", "l1":
      return try TextEncoding.latin1(input)
    case "utf-16", "utf-16le", "utf-16be", "utf16":
      throw ParseError(
        .encoding,
        "the file claims to be \(declared.name), and its text is not; save it as UTF-8 and declare "
          + "encoding=\"UTF-8\"",
        at: declared.position
      )
    default:
      throw unread(declared.name, at: declared.position)
    }
  }

  // MARK: the declaration

  /// The encoding that a document claims, and where.
  private struct Declaration {
    var name: String
    var position: Position
  }

  /// What the XML declaration says of the encoding, if there is one (XML 1.0, section 4.3.3).
  private static func declaration(in input: [UInt8]) -> Declaration? {
    let opening = Array("<?xml".utf8)
    let key = Array("encoding".utf8)
    guard input.starts(with: opening), input.count > opening.count,
      isSpace(input[opening.count])
    else { return nil }
    let head = input.prefix(1024).prefix { $0 != UInt8(ascii: ">") }
    guard
      let found = head.indices.first(where: {
        isSpace(head[$0]) && head[($0 + 1)...].starts(with: key)
      })
    else { return nil }
    let value = head[(found + 1 + key.count)...].drop { isSpace($0) || $0 == UInt8(ascii: "=") }
    guard let quote = value.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return nil
    }
    let name = value.dropFirst().prefix { $0 != quote }
    guard !name.isEmpty else { return nil }
    var cursor = Cursor()
    cursor.advance(to: found + 1, in: input)
    return Declaration(name: String(decoding: name, as: UTF8.self), position: cursor.position)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { Whitespace.contains(byte) }
}
