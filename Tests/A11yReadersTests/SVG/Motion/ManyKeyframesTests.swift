import Testing

@testable import SVGPainting

/// What very many keyframes may change is told once, not anew for each element.
@Suite struct ManyKeyframesTests {
  private static let count = 5000

  @Test(.timeLimit(.minutes(1))) func ofManyProperties() throws {
    let keyframes = (0..<Self.count).map { "@keyframes k\($0){to{--x\($0):1}}" }
    let shapes = (0..<Self.count).map { "<rect stroke-width='1.\($0)'/>" }
    let css = keyframes.joined() + "@media(min-width:10px){rect,text{animation:k1 1s}}"
    let text = "<text x='10' y='50' style='fill:var(--x1, red)'>Q1</text>"
    let other = "<text x='10' y='90' style='fill:var(--y, red)'>Q2</text>"
    let content = "<style>\(css)</style>" + SVGText.white + shapes.joined() + text + other
    #expect(
      try SVGText.texts(content) == [
        "Q1: what its animation makes of it",
        "Q2: #FF0000 on #FFFFFF",
      ]
    )
  }

  @Test(.timeLimit(.minutes(1))) func ofOneName() throws {
    let keyframes = (0..<20_000).map { "@keyframes k{to{--x\($0):1}}" }
    let css = "@media(min-width:10px){\(keyframes.joined())} text{animation:k 1s}"
    let text = "<text x='10' y='50' style='fill:var(--x1, red)'>Q1</text>"
    let content = "<style>\(css)</style>" + SVGText.white + text
    #expect(try SVGText.texts(content) == ["Q1: what its animation makes of it"])
  }
}
