import A11yModel
import Testing

/// Axes that files call by the names that they have before the plot is turned.
@Suite struct TurnedAxisTests {
  /// As lets-plot does with `coord_flip`.
  @Test func thePlaceOfTheTicksTellsWhichAxisItIs() throws {
    let names = [20, 50, 80].enumerated().map { place, y in
      "<text class='axis-text-x' x='2' y='\(y)'>Q\(place + 1)</text>"
    }
    let numbers = [30, 90, 150].enumerated().map { place, x in
      "<text class='axis-text-y' x='\(x)' y='118'>\(place * 5)</text>"
    }
    let bars = [(12, 90), (42, 60), (72, 110)].map { y, width in
      "<rect x='30' y='\(y)' width='\(width)' height='12' fill='#084'/>"
    }
    let titles =
      "<text class='axis-title-x' transform='translate(10 60) rotate(-90)'>quarter</text>"
      + "<text class='axis-title-y' x='80' y='134'>sales</text>"
    let image = try RecognizedSVG((names + numbers + bars).joined() + titles)
    #expect(image.axes == ["x (sales): 0 5 10", "y (quarter): Q1 Q2 Q3"])
  }
}
