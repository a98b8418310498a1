import Testing

@testable import CSS

/// What is skipped is skipped as CSS says, and told once with its place.
@Suite struct StyleNoteTests {
  @Test(arguments: [
    ("rect{fill:lime", []), ("rect{fill:lime;", []),
    ("rect{fill:lime}}", ["15 a rule ends before its declarations"]),
    ("rect{bogus;fill:lime}", ["5 this is no declaration"]),
    ("rect{fill:lime;bogus}", ["15 this is no declaration"]),
    ("rect{fill lime;fill:lime}", ["5 this is no declaration"]), ("rect{;;fill:lime;;}", []),
    ("rect{fill:lime;fill:bogus}", ["15 ‘bogus’ is no value of ‘fill’ that is read"]),
    ("rect{fill:lime;fill:}", ["15 ‘’ is no value of ‘fill’ that is read"]),
    ("rect{fill:lime;cursor:bogus;-x-y:z}", []),
    ("..c{fill:red} rect{fill:lime}", ["0 ‘..c’ is no selector"]),
    ("{fill:red} rect{fill:lime}", ["0 ‘’ is no selector"]),
    ("rect{fill:lime} rect", ["16 a rule ends before its declarations"]),
    ("@import 'a.css'; rect{fill:lime}", ["0 a style sheet elsewhere is not loaded (@import)"]),
    (
      "@import url(a.css) screen; rect{fill:lime}",
      ["0 a style sheet elsewhere is not loaded (@import)"]
    ),
    ("@bogus x{rect{fill:red}} rect{fill:lime}", ["0 @bogus is no rule"]),
    ("@bogus x; rect{fill:lime}", ["0 @bogus is no rule"]),
    ("@bogus x{(;} ] rect{fill:red}", ["0 @bogus is no rule"]),
    ("@keyframes k{from{fill:red}to{fill:red}} rect{fill:lime}", []),
    ("@font-face{src:url(x)} rect{fill:lime}", []),
    ("@container (width){rect{fill:red}} rect{fill:lime}", ["0 @container is not read"]),
    ("@media &{rect{fill:red}} rect{fill:lime}", ["0 ‘&’ is no media query"]),
    ("<!-- rect{fill:lime} -->", []), ("/* rect{fill:red} */rect{fill:lime}/* open", []),
    ("rect:has(a){fill:red} rect{fill:lime}", ["0 ‘rect:has(a)’ is a selector that is not read"]),
    ("rect{fill:lime;fill:\"a\n;stroke:red}", ["15 the value of ‘fill’ is broken"]),
    ("rect{fill:lime;fill:red)}", ["15 the value of ‘fill’ is broken"]),
    (
      "@supports (x-y:z){rect{fill:red}} rect{fill:lime}",
      ["0 whether ‘(x-y:z)’ is supported is not known"]
    ),
    ("@layer 1{rect{fill:red}} rect{fill:lime}", ["0 ‘1’ names no layer"]),
    ("@namespace; rect{fill:lime}", ["0 this declares no namespace"]),
    ("@supports x{rect{fill:red}} rect{fill:lime}", ["0 ‘x’ is no condition"]),
  ])
  func sheets(_ css: String, notes: [String]) throws {
    let document = try StyledDocument(css: css)
    let isSwallowed = css.contains("(;}")
    #expect(try document.fill() == (isSwallowed ? "#000000" : "#00FF00"))
    #expect(document.styles.notes.map { "\($0.offset) \($0.message)" } == notes)
    #expect(document.styles.notes.allSatisfy { $0.place == .sheet(order: 1) })
  }

  @Test func attributes() throws {
    let body = """
      <g fill='bogus' style='stroke: nope; fill: lime; }; opacity'><rect id='a' fill='bogus'/></g>
      """
    let document = try StyledDocument(body)
    #expect(try document.fill() == "#00FF00")
    #expect(
      document.styles.notes.map { "\($0.place) \($0.offset) \($0.message)" } == [
        "attribute(order: 1, name: \"fill\") 0 ‘bogus’ is no value of ‘fill’ that is read",
        "attribute(order: 1, name: \"style\") 0 ‘nope’ is no value of ‘stroke’ that is read",
        "attribute(order: 1, name: \"style\") 26 this is no declaration",
        "attribute(order: 1, name: \"style\") 29 this is no declaration",
      ]
    )
  }

  /// What stands in the attributes of animations is no style.
  @Test func animations() throws {
    let body = "<rect id='a'><animate attributeName='x' fill='freeze'/><set fill='remove'/></rect>"
    #expect(try StyledDocument(body).styles.notes.isEmpty)
  }

  @Test func reasons() throws {
    let document = try StyledDocument(css: "@import 'x'; a:has(b){} &&&!{} ")
    #expect(document.styles.notes.map(\.reason) == [.external, .unread, .invalid])
  }

  @Test func noMoreThanAnyoneReads() throws {
    let document = try StyledDocument(css: String(repeating: "!{}", count: 10_000))
    #expect(document.styles.notes.count == StyleNotes.most)
  }
}
