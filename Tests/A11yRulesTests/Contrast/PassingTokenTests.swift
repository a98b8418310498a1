import A11yModel
import A11yRules
import Testing

/// A remedy for a contrast names the token of the palette that does wherever the colour is seen.
@Suite struct PassingTokenTests {
  private func remedy(_ rule: String, _ content: String) throws -> String {
    let all = try outcomes(of: rule, for: content, "lang='en'", by: [.wcagAA])
    return try #require(all.first { $0.result == .failed }).remedy
  }

  private func text(_ palette: String, appearance: String = "adaptive") throws -> String {
    try remedy(
      "text-contrast-minimum",
      """
      <palette>\(palette)<color name="page" light="#FFF" dark="#000"/></palette>\
      <step-indicator label="Checkout" backdrop="page" appearance="\(appearance)"><step name="Account"/>\
      <text color="faint" style="body">Account</text></step-indicator>
      """
    )
  }

  private static let faint = "<color name='faint' light='#AAA' dark='#777'/>"

  /// Of those that do, the one most like the colour.
  @Test func theNearestTokenIsNamed() throws {
    let remedy = try text(
      Self.faint
        + "<color name='ink' light='#000' dark='#FFF'/><color name='grey' light='#666' dark='#999'/>"
    )
    #expect(remedy.hasSuffix("; ‘grey’ of the palette reaches it"))
  }

  /// One that would do here and be lost in the dark is none.
  @Test func aTokenDoesInEveryAppearance() throws {
    let black = "<color name='black' value='#000'/>"
    #expect(try !text(Self.faint + black).contains("of the palette"))
    #expect(try text(Self.faint + black, appearance: "light").contains("‘black’ of the palette"))
  }

  @Test func whatIsUnknownIsNotNamed() throws {
    let palette =
      Self.faint
      + "<color name='ink' light='#000'><unknown appearance='dark' reason='computed'/></color>"
    #expect(try !text(palette).contains("of the palette"))
  }

  /// A series is not to look like another.
  @Test func aTokenOfAnotherSeriesIsNotNamed() throws {
    let remedy = try remedy(
      "graphic-contrast",
      """
      <palette><color name="pale" value="#DDD"/><color name="deep" value="#00468C"/>\
      <color name="rust" value="#7A2E0C"/></palette>\
      <chart type="bar" gap="8" appearance="light" backdrop="#FFF">\
      <series id="a" color="pale"/><series id="b" color="deep"/>\
      <look part="mark"><shape kind="rectangle"><fill color="series"/></shape></look>\
      <mark category="M" series="a" value="3"/><mark category="T" series="b" value="1"/></chart>
      """
    )
    #expect(remedy.hasSuffix("; ‘rust’ of the palette reaches it"))
  }
}
