import Testing

@testable import XML

/// libxml2 compares each attribute of a tag with all others, which is bounded before it does.
@Suite struct AttributeBoundTests {
  private static let message =
    "the element has more than 4096 attributes (maximumAttributes); remove some"

  /// So many attributes, with signs in their values that are none.
  private static func attributes(_ count: Int) -> String {
    (0..<count).map { " a\($0) = '=>'" }.joined()
  }

  @Test(arguments: ["", "<?xml version='1.0'?>\n", "<!DOCTYPE svg SYSTEM '<!--' [<!-- ' -->]>"])
  func attributesOfOneElement(_ prolog: String) throws {
    let most = try parse("\(prolog)<svg\(Self.attributes(Bounds.maximumAttributes))/>")
    #expect(most.attributeCount == Bounds.maximumAttributes)
    for count in [Bounds.maximumAttributes + 1, 200_000] {
      let error = try #require(failure("\(prolog)<svg\(Self.attributes(count))/>"))
      #expect(error.reason == .bound)
      #expect(error.message == Self.message)
      #expect(error.root == Name("svg"))
    }
  }

  /// Of what comes first, the first counts; what comes behind does not.
  @Test func places() throws {
    let wide = "<b\n\(Self.attributes(Bounds.maximumAttributes)) c=''>"
    let error = try #require(failure("<a xmlns='urn:a'>\n é <!-- < --><![CDATA[<]]>\(wide) <"))
    #expect(error.message == Self.message)
    #expect(error.position == Position(line: 2, column: 27))
    #expect(error.root == Name("a", namespace: "urn:a"))
    #expect(failure("<a></b>\(wide)")?.position == Position(line: 1, column: 4))
    // Namespaces count, too, and what is malformed within it.
    #expect(failure("<a xmlns='urn:a'\(Self.attributes(4_096))/>")?.message == Self.message)
    #expect(failure("<a xmlns='urn:a'\(Self.attributes(4_095))/>") == nil)
    #expect(failure("<a b='' b=''\(Self.attributes(4_095))/>")?.message == Self.message)
  }

  /// What looks like a tag is none.
  @Test func onlyTagsHaveAttributes() throws {
    let wide = "<b\(Self.attributes(Bounds.maximumAttributes + 1))/>"
    let value = wide.replacing("<", with: "").replacing("'", with: "")
    let text = """
      <!DOCTYPE svg [<!-- \(wide) --><?x \(wide)?><!ATTLIST svg b CDATA '\(value)'>]>
      <svg c="\(value)"><!--\(wide)--><![CDATA[\(wide)]]><?x \(wide)?>\(value)</svg>
      """
    let root = try parse(text)
    #expect(root.attributes.map(\.name) == ["c", "b"])
    #expect(root.children.isEmpty)
  }

  /// What expands is no markup, in whatever way the sign is written.
  @Test(arguments: ["<b", "&#60;b", "&#x3c;b", "&#38;#60;b", "&#38;lt;b"])
  func entitiesBringNoTag(_ start: String) {
    let wide = "\(start)\(Self.attributes(Bounds.maximumAttributes + 1).replacing("'", with: ""))/>"
    let text = "<!DOCTYPE svg [<!ENTITY e '\(wide)'>]><svg>&e;</svg>"
    do throws(ParseError) {
      #expect(try parse(text).children.isEmpty)
    } catch {
      #expect(error.reason == .entity || error.reason == .bound)
    }
  }

  /// libxml2 looks for the namespace of a prefix among all.
  @Test func namespaces() throws {
    func nested(_ inner: Int) -> String {
      let outer = (0..<1_000).map { " xmlns:p\($0)='urn:\($0)'" }.joined()
      let more = (0..<inner).map { " xmlns:q\($0)='urn:q'" }.joined()
      return "<a\(outer)>\n<b\(more)/> <p0:b\(more)/></a>"
    }
    #expect(failure(nested(24)) == nil)
    let error = try #require(failure(nested(25)))
    #expect(error.reason == .bound)
    #expect(error.position == Position(line: 2, column: 1))
    #expect(
      error.message
        == "more than 1024 namespaces are declared here (maximumNamespaces); declare each once, on "
        + "the outermost element"
    )
  }
}
