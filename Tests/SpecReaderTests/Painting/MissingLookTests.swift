import A11yModel
import Testing

/// Where looks are for steps and none fits one, one note says so at the step, for each state once.
@Test func aStateWithoutALookIsNoted() throws {
  let spec = try PaintedSpec(
    """
    <step-indicator current="1" dynamic="false"><step name="A"/><step name="B"/><step name="C"/>\
    <look state="current"><text>{name}</text></look></step-indicator>
    """
  )
  #expect(spec.component.missingLooks.map(\.fact) == ["look for the state ‘upcoming’"])
  #expect(
    spec.document.notes.map(\.description) == [
      "a.xml:1:97: no <look> fits the state ‘upcoming’ of step 2: what is drawn there is not judged"
    ]
  )
  #expect(
    spec.component.snapshots[0].elements.filter { $0.kind == .step }.map(\.label)
      == [.absent] + Array(repeating: .unknown("the look for the state ‘upcoming’"), count: 2)
  )
}

/// Steps that draw themselves need no look, nor do steps where there are none at all; looks that say
/// nothing leave nothing unheard.
@Test(
  arguments: [
    "<step name='A'/><step name='B'/>",
    "<step name='A'/><step name='B'><text>B</text></step><look state='current'><text>A</text></look>",
    "<step name='A'/><step name='B'/><look state='current'><text>A</text></look><look><text>B</text></look>",
  ]
)
func stepsThatAreDrawnMissNoLook(_ content: String) throws {
  let spec = try PaintedSpec(
    "<step-indicator current='1' dynamic='false'>\(content)</step-indicator>"
  )
  #expect(spec.component.missingLooks.isEmpty)
  #expect(spec.document.notes.isEmpty)
}

/// Of what has no item nothing is judged, and a note says so, unless the data are not described, or
/// something stands in for them.
@Test(
  arguments: [
    ("<chart type='bar' label='Sleep'/>", "mark"),
    (
      "<chart type='line'><series id='a' name='A'/><legend><entry series='a'/></legend></chart>",
      "mark"
    ),
    ("<step-indicator label='Checkout'/>", "step"), ("<status-tracker label='Order'/>", "step"),
    ("<chart type='bar'><empty><text>No data yet</text></empty></chart>", nil),
    ("<chart type='bar'><mark value='1'/></chart>", nil),
    ("<progress type='spinner' label='Loading'/>", nil),
  ]
)
func whatHasNoItemIsNoted(_ content: String, _ item: String?) throws {
  let note = item.map { item in
    "a.xml:1:37: this <\(content.prefix { $0 != " " }.dropFirst())> has no <\(item)>: what \(item)s show "
      + "and say is not judged"
  }
  #expect(try PaintedSpec(content).document.notes.map(\.description) == (note.map { [$0] } ?? []))
}

/// Marks without a look are painted in the colour of their series, in the shape of their chart.
@Test(
  arguments: [
    ("bar", Part.Role.mark, Part.Shape.rectangle), ("pie", .mark, .slice),
    ("scatter", .mark, .path), ("line", .series, .line), ("area", .series, .area),
  ]
)
func plainMarksAreOfTheirSeries(_ type: String, _ role: Part.Role, _ shape: Part.Shape) throws {
  let spec = try PaintedSpec(
    """
    <chart type="\(type)" backdrop="#FFF"><series id="a" name="A" color="#FFCC00"/>\
    <series id="b" name="B"/><mark series="a" value="1"/><mark series="b" value="2"/></chart>
    """
  )
  #expect(spec.parts.map(\.role) == [role, role])
  #expect(spec.parts.map(\.shape) == [shape, shape])
  let fills = spec.parts.map { spec.component.rendering(of: $0).variants[0].fill?.colors }
  #expect(fills[1] == .unknown("the colour of the series ‘B’"))
}

/// Without any colour, nothing is known of what is painted.
@Test func marksOfNoColourAreNotPainted() throws {
  let spec = try PaintedSpec(
    "<chart type='bar'><series id='a' name='A'/><mark series='a' value='1'/></chart>"
  )
  #expect(spec.parts.isEmpty)
}

/// A text without words is there, and nobody knows what it says.
@Test func aTextWithoutWordsIsUnknown() throws {
  let spec = try PaintedSpec("<progress type='ring' value='0.5'><text color='#000'/></progress>")
  #expect(try spec.part("text").missingText == "what the text says")
  let text = try #require(spec.component.snapshots[0].elements.first { $0.kind == .text })
  #expect(text.text == nil)
  #expect(text.label == .unknown("what the text says"))
}
