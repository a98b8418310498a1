import Testing

@testable import A11yAuditCommand

/// Colours of catalogues and tokens, in specs and on the command line.
@Suite struct PaletteCommandTests {
  private static let set = """
    { "colors" : [
      { "idiom" : "universal",
        "color" : { "color-space" : "srgb",
          "components" : { "red" : "0x77", "green" : "0x77", "blue" : "0x77", "alpha" : "1.000" } } } ] }
    """

  private static let dark = ##"{ "color": { "$type": "color", "ink": { "$value": "#EEE" } } }"##
  private static let light = ##"{ "color": { "$type": "color", "ink": { "$value": "#111" } } }"##

  private static func spec(_ palette: String, _ color: String) -> String {
    """
    <spec xmlns="urn:a11y-audit:spec:1" lang="en">
      \(palette)
      <step-indicator id="checkout" backdrop="systemBackground">
        <text color="\(color)" style="body">Account</text>
      </step-indicator>
    </spec>
    """
  }

  private static func machine(_ files: [String: String]) -> Machine {
    Machine(
      files: files.merging([
        "App/Colors.xcassets/grey.colorset/Contents.json": set,
        "tokens/light.json": light, "tokens/dark.json": dark,
        ".git/HEAD": "", "/elsewhere/t.json": light,
      ]) { own, _ in own }
    )
  }

  private static let imports = """
    <palette extends="ios26"><import assets="../App/Colors.xcassets"/>\
    <import tokens="../tokens/light.json" as="light"/><import tokens="../tokens/dark.json" as="dark"/></palette>
    """

  private static let rules = ["--rule", "text-contrast-minimum", "--rule", "dark-palette-present"]

  private func check(_ machine: Machine, _ words: String...) -> CommandResult {
    CommandLineTool.result(of: ["check"] + words + Self.rules, machine.system)
  }

  // MARK: specs

  @Test func aSpecNamesWhatItImports() {
    let machine = Self.machine(["specs/a.xml": Self.spec(Self.imports, "color.ink")])
    let result = check(machine, "specs/a.xml")
    #expect(result.exitCode == .success)
    #expect(result.complaints == "")
  }

