import A11yColor
import Testing

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
    // What depends on the window is open, and changes no value.
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

  @Test(arguments: [
    ("(min-width: 1px)", false, true), ("not (min-width: 1px)", false, true),
    ("(width >= 1px)", false, true), ("(1px < width <= 2em)", false, true),
    ("(min-width: calc(1px))", false, true), ("(aspect-ratio: 1 / 1)", false, true),
    ("(orientation: portrait)", false, true), ("(-webkit-min-device-pixel-ratio: 2)", false, true),
    ("(scripting: none)", false, true), ("(width)", true, false),
    ("(min-width: red)", false, false),
    ("(orientation: red)", false, false), ("(min-color: 8)", true, false),
    ("(max-monochrome: 0)", true, false), ("(grid: 1)", false, false), ("(color > 1)", false, true),
    ("(bogus)", false, false), ("(bogus) or (min-width: 1px)", false, true),
    ("(bogus) and (min-width: 1px)", false, false), ("(color) or (min-width: 1px)", true, false),
    ("print and (min-width: 1px)", false, false), ("not print and (min-width: 1px)", true, false),
  ])
  func whatDependsOnTheWindow(_ query: String, isTrue: Bool, isOpen: Bool) throws {
    let style = try StyledDocument(css: "@media \(query) { rect { fill: lime } }").style()
    #expect((style.fill.words == "#00FF00") == isTrue)
    let doubt = "whether ‘\(query)’ holds where the image is shown"
    #expect(style.doubtOfShape == (isOpen ? doubt : nil))
  }

  @Test(arguments: [
    ("@media (width > 1px) { rect { fill: red } } #a { fill: lime }", false),
    ("@media (width > 1px) { rect { fill: red } } rect { fill: lime }", false),
    ("@media (width > 1px) { #a { fill: red } } rect { fill: lime }", true),
    ("@media (width > 1px) { rect { fill: red !important } } #a { fill: lime }", true),
    ("@media (width > 1px) { svg { fill: red } }", true),
    ("@media (width > 1px) { svg { fill: red } } rect { fill: lime }", false),
    ("@media (width > 1px) { svg { fill: red } } rect { fill: inherit }", true),
    ("@media (width > 1px) { svg { opacity: 0 } }", false),
    ("@media (width > 1px) { svg { color: red } }", false),
    ("@media (width > 1px) { svg { color: red } } rect { fill: currentColor }", true),
    ("@media (width > 1px) { svg { --c: red } } rect { fill: var(--c, lime) }", true),
    (
      "svg { --c: lime } @media (width > 1px) { svg { --c: red } } rect { --d: var(--c); fill: var(--d) }",
      true
    ),
    ("@media (width > 1px) { svg { --c: red } } rect { --c: lime; fill: var(--c) }", false),
    ("@media (width > 1px) { rect { font-size: 1px; stop-color: red } }", false),
    ("@supports (x-y: z) { rect { fill: red } }", true),
    ("@container (width > 1px) { rect { fill: red } }", true),
    ("@scope (svg) { rect { fill: red } }", true), ("@scope (svg) { a { fill: red } }", false),
    ("rect:has(a) { fill: red }", true), ("rect:not(:has(a)) { fill: red }", true),
    (":is(:has(a), #x) { fill: red }", true), ("text:has(a) { fill: red }", false),
    ("rect:has(a) { &#a { fill: red } }", true), ("rect:nth-child(1 of a) { fill: red }", true),
  ])
  func whatIsOpenMakesValuesUnknown(_ css: String, isUnknown: Bool) throws {
    #expect((try StyledDocument(css: css).style().doubtOfShape != nil) == isUnknown)
  }

  /// Where a value may let something be seen, it is not taken for unseen.
  @Test(arguments: [
    "display: none", "visibility: hidden", "opacity: 0", "fill: none", "fill-opacity: 0",
  ])
  func whatMayBeSeenIsThere(_ declaration: String) throws {
    let property = declaration.split(separator: ":")[0]
    let css = "rect { \(declaration) } @media (width > 1px) { rect { \(property): initial } }"
    let style = try StyledDocument(css: css).style()
    #expect(style.own.display == .shown && style.visibility == .visible && style.own.opacity == 1)
    #expect(style.fill.words == "#000000" && style.fillOpacity == 1)
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
