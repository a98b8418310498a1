import A11yModel
import A11yReaders
import A11yRules
import Testing

@testable import A11yReports

/// Findings at several elements are one where one edit mends them all, and what cannot be told is one
/// where one fact settles it.
@Suite struct OneEditTests {
  private func file(
    _ text: String,
    _ name: String = "a.xml",
    rules: [String]? = nil
  ) throws -> Report.AuditedFile {
    let read = try Reader.content(of: Array(text.utf8), file: name)
    guard case .document(let document) = read else { throw Unread() }
    var audit = Audit()
    audit.only = rules
    return Report.AuditedFile(name: name, results: audit.results(for: document), seconds: 0)
  }

  private struct Unread: Error {}

  private func spec(_ content: String) -> String {
    "<spec xmlns='urn:a11y-audit:spec:1' lang='en'>\n\(content)</spec>"
  }

  // MARK: colours

  private static let contrast = ["text-contrast-minimum"]

  private func texts(_ attributes: String...) -> String {
    let texts = attributes.map { "<text style='caption' \($0)>Sleep</text>\n" }.joined()
    return spec(
      """
      <palette><color name='faint' light='#CCC' dark='#444'/></palette>
      <chart type='bar' backdrop='#FFF'>
      \(texts)</chart>
      """
    )
  }

  @Test func literalsAreMendedWhereTheyAreWritten() throws {
    let file = try file(texts("color='#DDE'", "color='#DDE'"), rules: Self.contrast)
    #expect(file.findings.map(\.first.location.line) == [4, 5])
  }

  @Test func tokensAtOneOpacityAreMendedTogether() throws {
    let text = texts("color='faint'", "color='faint' opacity='0.5'", "color='faint'")
    let found = try file(text, rules: Self.contrast).findings.filter { $0.first.result == .failed }
    #expect(found.count == 2)
    #expect(found.map(\.placeWords) == ["4:1, 6:1", nil])
  }

  /// What one element shows in several appearances is one finding.
  @Test func appearancesOfALiteralAreOne() throws {
    let finding = try file(texts("color='#DDE'"), rules: Self.contrast).findings.first
    #expect((finding?.appearances.count ?? 0) > 1)
  }

  @Test func elementsOfAPictureAreMendedByThemselves() throws {
    let file = try file(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="60" lang="en" role="img">
      <title>x</title><rect width="300" height="60" fill="#fff"/>
      <text x="10" y="15" fill="#ccc" font-size="12">Alpha</text>
      <text x="150" y="45" fill="#ccc" font-size="12">Beta</text></svg>
      """,
      "a.svg",
      rules: Self.contrast
    )
    #expect(file.findings.map(\.first.location.line) == [3, 4])
  }

  /// The bars of a picture have the colour of their series.
  @Test func barsOfAPictureAreMendedTogether() throws {
    let bars = [(40, 80), (90, 60), (140, 100)].map { x, height in
      "<rect class='bar' x='\(x)' y='\(120 - height)' width='30' height='\(height)' fill='#dde'/>"
    }
    let file = try file(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="160" lang="en">
      <title>Sleep by day</title><rect width="300" height="160" fill="#fff"/>
      <g class="x axis"><text class="tick" x="45" y="140">Mon</text><text class="tick" x="95" y="140">Tue</text>
      <text class="tick" x="145" y="140">Wed</text></g>
      <g class="series series-0">\(bars.joined())</g>
      </svg>
      """,
      "a.svg",
      rules: ["graphic-contrast"]
    )
    #expect(file.findings.filter { $0.first.result == .failed }.count == 1)
  }

  // MARK: facts

  /// What a component lacks is its own, and says where.
  @Test func factsOfComponentsStayApart() throws {
    let chart =
      "<chart type='bar' backdrop='#FFF'>\n<text color='#000'/>\n<text color='#000'/></chart>\n"
    let file = try file(spec(chart + chart), rules: ["text-size-minimum"])
    #expect(file.findings.map(\.placeWords) == ["3:1, 4:1", "6:1, 7:1"])
    let text = try #require(Reporter.named("text")).write(
      Report(version: "0", files: [file]),
      Reporter.Style()
    )
    #expect(text.contains("depends on the size of the text; at 6:1, 7:1 (text-size-minimum)"))
  }

  /// Of the page that shows an image there is one for all of it.
  @Test func factsOfThePageAreShared() throws {
    let file = try file(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="60" lang="en" role="img">
      <text x="10" y="15" fill="#777" font-size="12">Alpha</text>
      <text x="150" y="45" fill="#666" font-size="12">Beta</text></svg>
      """,
      "a.svg",
      rules: Self.contrast
    )
    #expect(file.findings.map(\.placeWords) == ["2:1, 3:1"])
  }

  // MARK: suppressed

  private func nameless() throws -> Report.AuditedFile {
    try file(
      spec(
        """
        <step-indicator id='a' current='1' dynamic='false' children='contain' label='Steps'>
        <step name='Account' label='1'/><step name='Details' label='2'/></step-indicator>
        """
      ),
      rules: ["step-announcement-complete"]
    )
  }

  /// The sentence of what sums up others names what is left of them.
  @Test func headlinesNameWhatIsOpen() throws {
    var file = try nameless()
    let before = try #require(file.openFindings.first { !$0.parts.isEmpty })
    #expect(before.first.message.contains("name"))
    for index in file.results.outcomes.indices
    where file.results.outcomes[index].rule == "step-name-announced" {
      file.results.outcomes[index].suppression = Suppression(.baseline)
    }
    file.results.suppressHeadlines()
    let after = try #require(file.openFindings.first { !$0.parts.isEmpty })
    #expect(!after.first.message.contains("name"))
    #expect(after.first.message.contains("total"))
  }

  /// What is suppressed is counted as what is not.
  @Test func suppressedFindingsAreCountedAlike() throws {
    var file = try nameless()
    let count = file.findings.count
    for index in file.results.outcomes.indices where !file.results.outcomes[index].isComposite {
      file.results.outcomes[index].suppression = Suppression(.baseline)
    }
    file.results.suppressHeadlines()
    #expect(file.openFindings.isEmpty)
    #expect(file.findings.count == count)
  }
}
