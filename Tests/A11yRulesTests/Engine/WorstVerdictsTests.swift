import A11yModel
import A11yReaders
import Testing

@testable import A11yRules
@testable import Listening

/// Of what several snapshots say of a target, the worst counts, where the first stood.
@Test func worstOfEachTarget() {
  var worst = WorstVerdicts<Target>()
  let open = Verdict.Result.cantTell(["why"], likely: .none)
  for (result, source) in [(.passed, 1), (open, 2), (.failed, 1), (open, 1), (.passed, 2)] {
    worst.add(Verdict(result, Target(source)))
  }
  var verdicts = Verdicts(.listed)
  worst.append(to: &verdicts)
  #expect(verdicts.listed.map(\.target) == [Target(1), Target(2)])
  #expect(verdicts.listed.map(\.result) == [.failed, open])
}

/// What is hidden in all snapshots of a component is told of once.
@Test func foreignPartsAreToldOfOnce() throws {
  let text = """
    <svg xmlns='http://www.w3.org/2000/svg' width='200' height='80'><title>Revenue</title>\
    <g aria-hidden='true'><foreignObject width='90' height='30'>\
    <button xmlns='http://www.w3.org/1999/xhtml'>Zoom</button></foreignObject></g></svg>
    """
  let read = try Reader.content(of: Array(text.utf8), file: "a.svg", ReadingSettings())
  guard case .document(var document) = read else {
    Issue.record("an image is read")
    return
  }
  document.components[0].snapshots += document.components[0].snapshots
  var audit = Audit()
  audit.only = ["hidden-contains-no-interactive"]
  let found = audit.results(for: document).outcomes.filter { $0.result != .passed }
  #expect(found.map(\.message).count == 1, "\(found.map(\.message))")
}
