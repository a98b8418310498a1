import Testing
import XML

/// A tag's place is where it begins, also where it spans lines.
@Test func positionsAreThoseOfTheStart() throws {
  let text = "<a>\n  <b\n    one='1'\n\ttwo='é'/>\n</a>"
  let root = try Tree(parsing: Array(text.utf8)).root
  let child = try #require(root.children.first)
  #expect(child.position == Position(line: 2, column: 3))
  #expect(child.attribute("one")?.position == Position(line: 3, column: 5))
  #expect(child.attribute("two")?.position == Position(line: 4, column: 2))
}
