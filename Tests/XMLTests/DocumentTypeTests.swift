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

  /// That of SVG 1.1 is in most of its files; it is not loaded, and declares nothing.
  @Test func thatOfSVGIsPassedOver() throws {
    let type = "<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'http://localhost:9/svg11.dtd'"
    #expect(try parse(type + "><svg><g/></svg>").children.map(\.name) == ["g"])
    let error = try #require(failure(type + " [<!ENTITY ff 'serif'>]><svg a='&ff;'/>"))
    #expect(
      error.message
        == "the entity ‘ff’ is declared, which is not read; write what it stands for"
    )
    #expect(error.reason == .entity)
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
