import A11yColor
import Testing

@testable import CSS

/// Custom properties and references to them are what Custom Properties 1 says.
@Suite struct CustomPropertyTests {
  @Test(arguments: [
    ("--x: lime; fill: var(--x)", "#00FF00"), ("--x:lime;fill:var( --x )", "#00FF00"),
    ("fill: var(--x, lime)", "#00FF00"), ("fill: var(--x,var(--y,lime))", "#00FF00"),
    ("--x: red; --x: lime; fill: var(--x)", "#00FF00"),
    ("--x: lime !important; --x: red; fill: var(--x)", "#00FF00"),
    ("--X: red; fill: var(--x, lime)", "#00FF00"),
    ("--a: var(--b); --b: lime; fill: var(--a)", "#00FF00"),
    ("--c: 0,255; fill: rgb(var(--c),0)", "#00FF00"), ("--e:; fill: lime var(--e)", "#00FF00"),
    ("--\\78: lime; fill: var(--x)", "#00FF00"), ("fill: var(--outer)", "#0000FF"),
    ("--outer: initial; fill: var(--outer, lime)", "#00FF00"),
    ("--outer: inherit; fill: var(--outer)", "#0000FF"),
    ("--x: {a:b}; --y: lime; fill: var(--y)", "#00FF00"),
    ("--k: initial; fill: var(--k, lime)", "#00FF00"),
    ("--k: inherit; fill: var(--w)", "#FF0000"),
    // Cycles are invalid, and what only leads to one is not.
    ("--a: var(--b); --b: var(--a); fill: var(--a, lime)", "#00FF00"),
    ("--a: var(--a); fill: var(--a, lime)", "#00FF00"),
    ("--a: var(--b, lime); --b: var(--b); fill: var(--a)", "#00FF00"),
    ("--a: var(--b, red); --b: var(--c, var(--a)); fill: var(--a, lime)", "#00FF00"),
    // What is invalid at computed-value time is as if unset: the parent's fill.
    ("fill: var(--nope)", "#FF0000"), ("fill: lime; fill: var(--nope)", "#FF0000"),
    ("--x: bogus; fill: var(--x)", "#FF0000"),
    ("--x: red lime; fill: var(--x)", "#FF0000"), ("fill: var(x, lime)", "#FF0000"),
    ("fill: var()", "#FF0000"),
    ("--n: 1; --x: var(--n)em; fill: var(--x)", "#FF0000"),
  ])
  func fills(_ css: String, expected: String) throws {
    let body = "<g style='fill: red; --outer: blue'><rect id='a'/></g>"
    let document = try StyledDocument(css: "rect { \(css) }", body)
    #expect(try document.fill() == expected)
  }

  @Test func otherProperties() throws {
    let css = """
      :root { --size: 20px; --font: bold var(--size); --width: 3 }
      text { font: var(--font) Arial; stroke-width: var(--width); opacity: var(--gone, .5) }
      @media (prefers-color-scheme: dark) { :root { --size: 30px } }
      """
    let document = try StyledDocument(css: css, "<text id='a' fill='var(--gone, lime)'/>")
    #expect(try document.style().fontSize == 20)
    #expect(try document.style().fontWeight == 700)
    #expect(try document.style().fontFamilies == ["Arial"])
    #expect(try document.style().strokeWidth == ComputedLength(px: 3))
    #expect(try document.style().own.opacity == 0.5)
    #expect(try document.fill() == "#00FF00")
    #expect(try document.style(in: .dark).fontSize == 30)
  }

  /// Numbers and units do not grow together.
  @Test func tokensStayApart() throws {
    let css = "rect { --n: 2; stroke-width: var(--n)px; --s: -; stroke-dashoffset: var(--s)5px }"
    let style = try StyledDocument(css: css).style()
    #expect(style.strokeWidth == ComputedLength(px: 1))
    #expect(style.dashOffset == .zero)
  }
}
