import A11yModel
import Palettes
import Testing

/// Design tokens, as the standard and as the tools before it write them.
@Suite struct TokenTests {
  private func palette(_ text: String, path: String? = nil) -> ImportedPalette {
    var request = PaletteImport(.tokens(["t.json"], nil))
    request.group = path
    return MemoryFiles(["t.json": text]).palette(request)
  }

  // MARK: values

  @Test func aValueIsAnObject() {
    let palette = palette(
      """
      { "color": { "$type": "color",
        "hot": { "$value": { "colorSpace": "srgb", "components": [1, 0, 1], "hex": "#ff00ff" } },
        "shade": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5 } },
        "white": { "$value": { "colorSpace": "hsl", "components": ["none", 0, 100] } } } }
      """
    )
    #expect(palette.names == ["color.hot", "color.shade", "color.white"])
    #expect(palette.value("color.hot") == "#FF00FF")
    #expect(palette.value("color.shade") == "color(srgb 0.0 0.0 0.0 / 0.5)")
    #expect(palette.value("color.white") == "#FFFFFF")
  }

  /// Green of CSS in each space (CSS Color 4, sections 7 to 10 and the tests of these).
  @Test(arguments: [
    ("srgb", "0, 0.5019608, 0"), ("srgb-linear", "0, 0.21586050, 0"),
    ("hsl", "120, 100, 25.0980392"),
    ("hwb", "120, 0, 49.8039216"), ("lab", "46.2775, -47.5621, 48.5837"),
    ("lch", "46.2775, 67.9892, 134.3912"), ("oklab", "0.51975, -0.1403, 0.10768"),
    ("oklch", "0.51975, 0.17686, 142.495"), ("display-p3", "0.21604, 0.49418, 0.13151"),
    ("a98-rgb", "0.281363, 0.498012, 0.116746"), ("prophoto-rgb", "0.230479, 0.395789, 0.129968"),
    ("xyz-d65", "0.07719, 0.15438, 0.02573"), ("xyz-d50", "0.08312, 0.154746, 0.020961"),
  ])
  func everySpaceIsConverted(_ space: String, _ components: String) throws {
    let palette = palette(
      ##"{ "green": { "$type": "color", "$value": { "colorSpace": "\##(space)", "components": [\##(components)] } } }"##
    )
    guard case .color(let color) = palette.color("green")?.color[nil]?.meaning else {
      Issue.record("\(palette.value("green") ?? "")")
      return
    }
    #expect(abs(color.red) < 2e-3)
    #expect(abs(color.green - 128.0 / 255) < 5e-4)
    #expect(abs(color.blue) < 2e-3)
  }

  @Test func aStringIsCSS() {
    let palette = palette(
      """
      { "a": { "$type": "color", "$value": "#C2410C80" },
        "b": { "$type": "color", "$value": "rgba(0, 0, 0, 0.5)" },
        "c": { "$type": "color", "$value": " oklch(1 0 0) " },
        "d": { "$type": "color", "$value": "linear-gradient(red, blue)" },
        "e": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } } }
      """
    )
    #expect(palette.value("a") == "#C2410C80")
    #expect(palette.value("b") == "color(srgb 0.0 0.0 0.0 / 0.5)")
    #expect(palette.value("d") == "? ‘linear-gradient(red, blue)’ is not read as a colour")
    #expect(palette.names == ["a", "b", "c", "d"])
    #expect(palette.parts[0].others == 1)
  }

