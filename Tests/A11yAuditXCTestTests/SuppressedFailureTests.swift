import A11yAudit
import A11yAuditXCTest
import Testing

/// What comments in a spec suppress fails no assertion.
@Suite struct SuppressedFailureTests {
  private func failures(_ comment: String) -> [String] {
    let start = FaintSteps.text.range(of: "<palette")?.lowerBound
    var text = FaintSteps.text
    text.insert(contentsOf: comment, at: start ?? text.startIndex)
    return AccessibilityFailures.of(
      .file(Array(text.utf8), name: "Specs/steps.xml"),
      audit: FaintSteps.audit
    ).map { failure in
      failure.message.split(separator: "\n").first.map(String.init) ?? ""
    }
  }

  @Test func whatIsSuppressedDoesNotFail() {
    #expect(failures("<!-- nothing -->").count == 2)
    let disable = "<!-- a11y-audit-disable-file text-contrast-minimum"
    #expect(failures("\(disable): brand colour -->") == [])
    #expect(failures("\(disable) until=2020-02-29: brand colour -->").count == 2)
  }

  @Test func aMalformedCommentFails() {
    let found = failures("<!-- a11y-audit-disable-file text-contrast-minimun: brand -->")
    #expect(found.count == 1)
    #expect(found.first?.contains("no such rule; did you mean ‘text-contrast-minimum") == true)
  }
}
