import A11yModel
import A11yReaders
import A11yRules
import Foundation
import TestSupport
import Testing

/// However little is kept of what rules decide, what is kept is the same.
@Suite struct AuditDetailTests {
  private static let specs = ["Examples/published", "Tests/SpecReaderTests/Fixtures"]
    .flatMap { (try? Repository.files(in: $0, ending: ".xml")) ?? [] }

  private func results(
    _ file: URL,
    _ detail: Audit.Detail,
    in appearances: Set<Appearance>,
    skipping skipped: Set<String> = []
  ) throws -> AuditResults? {
    let bytes = try Repository.bytes(file)
    guard case .document(let document) = try Reader.content(of: bytes, file: "a.xml") else {
      return nil
    }
    var audit = Audit()
    audit.profiles = Profile.Name.allCases
    audit.detail = detail
    audit.appearances = appearances
    audit.skipped = skipped
    return audit.results(for: document)
  }

  @Test(arguments: specs) func findingsAreTheSame(file: URL) throws {
    let appearances: Set<Appearance> = [.light, .dark]
    let skipped: Set = ["graphic-contrast"]
    guard let all = try results(file, .summaries, in: appearances, skipping: skipped),
      let few = try results(file, .findings, in: appearances, skipping: skipped),
      let most = try results(file, .everything, in: appearances, skipping: skipped)
    else { return }
    let kept: Set<Outcome.Result> = [.failed, .cantTell, .untested]
    #expect(few.outcomes == all.outcomes { kept.contains($0.result) })
    #expect(few.isDecided == all.isDecided && most.isDecided == all.isDecided)
    #expect(few.targetCount == all.targetCount && most.targetCount == all.targetCount)
    #expect(most.counts == all.counts)
    #expect(all.isDecided == all.contains { !$0.isComposite && $0.result.isDecision })
  }

  @Test func specsAreFound() { #expect(Self.specs.count > 8) }
}
