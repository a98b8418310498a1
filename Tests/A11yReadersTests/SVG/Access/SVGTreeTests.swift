import A11yModel
import Testing

@testable import A11yReaders

/// What assistive technology gets of SVG images (SVG Accessibility API Mappings 1.0).
@Suite struct SVGTreeTests {
  private func components(_ content: String, _ attributes: String = "") throws -> [Component] {
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
      \(attributes)>\(content)</svg>
      """
    let read = try Reader.content(of: Array(text.utf8), file: "a.svg", ReadingSettings())
    guard case .document(let document) = read else { throw InputErrors([]) }
    return document.components
  }

  private func elements(_ content: String, _ attributes: String = "") throws -> [Element] {
    try components(content, attributes)[0].snapshots[0].elements
  }

  /// Each element but the root, as `role ‘name’`, in brackets where it is hidden.
  private func tree(_ content: String) throws -> [String] {
    try elements(content).dropFirst().map { element in
      let role = element.role?.rawValue ?? element.kind.rawValue
      let name = element.label.value ?? element.text
      let said = name.map { "\(role) ‘\($0)’" } ?? role
      return element.isHidden ? "(\(said))" : said
    }
  }

  @Test(arguments: [
    // Shapes and groups are there once something is said of them.
    ("<rect width='9' height='9'/><g><path d='M0 0'/></g>", []),
    ("<rect><title>Q1</title></rect>", ["graphics-symbol ‘Q1’"]),
    ("<g><desc>12</desc></g><g aria-label=''/>", ["group"]),
    ("<g aria-label='Bars'><rect aria-label='Q1'/></g>", ["group ‘Bars’", "graphics-symbol ‘Q1’"]),
    ("<path d='M0 0' tabindex='0'/><path d='M0 0' tabindex='x'/>", ["graphics-symbol"]),
    ("<path d='M0 0' aria-live='polite'/>", ["graphics-symbol"]),
    ("<image href='a.png'/><image href='a.png'><title>Map</title></image>", ["img ‘Map’"]),
    ("<svg><title>Inset</title></svg>", ["group ‘Inset’"]),
    // The first role that is one counts; what is none is remembered.
    ("<g role='bar graphics-symbol img' aria-label='Q1'/>", ["graphics-symbol ‘Q1’"]),
    ("<g role='IMAGE' aria-label='Q1'/>", ["img ‘Q1’"]),
    ("<g role='bar'><text>Q1</text></g>", ["group", "text ‘Q1’"]),
    // What means nothing is left out, unless more is said of it.
    ("<g role='none'><title>No</title><text>Q1</text></g>", ["text ‘Q1’"]),
    ("<g role='presentation' aria-label='Yes'/>", ["group ‘Yes’"]),
    ("<g role='generic'><text>Q1</text></g>", ["text ‘Q1’"]),
    ("<g role='generic' aria-label='Yes'/>", ["generic ‘Yes’"]),
    // Hidden and not rendered.
    ("<g aria-hidden='true'><text>Q1</text></g>", ["(group)", "text ‘Q1’"]),
    ("<g aria-hidden='true'><path d='M0 0'/></g>", []),
    ("<g display='none'><text>Q1</text></g><defs><text>Q2</text></defs>", []),
    (
      "<g visibility='hidden'><title>No</title><text>Q1</text><text visibility='visible'>Q2</text></g>",
      ["text ‘Q2’"]
    ),
    (
      "<switch><text systemLanguage='de'>Umsatz</text><text>Revenue</text><text>Sales</text></switch>",
      ["text ‘Revenue’"]
    ),
    // Browsers hide what says anything but the contrary.
    (
      "<text aria-hidden='TRUE'>A</text><text aria-hidden=' true '>B</text>"
        + "<text aria-hidden=''>C</text><text aria-hidden='undefined'>D</text>",
      ["(text ‘A’)", "(text ‘B’)", "text ‘C’", "text ‘D’"]
    ),
    // Conditions count wherever they stand.
    (
      "<text systemLanguage='de'>A</text><text systemLanguage=''>B</text>"
        + "<text requiredExtensions=''>C</text><text requiredExtensions='urn:x'>D</text>"
        + "<text>E<tspan systemLanguage='de'>F</tspan></text>",
      ["text ‘E’"]
    ),
    (
      "<foreignObject requiredExtensions='http://www.w3.org/1999/xhtml'><p>A</p></foreignObject>",
      ["text ‘A’"]
    ),
    // Texts and what is met by itself in them.
    (
      "<text> </text><text>a <tspan>b</tspan> <tspan>c</tspan><tspan>d</tspan></text>",
      ["text ‘a b cd’"]
    ),
    ("<text><tspan>Line</tspan><tspan x='0' dy='1em'>two</tspan></text>", ["text ‘Line two’"]),
    (
      "<text>See <a href='#x'>notes</a> below</text>", ["text ‘See below’", "link", "text ‘notes’"]
    ),
    ("<text>a <tspan aria-label='B'>b</tspan></text>", ["text ‘a’", "text ‘B’"]),
    ("<text role='heading'>Sales</text>", ["heading ‘Sales’"]),
    ("<text role='img' aria-label='Star'>*</text>", ["img ‘Star’", "text ‘*’"]),
    ("<foreignObject><p xmlns='urn:h'>One <b>two</b></p></foreignObject>", ["text ‘One two’"]),
    // Links are those with an address.
    ("<a xlink:href='#x' xlink:title='Notes'><path d='M0 0'/></a>", ["link ‘Notes’"]),
    ("<a xlink:title='Notes'><text>Q1</text></a>", ["text ‘Q1’"]),
    // Copies are where they are shown.
    (
      "<defs><g id='b' aria-label='Bar'><text>Q1</text></g></defs><use href='#b'/><use href='#b'/>",
      ["group ‘Bar’", "text ‘Q1’", "group ‘Bar’", "text ‘Q1’"]
    ),
    (
      "<symbol id='s'><title>Dot</title></symbol><use href='#s'><title>North</title></use>",
      ["graphics-object ‘North’", "group ‘Dot’"]
    ),
    ("<g id='a' aria-label='A'><use href='#a'/></g>", ["group ‘A’"]),
  ])
  func partsAreThoseOfTheMappings(_ content: String, _ expected: [String]) throws {
    #expect(try tree(content) == expected)
  }

  @Test func whatIsOneStopIs() throws {
    let content = """
      <g aria-label="Bars"><rect aria-label="Q1"/></g><g aria-label="Empty"><path d="M0 0"/></g>\
      <g role="button"><text>More</text></g><g role="img" aria-label="Key"><text>North</text></g>
      """
    let elements = try elements(content)
    #expect(
      elements.filter { $0.kind != .text }.map(\.grouping) == [
        .contain, .contain, .ignore, .ignore, .combine, .ignore,
      ]
    )
    #expect(try self.elements("<path d='M0 0'/>")[0].role == .img)
    #expect(try self.elements("<text>Q1</text>")[0].role == .graphicsDocument)
    #expect(try self.elements("<path d='M0 0'/>", "role='none'")[0].isDecorative)
  }

  @Test(
    arguments: [
      // Where all that it holds is hidden, there is nothing to enter.
      ("<rect/><text aria-hidden='true'>x</text>", [.ignore], .img),
      ("<a href='x' tabindex='0' aria-hidden='true'><rect/></a>", [.ignore], .img),
      (
        "<g aria-label='G'><text aria-hidden='true'>x</text></g>", [.contain, .ignore],
        .graphicsDocument
      ),
      (
        "<g aria-label='G'><g aria-hidden='true'><g role='img' aria-label='x'/></g></g>",
        [.contain, .ignore], .graphicsDocument
      ),
      ("<g aria-hidden='true'><g aria-hidden='false'><text>x</text></g></g>", [.ignore], .img),
      (
        "<g aria-label='G'><text aria-hidden='true'>x</text><text>y</text></g>",
        [.contain, .contain], .graphicsDocument
      ),
      (
        "<g visibility='hidden' role='img' aria-label='K'><text visibility='visible'>x</text></g>",
        [.contain], .graphicsDocument
      ),
    ] as [(String, [Element.Grouping], Element.Role)]
  )
  func whatIsHiddenIsNothingToEnter(
    _ content: String,
    _ grouping: [Element.Grouping],
    _ role: Element.Role
  ) throws {
    let elements = try elements(content)
    #expect(elements.prefix(grouping.count).map(\.grouping) == grouping)
    #expect(elements[0].role == role)
  }

  @Test func statesAndValuesAreThoseOfARIA() throws {
    func first(_ attributes: String) throws -> Element { try elements("<g \(attributes)/>")[1] }
    let bar = try first("role='progressbar' aria-valuenow='30' aria-valuemax='40'")
    #expect(bar.value == .known("75 %"))
    #expect(try first("role='meter' aria-valuenow='140'").value == .known("140"))
    #expect(
      try first("role='meter' aria-valuenow='3' aria-valuetext='low'").value == .known("low")
    )
    #expect(try first("role='img' aria-valuenow='3'").value == .absent)
    let tab = try first("role='tab' aria-selected='true' aria-disabled='true'")
    #expect(tab.traits == [.tab, .selected, .notEnabled])
    #expect(try first("role='listitem' aria-current='step'").current == .step)
    #expect(try first("role='listitem' aria-current='true'").current == .item)
    #expect(try first("role='listitem' aria-current='False'").current == nil)
    #expect(try first("role='listitem' aria-current=''").current == nil)
    #expect(try first("aria-roledescription='bar'").roleDescription == "bar")
    #expect(try first("aria-label='a' xml:lang='de' lang='en'").language == "de")
  }

  @Test(arguments: ["doc-cover", "doc-pageheader", "mark", "suggestion", "comment"])
  func youngerRolesAreRoles(_ role: String) throws {
    let element = try elements("<g role='\(role)' aria-label='a'><rect/></g>")[1]
    #expect(element.role?.rawValue == role && element.unknownRoles.isEmpty)
  }

  @Test func progressIsRecognisedWhereItIsSaid() throws {
    let bar =
      "<g id='b' role='progressbar' aria-label='Upload' aria-valuenow='3' aria-valuemax='4'/>"
    let one = try components(bar + "<text>75 %</text>")
    #expect(one.map(\.kind) == [.progress] && one[0].snapshots[0].elements.count == 3)
    let place = one[0].snapshots[0].elements[1].source
    #expect(one[0].source == place)
    #expect(try components("<title>Both</title>" + bar).map(\.kind) == [.graphic, .progress])
    let link = "<a href='x' aria-label='Notes'><rect/></a>"
    #expect(try components(bar + link).map(\.kind) == [.graphic, .progress])
    #expect(one[0].progress?.value == .known(3) && one[0].progress?.maximum == 4)
    #expect(try components("", "role='progressbar'")[0].progress?.isDeterminate == false)
    #expect(try components("", "role='meter'")[0].progress?.isDeterminate == true)
    let worded = try components("", "role='meter' aria-valuetext='3 of 4'")[0].progress
    #expect(worded?.value.missing == "the value in numbers (aria-valuenow)")
    #expect(try components("<g aria-hidden='true'>\(bar)</g>").map(\.kind) == [.graphic])
    #expect(try components("<g display='none'>\(bar)</g>").map(\.kind) == [.graphic])
  }

  @Test func eachOfSeveralIsAComponentOfItsOwn() throws {
    let meter =
      "<g role='meter' aria-label='B' aria-valuenow='9'><title>x</title><g aria-label='y'/></g>"
    let bar = "<g id='a' xml:lang='de' role='progressbar' aria-label='A'/>"
    let all = try components(
      "<title>Both</title><g aria-label='G'>\(bar)<text>t</text></g>\(meter)"
    )
    #expect(all.map(\.kind) == [.graphic, .progress, .progress])
    #expect(all.map(\.id) == [nil, "a", nil])
    #expect(all[1].language == .known("de"))
    #expect(all[2].language.missing == "the language of the page that shows the image")
    let trees = all.map { $0.snapshots[0].elements.map { $0.label.value ?? $0.text ?? "-" } }
    #expect(trees == [["Both", "G", "t"], ["A"], ["B", "y"]])
    #expect(all[0].snapshots[0].elements.map(\.end) == [3, 3, 3])
    #expect(all[0].snapshots[0].elements.map(\.parent) == [nil, 0, 1])
    #expect(all[2].snapshots[0].elements.map(\.parent) == [nil, 0])
    #expect(try components(bar + meter).map(\.kind) == [.progress, .progress])
  }

  @Test func languagesAreThoseAround() throws {
    let content =
      "<g xml:lang='de'><g><text>eins</text></g><g aria-label='a'><text>b</text></g></g>"
    let elements = try elements(content, "lang='en'")
    #expect(elements.map(\.language) == [nil, "de", "de", nil])
  }
}
