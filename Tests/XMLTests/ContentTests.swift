import Testing
import XML

/// What a document says arrives as XML means it.
@Suite struct ContentTests {
  @Test func attributesAreNormalised() throws {
    // XML 1.0, section 3.3.3: white space as written becomes spaces, as numbered it stays.
    let root = try parse("<a b=' x\n\ty\r\nz ' c='&#10;&#9;&#13;&#32;' d=\"'\" e='\"'/>")
    #expect(root["b"] == " x  y z ")
    #expect(root["c"] == "\n\t\r ")
    #expect(root["d"] == "'")
    #expect(root["e"] == "\"")
    #expect(root["f"] == nil)
    #expect(root.attributes.map(\.name) == ["b", "c", "d", "e"])
  }

  @Test func linesEndAlike() throws {
    #expect(try parse("<a>x\r\ny\rz\n&#13;</a>").text == "x\ny\nz\n\r")
  }

  @Test func textIsJoined() throws {
    let root = try parse("<a>x &amp; <!-- no -->y<![CDATA[ <z> & ]]><b>not this</b> w<?p q?>v</a>")
    #expect(root.text == "x & y <z> &  wv")
    #expect(root.children.map(\.text) == ["not this"])
  }

  @Test func whiteSpaceBetweenTagsIsNothing() throws {
    let root = try parse("<a>\n  <b/>\t<!-- x -->\r\n<c> </c><![CDATA[ ]]>&#32;</a>")
    #expect(root.content.count == 2)
    #expect(root.text.isEmpty)
    // A no-break space is none of XML's white space.
    #expect(try parse("<a>\u{A0}</a>").text == "\u{A0}")
  }

  @Test func namespaces() throws {
    let root = try parse(
      """
      <a xmlns="u" xmlns:p="v" id="1" p:id="2" xml:lang="en">
        <p:b id="3"/><c xmlns="" p:d="4"/><e xmlns:p="w"><p:b/></e><b/>
      </a>
      """
    )
    #expect(root.namespace == "u")
    #expect(root["id"] == "1")
    #expect(root.attributes.map(\.name) == ["id", "id", "lang"])
    #expect(
      root.attributes.map(\.namespace) == ["", "v", "http://www.w3.org/XML/1998/namespace"]
    )
    #expect(root.children.map(\.name) == ["b", "c", "e", "b"])
    #expect(root.children.map(\.namespace) == ["v", "", "u", "u"])
    #expect(root.children[2].children.map(\.namespace) == ["w"])
    // In the element's own namespace.
    #expect(root.first("b")?.order == root.children[3].order)
    #expect(root.children[1].attribute("d") == nil)
  }

  @Test func instructions() throws {
    let root = try parse("<?before x?><a><?p?><?q  r <s> & ?><b><?t u?></b></a><?after y?>")
    let instructions = root.content.compactMap { item in
      if case .instruction(let instruction) = item { instruction } else { nil }
    }
    #expect(instructions.map(\.target) == ["p", "q"])
    #expect(instructions.map(\.data) == ["", "r <s> & "])
  }

  @Test(arguments: [
    ("<a><b/></a>", "<b/>"), ("<a >\n<b c='>'>x</b>\n</a >", "\n<b c='>'>x</b>\n"),
    ("<a b='>'>x</a>", "x"), ("<a><![CDATA[</a>]]></a>", "<![CDATA[</a>]]>"),
    ("<a/>", ""), ("<a></a>", ""), ("<a><?p </a> ?></a>", "<?p </a> ?>"),
  ])
  func innerSource(_ text: String, inner: String) throws {
    let root = try parse(text)
    #expect(root.innerSource == inner)
    #expect(root.source == text)
  }

  @Test func sourceOfChild() throws {
    let root = try parse("<é><a/>x<b c='1'><d/></b ><e></e></é>")
    #expect(root.children.map(\.source) == ["<a/>", "<b c='1'><d/></b >", "<e></e>"])
  }

  @Test func orderIsThatOfTheDocument() throws {
    let root = try parse("<a><b><c/></b>x<d/></a>")
    let orders = [root.order, root.children[0].order, root.children[0].children[0].order]
    #expect(orders == orders.sorted())
    #expect(root.children[0].children[0].order < root.children[1].order)
  }
}
