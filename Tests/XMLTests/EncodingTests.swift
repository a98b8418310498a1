import Testing

@testable import XML

/// UTF-8, UTF-16 and ISO-8859-1 are read, as XML declares them; what is none of them is refused.
@Suite struct EncodingTests {
  @Test(arguments: TextForm.allCases)
  func sameText(form: TextForm) throws {
    let text = form.declaration + "<a b='é\u{A0}ÿ'>\u{80}ß</a>"
    let root = try Tree(parsing: try #require(form.bytes(of: text))).root
    #expect(root["b"] == "é\u{A0}ÿ")
    #expect(root.text == "\u{80}ß")
  }

  @Test(arguments: TextForm.allCases.filter { $0 != .latin1 })
  func charactersOfAllPlanes(form: TextForm) throws {
    let text = "\u{7F}\u{80}\u{7FF}\u{800}\u{D7FF}\u{E000}\u{FFFD}\u{10000}\u{10FFFF}"
    let document = form.declaration + "<a>\(text)</a>"
    #expect(try Tree(parsing: try #require(form.bytes(of: document))).root.text == text)
  }

  /// A byte order mark tells more than a declaration (XML 1.0, appendix F).
  @Test func markWins() throws {
    let text = "<?xml version='1.0' encoding='ISO-8859-1'?><a>é</a>"
    for form in [TextForm.utf8Marked, .utf16LittleMarked, .utf16BigMarked] {
      #expect(try Tree(parsing: try #require(form.bytes(of: text))).root.text == "é")
    }
  }

  @Test(arguments: ["ISO-8859-1", "iso-8859-1", "Latin1"])
  func latinNames(name: String) throws {
    let bytes = Array("<?xml version=\"1.0\" encoding=\"\(name)\"?><a>".utf8) + [0xE9]
    #expect(try Tree(parsing: bytes + Array("</a>".utf8)).root.text == "é")
  }

  /// An instruction that begins as the declaration does declares nothing.
  @Test func styleSheetDeclaresNothing() throws {
    #expect(try parse("<?xml-stylesheet encoding='UTF-16'?><a>é</a>").text == "é")
  }

  @Test(arguments: [
    ("<?xml version='1.0' encoding='windows-1252'?><a/>", "windows-1252"),
    ("<?xml version='1.0' encoding='Shift_JIS'?><a/>", "Shift_JIS"),
    ("<?xml version='1.0' encoding='bogus'?><a/>", "bogus"),
  ])
  func unreadEncoding(text: String, name: String) throws {
    let error = try #require(failure(text))
    #expect(error.reason == .encoding)
    #expect(error.position == Position(line: 1, column: 21))
    #expect(
      error.message == "the encoding ‘\(name)’ is not read; UTF-8, UTF-16 and ISO-8859-1 are, so "
        + "save the file as UTF-8"
    )
  }

  @Test func claimOfUTF16() throws {
    let error = try #require(failure("<?xml version='1.0'\n encoding='UTF-16'?><a/>"))
    #expect(error.reason == .encoding)
    #expect(error.position == Position(line: 2, column: 2))
    #expect(
      error.message == "the file claims to be UTF-16, and its text is not; save it as UTF-8 and "
        + "declare encoding=\"UTF-8\""
    )
  }

  @Test(arguments: [
    ([0xFF, 0xFE, 0x00, 0x00], "UTF-32"), ([0x00, 0x00, 0xFE, 0xFF], "UTF-32"),
    ([0x3C, 0x00, 0x00, 0x00], "UTF-32"), ([0x00, 0x00, 0x00, 0x3C], "UTF-32"),
    ([0x4C, 0x6F, 0xA7, 0x94], "EBCDIC"),
  ])
  func unreadSignature(bytes: [UInt8], name: String) throws {
    let error = try #require(failure(bytes + [0x00]))
    #expect(error.reason == .encoding)
    #expect(error.message.hasPrefix("the encoding ‘\(name)’ is not read"))
  }

  /// Bytes that are no UTF-8 (The Unicode Standard, table 3-7), each behind two lines.
  @Test(arguments: [
    [0xE9, 0x27], [0x80], [0xBF], [0xC0, 0xAF], [0xC1, 0xBF], [0xE0, 0x80, 0xAF],
    [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xF0, 0x80, 0x80, 0x80],
    [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF],
    [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x92], [0xE2, 0x28, 0xA1], [0xF0, 0x9F, 0x28, 0x80],
    [0xF0, 0x9F, 0x92, 0x28],
  ])
  func brokenUTF8(_ bytes: [UInt8]) throws {
    let error = try #require(failure(Array("<a>\n<b>\r\né12345678".utf8) + bytes))
    #expect(error.reason == .encoding)
    #expect(error.position == Position(line: 3, column: 10))
    let code = "0x" + String(bytes[0], radix: 16, uppercase: true)
    #expect(
      error.message == "the byte \(code) here is not UTF-8; save the file as UTF-8, or declare its "
        + "encoding, as in <?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>"
    )
  }

  @Test(arguments: 0..<20)
  func nullCharacter(at offset: Int) throws {
    let text = "<a>" + String(repeating: "x", count: offset)
    let error = try #require(failure(text + "\u{0}</a>"))
    #expect(error.position == Position(line: 1, column: 4 + offset))
    #expect(
      error.message
        == "a NUL character stands here, so this is no text; save the file as UTF-8"
    )
  }

  @Test(arguments: [
    ([0xD8, 0x3D], "half of a surrogate pair stands here alone"),
    ([0xDC, 0x69, 0x00, 0x41], "half of a surrogate pair stands here alone"),
    ([0xD8, 0x3D, 0x00, 0x41], "half of a surrogate pair stands here alone"),
    ([0xD8, 0x3D, 0xD8, 0x3D], "half of a surrogate pair stands here alone"),
    ([0x41], "the file ends in the middle of a character"),
  ])
  func brokenUTF16(_ bytes: [UInt8], reason: String) throws {
    let start = try #require(TextForm.utf16BigMarked.bytes(of: "<a>\n👩x"))
    let error = try #require(failure(start + bytes))
    #expect(error.reason == .encoding)
    #expect(error.position == Position(line: 2, column: 3))
    #expect(error.message == "\(reason), so this is no UTF-16; save the file as UTF-8")
  }
}
