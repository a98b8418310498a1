import A11yColor
import Testing

/// A colour is written so that reading it gives the same colour.
@Suite struct ColorNotationTests {
  @Test(arguments: [
    ("#ff0000", "#FF0000"), ("rgb(0 0 0 / 50%)", "#00000080"),
    ("color(display-p3 0.5 0.5 0.5)", "#808080"),
    ("color(display-p3 1 0 0)", "color(display-p3 1 0 0)"),
    ("color(display-p3 0 1 0.25 / 0.5)", "color(display-p3 0 1 0.25 / 0.5)"),
  ])
  func notation(_ css: String, _ notation: String) throws {
    #expect(try Color(css: css).notation == notation)
  }
}
