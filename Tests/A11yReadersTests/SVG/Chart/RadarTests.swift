import A11yModel
import Support
import Testing

/// Radar charts, in which lines go around a centre, and what else does.
@Suite struct RadarTests {
  /// As many points around the middle, at distances from it in turn, the first at the top.
  private static func points(_ radii: [Double], from start: Double = -90) -> String {
    radii.enumerated().map { place, radius in
      let angle = start + Double(place) * 360 / Double(radii.count)
      let x = 100 + radius * Mathematics.cosine(degrees: angle)
      let y = 65 + radius * Mathematics.sine(degrees: angle)
      return "\(x.rounded()),\(y.rounded())"
    }.joined(separator: " ")
  }

  private static let one = [40.0, 20, 30, 15, 35]
  private static let other = [22.0, 38, 18, 40, 26]

  private static func area(_ radii: [Double], _ color: String, from start: Double = -90) -> String {
    "<polygon points='\(points(radii, from: start))' fill='\(color)' fill-opacity='0.4' stroke='\(color)'/>"
  }

  private static func labels(_ words: [String], from start: Double = -90) -> String {
    zip(words, points(words.map { _ in 58 }, from: start).split(separator: " ")).map {
      word,
      point in
      let place = point.split(separator: ",")
      return
        "<text x='\(place[0])' y='\(place[1])' font-size='8' text-anchor='middle'>\(word)</text>"
    }.joined()
  }

  private static let words = ["Speed", "Range", "Price", "Space", "Looks"]
  private static let circles = [15, 30, 45].map {
    "<circle cx='100' cy='65' r='\($0)' fill='none' stroke='#ccc'/>"
  }.joined()
  private static let webs = [15.0, 30, 45].map { radius in
    "<polygon points='\(points(words.map { _ in radius }))' fill='none' stroke='#ccc'/>"
  }.joined()
  private static let spokes = points(words.map { _ in 45 }).split(separator: " ").map { point in
    "<path d='M100,65 \(point)' stroke='#ccc'/>"
  }.joined()

  @Test(arguments: [
    circles, webs, circles + spokes, "<rect width='200' height='130' fill='#fff'/>" + webs,
  ])
  func linesGoAroundRings(_ grid: String) throws {
    let image = try RecognizedSVG(
      grid + Self.labels(Self.words) + Self.area(Self.one, "#06c") + Self.area(Self.other, "#c60")
    )
    #expect(image.summary == "? none ‘’ 2 marks of ?, ?")
    #expect(image.axes == ["x: Speed Range Price Space Looks"])
    #expect(image.chart?.assumed.isSuperset(of: [.form, .marks, .axes]) == true)
  }

  /// A ring of nothing is one of the rings, whatever the file calls it (ApexCharts).
  @Test func theCenterIsNoSeries() throws {
    let center = "<polygon points='100,65 100,65 100,65' fill='none' stroke='#ccc'/>"
    let areas = [Self.area(Self.one, "#06c"), Self.area(Self.other, "#c60")].map { area in
      "<g class='apexcharts-series'>\(area)</g>"
    }
    let image = try RecognizedSVG(
      "<g class='apexcharts-radar-series apexcharts-plot-series'>\(Self.webs)\(center)"
        + "\(areas.joined())</g>" + Self.labels(Self.words)
    )
    #expect(image.summary == "? none ‘’ 2 marks of ?, ?")
  }

  /// Targets beside it have as many rings, and are smaller.
  @Test func theLargestRingsCount() throws {
    let targets = [(12, 12), (188, 12), (12, 118), (188, 118)].flatMap { x, y in
      [3, 6, 9].map { "<circle cx='\(x)' cy='\(y)' r='\($0)' fill='none' stroke='#ccc'/>" }
    }.joined()
    let image = try RecognizedSVG(
      targets + Self.circles + Self.labels(Self.words) + Self.area(Self.one, "#06c")
    )
    #expect(image.axes == ["x: Speed Range Price Space Looks"])
  }

  @Test func theFirstMayStandAtTheFoot() throws {
    let image = try RecognizedSVG(
      Self.circles + Self.labels(["a", "b", "c"], from: 90)
        + Self.area([20, 40, 30], "#06c", from: 90)
    )
    #expect(image.axes == ["x: a b c"])
  }

