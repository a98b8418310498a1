import Testing

@testable import XML

@Suite struct CommentTests {
  private func found(_ text: String) throws -> [String] {
    try Tree(parsing: Array(text.utf8)).comments(beginning: "a11y-audit-").map {
      "\($0.position.line):\($0.position.column) \($0.text)"
    }
  }

  @Test func commentsAreFoundWithTheirPlaces() throws {
    let text = """
      <?xml version="1.0"?>
      <!-- a11y-audit-one -->
      <a b="1">é<!--a11y-audit-two--><c/> text
      \t<!-- nothing --><!--\r
        a11y-audit-three:\r
        four --></a>
      <!-- a11y-audit-five -->
      """
    let expected = [
      "2:1  a11y-audit-one ", "3:11 a11y-audit-two",
      "4:18 \r\n  a11y-audit-three:\r\n  four ", "7:1  a11y-audit-five ",
    ]
    #expect(try found(text) == expected)
  }

  /// What only looks like a comment, or stands in no place of the text, is none.
  @Test(arguments: [
    "<a><![CDATA[<!-- a11y-audit-x -->]]></a>",
    "<a b='&lt;!-- a11y-audit-x -->'/>",
    "<a>&lt;!-- a11y-audit-x --></a>",
    "<a><?pi <!-- a11y-audit-x --> ?></a>",
    "<a><!-- see a11y-audit-x --></a>",
    "<a><!-- --><!----></a>",
    "<a/>",
    "<!DOCTYPE svg [<?p <!-- a11y-audit-x --> ?>]><svg/>",
  ])
  func lookalikesAreNone(_ text: String) throws {
    #expect(try found(text).isEmpty)
  }

  /// Also where a document type declares what the text refers to.
  @Test func commentsOfADocumentTypeAreFound() throws {
    let text = """
      <!DOCTYPE svg [<!-- a11y-audit-x --><!ENTITY e "text">]>
      <svg>&e;<!-- a11y-audit-y -->&e;</svg>
      """
    #expect(try found(text) == ["1:16  a11y-audit-x ", "2:9  a11y-audit-y "])
  }

  @Test func otherEncodingsAreRead() throws {
    let text = "<a>\u{FC}<!-- a11y-audit-x --></a>"
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in text.utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let found = try Tree(parsing: bytes).comments(beginning: "a11y-audit-")
    #expect(found.map(\.position) == [Position(line: 1, column: 5)])
  }
}
