import A11yModel
import A11yReaders
import A11yReports
import A11yRules
import Foundation
import TestSupport
import Testing

/// What cannot be told names the fact, and the remedy says in the dialect's words how to give it.
@Test(arguments: [
  (
    "step-state-announced",
    "<step-indicator current='2' dynamic='false'><step name='Konto' label='Konto, fertig'/>"
      + "<step name='Zahlung' label='Zahlung, hier'/></step-indicator>"
  ),
  (
    "change-announced",
    "<step-indicator current='1'><step name='Konto'/><step name='Zahlung' state='error'/>"
      + "<announcement on='error'>Zahlung fehlgeschlagen</announcement></step-indicator>"
  ),
])
func wordsForStatesAreAskedFor(_ rule: String, _ content: String) throws {
  let text = "<spec xmlns='urn:a11y-audit:spec:1' lang='da'>\(content)</spec>"
  guard case .document(let document) = try Reader.content(of: Array(text.utf8), file: "a.xml")
  else { return }
  var audit = Audit()
  audit.only = [rule]
  let found = FindingList(audit.results(for: document).outcomes).findings.filter {
    $0.first.result == .cantTell
  }
  let open = found.map(FindingText.plain).first { $0.contains("missing: which words stand for") }
  let finding = try #require(open)
  #expect(finding.contains("help: give the state its words, as in <state id=\""))
  #expect(finding.split(separator: "\n").filter { $0.contains("announced-as") }.count == 1)
}

/// Checks know no dialect: what an attribute is called stands in the remedies of rule files.
@Test func checksNameNoAttributes() throws {
  let names = ["announced-as", "every-percent", "interval or"]
  for file in try Repository.files(in: "Sources/A11yRules/Checks", ending: ".swift") {
    let text = try String(contentsOf: file, encoding: .utf8)
    for name in names { #expect(!text.contains(name), "\(name) in \(file.lastPathComponent)") }
  }
}
