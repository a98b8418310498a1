import Testing

@testable import SVGPainting

/// What is computed in a way that is not read is not known, and not left out.
@Suite struct OpenCalculationTests {
  private func text(_ css: String) throws -> String {
    let text = "<text class='t' x='10' y='50' font-size='12'>Q1</text>"
    let styles = "<style>@keyframes k{to{fill:#767676}} \(css)</style>"
    return try SVGText.texts(styles + SVGText.white + text)[0]
  }

  @Test(arguments: [
    "opacity: calc(pi / 4)", "opacity: calc(e * 0.1)", "fill-opacity: calc(20px / 20px)",
    "opacity: calc(1 / 0)", "opacity: min(1, .5)", "font-size: calc(sibling-index() * 4px)",
    "fill: if(media(print): red; else: blue)", "font: calc(1em * sign(2)) serif",
    "--o: calc(-infinity + 1); opacity: var(--o)", "--f: max(1px, 9px); font: var(--f) serif",
    "opacity: calc(\(String(repeating: "(", count: 40))1\(String(repeating: ")", count: 40)))",
  ])
  func ofTexts(_ style: String) throws {
    #expect(try text(".t{\(style)}") == "Q1: what its calculation comes to")
  }

  @Test(arguments: [
    "animation: k max(1s, 9s) forwards", "animation: k 1s forwards; animation-delay: min(1s, 9s)",
  ])
  func ofTimes(_ style: String) throws {
    #expect(try text(".t{\(style)}") == "Q1: what its animation makes of it")
  }

  @Test(arguments: [
    "opacity: calc(1 + 1px)", "opacity: calc(1 +1)", "opacity: calc(pie)", "font-size: calc(2)",
    "opacity: calc(.5 / (1px))px; opacity: 1", "animation: k calc(1px) forwards",
  ])
  func whatIsNoneIsLeftOut(_ style: String) throws {
    #expect(try text(".t{\(style)}") == "Q1: #000000 on #FFFFFF")
  }

  @Test(arguments: [
    "x: calc(pi * 1px)", "transform: translate(calc(20px / 20px), 0)",
    "transform: scale(2) rotate(calc(e * 1deg))", "width: calc(1px * sibling-index())",
    "transform-origin: calc(infinity * 1px) 0; transform: scale(2)", "x: if(style(--a): 1px)",
  ])
  func ofPlaces(_ style: String) throws {
    let painter = try StyledShapes.painter(StyledShapes.rectangle("style='\(style)'"))
    #expect(painter.misplaced.count == 1)
  }

  @Test func conditionsStayOpen() throws {
    let open = try text("@supports (opacity: calc(pi / 4)) {.t{fill:#ddd}}")
    #expect(open != "Q1: #000000 on #FFFFFF" && open != "Q1: #DDDDDD on #FFFFFF")
  }
}