  /// ApexCharts names the rings as it does the series: they stand in one group.
  @Test func ringsAreNoMarksWhateverTheyAreCalled() throws {
    let image = try RecognizedSVG(
      """
      <g class='apexcharts-radar-series apexcharts-plot-series'>\(Self.webs)
      <g class='apexcharts-series'>\(Self.area(Self.one, "#06c"))</g>
      <g class='apexcharts-series'>\(Self.area(Self.other, "#c60"))</g></g>
      """ + Self.labels(Self.words)
    )
    #expect(image.chart?.form == nil && image.chart?.series.count == 2)
    let parts = image.document.components[0].parts
    #expect(parts.filter { $0.role == .mark }.isEmpty && parts.contains { $0.role == .series })
  }

  @Test(arguments: [
    // Rings alone, with labels, and a target; a web, and a star that only some words stand around; a
    // polygon whose corners lie in other directions; one ring.
    circles, circles + labels(words), circles.replacing("none", with: "#c00"), webs + spokes,
    circles + labels(["N", "E", "S", "W"]) + area([40, 12, 40, 12, 40, 12, 40, 12], "#c00"),
    circles + labels(words) + area(one, "#06c", from: -60),
    "<circle cx='100' cy='65' r='45' fill='none' stroke='#ccc'/>" + labels(words)
      + area(one, "#06c"),
  ])
  func othersGoAroundToo(_ content: String) throws {
    #expect(try RecognizedSVG(content).chart == nil)
  }

  /// As D3’s radar charts are: lines of rings one by one, which lead from one spoke to the next.
  @Test func theWebMayBeSpokes() throws {
    let spokes = Self.spokes
    let chords = [15.0, 30, 45].flatMap { radius in
      let corners = Self.points(Self.words.map { _ in radius }).split(separator: " ")
      return zip(corners, corners.dropFirst() + corners.prefix(1)).map {
        "<path d='M\($0) L\($1)' stroke='#ccc'/>"
      }
    }.joined()
    let data = Self.labels(Self.words) + Self.area(Self.one, "#06c")
    for web in [spokes, spokes + chords] {
      let image = try RecognizedSVG(web.replacing("<path", with: "<path fill='none'") + data)
      #expect(image.summary == "? none ‘’ 1 marks of ")
      #expect(image.axes == ["x: Speed Range Price Space Looks"])
      let shapes = image.document.components[0].parts.filter { $0.kind != .text }
      #expect(shapes.count == 1)
    }
    // Lines that do not go to all sides, or are of several lengths, are none.
    let half = spokes.replacing("100,65 ", with: "100,64 ", maxReplacements: 2)
      .replacing("<path", with: "<path fill='none'")
    #expect(try RecognizedSVG(half + data).chart == nil)
  }

  /// Numbers on the rings stand nearer than the words around them; the file may call those a legend, and
  /// the spokes may reach beyond the rings.
  @Test func numbersOnRingsAreNoLabels() throws {
    let numbers = [15, 30, 45].map {
      "<text x='102' y='\(68 - $0)' font-size='6'>\($0)</text>"
    }.joined()
    let long = Self.points(Self.words.map { _ in 50 }).split(separator: " ").map {
      "<path d='M100,65 \($0)' stroke='#ccc'/>"
    }.joined()
    let named = Self.labels(Self.words).replacing("<text", with: "<text class='legend'")
    let image = try RecognizedSVG(
      Self.circles + long + numbers + named + Self.area(Self.one, "#06c")
    )
    #expect(image.axes == ["x: Speed Range Price Space Looks", "y: 15 30 45"])
    #expect(image.chart?.legend == nil && image.summary == "? none ‘’ 1 marks of ")
    let shapes = image.document.components[0].parts.filter { $0.kind != .text }
    #expect(shapes.count == 1)
  }

  /// As Mermaid and D3 fill them: the data lie on them.
  @Test func filledRingsAreBehindTheData() throws {
    func contrast(_ fill: String) throws -> [String] {
      let rings = Self.circles.replacing("fill='none'", with: "fill='\(fill)'")
      let image = try RecognizedSVG(rings + Self.labels(Self.words) + Self.area(Self.one, "#06c"))
      #expect(image.summary == "? none ‘’ 1 marks of ")
      let component = image.document.components[0]
      return component.parts.filter { $0.role == .series }.map {
        "\(component.renderings[$0.rendering])"
      }
    }
    #expect(try contrast("#333") != contrast("#eee"))
  }

