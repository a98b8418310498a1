import A11yModel
import Testing

/// What a spec says arrives in the model, and what it leaves out is absent or unknown as it says.
@Suite struct ReadingTests {
  // MARK: the document

  @Test func defaults() throws {
    let document = try SpecSource.document("<chart type='bar'/>")
    #expect(document.scope == .component)
    #expect(document.completeness == [.tree, .announcements, .data])
    #expect(document.platform == .ios)
    #expect(document.generation == .ios26)
    #expect(document.file == "a.xml")
    #expect(document.components.map(\.kind) == [.chart])
    #expect(document.components[0].language == .absent)
    #expect(document.components[0].appearances == Appearance.allCases)
    #expect(document.components[0].surfaces == [.base])
    #expect(!document.components[0].isDynamic)
  }

  @Test func whatTheSpecSaysOfItself() throws {
    let content =
      "<progress type='bar' appearance='dark' surface='any' lang='fr'/><chart type='pie'/>"
    let document = try SpecSource.document(
      content,
      "scope='fragment' complete=' data\n tree' platform='macos' lang='pt-BR'"
    )
    #expect(document.scope == .fragment)
    #expect(document.completeness == [.tree, .data])
    #expect(document.platform == .macos)
    #expect(document.components.map(\.language) == [.known("fr"), .known("pt-BR")])
    #expect(document.components[0].appearances == [.dark, .darkHighContrast])
    #expect(document.components[0].surfaces == [.base, .elevated])
    #expect(document.components[0].isDynamic)
    #expect(try SpecSource.document(content, "complete=''").completeness == [])
  }

  /// The document's own generation counts more than the run's, and that more than the default.
  @Test func generations() throws {
    let pinned = "<palette extends='ios13'/>"
    #expect(try SpecSource.document("").generation == .ios26)
    #expect(try SpecSource.document("", generation: .ios13).generation == .ios13)
    #expect(try SpecSource.document(pinned, generation: .ios26).generation == .ios13)
  }

  @Test func sources() throws {
    let document = try SpecSource.document(
      "<chart type='bar'><text>a</text><shape kind='arc'/><text/></chart>"
    )
    #expect(document.sources.map(\.name) == ["spec", "chart", "text", "shape", "text"])
    #expect(document.path(of: 4) == "/spec[1]/chart[1]/text[2]")
    #expect(document.location(of: 1) == Location(file: "a.xml", line: 1, column: 37))
  }

  // MARK: the palette

