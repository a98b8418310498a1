import A11yModel
import A11yReaders
import Testing

@testable import A11yConfiguration

/// Comments that speak to the audit and cannot be followed: every mistake is told with its place, and
/// the file is audited nevertheless.
@Suite struct BadSuppressionTests {
  private static let rule = "text-contrast-minimum"

  @Test(arguments: [
    (
      "<!-- a11y-audit-disble-next \(rule): x -->",
      ["3:6 there is no ‘a11y-audit-disble-next’; did you mean ‘a11y-audit-disable-next’?"]
    ),
    (
      "<!-- a11y-audit-off \(rule): x -->",
      [
        "3:6 there is no ‘a11y-audit-off’; expected a11y-audit-disable, "
          + "a11y-audit-disable-file, a11y-audit-disable-next or a11y-audit-enable"
      ]
    ),
    (
      "<!-- a11y-audit-disable-next: x -->",
      ["3:6 a11y-audit-disable-next names no rule; write a11y-audit-disable-next RULE: reason"]
    ),
    (
      "<!--a11y-audit-enable-->",
      ["3:5 a11y-audit-enable names no rule; write a11y-audit-enable RULE"]
    ),
    (
      "<!-- a11y-audit-disable-next text-contrast-minimun: x -->",
      ["3:30 ‘text-contrast-minimun’: no such rule; did you mean ‘text-contrast-minimum’?"]
    ),
    (
      "<!-- a11y-audit-disable-next\n \(rule), xyz: x -->",
      ["4:25 ‘xyz’: no such rule; a11y-audit rules lists them"]
    ),
    (
      "<!-- a11y-audit-disable-next \(rule) -->",
      ["3:6 no reason is given; write a11y-audit-disable-next \(rule): reason"]
    ),
    (
      "<!-- a11y-audit-disable-next \(rule):\n -->",
      ["3:6 no reason is given; write a11y-audit-disable-next \(rule): reason"]
    ),
    (
      "<!-- a11y-audit-disable-next \(rule) brand colour -->",
      ["3:52 a colon is expected before ‘brand’"]
    ),
    (
      "<!-- a11y-audit-disable-next \(rule) component-has-name: x -->",
      ["3:52 a comma is expected before ‘component-has-name’"]
    ),
    (
      "<!-- a11y-audit-disable-next , \(rule): x -->",
      ["3:30 a rule is expected before the comma"]
    ),
    (
      "<!-- a11y-audit-disable-next \(rule),: x -->",
      ["3:51 a rule is expected behind the comma"]
    ),
    (
      "<!-- a11y-audit-disable-next \(rule), \(rule): x -->",
      ["3:53 ‘\(rule)’ is named twice; keep one"]
    ),
    (
      "<!-- a11y-audit-disable-next \(rule) until=2026-02-29: x -->",
      ["3:52 until=2026-02-29: a day is expected, as in 2026-12-31"]
    ),
    (
      "<!-- a11y-audit-disable-next \(rule) until=31.12.2026: x -->",
      ["3:52 until=31.12.2026: a day is expected, as in 2026-12-31"]
    ),
    (
      "<!-- a11y-audit-disable-next \(rule) untl=2026-12-31: x -->",
      ["3:52 ‘untl=’ is no part of a suppression; until= is"]
    ),
    (
      "<!-- a11y-audit-disable-next \(rule) until=2026-12-31 until=2026-12-31: x -->",
      ["3:69 until= is given twice; keep one"]
    ),
    (
      "<!-- a11y-audit-disable-next until=2026-12-31 \(rule): x -->",
      ["3:47 ‘\(rule)’: rules stand before until="]
    ),
    (
      "<!-- a11y-audit-disable-next unused-suppression: x -->",
      [
        "3:30 ‘unused-suppression’: what is found on suppressions cannot be suppressed; mend or "
          + "remove those"
      ]
    ),
    (
      "<!-- a11y-audit-enable \(rule) -->",
      ["3:24 ‘\(rule)’ is not disabled here; remove this, or disable it before"]
    ),
    (
      "<!-- a11y-audit-disable \(rule): x -->",
      [
        "3:1 ‘\(rule)’ is never enabled again; close it with <!-- a11y-audit-enable \(rule) -->, "
          + "or write a11y-audit-disable-file"
      ]
    ),
    (
      """
      <!-- a11y-audit-disable \(rule): x --><!-- a11y-audit-disable \(rule): y -->
      <!-- a11y-audit-enable \(rule) until=2026-12-31 -->
      """,
      [
        "3:77 ‘\(rule)’ is disabled already, since line 3; enable it before, or remove this",
        "4:46 until= belongs to the suppression; a11y-audit-enable takes none",
      ]
    ),
    (
      "<!-- a11y-audit-disable-file \(rule), text-scales: x -->",
      [
        "3:1 a11y-audit-disable-file stands before the first element in <spec>; move it there, or "
          + "write a11y-audit-disable"
      ]
    ),
  ])
  func mistakes(_ comment: String, expected: [String]) throws {
    let spec = try SuppressedSpec(comment + "\n" + SuppressedSpec.faint)
    #expect(spec.complaints == expected)
    #expect(spec.findings.contains { $0.contains(Self.rule) })
  }

  /// A comment before a text is about none of the elements behind it.
  @Test(arguments: ["text", "<![CDATA[text]]>", "</title><title>"])
  func anElementHasToFollow(between: String) throws {
    let comment = "<!-- a11y-audit-disable-next \(Self.rule): x -->"
    let image = """
      <svg xmlns="http://www.w3.org/2000/svg"><title>\(comment) <!-- y -->\(between)</title><g/></svg>
      """
    let content = try Reader.content(of: Array(image.utf8), file: "a.svg")
    guard case .document(let document) = content else { throw InputErrors([]) }
    let errors = InlineSuppressions(of: document, .builtIn).errors
    let message = "no element follows, but text or an end; put it right before the element"
    #expect(errors.map(\.message) == [message])
  }

  @Test func nothingFollows() throws {
    let comment = "<!-- a11y-audit-disable-next \(Self.rule): x -->"
    let spec = try SuppressedSpec(SuppressedSpec.faint + comment)
    #expect(
      spec.complaints == [
        "3:30 no element follows, but text or an end; put it right before the element"
      ]
    )
  }

  /// Input that is long says so in few words, and in no time.
  @Test func longCommentsAreReadOnce() throws {
    let rules = String(repeating: "x\(String(repeating: "y", count: 200)), ", count: 1000)
    let spec = try SuppressedSpec("<!-- a11y-audit-disable-next \(rules) z: x -->")
    #expect(spec.errors.count == 1001)
    #expect(spec.errors.allSatisfy { $0.message.utf8.count < 200 })
  }
}
