import A11yModel
import A11yReaders
import A11yRules
import Testing

/// Rules of one's own that yield to others, most of them on the contrast of text.
@Suite struct OwnYieldTests {
  /// A rule and those that it yields to.
  private struct Own {
    var id: String

    /// The elements that say to which rules it yields.
    var yields: String

    /// How it is decided, in an element.
    var expectation: String

    init(_ id: String, to heirs: String..., minimums: (Double, Double) = (7, 7)) {
      self.id = id
      yields = heirs.map { "<yields to=\"\($0)\"/>" }.joined()
      expectation = """
        <expectation check="text-contrast">
          <parameter name="minimum" value="\(minimums.0)" source="ours"/>
          <parameter name="large-minimum" value="\(minimums.1)" source="ours"/>
        </expectation>
        """
    }

    init(_ id: String, to heir: String, in profiles: String) {
      self.init(id)
      yields = "<yields to=\"\(heir)\" profiles=\"\(profiles)\"/>"
    }

    var file: (name: String, bytes: [UInt8]) {
      let text = """
        <rule xmlns="urn:a11y-audit:spec:1" id="\(id)" category="contrast" impact="minor"
              components="progress" people="low-vision">
          <title>Own</title>
          <profile name="wcag-aa"/><profile name="apple-hig"/>
          \(expectation)\(yields)
          <remedy dialect="spec">do</remedy>
          <help><why>w</why><applies>a</applies><decides>d</decides></help>
          <examples/>
        </rule>
        """
      return ("\(id).xml", Array(text.utf8))
    }
  }

  /// #767676 on white is 4.54:1.
  private static let grey = "<text style=\"body\" color=\"#767676\">50 %</text>"

  /// Text that is large by one reading of a point only.
  private static let big = "<text size=\"20\" color=\"#767676\">50 %</text>"

  /// What rules find, as “a failed light 1”, with the place among the texts.
  private func found(
    _ rules: [Own],
    only: [String]? = nil,
    by profiles: [Profile.Name]? = nil,
    in texts: String = grey
  ) throws -> [String] {
    let text = """
      <spec xmlns="urn:a11y-audit:spec:1" lang="en"><palette><color name="token" light="#767676" \
      dark="#FFF"/></palette><progress type="bar" value="0.5" backdrop="#FFF">\
      \(texts)</progress></spec>
      """
    let read = try Reader.content(of: Array(text.utf8), file: "a.xml", ReadingSettings())
    guard case .document(let document) = read else { return [] }
    var audit = Audit(catalogue: try .builtIn.adding(rules.map(\.file)))
    audit.only = only ?? (profiles == nil ? rules.map(\.id) : nil)
    audit.profiles = profiles
    let ids = rules.map(\.id) + ["text-size-minimum"]
    return audit.results(for: document).outcomes.filter {
      ids.contains($0.rule) && ($0.result == .failed || $0.result == .cantTell)
    }.map {
      "\($0.rule) \($0.result.rawValue) \($0.appearance?.rawValue ?? "-") "
        + ($0.target?.split(separator: "text").last?.filter(\.isNumber) ?? "")
    }.sorted()
  }

  /// What is found where some rules speak of one text.
  private func speaking(_ rules: String...) -> [String] {
    rules.flatMap { ["\($0) failed dark 1", "\($0) failed light 1"] }
  }

  /// The rule that is yielded to speaks, whichever is the first.
  @Test func ruleYields() throws {
    #expect(try found([Own("a", to: "b"), Own("b")]) == speaking("b"))
    #expect(try found([Own("b", to: "a"), Own("a")]) == speaking("a"))
    #expect(try found([Own("a"), Own("b")]) == speaking("a", "b"))
  }

  /// A rule yields to no rule that is not asked.
  @Test func ruleThatIsAskedAloneSpeaks() throws {
    let rules = [Own("a", to: "b"), Own("b")]
    #expect(try found(rules, only: ["a"]) == speaking("a"))
  }