  @Test func tokens() throws {
    let palette = """
      <palette>
        <color name="tint" value="accent" opacity="0.5"/>
        <color name="accent" light="#0000FF" dark="#00F8" dark-high-contrast="red"
          dark-elevated="lime"/>
        <color name="fixed" value="#123"/>
        <color name="later" light="missing"/>
        <color name="missing" dark="#000"/>
      </palette>
      """
    let tokens = try SpecSource.document(palette).palette
    #expect(tokens.map(\.name) == ["tint", "accent", "fixed", "later", "missing"])
    func hexes(_ index: Int) -> [String] {
      Variant.allCases.map { tokens[index].values[$0]?.hex ?? "-" }
    }
    // Base: light, dark, and each with increased contrast; then the same elevated.
    #expect(
      hexes(1) == [
        "#0000FF", "#0000FF88", "#0000FF", "#FF0000", "#0000FF", "#00FF00", "#0000FF", "#FF0000",
      ]
    )
    #expect(
      hexes(0) == [
        "#0000FF80", "#0000FF44", "#0000FF80", "#FF000080", "#0000FF80", "#00FF0080", "#0000FF80",
        "#FF000080",
      ]
    )
    #expect(hexes(2) == Array(repeating: "#112233", count: 8))
    #expect(hexes(3) == Array(repeating: "-", count: 8))
    #expect(tokens.map(\.isStatic) == [false, false, true, false, false])
    #expect(tokens[4].missing == [.light, .lightHighContrast])
    #expect(tokens[3].missing == [.dark, .darkHighContrast])
  }

  @Test func gradients() throws {
    func fill(_ content: String) throws -> Coat.Colors? {
      let component = try SpecSource.component(
        "<chart type='bar' backdrop='#FFF'><shape kind='circle'>\(content)</shape></chart>"
      )
      let part = try #require(component.parts.first)
      return component.rendering(of: part)[Variant(.light)]?.fill?.colors
    }
    guard case .known(let pairs) = try fill("<fill><stop color='red'/><stop color='blue'/></fill>")
    else {
      Issue.record("a gradient with all its colours is known")
      return
    }
    #expect([pairs.first, pairs.last].map { $0?.foreground.hex } == ["#FF0000", "#0000FF"])
    #expect(
      try fill("<fill><stop color='red'/><stop/></fill>") == .unknown("the colour of a stop")
    )
    #expect(
      try fill("<fill color='red' blend='multiply'/>")
        == .unknown("what the blend mode ‘multiply’ looks like")
    )
    #expect(
      try fill("<fill color='red' blend='normal'/>")
        == .known([Coat.Pair(foreground: Color(hex: 0xFF0000), background: .white)])
    )
    #expect(try fill("<fill/>") == .unknown("the colour of the fill"))
  }

  // MARK: indicators

  @Test func steps() throws {
    let component = try SpecSource.component(
      """
      <step-indicator id="c" current="2" ordered="false" dynamic="false" localized="false">
        <state id="ok" is="completed" announced-as=" done | all\tset ||" meaning="success"/>
        <step id="a" name=" An
          account "/>
        <group><step/></group>
      </step-indicator>
      """
    )
    #expect(component.id == "c")
    #expect(component.current == 2)
    #expect(!component.isOrdered && !component.isDynamic && !component.isLocalized)
    #expect(component.steps.map(\.name) == [.known("An account"), .absent])
    #expect(component.steps.map(\.id) == ["a", nil])
    #expect(component.states.map(\.id) == ["ok", "current", "upcoming"])
    #expect(component.states.map(\.meaning) == [.completed, .current, .upcoming])
    #expect(component.states[0].announcedAs == ["done", "all set"])
    #expect(component.states[0].hue == .success)
    #expect(component.states.map { $0.source != nil } == [true, false, false])
    #expect(component.snapshots[0].stepStates == [0, 1])
  }

  @Test func incompleteData() throws {
    let component = try SpecSource.component(
      "<step-indicator><step/></step-indicator>",
      "complete='tree'"
    )
    #expect(component.steps.map(\.name) == [.unknown("the name of the step")])
  }

  // MARK: progress and charts

  @Test func progress() throws {
    let progress = try SpecSource.component("<progress type='ring' value='30' max='120' unit='s'/>")
      .progress
    #expect(progress?.form == .ring)
    #expect(progress?.percent == 25)
    #expect(progress?.unit == .known("s"))
    #expect(progress?.isDeterminate == true)
    let spinner = try SpecSource.component("<progress type='spinner'/>").progress
    #expect(spinner?.isDeterminate == false)
    #expect(spinner?.value == .absent)
    #expect(spinner?.maximum == 1)
  }

  @Test func chart() throws {
    let chart = try #require(
      try SpecSource.component(
        """
        <chart type="line" stacking="grouped" gap="2" unit="km" summary="Falls">
          <series id="a" name="A"/><series id="b" empty="true" dash="2 2" line-width="3"/>
          <group><mark category="Mon" series="b" value="-1.5e1"/></group>
          <mark category=" Tue " series="a" value="2" summary="true"/><mark category="Mon"/>
          <axis dimension="x" every="3"><title>Day</title></axis>
          <axis dimension="y" title="Way" unit="km"/>
          <legend order="reversed"/>
          <descriptor title="T"/>
        </chart>
        """
      ).chart
    )
    #expect(chart.form == .line)
    #expect(chart.stacking == .grouped)
    #expect(chart.gap == 2)
    #expect(chart.unit == .known("km"))
    #expect(chart.summary == .known("Falls"))
    #expect(chart.series.map(\.name) == [.known("A"), .absent])
    #expect(chart.series[1].isEmpty && chart.series[1].dash == "2 2")
    #expect(chart.series[1].width == 3)
    #expect(chart.marks.map(\.series) == [1, 0, nil])
    #expect(
      chart.marks.map(\.value) == [.known(-15), .known(2), .absent]
    )
    #expect(chart.marks.map(\.isSummary) == [false, true, false])
    #expect(chart.categories == ["Mon", "Tue"])
    #expect(chart.axes.map(\.title) == [.known("Day"), .known("Way")])
    #expect(chart.axes.map(\.every) == [3, 1])
    #expect(chart.legend?.order == .reversed)
    #expect(chart.legend?.entries.map(\.series) == [1, 0])
    #expect(chart.descriptor?.series == ["A"])
    #expect(chart.descriptor?.axes == ["Day", "Way, km"])
  }

  @Test func explicitEntries() throws {
    let legend = try SpecSource.component(
      """
      <chart type="bar"><series id="a" name="A"/>
        <legend><entry series="a" name="First"/><entry series="a"/><entry/></legend></chart>
      """
    ).chart?.legend
    #expect(legend?.entries.map(\.name) == [.known("First"), .known("A"), .absent])
    #expect(legend?.entries.map(\.series) == [0, 0, nil])
    #expect(legend?.order == .series)
  }
}
