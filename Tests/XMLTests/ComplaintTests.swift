import Testing
import XML

/// What is malformed is told in our words, with a way forward, where the culprit is.
@Test(arguments: Malformed.all)
func complaint(_ document: Malformed) throws {
  let error = try #require(failure(document.text))
  #expect(error.reason == document.reason)
  #expect(error.message == document.message)
  #expect(error.position == Position(line: document.line, column: document.column))
}

/// The root is known from the moment its tag has been read.
@Test(arguments: [
  ("<a xmlns='u'><b></a>", Name("a", namespace: "u")),
  ("<p:a xmlns:p='v'>&x;", Name("a", namespace: "v")),
  ("<a b=1>", nil), ("x", nil),
])
func rootOfMalformed(_ text: String, root: Name?) throws {
  #expect(try #require(failure(text)).root == root)
}

/// Long names do not make long messages.
@Test func longNamesAreCut() throws {
  let name = String(repeating: "n", count: 10_000)
  for text in ["<a>&\(name);</a>", "<\(name)></a>", "<a \(name)/>", "<\(name):x/>", "<\(name)>"] {
    let error = try #require(failure(text))
    #expect(error.message.count < 400)
    #expect(error.message.contains("n…"))
  }
}

struct Malformed: CustomTestStringConvertible, Sendable {
  var text: String
  var line = 1
  var column: Int
  var message: String
  var reason = ParseError.Reason.malformed

  init(_ text: String, _ line: Int, _ column: Int, _ message: String) {
    self.text = text
    self.line = line
    self.column = column
    self.message = message
  }

  init(empty text: String) {
    self.init(text, 1, 1, "the file is empty; an XML document was expected")
    reason = .empty
  }

  var testDescription: String { text.debugDescription }

  static let all = documents + tags + attributes + text + namespaces

  private static let name = "a name is expected behind ‘<’; write ‘&lt;’ for the character"
  private static let declaration =
    "the XML declaration stands at the very start of a file and reads <?xml version=\"1.0\"?>, or "
    + "<?xml version=\"1.0\" encoding=\"UTF-8\"?>"

  private static let documents = [
    Malformed(empty: ""),
    Malformed(empty: " \n\r\t"),
    Malformed("hello", 1, 1, "an XML document begins with ‘<’; this is something else"),
    Malformed("{\"a\": 1}", 1, 1, "an XML document begins with ‘<’; this is something else"),
    Malformed("\nx<a/>", 2, 1, "an XML document begins with ‘<’; this is something else"),
    Malformed("<!-- x -->\n", 2, 1, "the document holds no element; write one"),
    Malformed("<?xml version='1.0'?>", 1, 22, "the document holds no element; write one"),
    Malformed(
      "<a/>\n <b/>",
      2,
      2,
      "something stands behind the outermost element; a document has one"
    ),
    Malformed("<a/>x", 1, 5, "something stands behind the outermost element; a document has one"),
    Malformed("<?xml?><a/>", 1, 1, declaration),
    Malformed(" <?xml version='1.0'?><a/>", 1, 2, declaration),
    Malformed("<a>\n<?xml version='1.0'?></a>", 2, 1, declaration),
    Malformed("<?xml version=1.0?><a/>", 1, 15, declaration),
    Malformed("<?xml encoding='utf-8'?><a/>", 1, 7, declaration),
    Malformed("<?xml version='1.0'encoding='utf-8'?><a/>", 1, 20, declaration),
    Malformed("<?xml version='1.0' standalone='maybe'?><a/>", 1, 33, declaration),
    Malformed("<?xml version='1.0' x='y'?><a/>", 1, 21, declaration),
    Malformed(
      "<?xml version='2.0'?><a/>",
      1,
      20,
      "XML of version ‘2.0’ is not read; write version=\"1.0\""
    ),
  ]

  private static let tags = [
    Malformed("<a>\n<b>\n</a>", 3, 1, "</a> does not close <b> of line 2; close <b> first"),
    Malformed("<a><b></c><d/></a>", 1, 7, "</c> does not close <b> of line 1; close <b> first"),
    Malformed("<a></>", 1, 4, "</> does not close <a> of line 1; close <a> first"),
    Malformed("<a>\n <b>x\n", 3, 1, "the document ends within <b> of line 2; close it with </b>"),
    Malformed("</a>", 1, 1, "this closing tag closes nothing; remove it"),
    Malformed("<", 1, 1, name),
    Malformed("<1/>", 1, 1, name),
    Malformed("<a>1 < 2</a>", 1, 6, name),
    Malformed("<a", 1, 3, "‘>’ is expected here, to end the tag of <a>"),
    Malformed("<a></a b>", 1, 8, "‘>’ is expected here, to end the tag of <a>"),
    Malformed(
      "<a><!ELEMENT a></a>",
      1,
      4,
      "‘<!’ begins a comment, <!-- and -->, or <![CDATA[ and ]]>, and nothing else here"
    ),
    Malformed("<a/ >", 1, 3, "the name of an attribute, ‘>’ or ‘/>’ is expected here"),
  ]

