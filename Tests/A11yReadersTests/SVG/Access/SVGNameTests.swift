import A11yModel
import Testing
import XML

@testable import CSS
@testable import SVGPainting
@testable import SVGReader

/// What elements of SVG images are called (Accessible Name and Description Computation 1.2).
@Suite struct SVGNameTests {
  private func elements(_ content: String, _ attributes: String = "") throws -> [A11yModel.Element]
  {
    try SVGText.document(content, attributes: attributes).components[0].snapshots[0].elements
  }

  /// pygal writes an empty id, which is none.
  @Test(arguments: [("id='sales'", "sales"), ("id=''", nil), ("id=' '", nil), ("", nil)])
  func emptyIdsNameNothing(attributes: String, id: String?) throws {
    let document = try SVGText.document("<title>Revenue</title>", attributes: attributes)
    #expect(document.components[0].id == id)
  }

  @Test(
    arguments: [
      ("<title>Revenue</title>", "", "Revenue"),
      ("<g><title>North</title></g>", "", nil),
      ("<metadata><title xmlns='urn:dc'>Matplotlib</title></metadata>", "", nil),
      ("<title xmlns='urn:dc'>Matplotlib</title>", "", nil),
      ("<title>Revenue</title>", "aria-label=' Sales '", "Sales"),
      ("<title>Revenue</title>", "aria-label=' '", "Revenue"),
      (
        "<text id='t'>Sales <tspan>by quarter</tspan></text>", "aria-labelledby='x t'",
        "Sales by quarter"
      ),
      ("<text id='t' display='none'>Sales</text>", "aria-labelledby='t'", "Sales"),
      ("<g id='t' aria-label='A'><title>B</title></g>", "aria-labelledby='t t'", "A A"),
      ("<title> </title>", "", nil),
      // Of what an element refers to, what is hidden says nothing, unless all of it is.
      ("<g id='t'><text display='none'>Sales</text></g>", "aria-labelledby='t'", nil),
      (
        "<text id='t'>Sales<tspan display='none'>x</tspan><tspan aria-hidden='true'>y</tspan></text>",
        "aria-labelledby='t'", "Sales"
      ),
      ("<g aria-hidden='true'><g id='t'><text>A</text></g></g>", "aria-labelledby='t'", "A"),
      (
        "<g id='t' visibility='hidden'><text>A</text><text visibility='visible'>B</text></g>",
        "aria-labelledby='t'", "A B"
      ),
      (
        "<g id='t'><text visibility='hidden'>A</text><text>B</text></g>", "aria-labelledby='t'", "B"
      ),
      // What is in it is called what it is called, or its value.
      (
        "<g id='t'><g role='meter' aria-label='M' aria-valuenow='3'/><text>x</text></g>",
        "aria-labelledby='t'", "3 x"
      ),
      ("<g id='t'><rect aria-label='Bar'/></g>", "aria-labelledby='t'", "Bar"),
      (
        "<g id='t'><g><title>Bars</title><text>x</text></g><text>y</text></g>",
        "aria-labelledby='t'", "Bars y"
      ),
      ("<text id='t'>A <tspan aria-label='L'>b</tspan> c</text>", "aria-labelledby='t'", "A L c"),
      (
        "<g id='t'><use href='#s'/></g><symbol id='s'><text>S</text></symbol>",
        "aria-labelledby='t'", "S"
      ),
      ("<g id='t'><use href='#t'/><text>S</text></g>", "aria-labelledby='t'", "S"),
      (
        "<switch id='t'><text systemLanguage='de'>D</text><text>E</text></switch>",
        "aria-labelledby='t'", "E"
      ),
    ] as [(String, String, String?)]
  )
  func namesAreThoseOfTheMappings(_ content: String, _ attributes: String, _ name: String?) throws {
    #expect(try elements(content, attributes)[0].label.value == name)
  }

  @Test func whatLeadsNowhereIsRemembered() throws {
    let element = try elements(
      "<g role='chart diagram' aria-labelledby='x e' aria-describedby='y'/><g id='e'/>"
    )[1]
    #expect(element.unknownRoles == ["chart", "diagram"])
    #expect(
      element.lostReferences.map { "\($0.attribute) \($0.id) \($0.isFound)" } == [
        "aria-labelledby x false", "aria-labelledby e true", "aria-describedby y false",
      ]
    )
  }

  /// A few bytes stand for any number of elements, or of letters.
  @Test(.timeLimit(.minutes(1))) func bombsDoNotGoOff() throws {
    var groups = "<g id='g0'><text>x</text></g>"
    for index in 1...40 {
      let use = "<use href='#g\(index - 1)'/>"
      groups += "<g id='g\(index)'>\(use)\(use)</g>"
    }
    let image =
      "<svg xmlns='http://www.w3.org/2000/svg'><defs>\(groups)</defs><use href='#g40'/></svg>"
    let root = try Tree(parsing: Array(image.utf8)).root
    let copies = SVGElements(SVGFile(root), DocumentStyles(of: root)).elements
    #expect(copies.count < 10_000)
    #expect(
      copies.contains { $0.label.missing == "what the very many copies in the file are called" }
    )
    let text = String(repeating: "word ", count: 10_000)
    let labels = String(repeating: "<g aria-labelledby='t'/>", count: 1_000)
    let named = try elements("<text id='t'>\(text)</text>\(labels)")
    #expect(named.filter { $0.label.value != nil }.count < 100)
    #expect(named.last?.label.missing == "what very many references of the file stand for")
    let names = 0..<200
    let nested =
      names.map { "<g id='n\($0)'>" }.joined() + String(repeating: "<text>w</text>", count: 20_000)
      + String(repeating: "</g>", count: 200)
    let all = names.map { "<g aria-labelledby='n\($0)'/>" }.joined()
    let last = try elements(nested + all).last
    #expect(last?.label.missing == "what very many references of the file stand for")
  }
}
