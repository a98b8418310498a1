import A11yModel
import Testing

@Test func firstLookThatFitsASeriesIsPainted() throws {
  let spec = try PaintedSpec(
    """
    <chart type="bar" backdrop="#FFF"><series id="a" color="#F00"/><series id="b" color="#00F"/>\
    <look part="mark" series="b"><shape kind="circle"><fill color="series"/></shape></look>\
    <look part="mark"><shape kind="rectangle"><fill color="series"/></shape></look>\
    <mark series="a" value="1"/><mark series="b" value="2"/></chart>
    """
  )
  #expect(spec.parts.map(\.shape) == [.rectangle, .circle])
  #expect(spec.parts.map(\.series) == [0, 1])
}

@Test func seriesWithoutMarksIsNotPainted() throws {
  let spec = try PaintedSpec(
    """
    <chart type="bar" backdrop="#FFF"><series id="a" color="#F00"/><series id="b" color="#00F"/>\
    <look part="mark"><shape kind="rectangle"><fill color="series"/></shape></look>\
    <mark series="b" value="2"/></chart>
    """
  )
  #expect(spec.parts.map(\.series) == [1])
}

@Test func looksAreSeenThoughNoDataAreGiven() throws {
  let spec = try PaintedSpec(
    """
    <chart type="line" backdrop="#FFF"><series id="a" color="#F00"/>\
    <look part="series"><shape kind="line"><stroke color="series" width="2"/></shape></look></chart>
    """
  )
  #expect(spec.parts.map(\.role) == [.series])
  #expect(spec.parts.map(\.kind) == [.line])
}

/// Where nothing but the colours of series is said, their marks show those.
@Test(arguments: [
  ("line", Part.Role.series, Part.Kind.line), ("area", .series, .shape), ("bar", .mark, .shape),
])
func coloursOfSeriesAreSeenWithoutALook(
  _ form: String,
  _ role: Part.Role,
  _ kind: Part.Kind
) throws {
  func roles(_ content: String) throws -> [Part] {
    try PaintedSpec(
      """
      <chart type="\(form)" backdrop="#FFF"><series id="a" color="#F00"/><series id="b"/>\(content)
      </chart>
      """
    ).parts
  }
  let marks = "<mark series='a' value='1'/><mark series='b' value='1'/>"
  let parts = try roles(marks)
  #expect(parts.map(\.role) == [role, role] && parts.map(\.kind) == [kind, kind])
  #expect(parts.map(\.series) == [0, 1] && parts.allSatisfy(\.isColoredBySeries))
  #expect(try roles("").isEmpty)
  let drawn = "<mark series='a'><shape kind='star'><fill color='#00F'/></shape></mark>"
  for drawn in [drawn, "<group><group>\(drawn)</group></group>"] {
    #expect(try roles(drawn).map(\.shape) == [.star])
    #expect(try roles(marks + drawn).filter(\.isColoredBySeries).map(\.series).contains(0))
  }
  let labelled = "<mark series='a' value='1'><text>1</text></mark>"
  #expect(try roles(labelled).map(\.kind) == [kind, .text])
  let look = "<look part='mark'><shape kind='circle'><fill color='#00F'/></shape></look>"
  // A look of the points of a line says nothing of the line.
  #expect(try roles(marks + look).contains(where: \.isColoredBySeries) == (role == .series))
}

@Test func lookOfEntriesIsPaintedForThoseThereAre() throws {
  let spec = try PaintedSpec(
    """
    <chart type="bar" backdrop="#FFF"><series id="a" color="#F00"/><series id="b" color="#00F"/>\
    <legend><entry series="b"/><look part="entry"><shape kind="circle"><fill color="series"/>\
    </shape></look></legend></chart>
    """
  )
  #expect(spec.parts.map(\.role) == [.swatch])
  #expect(spec.parts.map(\.series) == [1])
}

@Test func lookInTwoGroupsIsOnePartWhereItLooksTheSame() throws {
  let spec = try PaintedSpec(
    """
    <chart type="bar" backdrop="#FFF"><series id="a" color="#F00"/>\
    <look part="mark"><shape kind="rectangle"><fill color="series"/></shape></look>\
    <group><mark series="a" value="1"/></group><group><mark series="a" value="2"/></group>\
    <group><fill color="#000"/><mark series="a" value="3"/></group></chart>
    """
  )
  #expect(spec.parts("shape").count == 2)
}

@Test func iconOfTheStateIsNoDataWhereNoStepHasItsOwn() throws {
  func glyphs(_ step: String) throws -> [Part] {
    let spec = try PaintedSpec(
      """
      <step-indicator current="2" backdrop="#FFF">\
      <state id="done" is="completed" icon="checkmark"/>\
      <step name="A"/>\(step)<look><glyph symbol="{icon}" color="#000"/></look>\
      </step-indicator>
      """
    )
    return Array(spec.parts("glyph").prefix(2))
  }
  let shared = try glyphs("<step name='B'/>")
  #expect(shared.first?.content == [.literal("checkmark")])
  let own = try glyphs("<step name='B' icon='eye'/>")
  #expect(own.map(\.content) == [[.data("icon")], [.data("icon")]])
  #expect(own.map(\.symbol) == ["checkmark", "eye"])
}

@Test func connectorsInAGroupKnowOfEachOther() throws {
  let spec = try PaintedSpec(
    """
    <step-indicator current="2" dynamic="false" backdrop="#FFF">\
    <state id="done" is="completed" color="#F00"/><state id="now" is="current" color="#0F0"/>\
    <state id="next" is="upcoming" color="#00F"/><group><step/><step/>\
    <connector state="done"><fill color="#000"/></connector>\
    <connector><fill color="state"/></connector></group></step-indicator>
    """
  )
  #expect(spec.parts.map(\.state) == [0, 1, 2])
}

@Test func partOfAProgressHasTheColourOfEachState() throws {
  let spec = try PaintedSpec(
    """
    <progress type="bar" value="0.5" backdrop="#FFF"><state id="low" is="error" color="#F00"/>\
    <state id="high" is="current" from="0.3" color="#00F"/><track color="#EEE"/>\
    <fill color="state"/></progress>
    """
  )
  let fills = spec.parts("fill")
  #expect(fills.map(\.state) == [0, 1])
  #expect(fills.map(\.over) == [0, 0])
}

@Test func partsKnowTheirLookAndWhereTheyAreThere() throws {
  let spec = try PaintedSpec(
    """
    <step-indicator backdrop="#FFF"><step/><look><group when="not-first"><text color="#000">1</text>\
    <text when="last" color="#000">2</text></group><text color="#000">3</text></look>\
    <text color="#000">4</text></step-indicator>
    """
  )
  #expect(spec.parts.map(\.conditions) == [["not-first"], ["not-first", "last"], [], []])
  #expect(
    spec.parts.map { $0.look.map { spec.document.sources[$0].name } } == [
      "look", "look", "look", nil,
    ]
  )
}