  @Test func componentsWinOverTheHex() {
    let palette = palette(
      """
      { "$type": "color",
        "far": { "$value": { "colorSpace": "srgb", "components": [1, 0, 0], "hex": "#F10000" } },
        "near": { "$value": { "colorSpace": "srgb", "components": [1, 0, 0], "hex": "#FE0000" } } }
      """
    )
    #expect(palette.value("far") == "#FF0000")
    #expect(
      palette.parts[0].notes.map(\.message) == [
        "its hex ‘#F10000’ is not what its components say, #FF0000; they win"
      ]
    )
  }

  @Test(arguments: [
    (##"{ "colorSpace": "cmyk", "components": [0, 0, 0] }"##, "the colorSpace ‘cmyk’ is not read"),
    (
      ##"{ "colorSpace": "srgb", "components": [0, 0] }"##,
      "its value has 2 components; 3 are expected"
    ),
    (##"{ "colorSpace": "srgb" }"##, "its value has no components"),
    (##"{ "hex": "#FFF" }"##, "its value names no colorSpace"),
    (
      ##"{ "colorSpace": "srgb", "components": [0, "x", 0] }"##,
      "a component is a string; a number is expected"
    ),
    ("12", "its value is a number"),
  ])
  func whatIsNoColourIsUnknown(_ value: String, _ reason: String) {
    let palette = palette(##"{ "a": { "$type": "color", "$value": \##(value) } }"##)
    #expect(palette.value("a") == "? \(reason)")
  }

  // MARK: the form before

  @Test func theOlderFormIsRead() {
    let palette = palette(
      """
      { "color": {
          "base": { "red": { "value": "#f00", "comment": "brand" }, "half": { "value": "#ff000080" } },
          "text": { "value": "{color.base.red.value}" },
          "link": { "value": "{color.base.red}" } },
        "size": { "small": { "value": "12px" }, "ref": { "value": "{size.small.value}" } },
        "tinted": { "value": "rgba({color.base.red}, 0.5)" },
        "studio": { "value": "#00f", "type": "color",
          "$extensions": { "studio.tokens": { "modify": { "type": "darken", "value": "0.1" } } } },
        "sum": { "value": "{size.small} + 2", "type": "spacing" } }
      """
    )
    #expect(
      palette.names == [
        "color.base.red", "color.base.half", "color.text", "color.link", "tinted", "studio",
      ]
    )
    #expect(palette.value("color.text") == "#FF0000")
    #expect(palette.value("color.link") == "#FF0000")
    #expect(palette.value("tinted") == "? ‘rgba({color.base.red}, 0.5)’ is computed")
    #expect(palette.value("studio") == "? studio.tokens.modify changes it: darken")
    #expect(palette.parts[0].others == 3)
  }

  @Test func aGroupMayBeCalledValue() {
    let palette = palette(
      ##"{ "value": { "ink": { "value": "#000" } }, "type": { "ink": { "value": "#FFF" } } }"##
    )
    #expect(palette.names == ["value.ink", "type.ink"])
  }

  // MARK: aliases

  @Test func anAliasHasTheTypeAndTheValueOfItsTarget() {
    let palette = palette(
      """
      { "base": { "blue": { "$type": "color", "$value": "#06C" } },
        "brand": { "$value": "{base.blue}" }, "link": { "$value": "{brand}" },
        "same": { "$ref": "#/base/blue" }, "value": { "$value": { "$ref": "#/base/blue/$value" } },
        "gap": { "$type": "number", "$value": 3 }, "other": { "$value": "{gap}" } }
      """
    )
    for name in ["brand", "link", "same", "value"] { #expect(palette.value(name) == "#0066CC") }
    #expect(palette.color("other") == nil)
    #expect(palette.parts[0].others == 2)
  }

  @Test func aPointerLeadsIntoAValue() {
    let palette = palette(
      """
      { "$type": "color",
        "base": { "$value": { "colorSpace": "srgb", "components": [0.2, 0.4, 0.6] } },
        "own": { "$value": { "colorSpace": { "$ref": "#/base/$value/colorSpace" },
          "components": [{ "$ref": "#/base/$value/components/0" }, 0.4, 0.2] } },
        "lost": { "$value": { "colorSpace": "srgb", "components": [{ "$ref": "#/base/$value/components/7" }, 0, 0] } },
        "far": { "$value": { "$ref": "https://example.com/t.json#/a" } } }
      """
    )
    #expect(palette.value("own") == "#336633")
    #expect(palette.value("lost") == "? a component is found nowhere; a number is expected")
    #expect(
      palette.value("far")?.contains("leads to the network, from which nothing is read") == true
    )
    #expect(palette.problems.count == 1)
  }

  @Test func circlesAndLostAliasesAreNamedWithTheirChain() {
    let palette = palette(
      """
      { "$type": "color",
        "a": { "$value": "{b}" }, "b": { "$value": "{c}" }, "c": { "$value": "{a}" },
        "group": { "$root": { "$value": "#000" }, "x": { "$value": "#111" } },
        "lost": { "$value": "{gone}" }, "wrong": { "$value": "{group}" }, "through": { "$value": "{lost}" } }
      """
    )
    #expect(palette.value("a") == "? its aliases go in a circle: ‘a’ → ‘b’ → ‘c’ → ‘a’")
    #expect(palette.value("lost") == "? ‘{gone}’ is defined nowhere")
    #expect(palette.value("through") == "? ‘{gone}’ is defined nowhere")
    #expect(palette.value("group.$root") == "#000000")
    #expect(
      palette.problems == [
        "t.json:2:20 its aliases go in a circle: ‘a’ → ‘b’ → ‘c’ → ‘a’",
        "t.json:4:23 ‘lost’ → ‘gone’: ‘{gone}’ is defined nowhere",
        "t.json:4:56 ‘wrong’ → ‘group’: ‘{group}’ is a group and no token; its own is ‘{group.$root}’",
      ]
    )
  }

  @Test func aChainEndsAt64() {
    func chain(_ count: Int) -> ImportedPalette {
      let links = (1..<count).map { "\"t\($0)\": { \"$value\": \"{t\($0 + 1)}\" }" }
      return palette(
        "{ \"$type\": \"color\", \(links.joined(separator: ", ")), \"t\(count)\": { \"$value\": \"#000\" } }"
      )
    }
    #expect(chain(65).value("t1") == "#000000")
    #expect(chain(66).value("t1") == "? its aliases lead through more than 64 tokens")
    #expect(chain(500).value("t436") == "#000000")
  }

  // MARK: groups

  @Test func groupsExtendOthers() {
    let palette = palette(
      """
      { "button": { "$type": "color", "fill": { "$value": "#06C" }, "text": { "$value": "#FFF" },
          "inner": { "line": { "$value": "#111" } } },
        "primary": { "$extends": "{button}", "fill": { "$value": "#C06" } },
        "second": { "$ref": "#/primary", "inner": { "line": { "$value": "#222" } } } }
      """
    )
    #expect(palette.value("primary.fill") == "#CC0066")
    #expect(palette.value("primary.text") == "#FFFFFF")
    #expect(palette.value("second.fill") == "#CC0066")
    #expect(palette.value("second.inner.line") == "#222222")
  }

  @Test(arguments: [
    (
      ##"{ "a": { "$extends": "{b}", "x": { "$value": "#000" } }, "b": { "$extends": "{a}" } }"##,
      "circle"
    ),
    (
      ##"{ "a": { "$extends": "{a}", "x": { "$value": "#000" } } }"##,
      "is within the one it extends"
    ),
    (
      ##"{ "a": { "x": { "$extends": "{a}", "y": { "$value": "#000" } } } }"##,
      "is within the one it extends"
    ),
    (##"{ "a": { "$extends": "{z}", "x": { "$value": "#000" } } }"##, "is no group and no token"),
  ])
  func groupsExtendNoCircle(_ text: String, _ fault: String) {
    let palette = palette(text)
    #expect(palette.faults.count == 1)
    #expect(palette.faults.first?.contains(fault) == true)
  }

  @Test func deprecationIsInherited() {
    let palette = palette(
      """
      { "$type": "color", "old": { "$deprecated": "use new", "a": { "$value": "#000" },
        "b": { "$value": "#000", "$deprecated": false } }, "c": { "$value": "#000", "$deprecated": true } }
      """
    )
    #expect(palette.color("old.a")?.color.deprecation == "use new")
    #expect(palette.color("old.b")?.color.deprecation == nil)
    #expect(palette.color("c")?.color.deprecation == "")
  }

  // MARK: several files

  @Test func theLaterFileWinsAndAliasesLeadThroughAll() {
    let files = MemoryFiles([
      "base.json":
        ##"{ "p": { "$type": "color", "a": { "$value": "#111" }, "b": { "$value": "#222" } } }"##,
      "light.json": ##"{ "p": { "b": { "$value": "#333" } }, "text": { "$value": "{p.b}" } }"##,
      "dark.json": ##"{ "text": { "$value": "{p.a}" } }"##,
    ])
    let palette = files.palette(
      PaletteImport(.tokens(["base.json", "light.json"], Variant(.light))),
      PaletteImport(.tokens(["base.json", "dark.json"], Variant(.dark)))
    )
    #expect(palette.errors.isEmpty)
    #expect(palette.value("text", Variant(.light)) == "#333333")
    #expect(palette.value("text", Variant(.dark)) == "#111111")
    #expect(palette.value("text") == nil)
    #expect(
      palette.color("text")?.color.values.map(\.location.file) == ["light.json", "dark.json"]
    )
    #expect(files.reads.names.sorted() == ["base.json", "dark.json", "light.json"])
  }

  @Test func groupsOfModesAreReadByTheirPath() {
    let text = """
      { "color": { "$type": "color", "light": { "ink": { "$value": "#000" }, "text": { "$value": "{ink}" } },
        "dark": { "ink": { "$value": "#FFF" }, "text": { "$value": "{ink}" } } } }
      """
    let files = MemoryFiles(["t.json": text])
    func mode(_ name: String, _ appearance: Appearance) -> PaletteImport {
      var request = PaletteImport(.tokens(["t.json"], Variant(appearance)))
      request.group = "color.\(name)"
      return request
    }
    let palette = files.palette(mode("light", .light), mode("dark", .dark))
    #expect(palette.names == ["ink", "text"])
    #expect(palette.value("text", Variant(.light)) == "#000000")
    #expect(palette.value("text", Variant(.dark)) == "#FFFFFF")
    #expect(
      files.palette(mode("sepia", .light)).faults == [
        "t.json:1:1 t.json has no colour that path=\"color.sepia\" means"
      ]
    )
  }

  @Test func namesThatDifferInCaseAreTwo() {
    let palette = palette(
      ##"{ "$type": "color", "Ink": { "$value": "#000" }, "ink": { "$value": "#FFF" } }"##
    )
    #expect(palette.names == ["Ink", "ink"])
  }

  // MARK: bad input

  @Test(arguments: [
    ("{", "t.json:1:2 the file ends where a name in quotes is expected"),
    ("[]", "t.json:1:1 a token file is a list; an object is expected"),
    ("{}", "t.json:1:1 t.json holds no token of $type color"),
    (
      ##"{ "a": { "$type": "number", "$value": 1 } }"##,
      "t.json:1:1 t.json holds no token of $type color"
    ),
    (##"{ "a": { "$extends": 1 } }"##, "t.json:1:22 $extends is a number; a string is expected"),
  ])
  func badFilesAreErrors(_ text: String, _ fault: String) {
    #expect(palette(text).faults == [fault])
  }

  @Test func aFileThatIsNotThereIsAnError() {
    let palette = MemoryFiles([:]).palette(PaletteImport(.tokens(["t.json"], nil)))
    #expect(palette.faults == ["t.json:1:1 t.json: there is no such file"])
  }
}
