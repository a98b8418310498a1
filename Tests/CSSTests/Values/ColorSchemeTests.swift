import A11yColor
import Testing

/// Colours for light and for dark surroundings (CSS Color 5, section 7; CSS Color Adjustment 1).
@Suite struct ColorSchemeTests {
  @Test(arguments: [
    ("light dark", "#FFFFFF", "#000000"), ("dark light", "#FFFFFF", "#000000"),
    ("only light dark", "#FFFFFF", "#000000"), ("dark", "#000000", "#000000"),
    ("light", "#FFFFFF", "#FFFFFF"), ("normal", "#FFFFFF", "#FFFFFF"),
    ("sepia Dark", "#000000", "#000000"), ("sepia", "#FFFFFF", "#FFFFFF"),
    // None of these is a value.
    ("normal dark", "#FFFFFF", "#FFFFFF"), ("only", "#FFFFFF", "#FFFFFF"),
    ("dark, light", "#FFFFFF", "#FFFFFF"), ("", "#FFFFFF", "#FFFFFF"),
  ])
  func theReaderChoosesAmongThem(_ schemes: String, light: String, dark: String) throws {
    let css = ":root { color-scheme: \(schemes) } rect { fill: light-dark(white, black) }"
    let document = try StyledDocument(css: css)
    #expect(try document.fill() == light)
    #expect(try document.fill(in: .dark) == dark)
    #expect(try document.fill(in: .lightHighContrast) == light)
    #expect(try document.fill(in: .darkHighContrast) == dark)
  }

  /// Where no colour can follow them, appearances are not told apart.
  @Test func onlySchemesTellAppearancesApart() throws {
    let plain = try StyledDocument(css: "rect { fill: light-dark(white, black) }")
    #expect(plain.styles.groups.count == 1)
    let inline = try StyledDocument("<rect id='a' style='color-scheme: dark'/>")
    #expect(inline.styles.groups.count == 2)
  }

  @Test func aPartHasItsOwn() throws {
    let body = """
      <g style='color-scheme: dark'><rect id='a'/>
        <g style='color-scheme: light' id='b'><rect id='c' style='fill: inherit'/></g></g>
      """
    let css = """
      svg { color-scheme: light dark; --ink: light-dark(#111, #eee) }
      rect, #b { fill: var(--ink); color: light-dark(red, lime); stroke: currentColor }
      #b { color-scheme: dark !important }
      """
    let document = try StyledDocument(css: css, body)
    #expect(try document.fill("a") == "#EEEEEE")
    #expect(try document.style("a").stroke.words == "#00FF00")
    // What was inherited is a colour, whatever the scheme.
    #expect(try document.fill("c", in: .light) == "#EEEEEE")
  }

  @Test func everyPaintFollowsIt() throws {
    let css = """
      svg { color-scheme: light dark }
      rect {
        color: light-dark(#123, #fed);
        stroke: color-mix(in srgb, light-dark(black, white) 50%, currentColor);
        fill: url(#gone) light-dark(red, blue);
        stop-color: light-dark(#111, #222); background-color: light-dark(#333, #444);
        text-shadow: 1px 1px light-dark(#555, #666), 1px 2px;
      }
      """
    let document = try StyledDocument(css: css)
    let (light, dark) = (try document.style(), try document.style(in: .dark))
    #expect([light, dark].map(\.color) == [Color(hex: 0x112233), Color(hex: 0xFFEEDD)])
    #expect([light, dark].map(\.stroke.words) == ["#09111A", "#FFF7EE"])
    #expect([light, dark].map(\.fill.words) == ["url(#gone) #FF0000", "url(#gone) #0000FF"])
    #expect([light, dark].map(\.stopColor) == [Color(hex: 0x111111), Color(hex: 0x222222)])
    #expect([light, dark].map(\.backgroundColor) == [Color(hex: 0x333333), Color(hex: 0x444444)])
    #expect(light.textShadows == [.fixed(Color(hex: 0x555555)), .current])
    #expect(dark.textShadows == [.fixed(Color(hex: 0x666666)), .current])
  }

  /// The colour that nothing declares is that of text on the reader's page, as in Chromium.
  @Test(arguments: [
    ("color-scheme: dark", "", "#FFFFFF"), ("", "", "#000000"),
    ("color-scheme: dark; color: inherit", "", "#FFFFFF"),
    ("color-scheme: dark; color: red", "color: initial", "#FFFFFF"),
    ("", "color-scheme: dark", "#000000"), ("", "color-scheme: dark; color: initial", "#FFFFFF"),
  ])
  func theColourOfText(_ root: String, own: String, expected: String) throws {
    let rect = "<rect id='a' fill='currentColor' style='\(own)'/>"
    let document = try StyledDocument(rect, root: "style='\(root)'")
    #expect(try document.fill() == expected)
  }

  /// A scheme that depends on where the image is shown leaves its colours open.
  @Test func anOpenScheme() throws {
    let css = """
      @media (min-width: 10px) { g { color-scheme: dark } }
      rect { fill: light-dark(white, black); stroke: red }
      """
    let document = try StyledDocument(css: css, "<g><rect id='a'/></g>")
    #expect(try document.fill() == "unknown")
    #expect(try document.style().stroke.words == "#FF0000")
  }
}
