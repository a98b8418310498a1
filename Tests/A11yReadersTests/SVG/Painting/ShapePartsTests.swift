import A11yModel
import Testing
import XML

@testable import SVGPainting
@testable import SVGReader
@testable import SpecReader

/// What the marks, lines and swatches of SVG charts look like.
@Suite struct ShapePartsTests {
  /// Each part as `series 0 rectangle 20 × nil: #FF0000 on #FFFFFF`, in light.
  ///
  /// Elements of class `a` are marks of the first series, those of `b` of the second; `line` and
  /// `key` are lines and swatches of the first, `grid` are gridlines.
  func parts(
    _ content: String,
    form: Chart.Form? = .bar,
    page: [Appearance: Color] = [:]
  ) throws -> [String] {
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">\(content)</svg>
      """
    let file = SVGFile(try Tree(parsing: Array(text.utf8), by: Grammar.spec.vocabulary).root)
    var painter = SVGPainter(file)
    painter.paint()
    let roles: [String: (Part.Role, Int?)] = [
      "a": (.mark, 0), "b": (.mark, 1), "line": (.series, 0), "key": (.swatch, 0),
      "grid": (.gridline, nil),
    ]
    var found: [ShapeRole] = []
    func visit(_ element: XML.Element) {
      if let (role, series) = element["class"].flatMap({ roles[$0] }) {
        found.append(
          ShapeRole(element: element, role: role, series: series, subject: .mark(found.count))
        )
      }
      for child in element.elements { visit(child) }
    }
    visit(file.root)
    let shapes = ShapeParts(painter, found, form: form, PaintedColors(painter, page: page))
    return shapes.parts.map { part in
      let seen = shapes.renderings[part.rendering][Variant(.light, .base)]
      let colors = [seen?.fill, seen?.outline?.coat].compactMap { $0.map(words) }
      let size = [part.width, part.height].map { $0.map { "\(Int($0.rounded()))" } ?? "nil" }
      let owner = part.subject == .component ? "" : "own "
      return "\(owner)\(part.role) \(part.series ?? -1) \(part.shape?.rawValue ?? "-") "
        + size.joined(separator: " × ") + ": " + colors.joined(separator: ", outline ")
    }
  }

  private func words(_ coat: Coat) -> String {
    switch coat.colors {
    case .known(let pairs):
      pairs.map { "\($0.foreground.hex) on \($0.background.hex)" }.sorted()
        .joined(separator: " or ")
    case .unknown(let fact): fact
    }
  }

  static let page = "<rect width='100' height='100' fill='white'/>"

  /// A border that is painted as a shape of its own is the border of what it goes around.
  @Test(arguments: [
    ("M10 20H30V80H10Z", true), ("M10 20H30V80H10V20", true), ("M9.5 19.5h21v61h-21Z", true),
    // Along three sides, around more, or twice around.
    ("M10 20H30V80H10", false), ("M5 20H30V80H5Z", false),
    ("M10 20H30V80H10ZM10 20H30V80H10Z", false),
  ])
  func bordersMayBeShapes(_ path: String, _ isBorder: Bool) throws {
    let border = "<path d='\(path)' fill='none' stroke='#036'/>"
    let bar = "<rect class='a' x='10' y='20' width='20' height='60' fill='#9CE'/>"
    let look = "mark 0 rectangle nil × nil: #99CCEE on #FFFFFF"
    #expect(
      try parts(Self.page + bar + border)
        == [isBorder ? "\(look), outline #003366 on #FFFFFF" : look]
    )
  }

  /// Bars within others lie on these, and are told from them by how broad they are.
  @Test func barsStandWithinOthers() throws {
    let outer = [10, 50].map { "<rect class='a' x='\($0)' y='20' width='30' height='\($0 + 40)'/>" }
    let inner = [20, 60].map {
      "<rect class='b' x='\($0)' y='40' width='10' height='\($0 / 4)' fill='#888'/>"
    }
    #expect(
      try parts(Self.page + outer.joined() + inner.joined()) == [
        "mark 0 rectangle 30 × nil: #000000 on #FFFFFF",
        "mark 1 rectangle 10 × nil: #888888 on #000000",
      ]
    )
    // Some lie in others by chance.
    let loose = inner[0] + inner[0].replacing("x='20'", with: "x='85'")
    #expect(
      try parts(Self.page + outer.joined() + loose) == [
        "mark 0 rectangle nil × nil: #000000 on #FFFFFF",
        "mark 1 rectangle nil × nil: #888888 on #FFFFFF",
      ]
    )
  }

  /// They are looked at as what is filled.
  @Test func barsMayBeBroadLines() throws {
    let lines =
      "<path class='a' d='M20 80V20' stroke='#08F' stroke-width='20'/>"
      + "<path class='a' d='M60 80V40' stroke='#08F' stroke-width='20'/>"
    #expect(try parts(Self.page + lines) == ["mark 0 rectangle nil × nil: #0088FF on #FFFFFF"])
  }

  @Test(arguments: [
    // A path along the axes is a rectangle, as the bars of Plotly and Vega are.
    (
      "<path class='a' d='M10,80V20H30V80Z' fill='#08F'/>"
        + "<path class='b' d='M40 50h20v30h-20Z' fill='#036'/>"
        + "<path class='b' d='M70 50l20 5v25h-20Z' fill='#FF0'/>",
      [
        "mark 0 rectangle nil × nil: #0088FF on #FFFFFF",
        "mark 1 rectangle nil × nil: #003366 on #FFFFFF",
        "own mark 1 path nil × nil: #FFFF00 on #FFFFFF",
      ]
    ),
    // Marks of a series that look alike are one part, whatever their height.
    (
      "<rect class='a' x='10' y='20' width='20' height='60' fill='#08F'/>"
        + "<rect class='a' x='40' y='50' width='20' height='30' fill='#08F'/>",
      ["mark 0 rectangle nil × nil: #0088FF on #FFFFFF"]
    ),
    // A line lies on the bars of other series that it crosses, and not on what belongs to it.
    (
      "<rect class='b' x='10' y='20' width='80' height='60' fill='#036'/>"
        + "<path class='line' d='M20 30L80 70' fill='none' stroke='#024' stroke-width='3'/>",
      [
        "mark 1 rectangle nil × nil: #003366 on #FFFFFF",
        "series 0 line nil × nil: #002244 on #003366",
      ]
    ),
    (
      "<rect class='a' x='10' y='20' width='80' height='60' fill='#036'/>"
        + "<path class='line' d='M20 30L80 70' fill='none' stroke='#024' stroke-width='3'/>",
      [
        "mark 0 rectangle nil × nil: #003366 on #FFFFFF",
        "series 0 line nil × nil: #002244 on #FFFFFF",
      ]
    ),
    // What is painted over or cut away is not seen.
    (
      "<rect class='a' x='10' y='20' width='20' height='60' fill='#08F'/>"
        + "<rect width='100' height='100' fill='white'/>",
      []
    ),
    (
      "<clipPath id='c'><circle cx='50' cy='50' r='50'/></clipPath>"
        + "<rect class='a' width='9' height='9' fill='#08F' clip-path='url(#c)'/>"
        + "<rect class='b' x='40' y='40' width='9' height='9' fill='#08F' clip-path='url(#c)'/>",
      ["mark 1 rectangle nil × nil: #0088FF on #FFFFFF"]
    ),
    // Between the parts of a pattern is nothing of it; a width of its own in the dark is said.
    (
      "<pattern id='p' width='4' height='4'><circle r='1' fill='#084'/></pattern>"
        + "<rect class='a' x='10' y='20' width='20' height='60' fill='url(#p)'/>",
      ["mark 0 rectangle nil × nil: #008844 on #FFFFFF"]
    ),
    (
      "<style>@media (prefers-color-scheme: dark) { path { stroke-width: .1 } }</style>"
        + "<path class='line' d='M20 30L80 70' fill='none' stroke='#024' style='stroke-width: 3'/>"
        + "<path class='line' d='M20 20L80 60' fill='none' stroke='#024' stroke-width='3'/>",
      [
        "series 0 line nil × nil: #002244 on #FFFFFF",
        "own series 0 line nil × nil: "
          + "how the width of its line differs between appearances",
      ]
    ),
    // Lines to read values off, texts and other marks are not what a mark lies on.
    (
      "<path class='grid' d='M0 50H100' stroke='black' stroke-width='30'/>"
        + "<rect class='a' x='10' y='20' width='20' height='60' fill='#08F'/>"
        + "<rect class='b' x='30' y='20' width='20' height='60' fill='#F80'/>",
      [
        "mark 0 rectangle nil × nil: #0088FF on #FFFFFF",
        "mark 1 rectangle nil × nil: #FF8800 on #FFFFFF",
      ]
    ),
    // A panel is; a mark over its edge is seen against both.
    (
      "<rect x='20' width='80' height='100' fill='#DDD'/>"
        + "<circle class='a' cx='60' cy='50' r='5' fill='red'/>"
        + "<circle class='a' cx='20' cy='50' r='5' fill='red'/>",
      [
        "mark 0 circle nil × nil: #FF0000 on #DDDDDD",
        "own mark 0 circle nil × nil: #FF0000 on #DDDDDD or #FF0000 on #FFFFFF",
      ]
    ),
    // Opacity of marks and groups shows the ground through them.
    (
      "<g class='a' opacity='0.5'><rect width='20' height='20' fill='black'/></g>",
      ["mark 0 rectangle nil × nil: #808080 on #FFFFFF"]
    ),
    // A line has the colour of its stroke, a mark with a border both.
    (
      "<path class='line' d='M0 10L50 90L99 50' fill='none' stroke='#080' stroke-width='3' "
        + "stroke-dasharray='4 2'/>"
        + "<circle class='a' cx='50' cy='50' r='5' fill='white' stroke='#333' stroke-width='2'/>",
      [
        "series 0 line nil × nil: #008800 on #FFFFFF",
        "mark 0 circle nil × nil: #FFFFFF on #FFFFFF, outline #333333 on #FFFFFF",
      ]
    ),
    // What cannot be known is said.
    (
      "<image width='100' height='100' href='a.png'/><rect class='a' width='20' height='20'/>",
      ["mark 0 rectangle nil × nil: the pixels of an image"]
    ),
    // A swatch is another thing than the marks it explains.
    (
      "<rect class='key' x='80' y='5' width='9' height='9' fill='red'/>"
        + "<rect class='a' x='9' y='9' width='20' height='80' fill='red'/>",
      [
        "swatch 0 rectangle 9 × 9: #FF0000 on #FFFFFF",
        "mark 0 rectangle nil × nil: #FF0000 on #FFFFFF",
      ]
    ),
  ])
  func looks(_ content: String, _ expected: [String]) throws {
    #expect(try parts(Self.page + content) == expected)
  }

  @Test func slicesAndAreasAreToldFromOtherPaths() throws {
    let path = "<path class='a' d='M50 50V10A40 40 0 0 1 90 50Z' fill='blue'/>"
    #expect(
      try parts(Self.page + path, form: .pie) == ["mark 0 slice nil × nil: #0000FF on #FFFFFF"]
    )
    // Where nobody knows what chart it is, how large a mark is may be data.
    #expect(
      try parts(Self.page + path, form: nil) == ["mark 0 path nil × nil: #0000FF on #FFFFFF"]
    )
    let area = "<path class='line' d='M0 50L50 20L100 60V100H0Z' fill='blue'/>"
    #expect(
      try parts(Self.page + area, form: .area) == ["series 0 area nil × nil: #0000FF on #FFFFFF"]
    )
  }

  @Test func aTransparentPageIsToldWithWhatItMayBe() throws {
    let bar = "<rect class='a' x='10' width='20' height='20' fill='#767676'/>"
    #expect(
      try parts(bar) == ["mark 0 rectangle nil × nil: the colour of the page behind the image"]
    )
    #expect(
      try parts(bar, page: [.light: .white])
        == ["mark 0 rectangle nil × nil: #767676 on #FFFFFF"]
    )
  }

  @Test func manyMarksTakeNoLongerThanTheyMust() throws {
    let dots = (0..<20_000).map { index in
      "<circle class='a' cx='\(index % 97)' cy='\(index % 89)' r='1' fill='#00F'/>"
    }
    #expect(try parts(Self.page + dots.joined()).count < 30)
  }
}
