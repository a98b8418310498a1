import A11yModel
import Testing

/// Points without names: which small shapes are data, of which size and form.
@Suite struct SeenPointTests {
  private static let numbers =
    "<text x='40' y='118'>1</text><text x='80' y='118'>2</text><text x='120' y='118'>3</text>"
  private static let axes = PlainChart.measures + numbers
  private static let places = [(40, 50), (60, 61), (75, 43), (90, 80), (110, 66), (131, 57)]

  /// One shape at each place, made of its number and the place.
  private static func shapes(
    _ places: [(Int, Int)] = places,
    _ shape: (Int, (Int, Int)) -> String
  ) -> String {
    places.enumerated().map { shape($0.offset, $0.element) }.joined()
  }

  private static func circle(_ place: (Int, Int), _ radius: Double, _ look: String = "") -> String {
    "<circle cx='\(place.0)' cy='\(place.1)' r='\(radius)' \(look)/>"
  }

  private static func square(_ place: (Int, Int)) -> String {
    "<rect x='\(place.0 - 3)' y='\(place.1 - 3)' width='6' height='6'/>"
  }

  private static func triangle(_ place: (Int, Int)) -> String {
    "<path d='M\(place.0) \(place.1 - 3)l3 6h-6z'/>"
  }

  private func summary(_ content: String, axes: String = SeenPointTests.axes) throws -> String {
    try RecognizedSVG(axes + content).summary
  }

  /// How large they are is what they show.
  @Test func bubblesMayHaveAnySize() throws {
    let bubbles = Self.shapes { Self.circle($1, 2 + Double($0) * 1.7) }
    #expect(try summary(bubbles) == "scatter none ‘’ 6 marks of ")
    // As plotly and ECharts have them.
    let paths = Self.shapes { number, place in
      let radius = 2 + Double(number)
      return "<path transform='translate(\(place.0),\(place.1))' "
        + "d='M\(radius),0A\(radius),\(radius) 0 1,1 0,-\(radius)"
        + "A\(radius),\(radius) 0 0,1 \(radius),0Z'/>"
    }
    #expect(try summary(paths) == "scatter none ‘’ 6 marks of ")
    // What is as large as half of the plot is no point, and rings that explain sizes are none.
    let rings = [3.0, 6, 9].map { Self.circle((120, 40), $0, "fill='none' stroke='red'") }.joined()
    #expect(
      try summary(bubbles + Self.circle((80, 60), 40) + rings) == "scatter none ‘’ 6 marks of "
    )
  }

  @Test func fewPointsAreOnesWhereBothAxesMeasure() throws {
    let few = Self.shapes(Array(Self.places.prefix(3))) { Self.circle($1, 3) }
    #expect(try summary(few) == "scatter none ‘’ 3 marks of ")
    let names = PlainChart.measures + PlainChart.names
    #expect(try summary(few, axes: names) != "scatter none ‘’ 3 marks of ")
    #expect(
      try summary(Self.shapes { Self.circle($1, 3) }, axes: names)
        == "scatter none ‘’ 6 marks of "
    )
    // Two of each form are six together.
    let forms = Self.shapes { number, place in
      [Self.circle(place, 3), Self.square(place), Self.triangle(place)][number % 3]
    }
    #expect(try summary(forms) == "scatter none ‘’ 6 marks of ")
  }

  @Test(arguments: [
    // Symbols of different forms; bullets before the lines of a text; places of a grid, or on one level.
    shapes { number, place in
      let forms = [
        "h6v6h-6", "l3 6h-6", "h6l-3 6", "h2v4h4v2h-6", "l3 3l-3 3l-3-3", "h6v2h-4v4h-2",
      ]
      return "<path d='M\(place.0) \(place.1)\(forms[number])z'/>"
    },
    shapes([(60, 40), (60, 55), (60, 70)]) { number, place in
      circle(place, 2) + "<text x='66' y='\(place.1 + 4)'>It rose \(number)</text>"
    } + square((100, 50)) + square((110, 53)),
    shapes([(40, 40), (60, 40), (40, 60), (60, 60)]) { circle($1, 3) },
    shapes([(40, 40), (60, 40), (75, 40), (90, 40), (110, 40)]) { circle($1, 3) },
  ])
  func otherSmallShapesAreNoPoints(_ content: String) throws {
    #expect(try RecognizedSVG(Self.axes + content).chart?.marks.isEmpty ?? true)
  }

  /// Lines lead from one node to several; in a line of data, each point has two neighbours.
  @Test func nodesOfAGraphAreNoPoints() throws {
    let nodes = Self.shapes { Self.circle($1, 4) }
    func edges(_ pairs: [(Int, Int)]) -> String {
      pairs.map { one, other in
        let (start, end) = (Self.places[one], Self.places[other])
        return "<line x1='\(start.0)' y1='\(start.1)' x2='\(end.0)' y2='\(end.1)' stroke='gray'/>"
      }.joined()
    }
    let graph = edges([(0, 1), (0, 2), (0, 3), (2, 4), (4, 5)]) + nodes
    #expect(try RecognizedSVG(Self.axes + graph).chart?.marks.isEmpty ?? true)
    let chain = edges([(0, 1), (1, 2), (2, 3), (3, 4), (4, 5)]) + nodes
    #expect(try summary(chain) == "scatter none ‘’ 6 marks of ")
  }

  /// As ECharts has its legend: in a row over the plot.
  @Test func swatchesInARowAreNoPoints() throws {
    let points = Self.shapes {
      Self.circle($1, 2 + Double($0), "fill='\($0 < 3 ? "#084" : "#b05")'")
    }
    let keys = [(60, "#084", "North"), (110, "#b05", "South")].map { x, color, name in
      Self.circle((x, 30), 4, "fill='\(color)'") + "<text x='\(x + 6)' y='34'>\(name)</text>"
    }.joined()
    let image = try RecognizedSVG(Self.axes + points + keys)
    #expect(image.summary == "scatter none ‘’ 6 marks of North, South")
    #expect(image.legend == ["North: 0", "South: 1"])
    // The names of the points of a map of cities are no legend.
    let cities = Self.shapes {
      Self.circle($1, 3) + "<text x='\($1.0 + 5)' y='\($1.1 + 4)'>C\($0)</text>"
    }
    #expect(try summary(cities) == "scatter none ‘’ 6 marks of ")
  }

  @Test func theAxisMayStandAtTheRight() throws {
    let right = PlainChart.measures.replacing("x='20'", with: "x='198'")
    let points = Self.shapes { Self.circle($1, 3) }
    #expect(try summary(points, axes: right + Self.numbers) == "scatter none ‘’ 6 marks of ")
    let line = "<path d='M30 90L60 50L120 60L160 30' fill='none' stroke='red'/>"
    #expect(try summary(line, axes: right + Self.numbers) == "line none ‘’ 1 marks of ")
  }
}
