import A11yModel
import A11yReports
import A11yRules
import JSONReading
import Testing

@testable import A11yConfiguration

@Suite struct ConfigurationTests {
  @Test func nothingSaidIsTheDefault() throws {
    let resolved = try ConfigurationFiles().resolved("{}", for: "/r/a.xml")
    #expect(resolved == ResolvedConfiguration(nil, overrides: [], options: Settings()))
    #expect(resolved.gate == Gate())
    #expect(resolved.audit(.builtIn) == Audit())
  }

  /// The built-in values, then what is extended in its order, the file, its overrides, and options.
  @Test func whatComesLaterWins() throws {
    let files = ConfigurationFiles(files: [
      "base/a.json": #"{"failOn": "minor", "systemColors": "ios13", "profiles": ["wcag-a"]}"#,
      "base/b.json": #"{"failOn": "moderate", "extends": "a.json"}"#,
    ])
    let text = """
      {"extends": ["base/b.json", "wcag-aaa", "apple-hig"],
       "cantTell": "fail",
       "overrides": [
         {"files": ["x/"], "cantTell": "report", "failOn": "critical"},
         {"files": ["x/*.svg"], "failOn": "never"}]}
      """
    let plain = try files.resolved(text, for: "/r/a.xml")
    #expect(plain.profiles?.value == [.wcagAAA, .appleHIG])
    #expect(plain.gate == Gate(failOn: .moderate, failsOnCantTell: true))
    #expect(plain.generation?.value == .ios13)
    #expect(plain.failOn.origin.description == "base/b.json:1:12")
    #expect(plain.profiles?.origin.description == "c.json:1:29")
    let inner = try files.resolved(text, for: "/r/x/y/a.xml")
    #expect(inner.gate == Gate(failOn: .critical, failsOnCantTell: false))
    let image = try files.resolved(text, for: "/r/x/a.svg")
    #expect(image.gate.failOn == nil)
    var options = Settings()
    options.failOn = Placed(.serious, from: .option("--fail-on"))
    let chosen = try files.resolved(text, for: "/r/x/a.svg", options)
    #expect(chosen.failOn == Placed(.serious, from: .option("--fail-on")))
  }

