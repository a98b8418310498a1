import A11yColor
import Testing

@testable import CSS

/// What wins is what Cascade 5 says, and what is inherited is what each property says.
@Suite struct CascadeTests {
  @Test(arguments: [
    // Order, specificity, attributes, style attributes, importance.
    ("rect{fill:red}", "fill='blue'", "#FF0000"), ("*{fill:red}", "fill='blue'", "#FF0000"),
    ("rect{fill:red}", "style='fill:blue'", "#0000FF"),
    ("rect{fill:red!important}", "style='fill:blue'", "#FF0000"),
    ("rect{fill:red ! IMPORTANT}", "style='fill:blue!important'", "#0000FF"),
    ("rect{fill:red}rect{fill:lime}", "", "#00FF00"),
    (".c{fill:red}rect{fill:lime}", "class='c'", "#FF0000"),
    ("#a{fill:red}.c.c.c{fill:lime}", "class='c'", "#FF0000"),
    (".c{fill:red}:where(#a){fill:lime}", "class='c'", "#FF0000"),
    ("rect{fill:red!important;fill:lime}", "", "#FF0000"),
    ("rect{fill:red;fill:bogus}", "", "#FF0000"),
    (".c,rect{fill:red}.c{fill:lime}", "class='c'", "#00FF00"), ("g{fill:red}", "", "#000000"),
    ("svg{fill:red}", "fill='inherit'", "#FF0000"), ("svg{fill:red}", "", "#FF0000"),
    ("svg{fill:red}", "fill='initial'", "#000000"), ("svg{fill:red}", "fill='unset'", "#FF0000"),
    ("svg{fill:red} rect{fill:revert}", "fill='blue'", "#FF0000"),
    ("svg{fill:red} rect{all:initial}", "", "#000000"),
    ("rect{fill:lime;all:initial}", "", "#000000"),
    ("rect{all:initial;fill:lime}", "", "#00FF00"), ("rect{all:red;fill:lime}", "", "#00FF00"),
    // Layers.
    ("@layer a{rect{fill:red}} *{fill:lime}", "", "#00FF00"),
    ("@layer a,b;@layer b{*{fill:lime}}@layer a{#a{fill:red}}", "", "#00FF00"),
    ("@layer a,b;@layer b{*{fill:red!important}}@layer a{*{fill:lime!important}}", "", "#00FF00"),
    ("@layer a{*{fill:lime!important}} #a{fill:red!important}", "", "#00FF00"),
    ("@layer a{*{fill:lime}@layer b{#a{fill:red}}}", "", "#00FF00"),
    ("@layer a.b{*{fill:red}}@layer a{*{fill:lime}}", "", "#00FF00"),
    ("@layer{*{fill:red}}@layer{*{fill:lime}}", "", "#00FF00"),
    ("@layer a b{*{fill:red}}", "", "#000000"),
    // What a layer takes back, the layers before it decide.
    ("@layer a,b;@layer a{*{fill:lime}}@layer b{*{fill:red;fill:revert-layer}}", "", "#00FF00"),
    ("@layer a{*{fill:lime}} *{fill:red} rect{fill:revert-layer}", "", "#00FF00"),
    ("@layer a{*{fill:revert-layer}}", "fill='lime'", "#00FF00"),
    ("@layer a{*{fill:revert-layer}} *{fill:lime}", "", "#00FF00"),
    ("@layer a{*{fill:lime!important}} *{fill:red} #a{fill:revert-layer!important}", "", "#00FF00"),
    ("@layer a,b;@layer a{*{fill:red}*{fill:revert-layer!important}}*{fill:lime}", "", "#00FF00"),
    ("*{fill:lime}", "style='fill:red;fill:revert-layer'", "#00FF00"),
    ("*{fill:lime}", "style='fill:red;fill:revert-layer!important'", "#00FF00"),
    ("svg{fill:lime} rect{all:revert-layer}", "", "#00FF00"),
    // Conditions.
    ("@supports (fill: red){*{fill:lime}}", "", "#00FF00"),
    ("@supports (fill: bogus){*{fill:red}}", "", "#000000"),
    ("@supports not (fill: bogus){*{fill:lime}}", "", "#00FF00"),
    ("@supports (display: grid){*{fill:lime}}", "", "#00FF00"),
    ("@supports (bogus: red){*{fill:red}}", "", "#000000"),
    // So do style sheets tell other browsers than Chromium and those of WebKit.
    ("@supports (-moz-appearance: auto){*{fill:red}}", "", "#000000"),
    ("@supports not (-MS-high-contrast: none){*{fill:lime}}", "", "#00FF00"),
    ("@supports (-webkit-transform: none){*{fill:lime}}", "", "#00FF00"),
    ("@supports selector(a > b){*{fill:lime}}", "", "#00FF00"),
    ("@supports selector(a !){*{fill:red}}", "", "#000000"),
    ("@supports (--x: y) and (fill: red){*{fill:lime}}", "", "#00FF00"),
    // Nesting.
    ("svg{rect{fill:lime}}", "", "#00FF00"), ("svg{>rect{fill:lime}}", "", "#00FF00"),
    ("svg{& > rect{fill:lime}}", "", "#00FF00"),
    (".c{&.d{fill:lime}}", "class='c d'", "#00FF00"),
    ("rect{fill:red;&{fill:lime}}", "", "#00FF00"),
    ("g,#x{rect{fill:red}} rect{fill:lime}", "", "#00FF00"),
    ("rect{.x &{fill:red} fill:lime}", "", "#00FF00"),
    ("rect{fill:red;@layer a{fill:blue}}", "", "#FF0000"), ("&{fill:lime}", "", "#00FF00"),
  ])
  func winners(_ css: String, attributes: String, expected: String) throws {
    let document = try StyledDocument(css: css, "<rect id='a' \(attributes)/>")
    #expect(try document.fill() == expected)
  }

