import A11yModel
import Testing

@testable import SVGPainting

/// Where the colour of a text is written, and that it has no place where a change there paints more or
/// nothing.
@Suite struct WrittenColorTests {
  @Test(arguments: [
    ("<text y='20' fill='#999'>Q1</text>", "fill"),
    ("<text y='20' fill='rgb(153 153 153)'>Q1</text>", "fill"),
    ("<text y='20' style='font-weight: bold; fill : #999 ; x: 1'>Q1</text>", "style 26..<30"),
    ("<text y='20' style='fill: #000; fill: #999'>Q1</text>", "style 18..<22"),
    ("<text y='20' fill='#000' style='fill:#999'>Q1</text>", "style 5..<9"),
    ("<text y='20' style='fill:#999;stroke:#999'>Q1</text>", "style 5..<9, style 17..<21"),
    ("<text y='20' fill='#999'><title>One</title>Q1</text>", "fill"),
    // What is inherited is overridden at the element.
    ("<g fill='#999'><text y='20'>Q1</text></g>", "fill"),
    ("<text y='20'><tspan fill='#999'>Q1</tspan></text>", "fill"),
    // Whose it is besides, or what else decides.
    ("<text y='20' style='fill: #999 !important'>Q1</text>", ""),
    ("<text y='20' style='fill: var(--a, #999)'>Q1</text>", ""),
    ("<text y='20' color='#999' fill='currentColor'>Q1</text>", ""),
    ("<style>text { fill: #999 }</style><text y='20'>Q1</text>", ""),
    ("<style>.a { fill: #999 }</style><text y='20' class='a' fill='#000'>Q1</text>", ""),
    ("<text y='20' fill='#999'>Q1<tspan>Q2</tspan></text>", ""),
    ("<text y='20' fill='#999'>Q1<animate attributeName='fill' to='#999' dur='1s'/></text>", ""),
    ("<defs><text id='a' y='20' fill='#999'>Q1</text></defs><use href='#a'/>", ""),
    ("<text y='20' fill='#999' fill-opacity='.9'>Q1</text>", ""),
    (
      "<linearGradient id='a'><stop stop-color='#999'/></linearGradient>"
        + "<text y='20' fill='url(#a)'>Q1</text>", ""
    ),
  ])
  func colorsAreFoundWhereTheyAreWritten(_ content: String, _ expected: String) throws {
    let document = try SVGText.document("<rect width='100' height='100' fill='#FFF'/>" + content)
    let part = try #require(document.components[0].parts.first { $0.sample == "Q1" })
    let found = part.colors.map { color in
      color.attribute + (color.range.map { " \($0)" } ?? "")
    }
    #expect(found.joined(separator: ", ") == expected)
    #expect(part.colors.allSatisfy { $0.name == "#999999" })
  }

  /// Bars that look alike are painted together, each where it says its colour.
  @Test func shapesThatLookAlikeHaveAllTheirPlaces() throws {
    let document = try SVGText.document(
      """
      <rect width="200" height="120" fill="#FFF"/>
      <g class="axis x"><text class="tick" x="35" y="115">Q1</text>
        <text class="tick" x="75" y="115">Q2</text></g>
      <g class="series series-0">
        <rect class="bar" x="30" y="40" width="10" height="60" fill="#CCC"/>
        <rect class="bar" x="70" y="20" width="10" height="80" style="fill:#CCC"/>
      </g>
      """,
      attributes: "width=\"200\" height=\"120\""
    )
    let part = try #require(document.components[0].parts.first { $0.role == .mark })
    #expect(part.colors.map(\.attribute) == ["fill", "style"])
    #expect(Set(part.colors.map(\.source)).count == 2)
  }
}
