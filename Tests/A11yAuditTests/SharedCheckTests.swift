import A11yAudit
import Foundation
import TestSupport
import Testing

@testable import A11yRules

/// What one rule asks of a component, and what is known of the component since, never answers for
/// another rule with the same check and other limits.
@Suite struct SharedCheckTests {
  /// A number that only limits lower than the built-in ones find.
  private static let bare = """
    <spec xmlns="urn:a11y-audit:spec:1" lang="en">
      <chart id="c" type="bar">
        <mark category="A" value="12345" label="A" value-text="12345"/>
      </chart>
    </spec>
    """

  /// The built-in rules that have a check, each under another id and with half of its numbers.
  private static func halved() throws -> [(id: String, bytes: [UInt8])] {
    try Repository.files(in: "Rules", ending: ".xml").compactMap { file in
      let text = try String(contentsOf: file, encoding: .utf8)
      guard text.contains("<expectation check="), let id = text.firstMatch(of: #/ id="([\w-]+)"/#)
      else { return nil }
      let own =
        text
        .replacing(#/ id="([\w-]+)"/#, maxReplacements: 1) { " id=\"own-\($0.1)\"" }
        .replacing(#/ value="([0-9.]+)"/#) { " value=\"\((Double($0.1) ?? 0) / 2)\"" }
        .replacing(#/<examples>[\s\S]*<\/examples>/#, with: "<examples/>")
        .replacing(#/<yields [^>]*>/#, with: "")
      return ("own-\(id.1)", Array(own.utf8))
    }
  }

  @Test func rulesOfOneCheckDecideForThemselves() throws {
    let own = try Self.halved()
    let catalogue = try Catalogue.builtIn.adding(own.map { ("\($0.id).xml", $0.bytes) })
    let ids = Set(own.map(\.id))
    let originals = ids.map { String($0.dropFirst("own-".count)) }
    var audit = Audit(catalogue: catalogue)
    audit.only = ids.sorted()
    let alone = PreparedAudit(audit)
    audit.only = originals + ids
    let together = PreparedAudit(audit)
    let files = try Repository.files(in: "Examples/published", ending: ".xml")
    let texts = try files.map { try String(contentsOf: $0, encoding: .utf8) } + [Self.bare]
    var count = 0
    for text in texts {
      let document = try Document(text)
      let expected = alone.results(for: document)
      let found = together.results(for: document)
      let outcomes = found.outcomes.filter { ids.contains($0.rule) }
      #expect(outcomes == expected.outcomes, "\(text.prefix(300))")
      count += outcomes.count { $0.result == .failed }
    }
    #expect(count > 100)
    let numbers = together.results(for: try Document(Self.bare))
    #expect(
      numbers.outcomes.contains { $0.rule == "own-number-human-readable" && $0.result == .failed }
    )
  }
}