  @Test func aFileThatIsExtendedLaterWinsOverAProfile() throws {
    let files = ConfigurationFiles(files: ["a.json": #"{"profiles": ["chartability"]}"#])
    let text = #"{"extends": ["wcag-a", "a.json"]}"#
    let resolved = try files.resolved(text, for: "/r/a.xml")
    #expect(resolved.profiles?.value == [.chartability])
    let report = ConfigurationReport(
      of: "a.xml",
      try files.configuration(text),
      resolved,
      run: [],
      suppressions: [],
      exclusion: nil
    )
    #expect(report.plain.hasPrefix("a.xml\n  configuration: c.json, extends a.json\n\n"))
    #expect(report.json.contains(#""configuration": ["c.json", "a.json"]"#))
  }

  @Test func rulesAreAddedUp() throws {
    let rule = "text-contrast-minimum"
    let files = ConfigurationFiles(files: [
      "a.json": """
      {"rules": {"\(rule)": {"impact": "minor", "parameters": {"minimum": 7}},
                 "chart-has-title": "off", "color-meaning-unique": "off"}}
      """
    ])
    let text = """
      {"extends": "./a.json", "rules": {"\(rule)": {"parameters": {"large-minimum": 4.5}},
       "chart-has-title": "critical", "target-size-minimum": "on",
       "target-size-recommended": {"choice": "on", "impact": "minor"},
       "text-scales": {"impact": "minor", "choice": "off"}}}
      """
    let audit = try files.resolved(text, for: "/r/a.xml").audit(.builtIn)
    let changed = try #require(audit.catalogue.rule(rule))
    #expect(changed.impact == .minor && changed.hasChosenImpact)
    let parameters = Dictionary(
      uniqueKeysWithValues: changed.parameters.map { ($0.name, $0.value) }
    )
    #expect(parameters["minimum"] == "7.0" && parameters["large-minimum"] == "4.5")
    #expect(audit.skipped == ["color-meaning-unique", "text-scales"])
    #expect(audit.added == ["target-size-minimum", "target-size-recommended"])
    #expect(audit.catalogue.rule("target-size-recommended")?.impact == .minor)
    #expect(audit.catalogue.rule("chart-has-title")?.impact == .critical)
  }

  /// Paths in a configuration begin in its folder, and are shown from the current one.
  @Test func pathsBeginInTheFolderOfTheirFile() throws {
    let files = ConfigurationFiles(files: [
      "base/a.json": """
      {"baseline": "b.json", "outputs": {"json": "out.json", "junit": "../j.xml"},
       "exclude": ["x"]}
      """
    ])
    let text =
      #"{"extends": "base/a.json", "outputs": {"json": "o.json"}, "exclude": ["!/base/x/a"]}"#
    let configuration = try files.configuration(text)
    #expect(configuration.baseline?.value == "base/b.json")
    #expect(configuration.outputs.map(\.format) == ["json", "junit"])
    #expect(configuration.outputs.map(\.path.value) == ["o.json", "j.xml"])
    #expect(configuration.excluding("/r/base/x", isFolder: true)?.text == "x")
    #expect(configuration.excluding("/r/x", isFolder: true) == nil)
  }

  @Test func suppressionsAreForFiles() throws {
    let text = """
      {"suppressions": [
        {"files": ["gen/*.svg"], "rules": ["chart-has-title"], "reason": "made elsewhere",
         "targets": ["/svg[1]/**"], "until": "2026-12-31"}]}
      """
    let configuration = try ConfigurationFiles().configuration(text)
    #expect(configuration.suppressions(for: "/r/a.svg").isEmpty)
    let places = configuration.suppressions(for: "/r/gen/a.svg")
    let suppression = try #require(configuration.suppressions(at: places).first)
    #expect(suppression.until == CalendarDay("2026-12-31"))
    #expect(suppression.targets.first?.glob.matches("/svg[1]/g[1]") == true)
    #expect(suppression.location == Location(file: "c.json", line: 2, column: 3))
  }

  /// Whoever extends one file twice reads it once, however many do.
  @Test(.timeLimit(.minutes(1))) func diamondsAreReadOnce() throws {
    var files = ConfigurationFiles(files: ["60.json": #"{"failOn": "minor"}"#])
    for number in 0..<60 {
      let next = number + 1
      files.files["\(number).json"] = #"{"extends": ["\#(next).json", "./\#(next).json"]}"#
    }
    let resolved = try files.resolved(#"{"extends": "0.json"}"#, for: "/r/a.xml")
    #expect(resolved.failOn.value == .minor)
  }

  @Test func aBackgroundIsForAppearances() throws {
    let one = try ConfigurationFiles().resolved(#"{"background": "white"}"#, for: "/r/a.svg")
    #expect(one.background?.value.count == Appearance.allCases.count)
    let some = try ConfigurationFiles().resolved(
      ##"{"background": {"dark": "#000"}}"##,
      for: "/r/a.svg"
    )
    #expect(some.background?.value == [.dark: .black])
  }

  /// What is written to begin with can be read, and says what holds anyway.
  @Test func theStartChangesNothing() throws {
    let files = ConfigurationFiles()
    let configuration = try files.configuration(
      StartingConfiguration.text(extending: nil, schema: "x")
    )
    let resolved = ResolvedConfiguration(configuration, overrides: [], options: Settings())
    #expect(resolved.gate == Gate() && resolved.audit(.builtIn) == Audit())
    #expect(configuration.gitignore.value == Configuration.standardGitignore.value)
    #expect(configuration.baseline?.value == Baseline.standardName)
  }

  /// The schema is JSON, and has every key, rule and profile.
  @Test func theSchemaNamesEverything() throws {
    let text = ConfigurationSchema(.builtIn).json.text
    let schema = try JSONNode(parsing: Array(text.utf8), file: "schema.json")
    let keys = schema["properties"]?.members?.map(\.name)
    #expect(keys == ConfigurationKey.allCases.map(\.rawValue))
    let descriptions = schema["properties"]?.members?.compactMap { $0.value["description"]?.string }
    #expect(descriptions?.count == keys?.count)
    let rules = schema["definitions"]?["rules"]?["properties"]?.members?.map(\.name)
    #expect(rules == Catalogue.builtIn.rules.map(\.id))
    let profiles = schema["properties"]?["profiles"]?["items"]?["enum"]?.items?.map(\.string)
    #expect(profiles == Profile.Name.allCases.map(\.rawValue))
    #expect(schema["additionalProperties"]?.bool == false)
  }
}
