import A11yModel
import A11yReaders
import A11yRules
import TestSupport
import Testing

/// What is found in a spec that was made of Swift code is mended there.
@Test(arguments: sources)
func remediesAreInTheDialectOfTheSource(_ source: String?, _ dialect: Document.Dialect) throws {
  let text = """
    <spec xmlns="urn:a11y-audit:spec:1" lang="en"\(source.map { " source=\"\($0)\"" } ?? "")>\
    <progress type="ring" value="0.4" label="Upload" localized="false"/></spec>
    """
  let content = try Reader.content(of: Array(text.utf8), file: "a.xml")
  guard case .document(let document) = content else {
    Issue.record("it is a spec")
    return
  }
  #expect(document.dialect == dialect)
  var audit = Audit()
  audit.only = ["strings-localisable"]
  let outcomes = audit.results(for: document).outcomes
  let finding = try #require(outcomes.first { $0.result == .failed })
  let isInSwift = finding.remedy.contains("String(localized:")
  #expect(isInSwift == (dialect == .swiftui))
  #expect(finding.edits.isEmpty == isInSwift)
}

private let sources: [(String?, Document.Dialect)] = [
  ("Upload.swift", .swiftui), ("upload.fig", .spec), (nil, .spec),
]