  @Test func inheritance() throws {
    let root = """
      fill='red' stroke='currentColor' color='lime' font-size='20' opacity='.5' text-anchor='end' \
      display='inline' clip-path='url(#c)' stop-color='red' dominant-baseline='middle' \
      alignment-baseline='middle' visibility='hidden' style='mix-blend-mode:multiply;background:red'
      """
    let style = try StyledDocument("<g color='blue'><text id='a'/></g>", root: root).style()
    #expect(style.fill.words == "#FF0000")
    // The keyword is inherited, not the colour it stood for.
    #expect(style.stroke.words == "#0000FF")
    #expect(style.color?.hex == "#0000FF")
    #expect(style.fontSize == 20)
    #expect(style.textAnchor == .end)
    #expect(style.dominantBaseline == .middle)
    #expect(style.visibility == .hidden)
    #expect(style.own.opacity == 1)
    #expect(style.own.clipPath == .none)
    #expect(style.stopColor == .black)
    #expect(style.own.alignmentBaseline == .auto)
    #expect(style.own.blendMode == .normal)
    #expect(style.backgroundColor == .clear)
  }

  /// Sizes are relative to the parent's, and to the root's, and lengths to the element's own.
  @Test func relativeSizes() throws {
    let document = try StyledDocument(
      css:
        "svg{font-size:10px} g{font-size:2em} text{stroke-width:2em;letter-spacing:1rem;font-size:50%}",
      "<g><g id='g'><text id='a'/></g></g>"
    )
    #expect(try document.style("g").fontSize == 40)
    #expect(try document.style().fontSize == 20)
    #expect(try document.style().strokeWidth == ComputedLength(px: 40))
    #expect(try document.style().letterSpacing == ComputedLength(px: 10))
  }

  /// What `use` shows inherits from where it is shown, and is matched within what is shown.
  @Test func instances() throws {
    var document = try StyledDocument(
      css: "rect { stroke: red } defs rect { opacity: .5 }",
      "<defs fill='blue'><rect id='a'/></defs><g id='g' fill='lime'/>"
    )
    let element = try document.element("a")
    let place = document.styles.number(of: try document.element("g"), in: .light)
    func number() -> Int {
      document.styles.number(
        of: element,
        shownWith: element.order,
        inheritingFrom: place,
        in: .light
      )
    }
    let shown = number()
    #expect(document.styles.styles[shown].fill.words == "#00FF00")
    #expect(document.styles.styles[shown].stroke.words == "#FF0000")
    #expect(try document.fill() == "#0000FF")
    #expect(document.styles.styles[shown].doubtOfWhole != nil)
    #expect(number() == shown)
  }

  /// Style elements of other languages are none of ours, and their order is the document's.
  @Test func sheets() throws {
    let document = try StyledDocument(
      """
      <style>rect { fill: red }</style><rect id='a'/><style type='text/css'>rect { fill: lime }</style>
      <style type='text/plain'>rect { fill: blue }</style><x:style>rect { fill: blue }</x:style>
      """
    )
    #expect(try document.fill() == "#00FF00")
  }
}
