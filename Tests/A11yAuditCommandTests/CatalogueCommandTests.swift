import A11yRules
import Foundation
import Testing

@testable import A11yAuditCommand

@Suite struct CatalogueCommandTests {
  private let rules = Catalogue.builtIn.rules

  /// The catalogue for machines and as a document, which take long to write.
  private static let json = Machine().run("rules", "--format", "json").output
  private static let markdown = Machine().run("rules", "--format", "markdown").output

  /// A translucent colour changes with what is behind it, so that no other background is offered.
  @Test(arguments: [("#3C3C4399", false), ("#8A8A8E", true)])
  func backgroundIsOfferedBehindOpaqueColors(_ foreground: String, _ isOffered: Bool) {
    let text = Machine().run("contrast", foreground, "white").output
    #expect(text.contains("in front"))
    #expect(text.contains(" behind") == isOffered)
    let json = Machine().run("contrast", foreground, "white", "--format", "json").output
    #expect(json.contains("\"nearestBackground\": \"#") == isOffered)
  }

  @Test(arguments: ["text", "markdown"])
  func rulesAreListedOnceEach(format: String) {
    let output = Machine().run("rules", "--format", format).output
    let heads = output.split(separator: "\n").compactMap { line in
      line.split { " |`[".contains($0) }.first
    }
    for rule in rules {
      #expect(heads.count { $0 == rule.id } == 1, "\(rule.id)")
      #expect(output.contains(rule.title))
    }
  }