  @Test func aColourSetWithoutADarkValueIsFoundInItsFile() {
    let machine = Self.machine(["specs/a.xml": Self.spec(Self.imports, "grey")])
    let result = check(machine, "specs/a.xml", "--format", "json")
    #expect(result.exitCode == .success || result.exitCode == .findings)
    #expect(result.output.contains("\"rule\": \"dark-palette-present\", \"outcome\": \"failed\""))
    #expect(
      result.output.contains(
        "\"location\": {\"file\": \"App/Colors.xcassets/grey.colorset/Contents.json\", \"line\": 2"
      )
    )
    #expect(result.output.contains("\"target\": \"/spec[1]/palette[1]/import[1]/color[grey]\""))
  }

  /// What is about two colours stands at the part, and tells where they are defined.
  @Test func evidenceNamesThePlaceOfAColour() {
    let pie = """
      <chart type="pie" appearance="light" backdrop="white"><series id="a" name="Apples" color="grey"/>\
      <series id="b" name="Oranges" color="#777"/><look part="mark"><shape kind="slice">\
      <fill color="series"/></shape></look><mark series="a" value="3"/><mark series="b" value="4"/></chart>
      """
    let spec = Self.spec(Self.imports, "grey")
    let chart = Self.spec(Self.imports, "#000").replacing("</spec>", with: pie + "</spec>")
    let place = "grey at App/Colors.xcassets/grey.colorset/Contents.json:2:3"
    for (text, rule) in [(spec, "text-contrast-minimum"), (chart, "adjacent-marks-contrast")] {
      let machine = Self.machine(["specs/a.xml": text])
      let result = machine.run("check", "specs/a.xml", "--rule", rule, "--format", "json")
      #expect(result.output.contains("\"defined\": \"\(place)\""), "\(rule)")
      #expect(
        machine.run("check", "specs/a.xml", "--rule", rule).output.contains("defined: \(place)")
      )
    }
  }

  /// What the spec or an option defines otherwise does not do by its name.
  @Test(arguments: [
    ("", [], true), ("<color name=\"brand\" value=\"#CCC\"/>", [], false),
    (
      "<import tokens=\"../all.json\"/><color name=\"brand\" value=\"#CCC\" replaces=\"true\"/>",
      [],
      false
    ),
    ("", ["--palette", "pale.json"], false),
  ])
  func aRemedyNamesNoColourThatIsReplaced(_ palette: String, _ options: [String], _ isNamed: Bool) {
    let spec = Self.spec("<palette>\(palette)</palette>", "faint")
    let machine = Self.machine([
      "specs/a.xml": spec.replacing("systemBackground", with: "#FFF"),
      "all.json":
        ##"{ "$type": "color", "faint": { "$value": "#AAA" }, "brand": { "$value": "#000" } }"##,
      "pale.json": ##"{ "brand": { "$type": "color", "$value": "#BBB" } }"##,
      ".a11y-audit.json": #"{ "palettes": ["all.json"] }"#,
    ])
    let words = ["check", "specs/a.xml", "--rule", "text-contrast-minimum"] + options
    let result = CommandLineTool.result(of: words, machine.system)
    #expect(result.output.contains("the nearest colour that reaches the ratio"))
    #expect(result.output.contains("‘brand’ of the palette reaches it") == isNamed)
  }

  /// Whatever folder the command runs in, hosts know a file by its path from the root.
  @Test func itsFileIsCalledAsHostsCallIt() {
    var machine = Self.machine(["specs/a.xml": Self.spec(Self.imports, "grey")])
    machine.currentFolder += "/specs"
    let result = check(machine, "a.xml", "--format", "sarif")
    let path = "App/Colors.xcassets/grey.colorset/Contents.json"
    #expect(result.output.contains("\"uri\": \"\(path)\", \"uriBaseId\": \"%SRCROOT%\""))
    #expect(check(machine, "a.xml").output.contains("../\(path):2:"))
  }

  @Test func aTokenOfOneAppearanceLacksTheOther() {
    let palette = "<palette><import tokens=\"../tokens/light.json\" as=\"light\"/></palette>"
    let machine = Self.machine(["specs/a.xml": Self.spec(palette, "color.ink")])
    let result = check(machine, "specs/a.xml")
    #expect(result.output.contains("tokens/light.json:1:32"))
    #expect(result.output.contains("‘color.ink’ has no dark value"))
  }

  @Test func anUnknownColourIsNotTold() {
    let tokens = ##"{ "ink": { "$type": "color", "$value": "darken({a}, 10%)" } }"##
    let palette = "<palette><import tokens=\"../t.json\"/></palette>"
    let machine = Self.machine(["specs/a.xml": Self.spec(palette, "ink"), "t.json": tokens])
    let result = check(machine, "specs/a.xml", "--format", "json")
    #expect(result.output.contains("\"outcome\": \"cantTell\""))
    #expect(result.output.contains("the value of ‘ink’ (‘darken({a}, 10%)’ is computed)"))
    #expect(!result.output.contains("\"outcome\": \"failed\""))
  }

  // MARK: what cannot be imported

  @Test(arguments: [
    ("tokens=\"../gone.json\"", "2:20: error: tokens: gone.json: cannot be read"),
    ("assets=\"../tokens\"", "2:20: error: assets: tokens holds no colour set"),
    ("tokens=\"/elsewhere/t.json\"", "2:20: error: tokens: /elsewhere/t.json is not in /project"),
    (
      "tokens=\"../../elsewhere/t.json\"",
      "error: tokens: ../../elsewhere/t.json: /elsewhere/t.json is not in /project"
    ),
    ("tokens=\"../bad.json\"", "error: tokens: bad.json:1:3: a name in quotes is expected here"),
    (
      "resolver=\"../tokens/light.json\"",
      "error: resolver: tokens/light.json: a resolver document needs a list"
    ),
    ("tokens=\"../tokens/light.json ../none.json\"", "error: tokens: none.json: the file is empty"),
    ("tokens=\"../tokens/light.json\" assets=\"x\"", "an import has assets= and tokens=; keep one"),
    ("prefix=\"a\"", "an import needs one of assets=, tokens= and resolver="),
    ("assets=\"../App\" as=\"light\"", "as= is for tokens, and not for assets"),
    (
      "tokens=\"../tokens/light.json\" dark=\"theme=dark\"",
      "dark= is for resolver, and not for tokens"
    ),
    ("resolver=\"../r.json\" dark=\"theme\"", "dark=\"theme\": modifier=context is expected"),
    ("tokens=\" \"", "tokens: a path is expected"),
  ])
  func badImportsAreErrorsAtTheirPlace(_ attributes: String, _ message: String) {
    let machine = Self.machine([
      "specs/a.xml": Self.spec("<palette><import \(attributes)/></palette>", "label"),
      "bad.json": "{ ink }", "none.json": "",
    ])
    let result = check(machine, "specs/a.xml")
    #expect(result.exitCode == .error)
    #expect(result.complaints.contains(message) || result.output.contains(message), "\(result)")
  }

  @Test func everyPathThatMayNotBeReadIsTold() {
    let palette = "<palette><import tokens=\"/elsewhere/t.json /elsewhere/u.json\"/></palette>"
    let machine = Self.machine(["specs/a.xml": Self.spec(palette, "#000")])
    let result = check(machine, "specs/a.xml")
    for name in ["t.json", "u.json"] {
      #expect((result.output + result.complaints).contains("/elsewhere/\(name) is not in /project"))
    }
  }

  @Test func withoutARepositoryTheRootIsTheFolder() {
    var machine = Self.machine(["specs/a.xml": Self.spec(Self.imports, "grey")])
    machine.files[".git/HEAD"] = nil
    let result = check(machine, "specs/a.xml")
    let message = "/project/App/Colors.xcassets is not in /project/specs, where"
    #expect((result.output + result.complaints).contains(message))
    #expect(
      (result.output + result.complaints)
        .contains("; a configuration in a folder above both, or .git there, widens it")
    )
  }

  @Test func aLinkLeadsOutOfTheRoot() {
    var machine = Self.machine([
      "specs/a.xml": Self.spec("<palette><import tokens=\"../linked/t.json\"/></palette>", "label")
    ])
    machine.links = ["/project/linked": "/elsewhere"]
    let result = check(machine, "specs/a.xml")
    #expect(result.exitCode == .error)
    #expect((result.output + result.complaints).contains("/elsewhere/t.json is not in /project"))
  }

  @Test func aLinkInACatalogueThatLeadsOutOfTheRootIsTold() {
    var machine = Self.machine([
      "specs/a.xml": Self.spec(Self.imports, "leak"),
      "App/Colors.xcassets/leak.colorset/Contents.json": Self.set,
      "/elsewhere/leak.colorset/Contents.json": Self.set,
    ])
    machine.links = ["/project/App/Colors.xcassets/leak.colorset": "/elsewhere/leak.colorset"]
    let result = check(machine, "specs/a.xml")
    #expect(
      (result.output + result.complaints).contains(
        "/elsewhere/leak.colorset/Contents.json is not in /project, out of which no link leads"
      )
    )
  }

  @Test func aColourAndAnImportOfOneNameNeedAWord() {
    let own = "<palette><import assets=\"../App\"/><color name=\"grey\" value=\"#000\"/></palette>"
    let result = check(Self.machine(["specs/a.xml": Self.spec(own, "grey")]), "specs/a.xml")
    #expect(
      (result.output + result.complaints).contains(
        "‘grey’ is imported, too, from App/Colors.xcassets/grey.colorset/Contents.json:2:3; leave one "
          + "out, or say replaces=\"true\""
      )
    )
    let said = own.replacing("value=", with: "replaces=\"true\" value=")
    let other = check(Self.machine(["specs/a.xml": Self.spec(said, "grey")]), "specs/a.xml")
    #expect(other.exitCode != .error)
  }

  @Test func aNameThatNobodyDefinesHasTheNearest() {
    let machine = Self.machine(["specs/a.xml": Self.spec(Self.imports, "color.inc")])
    let result = check(machine, "specs/a.xml")
    #expect((result.output + result.complaints).contains("did you mean ‘color.ink’?"))
  }

  @Test func standardInputImportsNothing() {
    let machine = Self.machine(["-": Self.spec(Self.imports, "grey")])
    let result = check(machine, "-")
    #expect(result.exitCode == .error)
    #expect((result.output + result.complaints).contains("nobody knows the folder"))
    let plain = Self.machine(["-": Self.spec("", "grey")])
    #expect(check(plain, "-", "--palette", "App/Colors.xcassets").exitCode != .error)
  }

  // MARK: configuration and options

  private static let configuration = """
    { "palettes": ["App/Colors.xcassets",
      { "tokens": "tokens/light.json", "as": "light" }, { "tokens": ["tokens/dark.json"], "as": "dark" }] }
    """

  @Test func everySpecHasTheColoursOfTheConfiguration() {
    let machine = Self.machine([
      "specs/a.xml": Self.spec("", "color.ink"), "specs/b.xml": Self.spec("", "#000"),
      ".a11y-audit.json": Self.configuration,
    ])
    let result = check(machine, "specs/a.xml")
    #expect(result.exitCode == .success)
    #expect(result.complaints == "")
    let shown = CommandLineTool.result(of: ["config", "show", "specs/a.xml"], machine.system)
    #expect(shown.output.contains("palettes"))
    #expect(shown.output.contains("tokens/light.json as light"))
  }

  /// What ends as a function of CSS does may be a name all the same.
  @Test func aConfiguredNameMayHaveBrackets() {
    let machine = Self.machine([
      "specs/a.xml": Self.spec("", "Gray (Light)"),
      "App/Colors.xcassets/Gray (Light).colorset/Contents.json": Self.set,
      ".a11y-audit.json": Self.configuration,
    ])
    let result = check(machine, "specs/a.xml", "--format", "json")
    #expect(result.complaints == "")
    #expect(result.output.contains("\"colors\": \"Gray (Light) on systemBackground\""))
  }

  @Test func theSpecWinsAndThenTheOption() {
    let machine = Self.machine([
      "specs/a.xml": Self.spec("<palette><color name=\"grey\" value=\"#000\"/></palette>", "grey"),
      "specs/b.xml": Self.spec("", "grey"),
      "other.json": ##"{ "grey": { "$type": "color", "$value": "#767676" } }"##,
      ".a11y-audit.json": Self.configuration,
    ])
    let words = ["--rule", "text-contrast-minimum", "--format", "json", "--all-outcomes"]
    func colours(_ file: String, _ more: [String] = []) -> String {
      CommandLineTool.result(of: ["check", file] + words + more, machine.system).output
    }
    #expect(colours("specs/a.xml").contains("\"foreground\": \"#000000\""))
    #expect(colours("specs/b.xml").contains("\"foreground\": \"#777777\""))
    #expect(
      colours("specs/b.xml", ["--palette", "other.json"]).contains("\"foreground\": \"#767676\"")
    )
    #expect(
      colours("specs/a.xml", ["--palette", "other.json"]).contains("\"foreground\": \"#000000\"")
    )
  }

  @Test func errorsOfTheConfigurationAreToldOnceAndOnlyWhereTheyMatter() {
    let configuration = #"{ "palettes": ["gone.json"] }"#
    let plain = Self.spec("", "#000000").replacing("systemBackground", with: "#FFF")
    let own = Self.machine(["specs/a.xml": plain, ".a11y-audit.json": configuration])
    #expect(check(own, "specs/a.xml").exitCode == .success)
    let shown = own.run("config", "show", "specs/a.xml")
    #expect(shown.exitCode == .error)
    #expect(shown.complaints.hasPrefix(".a11y-audit.json:1:16: error: palettes: gone.json"))
    let machine = Self.machine([
      "specs/a.xml": Self.spec("", "systemBlue"), "specs/b.xml": Self.spec("", "systemRed"),
      ".a11y-audit.json": configuration,
    ])
    let result = check(machine, "specs")
    #expect(result.exitCode == .error)
    #expect((result.output + result.complaints).ranges(of: "palettes: gone.json").count == 1)
  }

  @Test(arguments: [
    (##"[{ "tokens": "a.json", "assets": "b" }]"##, "a palette has tokens and assets; keep one"),
    (##"[{ "as": "dark" }]"##, "a palette needs one of assets, tokens or resolver"),
    (##"[{ "assets": "a", "as": "dark" }]"##, "as is for tokens, and not for assets"),
    (
      ##"[{ "tokens": "a", "as": "drak" }]"##, "there is no appearance ‘drak’; did you mean ‘dark’?"
    ),
    (##"[{ "resolver": "a", "dark": "theme" }]"##, "modifier=context is expected"),
    (##"[1]"##, "a path or an object is expected"),
  ])
  func badConfigurationsAreErrors(_ palettes: String, _ message: String) {
    let machine = Self.machine([
      "specs/a.xml": Self.spec("", "#000"), ".a11y-audit.json": "{ \"palettes\": \(palettes) }",
    ])
    let result = check(machine, "specs/a.xml")
    #expect(result.exitCode == .error)
    #expect((result.output + result.complaints).contains(message), "\(result)")
  }

  // MARK: palette and contrast

  @Test func paletteListsColoursInEachAppearance() {
    let machine = Self.machine([:])
    let text = machine.run("palette", "App", "light=tokens/light.json", "dark=tokens/dark.json")
    #expect(
      text.output == """
        grey       all #777777  [no dark value]
        color.ink  light #111111, dark #EEEEEE
        2 colours, 1 without a dark value

        """
    )
    #expect(text.exitCode == .success)
    let xml = machine.run("palette", "App", "light=tokens/light.json", "--format", "xml")
    #expect(
      xml.output == """
        <color name="grey" value="#777777"/>
        <color name="color.ink" light="#111111"/>

        """
    )
    let json = machine.run("palette", "dark=tokens/dark.json", "--format", "json")
    #expect(json.output.contains("\"name\": \"color.ink\", \"values\": {\"dark\": \"#EEEEEE\"}"))
  }

  @Test func paletteSaysWhatCannotBeRead() {
    let machine = Self.machine([
      "App/Colors.xcassets/bad.colorset/Contents.json": "{",
      "circle.json":
        ##"{ "$type": "color", "a": { "$value": "{b}" }, "b": { "$value": "{a}" } }"##,
    ])
    let result = machine.run("palette", "App/Colors.xcassets")
    #expect(result.exitCode == .error)
    #expect(result.output.contains("grey  all #777777"))
    #expect(
      result.complaints.contains("App/Colors.xcassets/bad.colorset/Contents.json:1:2: error:")
    )
    let circle = machine.run("palette", "circle.json")
    #expect(circle.exitCode == .error)
    #expect(circle.complaints.contains("‘a’ → ‘b’ → ‘a’"))
    #expect(machine.run("palette", "gone.json").exitCode == .error)
    #expect(machine.run("palette").exitCode == .error)
  }

  /// What files say for each appearance alike is told once.
  @Test func paletteSaysEachThingOnce() {
    let tokens = """
      { "gap": { "$type": "number", "$value": 1 }, "$type": "color", "lost": { "$value": "{no}" },
        "far": { "$value": { "colorSpace": "srgb", "components": [1, 0, 0], "hex": "#000000" } } }
      """
    let machine = Self.machine(["t.json": tokens, "bad.json": "{"])
    let result = machine.run(
      "palette",
      "light=t.json",
      "dark=t.json",
      "light=bad.json",
      "dark=bad.json"
    )
    #expect(result.output.contains("; 1 token of other types"))
    for message in ["‘lost’ → ‘no’", "note: its hex", "bad.json:1:2: error"] {
      #expect(result.complaints.ranges(of: message).count == 1, "\(message)")
    }
  }

  /// What a spec refuses is not written for one.
  @Test func paletteWritesWhatSpecsTake() {
    let token = ##"{ "$type": "color", "$value": "#000" }"##
    let machine = Self.machine([
      "t.json":
        "{ \"series\": \(token), \"\": \(token), \"state\": \(token), \"seriesOne\": \(token) }"
    ])
    let result = machine.run("palette", "t.json", "--format", "xml")
    #expect(result.output == "<color name=\"seriesOne\" value=\"#000000\"/>\n")
    #expect(result.exitCode == .success)
    for name in ["series", "", "state"] {
      #expect(
        result.complaints.contains("note: no spec can call a colour ‘\(name)’; it is left out")
      )
    }
  }

  @Test func paletteListsThoseOfTheConfiguration() {
    let machine = Self.machine([".a11y-audit.json": Self.configuration])
    #expect(machine.run("palette").output.contains("color.ink  light #111111, dark #EEEEEE"))
    let other = Self.machine([
      ".a11y-audit.json": Self.configuration,
      "other.json": ##"{ "grey": { "$type": "color", "$value": "#767676" } }"##,
    ])
    let listed = other.run("palette", "--palette", "other.json").output
    #expect(listed.contains("all #767676") && !listed.contains("all #777777"))
    #expect(listed.contains("color.ink  light #111111, dark #EEEEEE"))
  }

  @Test func contrastLooksNamesUp() {
    let machine = Self.machine([:])
    let result = machine.run(
      "contrast",
      "grey",
      "systemBackground",
      "--palette",
      "App/Colors.xcassets"
    )
    #expect(result.output.contains("light: #777777 on #FFFFFF is 4.47:1"))
    #expect(result.output.contains("dark: #777777 on #000000"))
    let wrong = machine.run("contrast", "gray7", "white", "--palette", "gone.json")
    #expect(wrong.exitCode == .error)
  }

  @Test func contrastSaysWhyAColourIsNotKnown() {
    let tokens = ##"{ "ink": { "$type": "color", "$value": "{no}" } }"##
    let machine = Self.machine(["t.json": tokens])
    let result = machine.run("contrast", "ink", "white", "--palette", "t.json")
    #expect(result.complaints.contains("‘ink’ is not known in light: ‘{no}’ is defined nowhere"))
    let dark = machine.run("contrast", "color.ink", "white", "--palette", "dark=tokens/dark.json")
    #expect(dark.complaints.contains("‘color.ink’ has no colour in light"))
  }

  @Test func aTemplateIsWrittenInTheColoursOfTheProject() {
    let machine = Self.machine([".a11y-audit.json": Self.configuration])
    let result = machine.run("new", "ring", "--palette", "color.ink", "--palette", "grey")
    #expect(result.exitCode == .success, "\(result.complaints)")
    #expect(result.output.contains("<track color=\"grey\""))
    #expect(result.output.contains("<fill color=\"color.ink\""))
    #expect(!result.output.contains("<color name="))
    let other = machine.run("new", "ring", "--palette", "gray")
    #expect(other.complaints.contains("no palette has this colour; did you mean ‘grey’?"))
    let many = machine.run("new", "bar-chart", "--palette", "grey", "--palette", "color.ink")
    #expect(many.complaints.contains("has fewer colours than that"))
  }

  // MARK: what has changed

  @Test func aSpecWhoseImportHasChangedHasChanged() {
    var machine = Self.machine([
      "specs/a.xml": Self.spec(Self.imports, "grey"), "specs/b.xml": Self.spec("", "label"),
    ])
    func run(_ changed: String) -> CommandResult {
      machine.git = { arguments in
        if arguments.contains("--show-toplevel") { return "/project\n" }
        return arguments.contains("diff-index") ? ":100644 100644 1f 00 M\0\(changed)\0" : ""
      }
      return check(machine, "specs", "--since", "main", "--format", "json")
    }
    #expect(run("App/Colors.xcassets/grey.colorset/Contents.json").output.contains("\"files\": 1"))
    #expect(run("tokens/dark.json").output.contains("\"files\": 1"))
    #expect(!run("README.md").output.contains("\"files\": 1"))
  }
}
