import Testing

@testable import Geometry

@Suite struct LengthTests {
  private let basis = LengthBasis(
    fontSize: 20,
    rootFontSize: 10,
    viewport: LengthBasis.Extent(width: 300, height: 400),
    window: LengthBasis.Extent(width: 1000, height: 500)
  )

  @Test(arguments: [
    ("12", 12), ("12px", 12), (" -1.5PX ", -1.5), ("72pt", 96), ("6pc", 96), ("1in", 96),
    ("2.54cm", 96), ("25.4mm", 96), ("101.6Q", 96), ("2em", 40), ("2rem", 20), ("1ex", 10),
    ("1ch", 10), ("50%", 150), ("10vw", 100), ("10vh", 50), ("10vmin", 50), ("10vmax", 100),
    ("1e1px", 10), ("1em", 20), ("1e1em", 200),
  ])
  func pixels(_ text: String, expected: Double) throws {
    let length = try #require(Length(text))
    #expect(abs(length.pixels(basis, along: .horizontal) - expected) < 1e-9)
  }

  /// √((300² + 400²) / 2) is what radii and stroke widths are percentages of.
  @Test func percentagesAreOfTheirDirection() throws {
    let half = try #require(Length("50%"))
    #expect(half.pixels(basis, along: .vertical) == 200)
    #expect(abs(half.pixels(basis, along: .diagonal) - 250 / 2.0.squareRoot()) < 1e-9)
    #expect(half.pixels(basis, percentageOf: 8) == 4)
  }

  @Test(arguments: ["", "px", "1 px", "1furlong", "auto", "1px2", "1%%", "calc(1px)", "1px,"])
  func noLengths(_ text: String) {
    #expect(Length(text) == nil)
  }

  @Test func lists() {
    #expect(Length.list("1 2px,3em")?.map(\.unit) == [.number, .px, .em])
    #expect(Length.list("")?.isEmpty == true)
    #expect(Length.list("1 two") == nil)
    #expect(Length.list("1,,2") == nil)
    #expect(Length.list("1,2,") == nil)
  }
}
