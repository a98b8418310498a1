import Testing

/// What bars are taken for that are drawn as paths.
extension ShapePartsTests {
  /// Corners that are rounded make no other shape of a bar; what is cut, round or pointed does.
  @Test(arguments: [
    ("M10 80V23A3 3 0 0 1 13 20H27A3 3 0 0 1 30 23V80Z", "rectangle"),
    ("M10 80V24q0-4 4-4h12q4 0 4 4V80Z", "rectangle"),
    ("M10 40C10 29 19 20 30 20C41 20 50 29 50 40C50 51 41 60 30 60C19 60 10 51 10 40Z", "path"),
    ("M13 20H27L30 23V80H10V23Z", "path"),
    ("M10 80L20 20L30 80L25 80L15 80Z", "path"), ("M10 80V30H20V50H30V80H20Z", "path"),
  ])
  func roundedBarsAreRectangles(_ path: String, _ shape: String) throws {
    let bar = "<path class='a' d='\(path)' fill='#9CE'/>"
    #expect(try parts(Self.page + bar) == ["mark 0 \(shape) nil × nil: #99CCEE on #FFFFFF"])
  }

  /// As Vega draws targets across the bars of a bullet chart.
  @Test func thinRulesAcrossBarsAreLines() throws {
    func shapes(_ rule: String) throws -> [String] {
      let bars = [30, 60].map { "<path class='a' d='M0 \($0)h\($0)v10H0Z' fill='#9CE'/>" }
      let rules = [25, 55].map { "<path class='b' d='M70 \($0)\(rule)Z' fill='#036'/>" }
      return try parts(Self.page + bars.joined() + rules.joined()).map {
        String($0.prefix { $0 != ":" })
      }
    }
    #expect(try shapes("h1v20h-1") == ["mark 0 rectangle nil × nil", "mark 1 line nil × nil"])
    // As long as bars are broad, they may be bars of small values.
    #expect(try shapes("h1v10h-1") == ["mark 0 rectangle nil × nil", "mark 1 rectangle nil × nil"])
  }
}