  /// Of rules that yield to each other, one speaks: the first.
  @Test func mutualYields() throws {
    #expect(try found([Own("b", to: "a"), Own("a", to: "b")]) == speaking("a"))
    let round = [Own("c", to: "a"), Own("a", to: "b"), Own("b", to: "c")]
    #expect(try found(round) == speaking("a"))
    // Who yields to one of them is silent as well, and who yields to itself is not.
    let pair = [Own("b", to: "c"), Own("c", to: "b")]
    #expect(try found([Own("a", to: "c")] + pair) == speaking("b"))
    #expect(try found([Own("a", to: "a")]) == speaking("a"))
  }

  /// The last of a chain speaks, as far as it is asked.
  @Test func chains() throws {
    let rules = [Own("a", to: "b"), Own("b", to: "c"), Own("c")]
    #expect(try found(rules) == speaking("c"))
    #expect(try found(rules, only: ["a", "b"]) == speaking("b"))
    // Nothing passes on to the third what is left to nobody.
    #expect(try found(rules, only: ["a", "c"]) == speaking("a", "c"))
  }

  /// A rule yields only where the other finds the same: in that text and appearance.
  @Test func ruleThatFindsMoreSpeaksOfThat() throws {
    let rules = [Own("a", to: "b"), Own("b", minimums: (4, 4))]
    #expect(try found(rules) == speaking("a"))
    let paler = "<text style=\"body\" color=\"#999\">50 %</text>"
    #expect(
      try found(rules, in: Self.grey + paler) == [
        "a failed dark 1", "a failed light 1", "b failed dark 2", "b failed light 2",
      ]
    )
    let dark = "<text style=\"body\" color=\"token\">50 %</text>"
    #expect(try found(rules, in: dark) == ["a failed light 1", "b failed dark 1"])
  }

  /// What fails is not left to a doubt; a doubt is left to either.
  @Test func doubts() throws {
    let doubting = (7.0, 4.5)
    let doubt = ["cantTell dark 1", "cantTell light 1"]
    let failure = ["failed dark 1", "failed light 1"]
    let mixed = [Own("a", to: "b"), Own("b", minimums: doubting)]
    #expect(
      try found(mixed, in: Self.big) == failure.map { "a \($0)" }
        + doubt.map { "b \($0)" }
        .sorted()
    )
    let other = [Own("a", to: "b", minimums: doubting), Own("b")]
    #expect(try found(other, in: Self.big) == speaking("b"))
    let both = [Own("a", to: "b", minimums: doubting), Own("b", minimums: doubting)]
    #expect(try found(both, in: Self.big) == doubt.map { "b \($0)" })
  }

  /// A rule may yield in some profiles alone; those that include one of them ask as it does.
  @Test(
    arguments: [
      ([.appleHIG], true), ([.wcagAA], false), ([.wcagAA, .appleHIG], false),
      // None of the two asks: they are asked by name.
      ([.chartability], false),
    ] as [([Profile.Name], Bool)]
  )
  func yieldsOfProfiles(_ profiles: [Profile.Name], _ doesYield: Bool) throws {
    let rules = [Own("a", to: "b", in: "apple-hig"), Own("b")]
    #expect(
      try found(rules, only: ["a", "b"], by: profiles)
        == (doesYield ? speaking("b") : speaking("a", "b"))
    )
  }

  @Test func profileThatIncludesAnotherYieldsAsIt() throws {
    let rules = [Own("a", to: "b", in: "wcag-aa"), Own("b")]
    #expect(try found(rules, by: [.wcagAAA]) == speaking("b"))
    let both = [Own("a", to: "b", in: "wcag-aa apple-hig"), Own("b")]
    #expect(try found(both, by: [.wcagAA, .appleHIG]) == speaking("b"))
  }

  /// Two checks do not find the same because they look at the same text.
  @Test func ruleOfAnotherCheckFindsSomethingElse() throws {
    let tiny = "<text size=\"8\" color=\"#767676\">50 %</text>"
    var rule = Own("a", to: "text-size-minimum")
    rule.expectation = """
      <expectation check="text-scaling">
        <parameter name="small-limits" value="large" source="ours"/>
      </expectation>
      """
    let all = try found([rule], only: ["a", "text-size-minimum"], in: tiny)
    #expect(all == ["a failed - 1", "text-size-minimum failed - 1"])
  }
}
