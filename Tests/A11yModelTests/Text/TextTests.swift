import A11yModel
import Testing

/// How texts are set.
@Suite struct TextTests {
  /// Copied by hand from the Human Interface Guidelines: Typography, Specifications.
  @Test(arguments: [
    (TextStyle.Name.largeTitle, 34.0, 400.0, 700.0), (.title, 28, 400, 700),
    (.title2, 22, 400, 700), (.title3, 20, 400, 600), (.headline, 17, 600, 600),
    (.body, 17, 400, 600), (.callout, 16, 400, 600), (.subheadline, 15, 400, 600),
    (.footnote, 13, 400, 600), (.caption, 12, 400, 600), (.caption2, 11, 400, 600),
  ])
  func stylesOfIOS(_ name: TextStyle.Name, size: Double, weight: Double, emphasized: Double) {
    let style = TextStyle(name, on: .ios)
    #expect(style.size == .known(size) && style.weight == .known(weight))
    #expect(TextStyle(name, isEmphasized: true, on: .ios).weight == .known(emphasized))
  }

  @Test(arguments: [
    (TextStyle.Name.largeTitle, 26.0, 400.0, 700.0), (.title, 22, 400, 700),
    (.title2, 17, 400, 700), (.title3, 15, 400, 600), (.headline, 13, 700, 800),
    (.body, 13, 400, 600), (.callout, 12, 400, 600), (.subheadline, 11, 400, 600),
    (.footnote, 10, 400, 600), (.caption, 10, 400, 500), (.caption2, 10, 500, 600),
  ])
  func stylesOfMacOS(_ name: TextStyle.Name, size: Double, weight: Double, emphasized: Double) {
    let style = TextStyle(name, on: .macos)
    #expect(style.size == .known(size) && style.weight == .known(weight))
    #expect(TextStyle(name, isEmphasized: true, on: .macos).weight == .known(emphasized))
  }
}
