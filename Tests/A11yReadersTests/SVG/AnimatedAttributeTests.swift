import Testing

@testable import A11yReaders

/// What animation elements change that is no property, or cannot be changed as they say.
@Suite struct AnimatedAttributeTests {
  private static let unknown = "what its animation makes of it"
  private static let black = "#000000 on #FFFFFF"

  private func texts(_ content: String) throws -> [String] {
    try SVGText.texts(SVGText.white + content)
  }

  @Test(arguments: [
    "<animate attributeName='x' values='0;50' dur='2s' repeatCount='indefinite'/>",
    "<animate attributeName='dy' to='9' dur='9s'/>", "<set attributeName='y' to='9'/>",
    "<animate attributeName='dx' to='9' dur='1s' fill='freeze'/>",
  ])
  func placesOfSpans(_ animation: String) throws {
    let text = "<text x='10' y='50'>a<tspan x='20'>b\(animation)</tspan></text>"
    #expect(try texts(text) == ["a b: " + Self.unknown])
    let over = animation.replacing("2s", with: "1s").replacing("indefinite", with: "1")
    let isOver = over != animation
    let left = try texts("<text x='10' y='50'>a<tspan x='20'>b\(over)</tspan></text>")
    #expect(left == (isOver ? ["a: " + Self.black, "b: " + Self.black] : ["a b: " + Self.unknown]))
  }
}
