import Testing

@testable import SVGPainting

/// The same letters under a text, a little aside.
@Suite struct TextShadowTests {
  private func texts(_ content: String) throws -> [String] {
    try SVGText.texts(
      "<rect width='100' height='100' fill='#555'/><g font-size='16'>\(content)</g>"
    )
  }

  private static let white = "<text x='10' y='50' fill='#fff'>Q1</text>"

  @Test(arguments: [
    "<text x='10' y='51' fill-opacity='.3'>Q1</text>",
    "<text x='12' y='52'>Q1</text>", "<text x='10' y='51' opacity='.3'>Q1</text>",
    "<g filter='url(#blur)'><filter id='blur'/><text x='10' y='51'>Q1</text></g>",
  ])
  func shadowsAreNoTexts(_ shadow: String) throws {
    #expect(try texts(shadow + Self.white) == ["Q1: #FFFFFF on #555555"])
  }

  /// What is farther off, says something else, is as large as another text or lies above.
  @Test(arguments: [
    "<text x='10' y='56'>Q1</text>", "<text x='30' y='50'>Q1</text>",
    "<text x='10' y='51'>Q2</text>", "<text x='10' y='51' font-size='17'>Q1</text>",
  ])
  func othersAreTexts(_ other: String) throws {
    #expect(try texts(other + Self.white).count == 2)
  }

  /// Letters that are put one by one stand beside each other, however narrow they are.
  @Test func narrowLettersAreTexts() throws {
    #expect(try texts("<text x='10' y='50'>i</text><text x='13.5' y='50'>i</text>").count == 2)
  }

  /// A text that is hardly there hides none.
  @Test func whatIsFaintHidesNothing() throws {
    let faint = "<text x='10' y='50' fill-opacity='.2'>Q1</text>"
    #expect(try texts("<text x='10' y='51'>Q1</text>" + faint).count == 2)
  }

  /// Shadows on all sides are read as a halo, those on some as letters where they stand out more.
  @Test func shadowsAround() throws {
    let around = [(9, 49), (11, 49), (9, 51), (11, 51)].map { x, y in
      "<text x='\(x)' y='\(y)' fill='#fff'>Q1</text>"
    }
    let dark = "<text x='10' y='50' fill='#444'>Q1</text>"
    #expect(try texts(around.joined() + dark) == ["Q1: #444444 on #FFFFFF"])
    let aside = "Q1: #444444 on #555555, #FFFFFF on #555555"
    #expect(try texts(around[3] + dark) == [aside])
  }
}
