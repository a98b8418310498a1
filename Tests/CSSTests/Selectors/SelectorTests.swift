import Testing

@testable import CSS

/// Selectors match what Selectors 4 says.
@Suite struct SelectorTests {
  static let body = """
    <g id="g" class="one two" x:y="ns"><rect id="r1" class="two" data-v="a-b c" lang="en-GB"/>
    <circle id="c1" fill="Red"/><rect id="r2" data-v=""/><g id="h"><text id="t">x</text><a id="l" \
    href="#"><tspan id="s"/></a></g></g><x:rect id="f" class="ONE"/>
    """

  @Test(arguments: [
    // Types, classes, ids.
    ("rect", "r1 r2 f"), ("RECT", ""), ("*", "g r1 c1 r2 h t l s f"), (".two", "g r1"),
    (".one.two", "g"), (".ONE", "f"), ("#r1", "r1"), ("rect#r1.two", "r1"), ("#R1", ""),
    ("g, text", "g h t"), ("\\72 ect", "r1 r2 f"),
    // Attributes.
    ("[data-v]", "r1 r2"), ("[data-v='']", "r2"), ("[data-v~=c]", "r1"), ("[data-v~='a']", ""),
    ("[lang|=en]", "r1"), ("[lang|=e]", ""), ("[lang^=en]", "r1"), ("[lang$=GB]", "r1"),
    ("[lang*=n-G]", "r1"), ("[lang*='']", ""), ("[fill=red]", ""), ("[fill=red i]", "c1"),
    ("[fill='red'i]", "c1"), ("[fill=Red s]", "c1"), ("[id=r1]", "r1"), ("[class~=one]", "g"),
    ("[Fill]", ""), ("[y]", ""), ("[*|y]", "g"), ("[ data-v = 'a-b c' ]", "r1"),
    // Combinators.
    ("g rect", "r1 r2"), ("g > rect", "r1 r2"), ("svg > g", "g"), ("svg>rect", "f"),
    ("rect + circle", "c1"), ("rect ~ rect", "r2"), ("rect ~ *", "c1 r2 h"), ("g > g > text", "t"),
    ("g tspan", "s"), ("#g > #s", ""), ("g a > tspan", "s"), ("rect + circle ~ g text", "t"),
    ("svg g g", "h"), ("circle ~ rect ~ g", "h"),
    ("#r1 ~ #r2 ~ g > a", "l"), ("#r2 ~ #r1", ""), ("rect ~ circle ~ rect", "r2"),
    ("#c1 ~ g tspan", "s"),
    ("#x ~ g tspan, g ~ g tspan", ""), ("g:is(rect ~ *) text", "t"), ("rect + rect", ""),
    // Pseudo-classes.
    (":root rect", "r1 r2 f"), ("rect:root", ""), ("rect:not(.two)", "r2 f"),
    (":not(g, rect)", "c1 t l s"), ("rect:is(#r1, #r2)", "r1 r2"), (":where(circle, text)", "c1 t"),
    (":is(g > rect, :bogus)", "r1 r2"), ("rect:is()", ""), ("g:not(:root > *)", "h"),
    (":first-child", "r1 t s"), (":last-child", "h l s f"), (":only-child", "s"),
    (":nth-child(2)", "g c1 l"), ("rect:nth-child(odd)", "r1 r2 f"), (":nth-child(2n)", "g c1 h l"),
    (":nth-child(n+3)", "r2 h f"), (":nth-child(-n+1)", "r1 t s"),
    (":nth-last-child(1)", "h l s f"),
    ("rect:nth-of-type(2)", "r2"), (":first-of-type", "g r1 c1 h t l s f"),
    ("rect:last-of-type", "r2 f"), ("rect:nth-last-of-type(2)", "r1"),
    (":only-of-type", "g c1 h t l s f"),
    (":empty", "r1 c1 r2 s f"), (":link", "l"), (":any-link tspan", "s"), ("a:visited", ""),
    ("rect:hover, circle", "c1"), ("rect:not(:hover)", "r1 r2 f"),
    (":nth-child( +2n + 1 )", "r1 r2 t s f"), (":nth-child(2n/**/+1)", "r1 r2 t s f"),
    (":nth-child(2/**/n)", ""),
    (":lang(en)", "r1"), (":lang(EN-gb)", "r1"), (":lang(e)", ""), (":lang('fr', \"en\")", "r1"),
    (":lang('*')", "r1"), ("rect:not(:lang(en))", "r2 f"), (":lang()", ""),
    // Pseudo-elements are no elements.
    ("rect::before, circle", "c1"), ("text::-webkit-foo, circle", "c1"),
    ("rect:before, circle", "c1"),
    // One selector that is none takes the whole list with it.
    ("rect, :bogus", ""), ("rect, ::bogus", ""), ("rect:not(:bogus)", ""), ("rect, 5", ""),
    ("rect,", ""),
    (",rect", ""), ("rect >", ""), ("> rect", ""), ("rect . two", ""), ("rect..two", ""),
    ("#1", ""),
    ("[data-v=]", ""), ("[data-v=a b]", ""), ("undeclared|rect", ""), ("rect::before::after", ""),
    ("rect::before circle", ""), (":nth-child(foo)", ""), (":nth-child(2n + -1)", ""),
    ("rect!", ""),
    (":nth-child()", ""), (":not()", ""), ("rect:has(a)", ""), ("*|rect", "r1 r2 f"), ("|rect", ""),
  ])
  func matches(_ selector: String, ids: String) throws {
    // A property that is not inherited tells who is matched.
    let document = try StyledDocument(css: "\(selector) { opacity: 0.25 }", Self.body)
    let all = ["g", "r1", "c1", "r2", "h", "t", "l", "s", "f"]
    let matched = try all.filter { try document.style($0).own.opacity == 0.25 }
    #expect(matched.joined(separator: " ") == ids)
  }

  @Test(arguments: [
    ("*", 0, 0, 0), ("rect", 0, 0, 1), (".a.b", 0, 2, 0), ("#a", 1, 0, 0), ("a b > c", 0, 0, 3),
    ("[a][b=c]", 0, 2, 0), (":root", 0, 1, 0), (":hover", 0, 1, 0), (":not(#a, b)", 1, 0, 0),
    (":is(.a, b c)", 0, 1, 0), (":where(#a)", 0, 0, 0), ("a::before", 0, 0, 2),
    (":nth-child(2)", 0, 1, 0), (":only-child", 0, 1, 0), (":is()", 0, 0, 0),
  ])
  func specificity(_ selector: String, ids: Int, classes: Int, types: Int) throws {
    var names = SelectorNames()
    let list = try SelectorParser.list(
      TokenCursor(TokenizedText(selector)),
      in: SelectorParser.Context(),
      names: &names
    )
    #expect(
      list.selectors.map(\.specificity) == [Specificity(ids: ids, classes: classes, types: types)]
    )
  }

  @Test func namespaces() throws {
    let css = """
      @namespace s url(http://www.w3.org/2000/svg); @namespace x "urn:x";
      s|rect { opacity: 0.1 } x|rect { opacity: 0.2 } [x|y] { opacity: 0.3 }
      """
    let document = try StyledDocument(css: css, Self.body)
    #expect(try document.style("r1").own.opacity == 0.1)
    #expect(try document.style("f").own.opacity == 0.2)
    #expect(try document.style("g").own.opacity == 0.3)
    let plain = try StyledDocument(css: "@namespace 'urn:x'; rect { opacity: 0.2 }", Self.body)
    #expect(try plain.style("r1").own.opacity == 1)
    #expect(try plain.style("f").own.opacity == 0.2)
  }
}
