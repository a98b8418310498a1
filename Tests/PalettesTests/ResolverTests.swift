import A11yModel
import Palettes
import Testing

/// Resolver documents of design tokens.
@Suite struct ResolverTests {
  private static let files = [
    "base.json":
      ##"{ "p": { "$type": "color", "black": { "$value": "#000" }, "white": { "$value": "#FFF" } } }"##,
    "light.json": ##"{ "ink": { "$value": "{p.black}" } }"##,
    "dark.json": ##"{ "ink": { "$value": "{p.white}" } }"##,
    "high.json": ##"{ "all": { "line": { "$type": "color", "$value": "#F00" } } }"##,
  ]

  private static let theme = """
    "theme": { "contexts": {
      "light": [{ "$ref": "light.json" }],
      "dark": [{ "$ref": "dark.json" }],
      "darkHighContrast": [{ "$ref": "dark.json" }, { "$ref": "high.json#/all" }] }
    """

  private static func document(
    modifier: String = theme + ", \"default\": \"light\" }",
    order: String = ##"{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }"##
  ) -> String {
    """
    { "version": "2025.10",
      "sets": { "base": { "sources": [{ "$ref": "base.json" }] } },
      "modifiers": { \(modifier) },
      "resolutionOrder": [\(order)] }
    """
  }

  private func palette(_ text: String, _ inputs: PaletteImport.ResolverInput...) -> ImportedPalette
  {
    MemoryFiles(Self.files.merging(["r.json": text]) { $1 })
      .palette(PaletteImport(.resolver("r.json", inputs)))
  }

  private static func input(_ appearance: Appearance, _ contexts: String) throws
    -> PaletteImport.ResolverInput
  {
    try #require(PaletteImport.ResolverInput(for: Variant(appearance), contexts))
  }

  @Test func eachAppearanceAsksForItsContexts() throws {
    let palette = palette(
      Self.document(),
      .init(for: Variant(.light), [:]),
      try Self.input(.dark, "theme=dark"),
      try Self.input(.darkHighContrast, "theme=darkHighContrast")
    )
    #expect(palette.errors.isEmpty)
    #expect(palette.value("ink", Variant(.light)) == "#000000")
    #expect(palette.value("ink", Variant(.dark)) == "#FFFFFF")
    #expect(palette.value("line", Variant(.darkHighContrast)) == "#FF0000")
    #expect(palette.value("line", Variant(.dark)) == nil)
    #expect(
      palette.parts[0].places.sorted() == [
        "base.json", "dark.json", "high.json", "light.json", "r.json",
      ]
    )
  }

  @Test func setsAndModifiersStandInTheOrderItself() {
    let order = """
      { "type": "set", "name": "own", "sources": [{ "$ref": "#/sets/base" },
        { "p": { "white": { "$value": "#EEE" } } }] },
      { "type": "modifier", "name": "size", "contexts": { "s": [], "l": [] }, "default": "s" }
      """
    let palette = palette(Self.document(order: order), .init(for: nil, [:]))
    #expect(palette.value("p.white") == "#EEEEEE")
    #expect(palette.value("p.black") == "#000000")
  }

  @Test(arguments: [
    (
      "theme=sepia",
      "the modifier ‘theme’ has no context ‘sepia’; there are light, dark and darkHighContrast"
    ),
    ("thme=dark", "there is no modifier ‘thme’; did you mean ‘theme’?"),
  ])
  func unknownContextsAreErrors(_ contexts: String, _ fault: String) throws {
    let palette = palette(Self.document(), try Self.input(.dark, contexts))
    #expect(palette.parts[0].errors.map(\.message) == [fault])
  }

  @Test func aModifierWithoutDefaultListsItsContexts() {
    let palette = palette(Self.document(modifier: Self.theme + "}"), .init(for: nil, [:]))
    #expect(
      palette.parts[0].errors.map(\.message) == [
        "the modifier ‘theme’ has no default; ask for one of theme=light, theme=dark or "
          + "theme=darkHighContrast"
      ]
    )
  }

  @Test(arguments: [
    (
      ##""theme": { "contexts": { "light": [{ "$ref": "#/modifiers/theme/contexts/light" }] }, "default": "light" }"##,
      "‘#/modifiers/theme/contexts/light’ refers to a modifier, which only resolutionOrder may"
    ),
    (##""theme": { "contexts": {} }"##, "the modifier ‘theme’ has no contexts"),
    (
      ##""theme": { "contexts": { "light": [] }, "default": "dim" }"##,
      "‘dim’ is no context of the modifier ‘theme’; there are light"
    ),
    (
      ##""theme": { "contexts": { "light": [{ "$ref": "https://a.b/c.json" }] }, "default": "light" }"##,
      "‘https://a.b/c.json’ is no file beside this one; nothing is read from the network"
    ),
    (
      ##""theme": { "contexts": { "light": [{ "$ref": "#/sets/bass" }] }, "default": "light" }"##,
      "‘#/sets/bass’ is nothing in this document; did you mean ‘#/sets/base’?"
    ),
  ])
  func wrongModifiersAreErrors(_ modifier: String, _ fault: String) {
    let palette = palette(Self.document(modifier: modifier), .init(for: nil, [:]))
    #expect(palette.parts[0].errors.map(\.message) == [fault])
  }

  @Test func setsReferToNoCircle() {
    let text = """
      { "sets": { "a": { "sources": [{ "$ref": "#/sets/b" }] }, "b": { "sources": [{ "$ref": "#/sets/a" }] } },
        "resolutionOrder": [{ "$ref": "#/sets/a" }] }
      """
    #expect(
      palette(text, .init(for: nil, [:])).parts[0].errors.map(\.message) == [
        "references go in a circle: #/sets/b → #/sets/a → #/sets/b"
      ]
    )
  }

  /// Sets that refer to sets twice are soon more than anyone merges.
  @Test func setsDoNotMultiply() {
    let sets = (0..<30).map { number in
      ##""s\##(number)": { "sources": [{ "$ref": "#/sets/s\##(number + 1)" }, { "$ref": "#/sets/s\##(number + 1)" }] }"##
    }
    let text = ##"""
      { "sets": { \##(sets.joined(separator: ", ")), "s30": { "sources": [] } },
        "resolutionOrder": [{ "$ref": "#/sets/s0" }] }
      """##
    #expect(
      palette(text, .init(for: nil, [:])).parts[0].errors.map(\.message) == [
        "more than 1000 sources are merged"
      ]
    )
  }

  @Test func aFileThatIsNotThereIsSaidWhereItIsNamed() {
    let text =
      ##"{ "resolutionOrder": [{ "type": "set", "name": "s", "sources": [{ "$ref": "no.json" }] }] }"##
    #expect(
      palette(text, .init(for: nil, [:])).faults == ["r.json:1:75 no.json: there is no such file"]
    )
  }

  @Test func aResolverIsKnownByItsContent() {
    let files = MemoryFiles(Self.files.merging(["r.json": Self.document()]) { $1 })
    #expect(files.palette(PaletteImport(.named("r.json", nil))).value("ink") == "#000000")
    #expect(files.palette(PaletteImport(.named("base.json", nil))).value("p.black") == "#000000")
  }
}
