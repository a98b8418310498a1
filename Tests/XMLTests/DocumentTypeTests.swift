import Testing
import XML

/// A document type declaration is refused before anything in it is heeded.
@Suite struct DocumentTypeTests {
  @Test(arguments: [
    ("<!DOCTYPE a><a/>", "a"), ("<!DOCTYPE a []><a/>", "a"),
    ("<!DOCTYPE a SYSTEM 'file:///etc/passwd'><a/>", "a"),
    ("<!DOCTYPE a [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><a>&x;</a>", "a"),
    ("<!DOCTYPE a [<!ENTITY % x SYSTEM 'http://localhost:9/'> %x;]><a/>", "a"),
    // What is not XML, and is often saved as if it were.
    ("<!doctype html><html></html>", "html"),
    ("<!DOCTYPE html PUBLIC '-//W3C//DTD'><html/>", "html"),
    ("<!Doctype HTML>", "HTML"), ("<!DOCTYPE>", ""), ("<!DOCTYPE", ""),
  ])
  func refused(_ text: String, root: String) throws {
    let error = try #require(failure("<?xml version='1.0'?>\n <!-- x -->" + text))
    #expect(error.reason == .documentType(root: root))
    #expect(error.position == Position(line: 2, column: 12))
    #expect(
      error.message == "a document type declaration (<!DOCTYPE>) is not allowed here; remove it"
    )
  }

  /// That of SVG 1.1 is in most of its files; it is not loaded.
  @Test func thatOfSVGIsPassedOver() throws {
    let type = "<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'http://localhost:9/svg11.dtd'"
    #expect(try parse(type + "><svg><g/></svg>").children.map(\.name) == ["g"])
    #expect(failure(type + "><svg>&nbsp;</svg>") != nil)
  }

  /// A billion laughs are not laughed.
  @Test(.timeLimit(.minutes(1))) func entityBomb() throws {
    var declarations = "<!ENTITY e0 'ha'>"
    for level in 1...40 {
      let reference = "&e\(level - 1);"
      let value = String(repeating: reference, count: 10)
      declarations += "<!ENTITY e\(level) '\(value)'>"
    }
    let error = try #require(failure("<!DOCTYPE a [\(declarations)]><a b='&e40;'>&e40;</a>"))
    #expect(error.reason == .documentType(root: "a"))
  }

  /// The document element of a document with declarations.
  private func declared(_ declarations: String, _ content: String) throws -> Element {
    try parse("<!DOCTYPE svg [\(declarations)]>\(content)")
  }

  @Test func entitiesOfTextAreReplaced() throws {
    let root = try declared(
      "<!ENTITY ff 'font-family:'> <!ENTITY all '&ff;serif &amp; &#x41;'><!ENTITY no ''>"
        + "<!ENTITY ff 'ignored'>",
      "<svg style='&ff;Arial;' title='&all;'>\n<text a='1'>&ff;&no;x</text><g>&all;</g></svg>"
    )
    #expect(root["style"] == "font-family:Arial;")
    #expect(root["title"] == "font-family:serif & A")
    #expect(root.children.map(\.text) == ["font-family:x", "font-family:serif & A"])
    // Places are those of the references.
    #expect(
      root.children.map(\.position) == [Position(line: 2, column: 1), .init(line: 2, column: 29)]
    )
    #expect(root.children[0].attributes[0].position == Position(line: 2, column: 7))
    #expect(root.attributePositions.map(\.column) == [126, 145])
  }

  @Test(arguments: [
    (
      "<!ENTITY b '<g/>'>",
      "the entity ‘b’ stands for markup, which is not read; write the markup where it is meant"
    ),
    (
      "<!ENTITY b '&#60;g/>'>",
      "the entity ‘b’ stands for markup, which is not read; write the markup where it is meant"
    ),
    (
      "<!ENTITY b SYSTEM 'file:///etc/passwd'>",
      "the entity ‘b’ lies outside the file, and nothing is loaded; write what it stands for"
    ),
    (
      "<!ENTITY % b 'x'>",
      "the entity ‘b’ is one of declarations, which is not read; write what it stands for"
    ),
    (
      "<!ENTITY % b SYSTEM 'http://localhost:9/'> %b;",
      "the entity ‘b’ is one of declarations, which is not read; write what it stands for"
    ),
    ("<!ENTITY b '&b;'>", "the entity ‘b’ refers to ‘b’, which is not declared before it"),
    (
      "<!ENTITY b '&c;'><!ENTITY c 'x'>",
      "the entity ‘b’ refers to ‘c’, which is not declared before it"
    ),
  ])
  func otherEntitiesAreRefused(_ declarations: String, _ message: String) throws {
    let error = try #require(
      failure("<!DOCTYPE svg [<!ENTITY a 'x'>\n \(declarations)]><svg>&b;</svg>")
    )
    #expect(error.message == message)
    #expect(error.reason == .entity && error.position == Position(line: 2, column: 2))
  }

  @Test(.timeLimit(.minutes(1))) func entitiesHaveBounds() throws {
    func chain(_ levels: Int, times: Int, of text: String) -> String {
      (1...levels).reduce("<!ENTITY e0 '\(text)'>") { declarations, level in
        let value = String(repeating: "&e\(level - 1);", count: times)
        return declarations + "<!ENTITY e\(level) '\(value)'>"
      }
    }
    func message(_ declarations: String, _ content: String) -> String? {
      failure("<!DOCTYPE svg [\(declarations)]><svg>\(content)</svg>")?.message
    }
    #expect(
      message(chain(40, times: 1, of: "ha"), "")
        == "the entity ‘e8’ leads through more than 8 others (maximumEntityDepth); write what it "
        + "stands for"
    )
    for text in ["ha", ""] {
      #expect(
        message(chain(7, times: 10, of: text), "&e7;")?.hasSuffix(
          "stands for over 64 KB (maximumEntityBytes); write what it stands for"
        ) ?? false
      )
    }
    let long = String(repeating: "x", count: 40_000)
    let total =
      "the entities stand for over 64 KB in all (maximumEntityBytes); write what they stand for"
    #expect(message("<!ENTITY e '\(long)'>", "&e;") == nil)
    #expect(message("<!ENTITY e '\(long)'>", "&e;&e;") == total)
    #expect(message("<!ENTITY e '\(long)'>", "<g a='&e;' b='&e;'/>") == total)
    #expect(message("<!ENTITY e ''>", String(repeating: "&e;", count: 100_000)) == total)
  }

  /// Without declarations there are no entities but XML's own.
  @Test func predefinedEntities() throws {
    let root = try parse("<a b='&lt;&gt;&amp;&quot;&apos;&#65;&#x1F469;'>&lt;&gt;&amp;</a>")
    #expect(root["b"] == "<>&\"'A👩")
    #expect(root.text == "<>&")
  }

  /// No style sheet, schema or inclusion is followed.
  @Test func nothingIsLoaded() throws {
    let text = """
      <?xml-stylesheet href="file:///nowhere.xsl"?>
      <a xmlns:xi="http://www.w3.org/2001/XInclude" xml:base="file:///nowhere/"
        xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="a file:///no.xsd">
        <xi:include href="file:///etc/passwd"/>
      </a>
      """
    let root = try parse(text)
    #expect(root.children.map(\.name) == ["include"])
    #expect(root.text.isEmpty)
  }
}
