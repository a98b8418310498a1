import Testing

@testable import XML

/// What a document type declares is read as far as it says what a document holds; what it demands
/// of the document is nobody's business.
@Suite struct DeclarationTests {
  private static let invalid = [
    "<!ATTLIST svg bar (a|a) 'a'>", "<!ATTLIST svg bar NOTATION (n|n) #IMPLIED>",
    "<!ELEMENT svg (a|a)*>", "<!ELEMENT svg (#PCDATA|a|a)*>", "<!ELEMENT svg EMPTY>",
    "<!ELEMENT svg EMPTY><!ELEMENT svg ANY>", "<!ATTLIST svg xml:space (foo|bar) 'foo'>",
    "<!ATTLIST svg id CDATA 'a' id ID #REQUIRED>", "<!ATTLIST svg b ID 'x' c ID 'y'>",
    "<!NOTATION n SYSTEM 'x'><!NOTATION n PUBLIC 'y'>", "<!ENTITY e 'x'><!ENTITY e 'y'>",
    "<!ENTITY e SYSTEM 'x' NDATA none><!ATTLIST svg f ENTITY 'e'>",
  ]

  /// libxml2 complains of some of these without the user data that it was given.
  @Test(arguments: invalid)
  func whatIsNotValidIsRead(_ declaration: String) throws {
    let text = "<!DOCTYPE svg [\(declaration)]><svg><g a='1'/>text</svg>"
    let root = try parse(text)
    #expect(root.children.map(\.name) == ["g"])
    #expect(root.text == "text")
    #expect(failure(text.dropLast(6) + "</g>")?.message.hasPrefix("</g> does not close") == true)
    // Elsewhere it is refused as ever.
    let reason = failure(text.replacing("DOCTYPE svg", with: "DOCTYPE rule"))?.reason
    #expect(reason == .documentType(root: "rule"))
  }

  /// What is malformed in a declaration or behind it is told as anywhere.
  @Test func malformedDeclarations() {
    for declaration in Self.invalid {
      for count in 1..<declaration.count where !declaration.prefix(count).hasSuffix(">") {
        #expect(failure("<!DOCTYPE svg [\(declaration.prefix(count))]><svg/>") != nil)
      }
    }
  }

  /// Attributes that are declared with a value stand behind those of the tag, at its place.
  @Test func valuesAreGiven() throws {
    let root = try parse(
      """
      <!DOCTYPE svg [<!ENTITY e 'x'><!ATTLIST svg b CDATA 'two&e;' xmlns:n CDATA #FIXED 'urn:n'
        c NMTOKENS 'n m' d CDATA #IMPLIED>]>
      <svg a='1' n:a='2'/>
      """
    )
    #expect(root.attributes.map(\.name) == ["a", "a", "b", "c"])
    #expect(root.attributes.map(\.value) == ["1", "2", "twox", "n m"])
    #expect(root.attributes.map(\.position.column) == [6, 12, 1, 1])
  }

  @Test func givenValuesHaveBounds() throws {
    func declared(_ count: Int, _ value: String, _ content: String) -> ParseError? {
      let attributes = (0..<count).map { "a\($0) CDATA '\(value)'" }.joined(separator: " ")
      return failure("<!DOCTYPE svg [\n<!ATTLIST g \(attributes)>]><svg>\n \(content)</svg>")
    }
    #expect(declared(4_096, "", "<g/>") == nil)
    let many = try #require(declared(4_097, "", ""))
    #expect(many.reason == .bound && many.position == Position(line: 2, column: 1))
    #expect(
      many.message
        == "the document declares more than 4096 attributes with a value (maximumAttributes); write "
        + "them where they are meant"
    )
    let element = try #require(declared(4_096, "", "<g b=''/>"))
    #expect(element.reason == .bound && element.position == Position(line: 3, column: 2))
    #expect(
      element.message
        == "the element has more than 4096 attributes (maximumAttributes); remove some"
    )
    let value = String(repeating: "x", count: 1 << 14)
    #expect(declared(1, value, String(repeating: "<g/>", count: 64)) == nil)
    let long = try #require(declared(1, value, String(repeating: "<g/>", count: 65)))
    #expect(long.reason == .bound && long.position == Position(line: 3, column: 2 + 64 * 4))
    #expect(
      long.message
        == "elements have over 1 MB of attributes that are declared with a value "
        + "(maximumDefaultBytes); write them where they are meant"
    )
  }

  /// A value that is declared holds entities as any other.
  @Test func entitiesOfGivenValuesAreCounted() {
    let entity = "<!ENTITY e '\(String(repeating: "x", count: 40_000))'>"
    func message(_ value: String) -> String? {
      failure("<!DOCTYPE svg [\(entity)<!ATTLIST svg a CDATA '\(value)'>]><svg/>")?.message
    }
    #expect(message("&e;") == nil)
    #expect(
      message("&e;&e;&e;")
        == "the entities stand for over 64 KB in all (maximumEntityBytes); write what they stand for"
    )
  }

  /// libxml2 compares the names of a list with each other, and calls itself for those in brackets.
  @Test(.timeLimit(.minutes(1))) func listsHaveABound() throws {
    func list(_ count: Int, _ kind: String) -> ParseError? {
      let names = (0..<count).map { "n\($0)" }
      let text =
        switch kind {
        case "(": String(repeating: "(", count: count) + "a" + String(repeating: ")", count: count)
        default: "(" + names.joined(separator: kind) + ")"
        }
      let declaration = kind == "|" ? "ATTLIST svg a \(text) #IMPLIED" : "ELEMENT svg \(text)"
      return failure("<!DOCTYPE svg [\n <!\(declaration)>]><svg/>")
    }
    for kind in ["|", ",", "("] {
      #expect(list(Bounds.maximumListedNames, kind) == nil)
      for count in [Bounds.maximumListedNames + 1, 200_000] {
        let error = try #require(list(count, kind))
        #expect(error.reason == .bound && error.position == Position(line: 2, column: 2))
        #expect(
          error.message
            == "the declaration lists more than 512 names (maximumListedNames); remove it"
        )
      }
    }
  }
}
