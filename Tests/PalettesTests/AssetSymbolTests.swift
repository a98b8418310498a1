import A11yModel
import Palettes
import Testing

/// The symbols that Xcode makes of the names in asset catalogues.
@Suite struct AssetSymbolTests {
  private static let set = """
    { "colors" : [ { "idiom" : "universal", "color" : { "color-space" : "srgb",
      "components" : { "red" : "0", "green" : "0", "blue" : "0" } } } ] }
    """

  private func palette(_ names: String...) -> ImportedPalette {
    var files = [
      "C.xcassets/Brand/Contents.json": #"{ "properties" : { "provides-namespace" : true } }"#
    ]
    for name in names { files["C.xcassets/\(name).colorset/Contents.json"] = Self.set }
    return MemoryFiles(files).palette(PaletteImport(.assets("C.xcassets")))
  }

  @Test(arguments: [
    ("lfSage", ["lfSage"]), ("Sage", ["sage"]), ("dark-sage_2", ["darkSage2"]),
    ("BrandColor", ["brand"]),
    ("Brand/Primary", ["Brand", "primary"]), ("Color", ["color"]),
  ])
  func namesBecomeMembers(_ name: String, _ path: [String]) {
    #expect(palette(name).color(symbol: path)?.name == name)
  }

  /// What an import calls a colour is nothing that code knows, and no token has a symbol.
  @Test func symbolsAreThoseOfCatalogues() {
    var imported = PaletteImport(.assets("C.xcassets"))
    imported.prefix = "app."
    let files = MemoryFiles([
      "C.xcassets/Sage.colorset/Contents.json": Self.set,
      "t.json": ##"{ "ink": { "$type": "color", "$value": "#000" } }"##,
    ])
    let palette = files.palette(imported, PaletteImport(.tokens(["t.json"], nil)))
    #expect(palette.color(symbol: ["sage"])?.name == "app.Sage")
    for path in [["app", "sage"], ["appSage"], ["ink"], []] {
      #expect(palette.color(symbol: path) == nil)
    }
  }

  @Test func whatIsNotCertainIsUnknown() {
    let names = palette("URLTint", "1st", "grün", "a b", "a-b", "brand color")
    for path in ["urlTint", "uRLTint", "_1st", "1st", "grün", "aB", "brandColor", "brand"] {
      #expect(names.color(symbol: [path]) == nil)
    }
  }
}
