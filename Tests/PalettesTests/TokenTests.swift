import A11yModel
import Palettes
import Testing

/// Design tokens, as the standard and as the tools before it write them.
@Suite struct TokenTests {
  private func palette(_ text: String, path: String? = nil) -> ImportedPalette {
    var request = PaletteImport(.tokens(["t.json"], nil))
    request.groups = path.map(PaletteImport.paths) ?? []
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

  /// Green of CSS in each space, by the matrices and curves of CSS Color 4, section 18.
  @Test(arguments: [
    ("srgb", "0, 0.5019608, 0"), ("srgb-linear", "0, 0.2158605, 0"),
    ("hsl", "120, 100, 25.0980392"), ("hwb", "120, 0, 49.8039216"),
    ("lab", "46.2777078, -47.5523951, 48.5862848"), ("lch", "46.2777078, 67.9842434, 134.3838564"),
    ("oklab", "0.5197518, -0.1403023, 0.1076759"), ("oklch", "0.5197518, 0.1768582, 142.495345"),
    ("display-p3", "0.2160375, 0.4941816, 0.1315131"),
    ("a98-rgb", "0.2813656, 0.4980167, 0.116747"),
    ("prophoto-rgb", "0.2305238, 0.3957806, 0.1299504"),
    ("rec2020", "0.3323222, 0.5097924, 0.1917788"), ("xyz-d65", "0.0771883, 0.1543767, 0.0257294"),
    ("xyz-d50", "0.083139, 0.1547476, 0.020956"),
  ])
  func everySpaceIsConverted(_ space: String, _ components: String) throws {
    let palette = palette(
      ##"{ "green": { "$type": "color", "$value": { "colorSpace": "\##(space)", "components": [\##(components)] } } }"##
    )
    guard case .color(let color) = palette.color("green")?.color[nil]?.meaning else {
      Issue.record("\(palette.value("green") ?? "")")
      return
    }
    #expect(abs(color.red) < 1e-4)
    #expect(abs(color.green - 128.0 / 255) < 1e-4)
    #expect(abs(color.blue) < 1e-4)
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
    #expect(palette.parts[0].others.count == 1)
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
    #expect(palette.parts[0].others.count == 3)
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
    #expect(palette.parts[0].others.count == 2)
  }

  @Test func aPointerLeadsIntoAValue() {
    let palette = palette(
      """
      { "$type": "color",
        "base": { "$value": { "colorSpace": "srgb", "components": [0.2, 0.4, 0.6] } },
        "own": { "$value": { "colorSpace": { "$ref": "#/base/$value/colorSpace" },
          "components": [{ "$ref": "#/base/$value/components/0" }, 0.4, 0.2] } },
        "lost": { "$value": { "colorSpace": "srgb", "components": [{ "$ref": "#/base/$value/components/7" }, 0, 0] } },
        "odd": { "$value": { "colorSpace": "srgb", "components": [{ "$ref": "#/base/$value/components/+0" }, 0, 0] } },
        "far": { "$value": { "$ref": "https://example.com/t.json#/a" } } }
      """
    )
    #expect(palette.value("own") == "#336633")
    for name in ["lost", "odd"] {
      #expect(palette.value(name) == "? a component is found nowhere; a number is expected")
    }
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

  @Test func aPathThatIsGivenTwiceIsNotKnown() {
    let palette = palette(
      ##"{ "$type": "color", "c": { "d": { "$value": "#000" }, "e": { "$value": "#111" } },"##
        + ##" "c.d": { "$value": "#FFF" }, "c.e": { "$value": "#111" },"##
        + ##" "f": { "g": { "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } } },"##
        + ##" "f.g": { "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } } }"##
    )
    let reason = "it has two values in its file, here and at t.json:1:28; keep one"
    #expect(palette.value("c.d") == "? \(reason)")
    #expect(palette.value("c.e") == "#111111")
    #expect(palette.value("f.g")?.hasPrefix("?") == false)
    #expect(palette.parts[0].problems.map(\.message) == [reason])
  }

  @Test func tokensWithinATokenAreTold() {
    let palette = palette(
      ##"{ "$type": "color", "b": { "$value": "#000", "hover": { "$value": "#FFF" } }, "##
        + ##""s": { "$value": "#000", "original": { "$value": "{b}" } } }"##
    )
    #expect(palette.names == ["b", "s"])
    #expect(
      palette.parts[0].notes.map(\.message) == ["a token has no others in it; ‘hover’ is not read"]
    )
  }

  /// The steps of pointers count, and have no names.
  @Test func chainsNameTokensAlone() {
    let palette = palette(
      ##"{ "a": { "$type": "color", "$value": { "$ref": "#/x/0" } }, "x": ["{nope}"], "##
        + ##""b": { "$type": "color", "$value": { "$ref": "#/y/0" } }, "y": ["{b}"] }"##
    )
    #expect(
      palette.parts[0].problems.map(\.message) == [
        "‘a’ → ‘nope’: ‘{nope}’ is defined nowhere", "its aliases go in a circle: ‘b’ → ‘b’",
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

  /// However long a chain is, each token is followed once.
  @Test func longChainsTakeNoTime() {
    func palette(_ last: String) -> ImportedPalette {
      let links = (1..<20_000).map { "\"t\($0)\": { \"$value\": \"{t\($0 + 1)}\" }" }
      return self.palette(
        "{ \"$type\": \"color\", \(links.joined(separator: ", ")), \"t20000\": { \"$value\": \"\(last)\" } }"
      )
    }
    let chain = palette("#000")
    #expect(chain.value("t19936") == "#000000")
    #expect(chain.value("t19935") == "? its aliases lead through more than 64 tokens")
    let ring = palette("{t1}")
    #expect(ring.problems.count >= 1)
    #expect(ring.value("t500")?.hasPrefix("? its aliases") == true)
  }

  /// What has no type is unknown, too, where its alias leads nowhere: the form before has none.
  @Test func anUntypedAliasToNothingIsUnknown() {
    let palette = palette(##"{ "a": { "value": "{no}" }, "b": { "value": "#000" } }"##)
    #expect(palette.value("a") == "? ‘{no}’ is defined nowhere")
    #expect(palette.problems.count == 1)
  }

  /// Tokens of both forms may stand in one file.
  @Test func theFormIsThatOfTheToken() {
    let palette = palette(
      ##"{ "a": { "$type": "color", "$value": "#000" }, "b": { "value": "#FFF", "type": "color" } }"##
    )
    #expect(palette.value("a") == "#000000")
    #expect(palette.value("b") == "#FFFFFF")
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
      request.groups = ["color.\(name)"]
      return request
    }
    let palette = files.palette(mode("light", .light), mode("dark", .dark))
    #expect(palette.names == ["ink", "text"])
    #expect(palette.value("text", Variant(.light)) == "#000000")
    #expect(palette.value("text", Variant(.dark)) == "#FFFFFF")
    #expect(
      files.palette(mode("sepia", .light)).faults == [
        "t.json:1:1 t.json has no group ‘color.sepia’; expected color, color.dark or color.light"
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

  /// A token that is the same as one that is not there is as unknown as its alias would be.
  @Test func aReferenceToNothingIsUnknown() {
    let palette = palette(
      ##"{ "a": { "$type": "color", "$ref": "#/b" }, "c": { "$type": "color", "$value": "#000" } }"##
    )
    #expect(palette.faults == [])
    #expect(palette.value("a") == "? ‘{b}’ is defined nowhere")
    #expect(palette.value("c") == "#000000")
  }

  @Test func nothingIsReadFromTheNetwork() {
    let palette = palette(##"{ "a": { "$type": "color", "$ref": "https://a.b/c.json" } }"##)
    #expect(
      palette.faults == [
        "t.json:1:28 ‘https://a.b/c.json’ leads to the network, from which nothing is read"
      ]
    )
  }

  /// A long name before many tokens would take more memory than there is.
  @Test func longPathsAreErrors() {
    let name = String(repeating: "a", count: 1025)
    let palette = palette(
      "{ \"\(name)\": { \"$type\": \"color\", \"b\": { \"$value\": \"#000\" } } }"
    )
    #expect(palette.faults == ["t.json:1:3 the path of a token is longer than 1024 bytes"])
  }

  /// Groups without tokens count, too, where each extends all others.
  @Test func groupsDoNotMultiply() {
    let empty = (0..<800).map { "\"e\($0)\": {}" }.joined(separator: ", ")
    let others = (0..<800).map { "\"o\($0)\": { \"$extends\": \"{all}\" }" }.joined(separator: ", ")
    let palette = palette("{ \"all\": { \(empty) }, \(others) }")
    #expect(
      palette.errors.map(\.message) == ["there are too many groups; import fewer files at once"]
    )
  }

  /// Many pointers into a wide group take no time.
  @Test func pointersAreFollowedAtOnce() {
    let tokens = (0..<20_000).map { number in
      ##""t\##(number)": { "$value": { "colorSpace": "srgb", "components": [{ "$ref": "#/g/n\##(number)/v" }, 0, 0] } }"##
    }
    let numbers = (0..<20_000).map { "\"n\($0)\": { \"v\": 1 }" }
    let palette = palette(
      ##"{ "$type": "color", "g": { \##(numbers.joined(separator: ", ")) }, \##(tokens.joined(separator: ", ")) }"##
    )
    #expect(palette.value("t19999") == "#FF0000")
  }

  @Test func aFileThatIsNotThereIsAnError() {
    let palette = MemoryFiles([:]).palette(PaletteImport(.tokens(["t.json"], nil)))
    #expect(palette.faults == ["t.json:1:1 t.json: there is no such file"])
  }

  // MARK: sets of Tokens Studio

  private static let sets = """
    { "core": { "blue": { "$type": "color", "$value": "#0000FF" }, "ink": { "$type": "color", "$value": "#111111" } },
      "light": { "ink": { "$type": "color", "$value": "#222222" }, "link": { "$type": "color", "$value": "{blue}" },
        "text": { "$type": "color", "$value": "{ink}" } },
      "dark": { "ink": { "$type": "color", "$value": "#EEEEEE" }, "text": { "$type": "color", "$value": "{ink}" } },
      "both": { "text": { "$type": "color", "$value": "{ink}" }, "link": { "$type": "color", "$value": "{blue}" } },
      THEMES "$metadata": { "tokenSetOrder": ["core", "light", "dark", "both"] } }
    """

  private static let themes = """
    "$themes": [
      { "name": "Light", "selectedTokenSets": { "core": "source", "light": "enabled", "both": "enabled" } },
      { "name": "Dark",
        "selectedTokenSets": { "core": "source", "light": "disabled", "dark": "enabled", "both": "enabled" } } ],
    """

  @Test func aliasesLeadThroughTheSetsThatAThemeShows() {
    let palette = palette(Self.sets.replacing("THEMES", with: Self.themes))
    #expect(palette.value("light.link") == "#0000FF")
    #expect(palette.value("light.text") == "#222222")
    #expect(palette.value("dark.text") == "#EEEEEE")
    #expect(palette.value("both.link") == "#0000FF")
    #expect(
      palette.value("both.text")
        == "? ‘{ink}’ is ‘light.ink’ or ‘dark.ink’, by the theme; name the sets of one with path="
    )
  }

  @Test func withoutThemesTheOwnSetComesFirst() throws {
    let palette = palette(Self.sets.replacing("THEMES", with: ""))
    #expect(palette.value("light.text") == "#222222")
    #expect(palette.value("light.link") == "#0000FF")
    #expect(
      try #require(palette.value("both.text")).hasPrefix("? ‘{ink}’ is ‘core.ink’ or ‘light.ink’")
    )
  }

  /// Sets that are named are merged as files are, whether the file has themes or not.
  @Test(arguments: ["light", "dark"])
  func setsThatAreNamedAreMerged(_ theme: String) {
    let themes = theme == "light" ? Self.themes : ""
    let text = Self.sets.replacing("THEMES", with: themes).replacing(
      "$metadata",
      with: "$extensions"
    )
    let palette = palette(text, path: "core \(theme) b*")
    #expect(Set(palette.names) == ["blue", "ink", "text", "link"])
    #expect(palette.value("text") == (theme == "light" ? "#222222" : "#EEEEEE"))
    #expect(palette.value("ink") == (theme == "light" ? "#222222" : "#EEEEEE"))
    #expect(palette.value("link") == "#0000FF")
  }

  /// What is wrong with tokens that are not meant is told to nobody.
  @Test func whatIsNotMeantIsNotRead() {
    let text =
      ##"{ "a": { "$type": "color", "x": { "$value": "#000" } }, "b": { "$type": "color", "y": { "$value": "{no}" } } }"##
    #expect(palette(text, path: "a").problems == [])
    #expect(palette(text).problems.count == 1)
    #expect(
      palette(text, path: "c").faults == ["t.json:1:1 t.json has no group ‘c’; did you mean ‘a’?"]
    )
    #expect(
      palette(text.replacing("{ \"a\"", with: "{ \"e\": {}, \"a\""), path: "e a").names == ["x"]
    )
  }

  /// A group of the standard is no set: an alias leads from the root.
  @Test func groupsAreNoSets() {
    let text = Self.sets.replacing("THEMES", with: "").replacing("$metadata", with: "$extensions")
    #expect(palette(text).value("light.link") == "? ‘{blue}’ is defined nowhere")
  }
}
