import A11yModel
import Testing

@testable import A11yReaders

/// Media queries hold where Media Queries 4 and 5 say.
@Suite struct MediaQueryTests {
  private static let all = Appearance.allCases
  private static let dark = [Appearance.dark, .darkHighContrast]
  private static let light = [Appearance.light, .lightHighContrast]
  private static let contrast = [Appearance.lightHighContrast, .darkHighContrast]

  @Test(arguments: [
    ("", all), ("all", all), ("screen", all), ("print", []), ("SCREEN", all), ("only screen", all),
    ("not print", all), ("not screen", []), ("tv", []), ("not tv", all), ("print, screen", all),
    ("(prefers-color-scheme: dark)", dark), ("(prefers-color-scheme:light)", light),
    ("screen and (prefers-color-scheme: dark)", dark), ("not (prefers-color-scheme: dark)", light),
    ("not screen and (prefers-color-scheme: dark)", light), ("(prefers-contrast: more)", contrast),
    ("(prefers-contrast)", contrast), ("(prefers-contrast: no-preference)", [.light, .dark]),
    ("(prefers-contrast: less)", []), ("(prefers-reduced-motion: reduce)", []),
    ("(prefers-reduced-motion: no-preference)", all), ("(prefers-reduced-motion)", []),
    ("(prefers-color-scheme: dark) and (prefers-contrast: more)", [.darkHighContrast]),
    ("(prefers-color-scheme: dark) or (prefers-contrast: more)", dark + [.lightHighContrast]),
    ("((prefers-color-scheme: dark) and (not (prefers-contrast: more)))", [.dark]),
    ("(prefers-color-scheme: dark), (prefers-contrast: more)", dark + [.lightHighContrast]),
    ("print and (prefers-color-scheme: dark)", []), ("(prefers-color-scheme)", all),
    ("(forced-colors: active)", []), ("(color)", all), ("(hover: none)", []),
    // Nothing is known of these, nor of their opposites.
    ("(min-width: 1px)", []), ("not (min-width: 1px)", []), ("(width >= 1px)", []),
    ("(bogus)", []), ("not (bogus)", []), ("(prefers-color-scheme: sepia)", []),
    ("(bogus) or (prefers-color-scheme: dark)", dark), ("(bogus) and (color)", []),
    // What is no query never holds, and takes no other with it.
    ("screen and", []), ("and", []), ("screen, &", all), ("(color) and (hover) or (color)", []),
    ("screen (color)", []), ("screen and (color) or (color)", []), ("not", []),
    ("not not screen", []),
  ])
  func queries(_ query: String, expected: [Appearance]) throws {
    let document = try StyledDocument(css: "@media \(query) { rect { fill: lime } }")
    let held = try Appearance.allCases.filter { try document.fill(in: $0) == "#00FF00" }
    #expect(Set(held) == Set(expected))
  }

  @Test func nestedAndListed() throws {
    let css = """
      @media screen { @media (prefers-color-scheme: dark) { rect { fill: lime } } }
      rect { stroke: red; @media (prefers-contrast: more) { stroke: blue } }
      """
    let document = try StyledDocument(css: css)
    #expect(try document.fill(in: .light) == "#000000")
    #expect(try document.fill(in: .darkHighContrast) == "#00FF00")
    #expect(try document.style(in: .light).stroke.words == "#FF0000")
    #expect(try document.style(in: .lightHighContrast).stroke.words == "#0000FF")
  }

  @Test func mediaAttribute() throws {
    let body = "<style media='(prefers-color-scheme: dark)'>rect{fill:lime}</style><rect id='a'/>"
    let document = try StyledDocument(body)
    #expect(try document.fill(in: .light) == "#000000")
    #expect(try document.fill(in: .dark) == "#00FF00")
  }

  /// Appearances that no query tells apart share their styles.
  @Test(arguments: [
    ("rect { fill: red }", [all]),
    ("@media (prefers-color-scheme: dark) { a { fill: red } }", [light, dark]),
    (
      "@media (prefers-contrast: more) and (prefers-color-scheme: dark) { a { fill: red } }",
      [
        [.light, .dark, .lightHighContrast], [.darkHighContrast],
      ]
    ),
  ])
  func groups(_ css: String, expected: [[Appearance]]) throws {
    let document = try StyledDocument(css: css)
    #expect(Set(document.styles.groups.map(Set.init)) == Set(expected.map(Set.init)))
    let isShared =
      try document.styles.number(of: document.element("a"), in: .light)
      == document.styles.number(of: document.element("a"), in: .darkHighContrast)
    #expect(isShared)
  }
}
