import A11yModel
import Palettes
import Testing

/// Colour sets, as Xcode writes them.
@Suite struct ColorSetTests {
  /// A set of entries, each a colour and what stands beside it.
  private static func set(_ entries: (color: String?, beside: String)...) -> String {
    let items = entries.map { color, beside in
      let fields = [color.map { "\"color\" : \($0)" }, beside.isEmpty ? nil : beside]
      return
        "    { \((fields.compactMap(\.self) + ["\"idiom\" : \"universal\""]).joined(separator: ", ")) }"
    }
    return """
      {
        "colors" : [
      \(items.joined(separator: ",\n"))
        ],
        "info" : { "author" : "xcode", "version" : 1 }
      }
      """
  }

  private static func srgb(
    _ red: String,
    _ green: String,
    _ blue: String,
    _ alpha: String = "\"1.000\""
  )
    -> String
  {
    color(
      "srgb",
      "\"red\" : \(red), \"green\" : \(green), \"blue\" : \(blue), \"alpha\" : \(alpha)"
    )
  }

  private static func color(_ space: String, _ components: String) -> String {
    "{ \"color-space\" : \"\(space)\", \"components\" : { \(components) } }"
  }

  private static func when(_ appearances: (String, String)...) -> String {
    let list = appearances.map { "{ \"appearance\" : \"\($0.0)\", \"value\" : \"\($0.1)\" }" }
    return "\"appearances\" : [ \(list.joined(separator: ", ")) ]"
  }

  private static let black = srgb("\"0\"", "\"0\"", "\"0\"")
  private static let white = srgb("\"255\"", "\"255\"", "\"255\"")
  private static let red = srgb("\"0xFF\"", "\"0x00\"", "\"0x00\"")
  private static let dark = when(("luminosity", "dark"))
  private static let high = when(("contrast", "high"))

  private func palette(_ text: String, _ platform: Platform = .ios, name: String = "ink")
    -> ImportedPalette
  {
    MemoryFiles(["C.xcassets/\(name).colorset/Contents.json": text])
      .palette(PaletteImport(.assets("C.xcassets")), platform: platform)
  }

  private func value(_ color: String) -> String? { palette(Self.set((color, ""))).value("ink") }

  // MARK: components

  @Test(arguments: [
    ("\"0xC2\"", "\"0x41\"", "\"0x0C\"", "#C2410C"),
    ("\"194\"", "\"65\"", "\"12\"", "#C2410C"),
    ("\"1.000\"", "\"0.500\"", "\"0.000\"", "color(srgb 1.0 0.5 0.0)"),
    ("1", "0.2", "0", "#FF3300"),
  ])
  func componentsAreWrittenInFourWays(_ red: String, _ green: String, _ blue: String, _ css: String)
  {
    #expect(value(Self.srgb(red, green, blue)) == css)
  }

  @Test func alphaIsWholeWhereItIsMissing() {
    #expect(
      value(Self.color("srgb", ##""red" : "0", "green" : "0", "blue" : "0""##)) == "#000000"
    )
    #expect(value(Self.srgb("\"0\"", "\"0\"", "\"0\"", "\"1\"")) == "#000000")
    #expect(value(Self.srgb("\"0\"", "\"0\"", "\"0\"", "\"0.200\"")) == "#00000033")
  }

  @Test(arguments: ["\"300\"", "\"pink\"", "\"1.5\"", "true", "\"0x100\"", "\"nan\""])
  func whatIsNoComponentIsNamed(_ red: String) throws {
    let value = try #require(self.value(Self.srgb(red, "\"0\"", "\"0\"")))
    #expect(value.hasPrefix("? red is ‘"))
  }

  @Test func twoEntriesForTheSameAreUnknownWhereTheyDiffer() throws {
    #expect(palette(Self.set((Self.black, ""), (Self.black, ""))).value("ink") == "#000000")
    let value = palette(Self.set((Self.black, ""), (Self.white, ""))).value("ink")
    #expect(
      value == "? the colour set has two entries for the same appearance, the other in line 4; "
        + "which is shown is not documented"
    )
    let gamut = ##""display-gamut" : "sRGB""##
    #expect(palette(Self.set((Self.black, ""), (Self.white, gamut))).value("ink") == "#FFFFFF")
  }

  // MARK: spaces

  @Test func spacesAreConvertedAsCSSDoes() throws {
    let components = ##""red" : "1.000", "green" : "0.000", "blue" : "0.000", "alpha" : "1.000""##
    let shown = palette(Self.set((Self.color("display-p3", components), "")))
    guard case .color(let color) = shown.color("ink")?.color[nil]?.meaning else {
      Issue.record("no colour")
      return
    }
    #expect(color == (try Color(css: "color(display-p3 1 0 0)")))
    let extended = ##""red" : "1.200", "green" : "-0.100", "blue" : "0.000""##
    #expect(value(Self.color("extended-srgb", extended)) == "color(srgb 1.2 -0.1 0.0)")
  }

  @Test(arguments: ["gray-gamma-22", "extended-gray"])
  func greyIsOfTheGamma22(_ space: String) throws {
    let half = palette(
      Self.set((Self.color(space, ##""white" : "0.500", "alpha" : "1.000""##), ""))
    )
    guard case .color(let color) = half.color("ink")?.color[nil]?.meaning else {
      Issue.record("no colour")
      return
    }
    // Half of it to the power of 2.2 is 0.2176 of the light, which sRGB writes as 0.5039.
    #expect(abs(color.red - 0.5039) < 1e-3)
    #expect(color.red == color.green && color.green == color.blue)
    #expect(value(Self.color(space, ##""white" : "1.000""##)) == "#FFFFFF")
    #expect(value(Self.color(space, ##""white" : "0.000""##)) == "#000000")
  }

  @Test func anotherSpaceIsNamed() {
    let components = ##""red" : "1.000", "green" : "0.000", "blue" : "0.000""##
    #expect(
      value(Self.color("extended-linear-srgb", components))
        == "? the color-space ‘extended-linear-srgb’ is not read"
    )
  }

  // MARK: appearances

  @Test func oneEntryIsForEveryAppearance() {
    let palette = palette(Self.set((Self.black, "")))
    #expect(palette.value("ink") == "#000000")
    #expect(palette.colors[0].values.count == 1)
  }

  @Test func lightAndDarkHaveTheirOwn() {
    let light = Self.when(("luminosity", "light"))
    let palette = palette(Self.set((Self.red, ""), (Self.black, light), (Self.white, Self.dark)))
    #expect(palette.value("ink") == "#FF0000")
    #expect(palette.value("ink", Variant(.light)) == "#000000")
    #expect(palette.value("ink", Variant(.dark)) == "#FFFFFF")
  }

  @Test func highContrastAloneIsForBoth() {
    let palette = palette(Self.set((Self.red, ""), (Self.black, Self.high)))
    #expect(palette.value("ink", Variant(.lightHighContrast)) == "#000000")
    #expect(palette.value("ink", Variant(.darkHighContrast)) == "#000000")
  }

  @Test func ofDarkAndHighContrastNobodyKnowsWhichIsShown() throws {
    let palette = palette(
      Self.set((Self.red, ""), (Self.white, Self.dark), (Self.black, Self.high))
    )
    #expect(palette.value("ink", Variant(.lightHighContrast)) == "#000000")
    let both = try #require(palette.value("ink", Variant(.darkHighContrast)))
    #expect(both.hasPrefix("? the colour set has an entry for dark and one for high contrast"))
  }

  @Test func anEntryForBothIsShown() {
    let both = Self.when(("luminosity", "dark"), ("contrast", "high"))
    let palette = palette(
      Self.set((Self.red, ""), (Self.white, Self.dark), (Self.black, Self.high), (Self.red, both))
    )
    #expect(palette.value("ink", Variant(.darkHighContrast)) == "#FF0000")
  }

  // MARK: devices

  @Test func thePlatformGoesBeforeTheUniversal() {
    let text = """
      { "colors" : [
        { "color" : \(Self.black), "idiom" : "universal" },
        { "color" : \(Self.white), "idiom" : "mac" },
        { "color" : \(Self.red), "idiom" : "iphone" },
        { "color" : \(Self.red), "idiom" : "watch" } ] }
      """
    #expect(palette(text).value("ink") == "#FF0000")
    #expect(palette(text, .macos).value("ink") == "#FFFFFF")
  }

  @Test func sRGBGoesBeforeDisplayP3() {
    let wide = Self.color("display-p3", ##""red" : "1.000", "green" : "0.000", "blue" : "0.000""##)
    let palette = palette(
      Self.set(
        (wide, "\"display-gamut\" : \"display-P3\""),
        (Self.black, "\"display-gamut\" : \"sRGB\"")
      )
    )
    #expect(palette.value("ink") == "#000000")
  }

  // MARK: what has no value

  @Test func aColourOfTheSystemIsThatOfTheGeneration() {
    let label = ##"{ "platform" : "universal", "reference" : "labelColor" }"##
    let yellow = ##"{ "platform" : "ios", "reference" : "systemYellowColor" }"##
    #expect(value(label) == "label")
    #expect(value(yellow) == "systemYellow")
    let accent = ##"{ "platform" : "osx", "reference" : "controlAccentColor" }"##
    #expect(value(accent) == "? ‘controlAccentColor’ of macOS has no value that is published")
    let other = ##"{ "platform" : "ios", "reference" : "lightTextColor" }"##
    #expect(value(other) == "? ‘lightTextColor’ of the platform has no value that is published")
  }

  @Test func anEmptySetIsUnknownAndTheAccentIsBlue() throws {
    let empty = Self.set((nil, ""))
    #expect(palette(empty).value("ink") == "? the catalogue gives no value")
    let accent = palette(empty, name: "AccentColor")
    #expect(accent.value("AccentColor") == "systemBlue")
    #expect(accent.colors[0].isAssumed)
    #expect(palette("{}").value("ink") == "? the catalogue gives no value")
  }

  @Test func aColourThatIsNoneIsNotCalledEmpty() {
    #expect(value(##""#fff""##) == "? its color is a string; an object is expected")
    let watch = "{ \"colors\" : [ { \"color\" : \(Self.black), \"idiom\" : \"watch\" } ] }"
    for name in ["ink", "AccentColor"] {
      let value = palette(watch, name: name).value(name)
      #expect(value == "? the colour set has no entry that is read for this platform")
    }
  }

  @Test func aWrongSetIsUnknownAndTheOthersAreRead() {
    let palette = MemoryFiles([
      "C.xcassets/a.colorset/Contents.json": "{ \"colors\" : [ }",
      "C.xcassets/b.colorset/Contents.json": Self.set((Self.black, "")),
      "C.xcassets/c.colorset/other.txt": "",
    ]).palette(PaletteImport(.assets("C.xcassets")))
    #expect(palette.errors.isEmpty)
    #expect(
      palette.problems == [
        "C.xcassets/a.colorset/Contents.json:1:16 a value is expected here",
        "C.xcassets/c.colorset/Contents.json:1:1 C.xcassets/c.colorset/Contents.json: there is no such file",
      ]
    )
    #expect(palette.value("b") == "#000000")
    #expect(
      palette.value("a")
        == "? its colour set cannot be read: C.xcassets/a.colorset/Contents.json:1:16"
    )
  }

  // MARK: names

  @Test func coloursAreCalledAsCodeCallsThem() {
    let namespace = ##"{ "properties" : { "provides-namespace" : true } }"##
    let set = Self.set((Self.black, ""))
    let files = MemoryFiles([
      "App/Colors.xcassets/Contents.json": "{}",
      "App/Colors.xcassets/lfSage.colorset/Contents.json": set,
      "App/Colors.xcassets/Brand/Contents.json": namespace,
      "App/Colors.xcassets/Brand/Primary.colorset/Contents.json": set,
      "App/Colors.xcassets/Plain/Contents.json": ##"{ "info" : {} }"##,
      "App/Colors.xcassets/Plain/Second.colorset/Contents.json": set,
      "App/Colors.xcassets/v2.0/Third.colorset/Contents.json": set,
      "App/Colors.xcassets/Icon.imageset/Odd.colorset/Contents.json": set,
      "App/Sources/Other.colorset/Contents.json": set,
    ])
    let all = files.palette(PaletteImport(.assets("App")))
    #expect(all.names.sorted() == ["Brand/Primary", "Second", "Third", "lfSage"])
    var some = PaletteImport(.assets("App/Colors.xcassets"))
    some.only = "Brand/*"
    some.prefix = "app."
    #expect(files.palette(some).names == ["app.Brand/Primary"])
    some.only = "None*"
    #expect(
      files.palette(some).faults == [
        "App/Colors.xcassets:1:1 App/Colors.xcassets has no colour that only=\"None*\" means; "
          + "expected Brand/Primary, Second, Third or lfSage"
      ]
    )
  }

  @Test func namesThatDifferInCaseAreTwo() {
    let palette = MemoryFiles([
      "C.xcassets/Ink.colorset/Contents.json": Self.set((Self.black, "")),
      "C.xcassets/ink.colorset/Contents.json": Self.set((Self.white, "")),
    ]).palette(PaletteImport(.assets("C.xcassets")))
    #expect(palette.value("Ink") == "#000000")
    #expect(palette.value("ink") == "#FFFFFF")
    #expect(palette.errors.isEmpty)
  }

  @Test func aCatalogueWithoutColoursIsAnError() {
    let palette = MemoryFiles(["C.xcassets/Contents.json": "{}"])
      .palette(PaletteImport(.assets("C.xcassets")))
    #expect(
      palette.faults == [
        "C.xcassets:1:1 C.xcassets holds no colour set; name an asset catalogue (.xcassets) that has some"
      ]
    )
  }

  @Test func twoCataloguesMaySayTheSameAndNotOtherwise() {
    func files(_ other: String) -> MemoryFiles {
      MemoryFiles([
        "A.xcassets/ink.colorset/Contents.json": Self.set((Self.black, "")),
        "B.xcassets/ink.colorset/Contents.json": Self.set((other, "")),
      ])
    }
    let imports = (PaletteImport(.assets("A.xcassets")), PaletteImport(.assets("B.xcassets")))
    #expect(files(Self.black).palette(imports.0, imports.1).errors.isEmpty)
    let conflict = files(Self.white).palette(imports.0, imports.1)
    #expect(conflict.conflicts.map(\.part) == [1])
    #expect(
      conflict.faults == [
        "B.xcassets/ink.colorset/Contents.json:3:5 ‘ink’ has two values, here and at "
          + "A.xcassets/ink.colorset/Contents.json:3:5; keep one of them, or import each by itself, "
          + "with a prefix="
      ]
    )
  }

  /// A set without a dark entry shows its one value in dark, whatever another set says of that.
  @Test func aSetIsWhole() {
    func files(_ other: (String?, String)...) -> ImportedPalette {
      MemoryFiles([
        "A.xcassets/ink.colorset/Contents.json": Self.set((Self.black, "")),
        "B.xcassets/ink.colorset/Contents.json": Self.set(
          (Self.black, ""),
          (other[0].0, other[0].1)
        ),
      ]).palette(PaletteImport(.assets("A.xcassets")), PaletteImport(.assets("B.xcassets")))
    }
    #expect(files((Self.white, Self.dark)).conflicts.count == 1)
    #expect(files((Self.white, Self.dark)).value("ink", Variant(.dark)) == nil)
    #expect(files((Self.black, Self.dark)).conflicts.isEmpty)
  }

  @Test func aCatalogueHasItsOwnAppearances() {
    let files = MemoryFiles(["C.xcassets/ink.colorset/Contents.json": Self.set((Self.black, ""))])
    for variant in [Variant(.dark), Variant(.dark, .elevated)] {
      #expect(
        files.palette(PaletteImport(.named("C.xcassets", variant))).faults == [
          "C.xcassets:1:1 C.xcassets is an asset catalogue, which has its own appearances; leave out "
            + "\(variant.name)="
        ]
      )
    }
    #expect(Variant(.dark, .elevated).name == "dark-elevated")
    #expect(files.palette(PaletteImport(.named("C.xcassets", nil))).value("ink") == "#000000")
  }
}
