import A11yModel
import A11yReaders
import TestSupport
import Testing

@testable import A11yRules
@testable import Claims
@testable import Listening

/// A long announcement is read once, and not once for each step it may be heard of: eight times as
/// many steps and words take eight times as long and not 64 times.
@Test func longAnnouncementOfManySteps() throws {
  func seconds(_ count: Int) throws -> Double {
    let steps = (0..<count).map { "<step name='N\($0)' label='N\($0) completed'/>" }.joined()
    let text = String(repeating: "step completed error ", count: count)
    let announcement = "<announcement on='update'>\(text)</announcement>"
    return try processorSeconds {
      let found = try outcomes(
        of: "announcement-matches-model",
        for: "<step-indicator>\(steps)\(announcement)</step-indicator>"
      )
      // Nobody knows in which states the steps are.
      #expect(found.map(\.result) == [.inapplicable])
    }
  }
  // What is worked out once for all documents is none of it.
  _ = try seconds(1)
  #expect(try seconds(1600) < 32 * seconds(200))
}

/// What is known of one text is said of each step that it names, and of no other.
@Test func statementsOfEachStep() throws {
  let content = """
    <spec xmlns='urn:a11y-audit:spec:1' lang='en'><status-tracker><step name='Payment'/>\
    <step name='Stop'/><step name='Delivery'/><step name='Stop'/></status-tracker></spec>
    """
  let read = try Reader.content(of: Array(content.utf8), file: "a.xml", ReadingSettings())
  guard case .document(let document) = read else {
    Issue.record("a spec is read")
    return
  }
  let facts = ComponentFacts(document.components[0], of: document)
  var stated = StepClaims(facts, fillers: ["status", "stage", "step"], nouns: [])
  let text = "Payment completed, Stop: error, failed, Payment error, error; Stop current, Delivery"
  func said(_ step: Int?, in text: String = text) -> [String] {
    stated.states(in: facts.stepText(text), of: step).map { "\($0.step) \($0.text)" }
  }
  #expect(said(0) == ["0 Payment completed", "0 Payment error", "0 error"])
  #expect(said(1) == ["1 error", "1 error", "1 Stop current"])
  #expect(said(2, in: "Delivery completed") == ["2 Delivery completed"])
  #expect(said(2) == ["2 error"])
  #expect(said(3) == ["3 error", "3 error", "3 Stop current"])
  // What stands behind the name or with the number of another step is about that one.
  #expect(said(2, in: "Payment, completed. Delivery") == [])
  #expect(said(2, in: "Step 1 completed. Delivery") == [])
  #expect(said(0, in: "Stage 1 completed") == ["0 Stage 1 completed"])
  // Nobody knows which of two steps of one name is meant.
  #expect(said(nil) == ["0 Payment completed", "0 Payment error"])
}

/// Of which state a clause says that a step is in it.
@Test(arguments: [
  ("Payment, not completed", State.Meaning.upcoming), ("Payment not yet started", .upcoming),
  ("Payment: to be completed", .upcoming), ("Payment, done", .completed),
  ("Payment, invalid", .error), ("Payment, nearly completed", nil),
  ("Payment cannot be completed", nil), ("Payment, not completed by phone", nil),
])
func statedState(_ text: String, _ meaning: State.Meaning?) throws {
  let content = """
    <spec xmlns='urn:a11y-audit:spec:1' lang='en'><status-tracker><step name='Payment'/>\
    <step name='Delivery'/></status-tracker></spec>
    """
  let read = try Reader.content(of: Array(content.utf8), file: "a.xml", ReadingSettings())
  guard case .document(let document) = read else {
    Issue.record("a spec is read")
    return
  }
  let facts = ComponentFacts(document.components[0], of: document)
  var stated = StepClaims(facts, fillers: ["status"], nouns: [])
  let said = stated.states(in: facts.stepText(text), of: 0)
  #expect(said.map(\.meaning) == [meaning].compactMap(\.self))
}

/// What may be incomplete is not upcoming once it is the current step.
@Test(arguments: [
  ("Payment, not started", true), ("Payment, upcoming", true), ("Payment, not visited", true),
  ("Payment, incomplete", false), ("Payment, pending", false), ("Payment, not completed", false),
  ("Payment, bevorstehend", true),
])
func currentStepIsBegun(_ text: String, _ isDenied: Bool) throws {
  let content = """
    <spec xmlns='urn:a11y-audit:spec:1' lang='en'><status-tracker>\
    <state id='next' is='upcoming' announced-as='bevorstehend'/><step name='Payment'/>\
    <step name='Delivery'/></status-tracker></spec>
    """
  let read = try Reader.content(of: Array(content.utf8), file: "a.xml", ReadingSettings())
  guard case .document(let document) = read else {
    Issue.record("a spec is read")
    return
  }
  let facts = ComponentFacts(document.components[0], of: document)
  var stated = StepClaims(facts, fillers: [], nouns: [])
  let said = stated.states(in: facts.stepText(text), of: 0)
  #expect(said.map { $0.state.denies(.current, isCurrent: true) } == [isDenied])
}