  /// D3 joins the corners by curves, and names areas, not the rings; each has its points besides.
  @Test func curvesMayJoinTheCorners() throws {
    func curve(_ radii: [Double], _ color: String) -> String {
      let corners = Self.points(radii).split(separator: " ")
      let data =
        "M\(corners[0])"
        + (corners.dropFirst() + corners.prefix(1)).enumerated()
        .map { place, end in "C\(corners[place]) \(end) \(end)" }.joined() + "Z"
      let dots = corners.map { corner in
        let place = corner.split(separator: ",")
        return
          "<circle class='radarCircle' cx='\(place[0])' cy='\(place[1])' r='2' fill='\(color)'/>"
      }
      return "<g class='radarWrapper'><path class='radarArea' d='\(data)' fill='\(color)' "
        + "fill-opacity='.3'/><path class='radarStroke' d='\(data)' fill='none' "
        + "stroke='\(color)'/>\(dots.joined())</g>"
    }
    let image = try RecognizedSVG(
      Self.circles + Self.labels(Self.words) + curve(Self.one, "#06c") + curve(Self.other, "#c60")
    )
    #expect(image.summary == "? none ‘’ 10 marks of ?, ?")
    #expect(image.series == ["?: 2 lines 5 points", "?: 2 lines 5 points"])
    #expect(image.chart?.assumed.contains(.marks) == true)
  }

  // MARK: what is called so

  private static let tiles = [
    (0, 0, 100, 80), (0, 80, 100, 50), (100, 0, 60, 70), (160, 0, 40, 70), (100, 70, 100, 60),
  ]
  .map { "<rect x='\($0)' y='\($1)' width='\($2)' height='\($3)' fill='#06c' stroke='#fff'/>" }
  .joined()

  /// Tiles are those of a treemap where the file says so; a plan of rooms is drawn alike.
  @Test func tilesAreToldByNames() throws {
    #expect(try RecognizedSVG(Self.tiles).chart == nil)
    #expect(try RecognizedSVG("<title>Plan of the second floor</title>" + Self.tiles).chart == nil)
    #expect(try RecognizedSVG("<title>Treemap icon button large</title>" + Self.tiles).chart == nil)
    let ground = "<rect width='200' height='130' fill='#eee'/>"
    let named = try RecognizedSVG("<title>Treemap of sizes by folder</title>" + ground + Self.tiles)
    #expect(named.chart?.marks.count == 5 && named.chart?.form == nil)
    let classed = try RecognizedSVG("<g class='apexcharts-treemap'>\(Self.tiles)</g>")
    #expect(classed.chart?.marks.count == 5)
    // Plotly has an empty layer for treemaps in all its charts.
    let bars = "<g class='bars'>\(Self.tiles)</g><g class='treemaplayer'/>"
    #expect(try RecognizedSVG(PlainChart.axes + bars).chart?.form == .bar)
    // What can be pressed is no cursor.
    let slices = Self.tiles.replacing("<rect", with: "<rect class='slice cursor-pointer'")
    #expect(try RecognizedSVG("<g class='trace treemap'>\(slices)</g>").chart?.marks.count == 5)
  }

  /// Of a kind whose parts nobody knows, the whole is known.
  @Test(arguments: [
    "Sankey diagram", "Funnel chart", "Waterfall chart", "Streamgraph", "Gantt-Diagramm",
    "Diagramme en cascade", "Box plot", "Chart showing", "Bar chart",
  ])
  func chartsOfOtherKindsAreToldByNames(_ kind: String) throws {
    let links = "<path d='M0 0h90v30h-90z' fill='#06c'/><path d='M90 0h90v20h-90z' fill='#c60'/>"
    let image = try RecognizedSVG(
      "<title>\(kind) of energy from source to use</title>" + links
    )
    #expect(image.chart?.marks.isEmpty == true && image.chart?.assumed.contains(.form) == true)
  }

  @Test(arguments: [
    "Energy from source to use", "Flow chart of energy from source to use",
    "Chart of the harbour at low tide", "Icon for the waterfall chart of the report",
  ])
  func otherNamesTellNone(_ name: String) throws {
    let links = "<path d='M0 0h90v30h-90z' fill='#06c'/><path d='M90 0h90v20h-90z' fill='#c60'/>"
    #expect(try RecognizedSVG("<title>\(name)</title>" + links).chart == nil)
  }
}
