import Testing

@testable import XML

/// What is written is XML 1.0, and is read back as it was.
@Suite struct WritingTests {
  private static let texts = [
    "", "plain", "<a> & \"b\" 'c'", "]]>", "]]&gt;", "a\r\nb\rc\td\ne", " lead and trail ",
    "é漢👩‍💻e\u{301}", "\u{7F}\u{80}\u{9F}\u{A0}\u{FFFD}\u{10FFFF}", "<![CDATA[x]]>", "<!-- x -->",
    "<?p?>", "&#0;", "\u{85}\u{2028}",
  ]

  @Test(arguments: texts)
  func roundTrip(_ text: String) throws {
    let markup = Markup("a", [("b", text)], content: [.text(text + "x")])
    let root = try parse(markup.document)
    #expect(root["b"] == text)
    #expect(root.text == text + "x")
  }

  /// Every character that XML 1.0 allows comes back, and every other one as U+FFFD.
  @Test func everyCharacter() throws {
    let scalars = (0...0x10FFFF).compactMap(Unicode.Scalar.init)
    var text = String.UnicodeScalarView()
    var expected = String.UnicodeScalarView()
    for scalar in scalars
    where scalar.value < 0x3000 || scalar.value % 251 == 0
      || (0xFD00...0x10400).contains(scalar.value)
    {
      text.append(scalar)
      let isAllowed =
        scalar == "\t" || scalar == "\n" || scalar == "\r"
        || (scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF)
      #expect(Escaping.isAllowed(scalar) == isAllowed)
      expected.append(isAllowed ? scalar : "\u{FFFD}")
    }
    let markup = Markup("a", [("b", String(text))], content: [.text(String(text))])
    let root = try parse(markup.document)
    // Scalars, for characters compare by canonical equivalence.
    let isSame = Array(root.text.unicodeScalars) == Array(expected)
    #expect(isSame)
    let isSameAttribute = Array((root["b"] ?? "").unicodeScalars) == Array(expected)
    #expect(isSameAttribute)
  }

  @Test func layout() {
    let markup = Markup(
      "a",
      [("x", "1"), ("y", "2")],
      content: [
        .element(Markup("b")),
        .element(
          Markup("c", content: [.text("t"), .element(Markup("d", children: [Markup("e")]))])
        ),
        .element(Markup("f", children: [Markup("g")])),
      ]
    )
    #expect(
      markup.document == """
        <?xml version="1.0" encoding="UTF-8"?>
        <a x="1" y="2">
          <b/>
          <c>t<d>
              <e/>
            </d></c>
          <f>
            <g/>
          </f>
        </a>

        """
    )
  }

  @Test func equality() {
    let markup = Markup("a", [("b", "1")], children: [Markup("c")])
    #expect(markup == Markup("a", [("b", "1")], content: [.element(Markup("c"))]))
    #expect(markup.hashValue == Markup("a", [("b", "1")], children: [Markup("c")]).hashValue)
    #expect(markup != Markup("a", [("b", "2")], children: [Markup("c")]))
    #expect(markup != Markup("a", [("c", "1")], children: [Markup("c")]))
    #expect(markup != Markup("a", [("b", "1")], children: [Markup("d")]))
  }

  @Test func names() {
    for name in ["a", "xs:element", "_x", "a-b.c1"] { #expect(Escaping.isName(name)) }
    for name in ["", "1a", "-a", "a b", "a<", "é", "a\"", "a="] { #expect(!Escaping.isName(name)) }
  }
}
