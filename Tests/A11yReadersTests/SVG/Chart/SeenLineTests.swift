import A11yModel
import Testing

/// Lines without names: what names them, what lies on them, and what tells them apart.
@Suite struct SeenLineTests {
  private static let axes = PlainChart.axes
  private static let north = "<path d='M30 90L80 70L130 20' fill='none' stroke='#084'/>"
  private static let south = "<path d='M30 30L80 50L130 90' fill='none' stroke='#b05'/>"
  private static let legend = PlainChart.legend

  private func read(_ content: String) throws -> RecognizedSVG {
    try RecognizedSVG(Self.axes + content)
  }

  /// The texts that stand for a series where it is shown, with the series.
  private func labels(_ content: String) throws -> [String] {
    try read(content).document.components[0].parts.compactMap { part in
      guard part.kind == .text, part.role == .plain else { return nil }
      return part.series.map { "\(part.sample): \($0)" }
    }
  }

  @Test func wordsAtTheirEndsNameThem() throws {
    let ends = "<text x='135' y='23'>North</text><text x='135' y='93'>South 12</text>"
    #expect(
      try read(Self.north + Self.south + ends).summary == "line none ‘’ 2 marks of North, South 12"
    )
    #expect(try labels(Self.north + Self.south + ends) == ["North: 0", "South 12: 1"])
    // Where one has none, the other’s may say anything.
    let one = "<text x='135' y='23'>Record</text>"
    #expect(try read(Self.north + Self.south + one).summary == "line none ‘’ 2 marks of ?, ?")
  }

  @Test func aNameIsALabelWhereItStandsAtItsSeries() throws {
    let lines = Self.north + Self.south + Self.legend
    #expect(
      try labels(lines + "<text x='135' y='23'>North: 95</text>") == ["North: 95: 0"]
    )
    #expect(try labels(lines + "<text x='60' y='135'>North</text>") == [])
    // Nearer to the other one.
    #expect(try labels(lines + "<text x='135' y='93'>North</text>") == [])
  }

  @Test func headingsOfPanelsNameWhatIsShownThere() throws {
    let panels = """
      <path d='M30 90L50 40L80 20' fill='none' stroke='#084'/>
      <path d='M90 90L110 80L140 60' fill='none' stroke='#b05'/>
      """
    let headings =
      "<text x='60' y='0' font-size='14'>Sales</text>"
      + "<text x='50' y='16'>North</text><text x='110' y='16'>South</text>"
    let lines = panels + Self.legend + headings
    #expect(try labels(lines) == ["North: 0", "South: 1"])
    #expect(try labels(Self.north + Self.south + Self.legend + headings) == [])
  }

  @Test func numbersAtTheirEndsAreNoLegend() throws {
    let chart = try read(
      Self.north + Self.south
        + "<circle cx='130' cy='20' r='3' fill='#084'/><text x='136' y='24'>95</text>"
        + "<circle cx='130' cy='90' r='3' fill='#b05'/><text x='136' y='94'>12</text>"
    )
    #expect(chart.chart?.legend == nil)
  }

  @Test func smallShapesAroundTheirCornersAreTheirPoints() throws {
    let points = """
      <g fill='#084'><circle cx='30' cy='90' r='3'/><circle cx='80' cy='70' r='3'/></g>
      <rect x='27' y='27' width='6' height='6' fill='white' stroke='#b05'/>
      <rect x='77' y='47' width='6' height='6' fill='white' stroke='#b05'/>
      <rect x='60' y='40' width='6' height='6' fill='#b05'/>
      """
    let chart = try read(Self.north + Self.south + points + Self.legend)
    #expect(chart.summary == "line none ‘’ 4 marks of North, South")
    #expect(chart.chart?.marks.map(\.series) == [0, 0, 1, 1])
    #expect(try read(Self.north + Self.south + points).summary == "line none ‘’ 4 marks of ?, ?")
  }

  @Test func markersOnTheirCornersTellThem() throws {
    let content = """
      <marker id='a'><circle r='3' fill='red'/></marker><marker id='b'><circle r='3'/></marker>
      <marker id='c'><path d='M0 0h4v4z'/></marker>
      <g marker-mid='url(#a)'>\(Self.north)</g>
      <g marker-mid='url(#MARKER)'>\(Self.south)</g>\(Self.legend)
      """
    let same = try read(content.replacing("MARKER", with: "b")).chart?.series.map(\.marker)
    #expect(same == ["marker 1", "marker 1"])
    let other = try read(content.replacing("MARKER", with: "c")).chart?.series.map(\.marker)
    #expect(other?[0] != other?[1])
  }

  @Test func dashesTellLinesOfOneColour() throws {
    let lines = """
      <path d='M30 90L80 70L130 20' fill='none' stroke='black'/>
      <path d='M30 30L80 50L130 90' fill='none' stroke='black' stroke-dasharray='6 3'/>
      """
    let legend = """
      <path d='M140 10h20' stroke='black'/><text x='164' y='13'>North</text>
      <path d='M140 40h20' stroke='black' stroke-dasharray='6 3'/><text x='164' y='43'>South</text>
      <path d='M30 70L130 75L160 71' fill='none' stroke='#b05'/>
      <path d='M140 64h20' stroke='#b05'/><text x='164' y='67'>West</text>
      """
    let chart = try read(lines + legend)
    #expect(chart.legend == ["North: 0", "South: 1", "West: 2"])
    // Without a legend too.
    #expect(try read(lines).summary == "line none ‘’ 2 marks of ?, ?")
  }

  @Test func keysMayHaveABorder() throws {
    let bordered = Self.legend.replacing("<rect", with: "<rect stroke='black'")
    #expect(try read(Self.north + Self.south + bordered).legend == ["North: 0", "South: 1"])
  }

  @Test func opacityTellsBarsWhereALegendSaysSo() throws {
    func bar(_ x: Int, _ height: Int, _ opacity: String) -> String {
      "<rect x='\(x)' y='\(97 - height)' width='10' height='\(height)' fill='#084' "
        + "fill-opacity='\(opacity)'/>"
    }
    let bars = bar(30, 40, "1") + bar(40, 50, ".4") + bar(70, 60, "1") + bar(80, 30, ".4")
    let legend =
      "<rect x='150' y='2' width='8' height='8' fill='#084'/><text x='162' y='10'>North</text>"
      + "<rect x='150' y='22' width='8' height='8' fill='#084' fill-opacity='.4'/>"
      + "<text x='162' y='30'>South</text>"
      + "<rect x='150' y='42' width='8' height='8' fill='#b05'/><text x='162' y='50'>West</text>"
      + bar(50, 45, "1").replacing("#084", with: "#b05")
    #expect(try read(bars + legend).legend == ["North: 0", "South: 1", "West: 2"])
  }
}