  private static let attributes = [
    Malformed("<a\n x=1/>", 2, 2, "the value of ‘x’ stands between quotation marks; write x=\"…\""),
    Malformed("<a y='1' x/>", 1, 10, "‘x’ has no value; write x=\"…\""),
    Malformed("<a x y='1'/>", 1, 4, "‘x’ has no value; write x=\"…\""),
    Malformed(
      "<a x='1\n>",
      1,
      4,
      "the value of ‘x’ is not closed; write the second quotation mark"
    ),
    Malformed(
      "<a x='1\n<b/></a>",
      2,
      1,
      "‘<’ cannot stand in an attribute; write ‘&lt;’, or close the quotation mark"
    ),
    Malformed("<a x='1'y='2'/>", 1, 9, "white space is expected here, between attributes"),
    Malformed("<a x='1' y='2'\n x='3' z=''/>", 2, 2, "the attribute ‘x’ is given twice; keep one"),
    Malformed("<a =''/>", 1, 4, "the name of an attribute, ‘>’ or ‘/>’ is expected here"),
  ]

  private static let ampersand =
    "‘&’ begins an entity, which ends with ‘;’; write ‘&amp;’ for the character"
  private static let reference = "a character’s number is written as in &#38; or &#x26;; correct it"

  private static let text = [
    Malformed(
      "<a>x &copy; y</a>",
      1,
      6,
      "the entity ‘&copy;’ is not declared; write the character itself"
    ),
    Malformed(
      "<a x='é&nbsp;'/>",
      1,
      8,
      "the entity ‘&nbsp;’ is not declared; write the character itself"
    ),
    Malformed("<a>you & me</a>", 1, 8, ampersand),
    Malformed("<a x='R&D'/>", 1, 8, ampersand),
    Malformed("<a>&amp</a>", 1, 4, ampersand),
    Malformed("<a>&#xZ;</a>", 1, 4, reference),
    Malformed("<a>&#65</a>", 1, 4, reference),
    Malformed("<a>&#0;</a>", 1, 4, "‘&#0;’ is no character that XML 1.0 allows; remove it"),
    Malformed(
      "<a>x&#xFFFF;</a>",
      1,
      5,
      "‘&#xFFFF;’ is no character that XML 1.0 allows; remove it"
    ),
    Malformed("<a x='&#x1F;'/>", 1, 7, "‘&#x1F;’ is no character that XML 1.0 allows; remove it"),
    Malformed(
      "<a>\u{1}</a>",
      1,
      4,
      "the character U+0001 here is none that XML 1.0 allows; remove it"
    ),
    Malformed(
      "<a x='a\u{1B}'/>",
      1,
      8,
      "the character U+001B here is none that XML 1.0 allows; remove it"
    ),
    Malformed(
      "<a>é\u{FFFE}</a>",
      1,
      5,
      "the character U+FFFE here is none that XML 1.0 allows; remove it"
    ),
    Malformed("<a>x]]>y</a>", 1, 5, "‘]]>’ cannot stand in text; write ‘]]&gt;’"),
    Malformed("<a><!-- a -- b --></a>", 1, 11, "‘--’ cannot stand in a comment; write ‘-’"),
    Malformed("<a>\n <!-- b </a>", 2, 2, "the comment is not closed; write ‘-->’"),
    Malformed("<a> <![CDATA[ b </a>", 1, 5, "the CDATA section is not closed; write ‘]]>’"),
    Malformed("<a> <?></a>", 1, 5, "a name is expected behind ‘<?’"),
    Malformed("<a>\n<?p q </a>", 2, 1, "the processing instruction is not closed; write ‘?>’"),
    Malformed("<a><?p", 1, 7, "white space is expected behind the name of the instruction"),
  ]

  private static let namespaces = [
    Malformed(
      "<a>\n <p:b/></a>",
      2,
      2,
      "the prefix of <p:b> is not declared; declare it with xmlns:p=\"…\", or remove it"
    ),
    Malformed(
      "<a b='1' p:c='2' d='3'/>",
      1,
      10,
      "the prefix of the attribute ‘p:c’ is not declared; declare it with xmlns:p=\"…\", or remove it"
    ),
    Malformed("<a xmlns='u' xmlns='v'/>", 1, 14, "the attribute ‘xmlns’ is given twice; keep one"),
    Malformed(
      "<a xmlns:p='u' xmlns:q='u' p:x='1' q:x='2'/>",
      1,
      36,
      "the attribute ‘x’ of ‘u’ is given twice; keep one"
    ),
    Malformed(
      "<a xmlns:p=''/>",
      1,
      4,
      "‘xmlns:p’ names no namespace, or one that is reserved; name another or remove it"
    ),
    Malformed(
      "<a xmlns:xmlns='u'/>",
      1,
      4,
      "‘xmlns:xmlns’ names no namespace, or one that is reserved; name another or remove it"
    ),
    Malformed(
      "<p:b:c xmlns:p='u'/>",
      1,
      5,
      "a name has at most one colon, between a prefix and the rest; remove the others"
    ),
    Malformed("<a xmlns='%'/>", 1, 4, "the value of ‘xmlns’ is no URI; correct it"),
    Malformed("<?p:q?><a/>", 1, 1, "the name of an instruction has no colon; remove it"),
  ]
}
