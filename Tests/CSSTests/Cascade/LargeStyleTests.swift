import A11yColor
import Testing
import XML

@testable import CSS

/// Neither many rules nor hostile ones take long, or more than there is.
@Suite(.timeLimit(.minutes(2))) struct LargeStyleTests {
  @Test(arguments: [
    ".c", "#c", "g > .c", "g .c", "rect", ":is(.c)", "[data-c]",
  ])
  func manyRules(_ selector: String) throws {
    var css = ""
    for number in 0..<5_000 {
      css +=
        "\(selector)\(selector == "rect" || selector.hasSuffix(")") || selector.hasSuffix("]") ? "" : String(number)){fill:#0\(number % 10)0}"
    }
    let body = String(repeating: "<g><rect class='c1' id='c2' data-c='x'/></g>", count: 200)
    let document = try StyledDocument(css: css, body + "<rect id='a' class='c4999'/>")
    #expect(!document.styles.isIncomplete)
  }

  @Test(arguments: [
    // Deep nesting of every kind.
    String(repeating: "(", count: 20_000), String(repeating: "a{", count: 20_000),
    String(repeating: "@media screen{", count: 20_000),
    "@media " + String(repeating: "(", count: 20_000),
    String(repeating: ":not(", count: 20_000) + "a{}",
    "@supports " + String(repeating: "(not ", count: 20_000),
    String(repeating: "a ", count: 20_000) + "{fill:red}",
    String(repeating: "a+", count: 20_000) + "a{fill:red}",
    "rect{fill:" + String(repeating: "var(--a,", count: 20_000) + "}",
    "rect{stroke-width:" + String(repeating: "calc(", count: 20_000) + "}",
    "a{" + String(repeating: "&{", count: 20_000),
    "a{" + String(repeating: "b c{& & &", count: 30) + "{fill:red}",
    "@layer " + (0..<10_000).map { "l\($0)" }.joined(separator: ".") + "{rect{fill:red}}",
    String(repeating: "g,g{", count: 30) + "fill:red" + String(repeating: "}", count: 30),
    String(repeating: "&,& &,g{", count: 30) + "fill:red" + String(repeating: "}", count: 30),
    "g{" + String(repeating: "a:b{}", count: 20_000),
    "g{" + String(repeating: "a:{}", count: 20_000),
    "@layer a{" + String(repeating: "@layer{*{all:revert-layer}}", count: 2_000),
    String(repeating: "}", count: 20_000), String(repeating: "/*", count: 20_000),
    String(repeating: "\\", count: 20_001), String(repeating: "\"\n", count: 20_000),
    String(repeating: "url(", count: 20_000), "rect{" + String(repeating: "x", count: 1 << 16),
    "rect{font-family:" + String(repeating: "x,", count: 20_000) + "x}",
  ])
  func hostileText(_ css: String) throws {
    let document = try StyledDocument(css: css)
    #expect(try document.style().own.opacity == 1)
  }

  @Test func cyclesAndChains() throws {
    let count = 10_000
    var chain = "rect{"
    for number in 0..<count { chain += "--p\(number):var(--p\(number + 1));" }
    let ending = try StyledDocument(css: chain + "--p\(count):lime;fill:var(--p0)}")
    #expect(try ending.fill() == "#00FF00")
    let circular = try StyledDocument(css: chain + "--p\(count):var(--p0);fill:var(--p0,lime)}")
    #expect(try circular.fill() == "#00FF00")
  }

  /// Values that double each time grow no larger than there is room for.
  @Test func laughs() throws {
    var css = "rect{--l0:lol;"
    for number in 1..<100 {
      css += "--l\(number):var(--l\(number - 1)) var(--l\(number - 1)) var(--l\(number - 1));"
    }
    let document = try StyledDocument(css: css + "fill:var(--l99,lime)}")
    #expect(try document.fill() == "#00FF00")
  }

  @Test func manyElementsShareStyles() throws {
    let row = "<circle class='mark' cx='1' fill='#123456' style='opacity:.5'/>"
    let document = try StyledDocument(
      css:
        ".mark{stroke:red} g .mark{stroke-width:2} @media (prefers-color-scheme:dark){text{fill:red}}",
      "<g>" + String(repeating: row, count: 5_000) + "</g>"
    )
    #expect(document.styles.styles.count <= 8)
  }

  /// Rules and elements that are both many do not take the product of both.
  @Test func manyOfBoth() throws {
    let count = 300
    var css = ""
    var body = "<g>"
    for number in 0..<count {
      css += "[d\(number)] rect{fill:red} rect{stroke:#00\(number % 10)} .k\(number){opacity:.5}"
      body += "<rect d\(number)='x' fill='#\(100_000 + number)'/>"
    }
    let classes = (0..<count).map { "k\($0)" }.joined(separator: " ")
    let document = try StyledDocument(css: css, body + "<rect id='a' class='\(classes)'/></g>")
    #expect(try document.style().stroke.words == "#000099")
    #expect(try document.style().own.opacity == 0.5)
    #expect(try document.fill() == "#000000")
  }

  /// A sibling that is nowhere is looked for once, and not again for each element.
  @Test func missingSiblings() throws {
    let css =
      ".x ~ rect { fill: red } .x ~ rect + rect ~ rect { fill: red } .x ~ rect ~ a { fill: red }"
    let body = "<g>" + String(repeating: "<rect/>", count: 3_000) + "<rect id='a'/><a/></g>"
    let document = try StyledDocument(css: css, body)
    #expect(try document.fill() == "#000000")
    #expect(!document.styles.isIncomplete)
  }

  /// What is asked of long values is read as often as there is time for.
  @Test(arguments: [AttributeSelector.Test.word, .substring])
  func longValues(_ test: AttributeSelector.Test) {
    let text = Array(String(repeating: "a", count: 20_000).utf8)
    let selector = AttributeSelector(name: 0, test: test, value: Array("ab".utf8))
    var (many, few) = (100_000, 10)
    #expect(!selector.matches(text[...], &many) && many < 99_000 && many > 0)
    #expect(!selector.matches((text + Array("b ab".utf8))[...], &few) && few <= 0)
  }

  @Test func positionsAmongMany() throws {
    let document = try StyledDocument(
      css:
        "rect:nth-child(2n){fill:lime} rect:last-child{fill:blue} rect+rect{stroke:red} rect~rect{opacity:.5}",
      "<g>" + String(repeating: "<rect/>", count: 4_999) + "<rect id='a'/></g>"
    )
    #expect(try document.fill() == "#0000FF")
    #expect(try document.style().own.opacity == 0.5)
  }
}