  @Test func rulesAreListedForMachines() throws {
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(Self.json.utf8)) as? [String: Any]
    )
    let listed = try #require(object["rules"] as? [[String: Any]])
    #expect(listed.compactMap { $0["id"] as? String } == rules.map(\.id))
    let profiles = try #require(object["profiles"] as? [[String: Any]])
    #expect(profiles.compactMap { $0["name"] as? String } == Profile.Name.allCases.map(\.rawValue))
    let hig = try #require(profiles.first { $0["name"] as? String == "apple-hig" })
    #expect(
      hig["parameters"] as? [String: String] == [
        "large-text": "apple", "text-equivalent-exempts": "false", "separation-suffices": "true",
        "text-minimum": "platform", "enlargement": "largest", "icons-grow": "true",
      ]
    )
  }

  /// All that a rule file says is there for machines, too.
  @Test func rulesAreToldInFull() throws {
    let rule = try listed("target-size-recommended")
    #expect(rule["check"] as? String == "target-size-recommended")
    let help = try #require(rule["help"] as? [String: [String]])
    #expect(help.keys.sorted() == ["applies", "decides", "limits", "swiftui", "why"])
    #expect(help.values.allSatisfy { !$0.isEmpty })
    let remedies = try #require(rule["remedies"] as? [[String: Any]])
    let dialects = ["spec", "spec", "svg", "svg", "swiftui", "swiftui"]
    #expect(remedies.map { $0["dialect"] as? String } == dialects)
    #expect(remedies[1]["case"] as? String == "mark")
    let examples = try #require(rule["examples"] as? [[String: Any]])
    #expect(examples[0]["expected"] as? String == "passed")
    #expect((examples[0]["source"] as? String)?.hasPrefix("<step-indicator") == true)
    let settings = try #require(examples[3]["settings"] as? [String: String])
    #expect(settings == ["platform": "macos", "profile": "apple-hig"])
    let memberships = try #require(rule["profiles"] as? [[String: Any]])
    #expect(memberships.map { $0["when"] as? String } == ["wcag", "platform"])
  }

  /// A failure proves a criterion unsatisfied where a profile of WCAG asks the rule, and not as
  /// advice.
  @Test(
    arguments: [
      ("text-contrast-minimum", ["wcag:1.4.3"]),
      ("chart-has-summary", []),
      ("sibling-names-unique", []),
      ("target-size-recommended", ["wcag:2.5.5"]),
    ]
  )
  func conformanceIsProvenWhereItIsAsked(_ id: String, _ proven: [String]) throws {
    let requirements = try #require(listed(id)["requirements"] as? [[String: Any]])
    let references = requirements.filter { $0["forConformance"] as? Bool == true }
      .compactMap { $0["ref"] as? String }
    #expect(references == proven)
  }

  @Test(
    arguments: [
      ("wcag:1.4.3", "https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum"),
      ("act:7d6734", "https://www.w3.org/WAI/standards-guidelines/act/rules/7d6734/"),
      (
        "hig:dark-mode", "https://developer.apple.com/design/human-interface-guidelines/dark-mode"
      ),
      (
        "chartability:low-contrast",
        "https://github.com/Chartability/POUR-CAF#low-contrast-critical"
      ),
    ]
  )
  func requirementsHavePages(_ reference: String, _ page: String) throws {
    let requirements = Catalogue.builtIn.rules.flatMap(\.requirements)
    #expect(requirements.first { $0.reference == reference }?.page == page)
  }

  /// Each leads somewhere.
  @Test func everyRequirementHasAPage() {
    for requirement in rules.flatMap(\.requirements) {
      #expect(requirement.page != nil, "\(requirement.reference)")
    }
  }

  private func listed(_ id: String) throws -> [String: Any] {
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(Self.json.utf8)) as? [String: Any]
    )
    let rules = try #require(object["rules"] as? [[String: Any]])
    return try #require(rules.first { $0["id"] as? String == id })
  }

  /// GitHub shows documents of up to 512 KB; every link leads to a heading.
  @Test func theCatalogueIsOneDocument() throws {
    let output = Self.markdown
    #expect(output.utf8.count < 512_000)
    let lines = output.components(separatedBy: "\n")
    for rule in rules {
      #expect(output.contains("](#\(rule.id))"))
      #expect(lines.filter { $0 == "### \(rule.id)" }.count == 1)
      let text = try #require(Catalogue.builtIn.text(of: rule))
      let first = try #require(text.examples.first { $0.expectation == .failed })
      #expect(output.contains("<details><summary>failed: "), "\(first.title)")
    }
    let isClosed = lines.filter { $0.hasPrefix("```") }.count.isMultiple(of: 2)
    #expect(isClosed)
  }

  @Test func theCatalogueIsIntroduced() throws {
    let output = Self.markdown
    let introduction = try #require(output.components(separatedBy: "\n## ").first)
    #expect(introduction.contains("\(rules.count) rules of a11y-audit 0.1.0: [labels](#labels) ("))
    for word in ["impact", "requirements", "profiles", "outcomes"] {
      #expect(introduction.contains("- **\(word)**"))
    }
    for profile in Profile.Name.allCases {
      #expect(introduction.contains("\n- \(profile.rawValue): "))
    }
  }

  /// Requirements lead to their pages, rules to each other; markup is code and words are folded away.
  @Test func theCatalogueLeadsOn() throws {
    let output = Self.markdown
    let sections = output.components(separatedBy: "\n### ")
    let target = try #require(sections.first { $0.hasPrefix("target-size-recommended\n") })
    #expect(target.contains("see [target-size-minimum](#target-size-minimum)"))
    #expect(target.contains("[WCAG 2.5.5](https://www.w3.org/WAI/WCAG22/Understanding/"))
    #expect(target.contains("put a `<rect>` of … by … pixels with `fill=\"none\"`"))
    let summary = try #require(sections.first { $0.hasPrefix("chart-has-summary\n") })
    #expect(summary.contains("<details><summary>words it knows: "))
    let words = try #require(
      summary.components(separatedBy: "<details><summary>words it knows").last?
        .components(separatedBy: "</details>").first
    )
    #expect(words.contains("\n- en-subjective: "))
  }

  /// Numbers stand first, and of many lists of words only what they are like.
  @Test func manyWordsAreToldInShort() throws {
    let output = Machine().run("explain", "chart-has-summary").output
    let lines = output.components(separatedBy: "\n")
    let words = try #require(lines.firstIndex(of: "words it knows"))
    let remedies = try #require(lines.firstIndex(of: "how to fix it in a spec"))
    #expect(remedies - words < 15)
    #expect(lines[words + 1].contains(" lists, ") && lines[words + 1].contains("categories"))
    let few = Machine().run("explain", "name-no-role-words").output
    #expect(few.contains("  button: button, btn"))
    let both = Machine().run("explain", "axes-described").output.components(separatedBy: "\n")
    let thresholds = try #require(both.firstIndex(of: "thresholds"))
    #expect(try thresholds < #require(both.firstIndex(of: "words it knows")))
  }

  /// What a finding fills in is not copied as a placeholder, and placeholders of specs stay.
  @Test func remediesAreExplainedWithoutEvidence() {
    let legend = Machine().run("explain", "legend-present").output
    #expect(legend.contains("hidden=\"…\">{series}</text>"))
    #expect(!legend.contains("{heard}"))
  }

  @Test(arguments: Profile.Name.allCases)
  func rulesOfAProfileAreListed(_ name: Profile.Name) throws {
    let profile = Profile.named(name)
    let output = Machine().run("rules", "--profile", name.rawValue).output
    #expect(output.hasPrefix("\(name.rawValue): "))
    for rule in rules {
      let line = output.components(separatedBy: "\n").first { $0.hasPrefix("  \(rule.id) ") }
      let membership = profile.membership(of: rule)
      #expect((line != nil) == (membership != nil), "\(rule.id)")
      #expect(line?.hasSuffix(" (advisory)") ?? false == membership?.isAdvisory ?? false)
    }
  }

  @Test(arguments: Catalogue.builtIn.rules.map(\.id))
  func everyRuleIsExplained(id: String) throws {
    let rule = try #require(rules.first { $0.id == id })
    let result = Machine().run("explain", id)
    #expect(result.exitCode == .success)
    #expect(result.output.hasPrefix("\(id)\n\(rule.title)\n"))
    for heading in ["applies to", "decided by", "impact: ", "example, failed: "] {
      #expect(result.output.contains("\n\(heading)"), "\(heading)")
    }
    let text = try #require(Catalogue.builtIn.text(of: rule))
    for example in text.examples { #expect(result.output.contains(example.title)) }
  }

  @Test func theSiteIsWrittenOverNothingElse() throws {
    let words = ["rules", "text-scales", "--format", "html", "--output", "site"]
    let result = CommandLineTool.result(of: words, Machine().system)
    #expect(result.exitCode == .success && result.tellsOfFiles)
    #expect(
      result.output
        == "site/index.html: \(result.files.count - 2) rule\(result.files.count > 3 ? "s" : "")\n"
    )
    let paths = result.files.map(\.path)
    #expect(paths.contains("site/rules/text-scales.html") && paths.contains("site/site.css"))
    // What rules wrote is written anew, and nothing else.
    let written = Dictionary(uniqueKeysWithValues: result.files.map { ($0.path, $0.text) })
    #expect(CommandLineTool.result(of: words, Machine(files: written).system) == result)
    for path in ["site/index.html", "site/site.css"] {
      let machine = Machine(files: [path: "<!DOCTYPE html><p>mine</p>"])
      let refused = CommandLineTool.result(of: words, machine.system)
      #expect(refused.exitCode == .error && refused.files.isEmpty)
      #expect(
        refused.complaints
          == "a11y-audit: \(path): is there already: rules did not write it, and writes over nothing else\n"
      )
    }
  }

  /// Who reads what is explained is led to its page, if it has one.
  @Test func explanationsLeadToThePage() {
    let page = "\n\ndrawn: https://OWNER.github.io/a11y-audit/rules/text-scales.html\n"
    #expect(Machine().run("explain", "text-scales").output.hasSuffix(page))
  }

  @Test func theSchemaIsPrinted() {
    let result = Machine().run("schema")
    #expect(result.exitCode == .success)
    #expect(result.output.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<xs:schema"))
    #expect(result.output.hasSuffix("</xs:schema>\n"))
  }

  /// Ratios by hand: white on black is 21; #767676 on white is 4.54, the last grey that text may
  /// have; black at 128/255 on white is #7F7F7F, luminance 0.2122, 4.00.
  @Test(arguments: [
    ("#000", "#FFFFFF", "is 21.00:1"),
    ("#767676", "white", "is 4.54:1"),
    ("#00000080", "white", "is 4.00:1"),
  ])
  func contrastIsComputed(foreground: String, background: String, ratio: String) {
    let result = Machine().run("contrast", foreground, background)
    #expect(result.exitCode == .success)
    #expect(result.output.contains(ratio), "\(result.output)")
  }

  @Test func systemColorsAreShownInEachAppearance() {
    let current = Machine().run("contrast", "systemBlue", "systemBackground")
    let older = Machine().run(
      "contrast",
      "systemBlue",
      "systemBackground",
      "--system-colors",
      "ios13"
    )
    for appearance in ["light", "dark", "light-high-contrast", "dark-high-contrast"] {
      #expect(current.output.contains("\(appearance): "))
    }
    #expect(current.output.contains("#0088FF on #FFFFFF"))
    #expect(older.output.contains("#007AFF on #FFFFFF"))
  }
}
