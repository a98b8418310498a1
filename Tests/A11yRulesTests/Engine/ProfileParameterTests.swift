import A11yModel
import Looking
import Testing

@testable import A11yRules

/// The failed outcomes of a rule for some profiles.
private func failures(_ rule: String, _ profiles: [Profile.Name], _ content: String) throws
  -> [Outcome]
{
  try outcomes(of: rule, for: content, by: profiles).filter { $0.result == .failed }
}

@Test func profileMayAskOfCustomColoursAlone() throws {
  let outcomes = try failures(
    "text-contrast-enhanced",
    [.wcagAAA, .appleHIG],
    """
    <step-indicator appearance="light" backdrop="#FFF"><text style="body" color="#767676">A</text>\
    <text style="body" color="systemBlue">B</text></step-indicator>
    """
  )
  let light = outcomes.filter { $0.appearance == .light }
  #expect(light.map(\.profiles) == [["wcag-aaa", "apple-hig"], ["wcag-aaa"]])
  // What fails WCAG is no mere advice because it is advice to Apple.
  #expect(light.allSatisfy { !$0.isAdvisory })
}

@Test func customColoursAreAdviceToApple() throws {
  let outcomes = try failures(
    "text-contrast-enhanced",
    [.appleHIG],
    """
    <step-indicator appearance="light" backdrop="#FFF"><text style="body" color="#767676">A</text>\
    <text style="body" color="systemBlue">B</text></step-indicator>
    """
  )
  #expect(outcomes.map(\.isAdvisory) == [true])
}

/// Where the minimum fails, that is enough to Apple, and not to who asks for WCAG's highest level;
/// to Apple bold text is large, for which WCAG is not cited.
@Test(
  arguments: [
    ("#999", [.appleHIG], []), ("#8E8E8E", [.appleHIG], ["apple-hig: hig:dark-mode"]),
    ("#8E8E8E", [.wcagAA, .appleHIG], []), ("#757575", [.wcagAA, .appleHIG], []),
    ("#8E8E8E", [.wcagAAA, .appleHIG], ["wcag-aaa: wcag:1.4.6 hig:dark-mode"]),
  ] as [(String, [Profile.Name], [String])]
)
func adviceGoesBeyondWhatFails(
  _ color: String,
  _ profiles: [Profile.Name],
  _ expected: [String]
) throws {
  let found = try outcomes(
    of: "text-contrast-enhanced",
    beside: ["text-contrast-minimum"],
    for: """
      <step-indicator appearance="light" backdrop="#FFF">\
      <text style="caption" weight="emphasized" color="\(color)">A</text></step-indicator>
      """,
    by: profiles
  ).filter { $0.result == .failed && $0.appearance == .light }
  let told = found.map {
    "\($0.profiles.joined(separator: " ")): \($0.requirements.joined(separator: " "))"
  }
  #expect(told == expected)
}

@Test func gapIsEnoughForSomeProfiles() throws {
  let outcomes = try failures(
    "adjacent-marks-contrast",
    [.wcagAA, .appleHIG, .chartability],
    """
    <chart type="pie" appearance="light" backdrop="#FFF"><series id="a" color="#34C759"/>\
    <series id="b" color="#FF9500"/><look part="mark"><shape kind="slice"><fill color="series"/>\
    <stroke color="#FFF" width="1"/></shape></look><mark series="a" value="1"/>\
    <mark series="b" value="2"/></chart>
    """
  )
  #expect(outcomes.map(\.profiles) == [["wcag-aa"]])
}

/// The rules that a finding on palettes sends to are there.
@Test func causesAreRules() {
  let ids = Catalogue.builtIn.rules.map(\.id)
  #expect(ContrastQuestion.allCases.allSatisfy { ids.contains($0.rawValue) })
}

@Test func appleAsksForTheLargestTextAndForSymbols() throws {
  let content = """
    <step-indicator backdrop="#FFF"><text style="caption2" max-width="56" color="#000">Account</text>\
    <glyph symbol="star" label="Star" size="12" color="#000"/></step-indicator>
    """
  let fits = try failures("text-fits-at-large-sizes", [.wcagAA, .appleHIG], content)
  #expect(fits.map(\.profiles) == [["wcag-aa"], ["apple-hig"]])
  #expect(Set(fits.map(\.fingerprint)).count == 2)
  let scales = try failures("text-scales", [.wcagAA, .appleHIG], content)
  #expect(scales.map(\.profiles) == [["apple-hig"]])
  #expect(scales.map(\.impact) == [.minor])
  #expect(scales.map(\.requirements) == [["hig:typography", "hig:accessibility"]])
}

@Test func chartsWantLargerTextThanThePlatform() throws {
  let sizes = try failures(
    "text-size-minimum",
    [.appleHIG, .chartability],
    """
    <chart type="bar" backdrop="#FFF"><text size="11" color="#000">A</text>\
    <text size="10" color="#000">B</text></chart>
    """
  )
  #expect(sizes.map(\.profiles) == [["chartability"], ["apple-hig"], ["chartability"]])
}
