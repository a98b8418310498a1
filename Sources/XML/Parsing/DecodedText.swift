internal import libxml2

/// A document's text as UTF-8, whatever encoding its bytes are in.
struct DecodedText {
  var bytes: [UInt8]

  /// Decodes as XML 1.0, appendix F, tells: a byte order mark, else the first bytes, else what
  /// the declaration says.
  init(_ input: [UInt8]) throws(ParseError) {
    guard input.count <= Bounds.maximumDocumentBytes else {
      throw ParseError(
        .bound,
        "the document is over \(Bounds.maximumDocumentBytes >> 20) MB (maximumDocumentBytes); "
          + "split it",
        at: .start
      )
    }
    if input.starts(with: [0xEF, 0xBB, 0xBF]) {
      bytes = Array(input.dropFirst(3))
    } else if input.starts(with: [0xFF, 0xFE]) {
      bytes = try Self.transcode(input.dropFirst(2), from: "UTF-16LE")
    } else if input.starts(with: [0xFE, 0xFF]) {
      bytes = try Self.transcode(input.dropFirst(2), from: "UTF-16BE")
    } else if input.starts(with: [0x3C, 0x00]) {
      bytes = try Self.transcode(input[...], from: "UTF-16LE")
    } else if input.starts(with: [0x00, 0x3C]) {
      bytes = try Self.transcode(input[...], from: "UTF-16BE")
    } else if let name = Self.declaredEncoding(input), !Self.isUTF8(name) {
      bytes = try Self.transcode(input[...], from: name)
    } else {
      bytes = input
    }
  }

  private static func isUTF8(_ name: String) -> Bool {
    ["utf-8", "utf8", "us-ascii", "ascii"].contains(name.lowercased())
  }

  /// The encoding that the XML declaration names, if there is one.
  private static func declaredEncoding(_ input: [UInt8]) -> String? {
    guard input.starts(with: Array("<?xml".utf8)) else { return nil }
    let head = String(
      decoding: input.prefix(1024).prefix { $0 != UInt8(ascii: ">") },
      as: UTF8.self
    )
    guard let key = head.firstRange(of: "encoding") else { return nil }
    let value = head[key.upperBound...].drop { $0 == " " || $0 == "=" || $0.isWhitespace }
    guard let quote = value.first, quote == "\"" || quote == "'" else { return nil }
    let name = value.dropFirst().prefix { $0 != quote }
    return name.isEmpty ? nil : String(name)
  }

  private static func transcode(
    _ input: ArraySlice<UInt8>,
    from name: String
  ) throws(ParseError) -> [UInt8] {
    guard let handler = xmlFindCharEncodingHandler(name) else {
      throw ParseError(
        .encoding,
        "the encoding ‘\(name)’ is not known; save the file as UTF-8",
        at: .start
      )
    }
    defer { _ = xmlCharEncCloseFunc(handler) }
    guard let output = xmlBufferCreate(), let source = xmlBufferCreate() else {
      preconditionFailure("libxml2 could not allocate a buffer")
    }
    defer {
      xmlBufferFree(output)
      xmlBufferFree(source)
    }
    var rest = input
    var failed = false
    // libxml2 converts a buffer's beginning and leaves what does not fit; 64 KB keeps it linear.
    while !rest.isEmpty || xmlBufferLength(source) > 0 {
      let chunk = rest.prefix(1 << 16)
      rest = rest.dropFirst(chunk.count)
      chunk.withContiguousStorageIfAvailable { bytes in
        _ = xmlBufferAdd(source, bytes.baseAddress, Int32(bytes.count))
      }
      let before = xmlBufferLength(source)
      let result = xmlCharEncInFunc(handler, output, source)
      if result == -2 || (xmlBufferLength(source) == before && rest.isEmpty) {
        failed = true
        break
      }
    }
    let count = Int(xmlBufferLength(output))
    let decoded = Array(UnsafeBufferPointer(start: xmlBufferContent(output), count: count))
    guard !failed else {
      var cursor = Cursor()
      cursor.advance(to: decoded.count, in: decoded)
      throw ParseError(
        .encoding,
        "the bytes here are not \(name), the encoding the file claims; save it as UTF-8",
        at: cursor.position
      )
    }
    return decoded
  }
}
