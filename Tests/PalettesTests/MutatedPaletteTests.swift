import A11yModel
import Palettes
import Testing

/// Catalogues, token files and resolvers that somebody has damaged are read to the end, or refused.
@Suite struct MutatedPaletteTests {
  private static let set = """
    { "colors" : [ { "idiom" : "universal", "color" : { "color-space" : "srgb",
      "components" : { "red" : "0xFF", "green" : "12", "blue" : "0.500", "alpha" : 1 } } },
      { "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ], "idiom" : "iphone",
      "color" : { "platform" : "ios", "reference" : "labelColor" } } ] }
    """

  private static let tokens = ##"""
    { "a": { "$type": "color", "$deprecated": true, "b": { "$value": "{a.c}" }, "c": { "$value": "#123" },
      "d": { "$value": { "colorSpace": "oklch", "components": [0.5, "none", { "$ref": "#/a/e" }], "alpha": 1 } } },
      "x": { "$extends": "{a}", "$root": { "$value": "rgba({a.b}, 0.5)" } }, "y": { "$ref": "#/x/b" } }
    """##

  private static let resolver = ##"""
    { "sets": { "s": { "sources": [{ "$ref": "t.json" }, { "$ref": "#/sets/t" }] }, "t": { "sources": [] } },
      "modifiers": { "m": { "contexts": { "l": [{ "$ref": "t.json#/a" }], "d": [] }, "default": "l" } },
      "resolutionOrder": [{ "$ref": "#/sets/s" }, { "$ref": "#/modifiers/m" }] }
    """##

  private static let pieces = [
    "{", "}", "[", "]", "\"", "{a.b}", "$ref", "$value", "#/a", "null", "1e999", "-", "\\u0000",
    "..", "é",
  ]

  @Test(arguments: 0..<6) func damageIsSurvived(_ seed: Int) {
    var state = UInt64(seed) &* 104_729 &+ 7
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<60 {
      let damaged = [Self.set, Self.tokens, Self.resolver].map { text in
        var characters = Array(text)
        for _ in 0...next(3) {
          let place = next(characters.count)
          switch next(3) {
          case 0: characters.remove(at: place)
          case 1:
            characters.insert(contentsOf: Array(Self.pieces[next(Self.pieces.count)]), at: place)
          default:
            characters.replaceSubrange(place...place, with: [characters[next(characters.count)]])
          }
        }
        return String(characters)
      }
      let files = MemoryFiles([
        "C.xcassets/a.colorset/Contents.json": damaged[0], "t.json": damaged[1],
        "r.json": damaged[2],
      ])
      let palette = files.palette(
        PaletteImport(.assets("C.xcassets")),
        PaletteImport(.tokens(["t.json"], nil)),
        PaletteImport(.resolver("r.json", [.init(for: Variant(.dark), [:])]))
      )
      #expect(palette.parts.allSatisfy { !$0.colors.isEmpty || !$0.errors.isEmpty })
    }
  }
}
