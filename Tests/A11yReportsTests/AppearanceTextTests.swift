import A11yModel
import A11yReaders
import A11yReports
import A11yRules
import Testing

/// A finding in several appearances tells what differs between them.
@Suite struct AppearanceTextTests {
  private func text(_ rule: String, _ content: String) throws -> String {
    let spec = "<spec xmlns='urn:a11y-audit:spec:1' lang='en'>\(content)</spec>"
    let read = try Reader.content(of: Array(spec.utf8), file: "a.xml")
    guard case .document(let document) = read else { return "" }
    var audit = Audit()
    audit.only = [rule]
    let outcomes = audit.results(for: document).outcomes
    return FindingList(outcomes).findings.filter { $0.first.result == .failed }.map(
      FindingText.plain
    ).joined()
  }

  /// In light the words beside a symbol are too faint to stand for it, in dark they do: there only the
  /// platform's guidelines ask for more.
  @Test func lesserAppearancesSayHowBadTheyAre() throws {
    let text = try text(
      "glyph-contrast",
      """
      <palette extends='ios26'/><status-tracker backdrop='systemBackground'>\
      <step name='Packed' state='completed'/><look><shape kind='circle' size='30'>\
      <fill color='systemGreen'/><glyph symbol='checkmark' color='white'/></shape>\
      <text style='footnote' color='secondaryLabel'>{state}</text></look></status-tracker>
      """
    )
    #expect(text.contains(": serious: "))
    #expect(text.contains("\n    light: 2.21:1, #FFFFFF on #34C759 (white on systemGreen)\n"))
    #expect(text.contains("#FFFFFF on #4AD968 (white on systemGreen) [moderate, only apple-hig]\n"))
  }

  /// What sRGB cannot show is not written as what it can.
  @Test func wideColorsAreWrittenAsSuch() throws {
    let text = try text(
      "text-contrast-minimum",
      """
      <step-indicator appearance='light' backdrop='#FFF'>\
      <text color='color(display-p3 1 0 0)' style='body'>Account</text></step-indicator>
      """
    )
    #expect(text.contains("3.76:1, color(display-p3 1 0 0) on #FFFFFF"))
    #expect(!text.contains("#FF0000"))
  }
}
