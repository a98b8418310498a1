import Testing

@testable import XML

/// What is edited changes, and every other byte stays.
@Suite struct ElementEditTests {
  private func edited(_ text: String, at column: Int = 1, _ change: (inout ElementEdit) -> Void)
    throws -> String
  {
    let tree = try Tree(parsing: Array(text.utf8))
    var edit = ElementEdit(try #require(tree.element(at: Position(line: 1, column: column))))
    change(&edit)
    return String(decoding: Replacement.apply(edit.replacements, to: tree.source), as: UTF8.self)
  }

  @Test(arguments: [
    ("<a  b = 'x'\tc=\"y\" />", "<a  b=\"é &quot;&lt;\"\tc=\"y\" />"),
    ("<a><b/></a>", "<a b=\"é &quot;&lt;\"><b/></a>"),
    ("<a c='>'/>", "<a c='>' b=\"é &quot;&lt;\"/>"),
    ("<p:a xmlns:p='u' p:b='z'/>", "<p:a xmlns:p='u' p:b='z' b=\"é &quot;&lt;\"/>"),
  ])
  func attributesAreSet(_ before: String, _ after: String) throws {
    #expect(try edited(before) { $0.set("b", to: "é \"<") } == after)
  }

  @Test func attributesGoWithTheSpaceBeforeThem() throws {
    #expect(try edited("<a c='1'\n  b='2' d='3'/>") { $0.set("b", to: nil) } == "<a c='1' d='3'/>")
    #expect(try edited("<a c='1'/>") { $0.set("b", to: nil) } == "<a c='1'/>")
  }

  @Test(arguments: [
    ("<a/>", ElementEdit.Insertion.last, "<a><n/></a>"),
    ("<a></a>", .first, "<a><n/></a>"),
    ("<a>\n  <b/>\n</a>", .last, "<a>\n  <b/>\n  <n/>\n</a>"),
    ("<a>\n  <b/>\n</a>", .first, "<a>\n  <n/>\n  <b/>\n</a>"),
    ("<a><!-- > --> x </a>", .last, "<a><!-- > --> x<n/> </a>"),
    ("<p:a xmlns:p='u'/>", .last, "<p:a xmlns:p='u'><p:n/></p:a>"),
  ])
  func markupIsInserted(
    _ before: String,
    _ place: ElementEdit.Insertion,
    _ after: String
  ) throws {
    #expect(try edited(before) { $0.insert("<n/>", place) } == after)
  }

  @Test func markupStandsBesideAnElementOrInItsPlace() throws {
    #expect(try edited("<a><b/></a>", at: 4) { $0.insert("<n/>", .before) } == "<a><n/><b/></a>")
    #expect(try edited("<a><b/></a>", at: 4) { $0.insert("<n/>", .after) } == "<a><b/><n/></a>")
    #expect(try edited("<a><b>x</b></a>", at: 4) { $0.replace(with: "<n/>") } == "<a><n/></a>")
  }

  /// Attributes and content of one empty element, at one place.
  @Test func severalChangesOfOneElement() throws {
    let text = try edited("<a/>") {
      $0.set("b", to: "1")
      $0.insert("<n/>", .first)
      $0.insert("<m/>", .last)
    }
    #expect(text == "<a b=\"1\"><n/><m/></a>")
  }

  @Test func elementsAreFoundByTheirPlace() throws {
    let tree = try Tree(parsing: Array("<a>é<b/>\n<c/></a>".utf8))
    #expect(tree.element(at: Position(line: 1, column: 5))?.name == "b")
    #expect(tree.element(at: Position(line: 2, column: 1))?.name == "c")
    #expect(tree.element(at: Position(line: 1, column: 4)) == nil)
    #expect(tree.element(at: Position(line: 3, column: 1)) == nil)
  }
}
