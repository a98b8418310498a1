import A11yModel
import A11yReaders
import A11yRules
import Testing

/// What rules find of a component, by rule and target: those of failures and those of no composite.
private func found(
  _ component: String,
  _ change: (inout Audit) -> Void = { _ in }
) throws -> [Outcome] {
  let text = "<spec xmlns='urn:a11y-audit:spec:1' lang='en'>\(component)</spec>"
  let read = try Reader.content(of: Array(text.utf8), file: "a.xml", ReadingSettings())
  guard case .document(let document) = read else { return [] }
  var audit = Audit()
  change(&audit)
  return audit.results(for: document).outcomes.filter { $0.result == .failed }
}

private let silent = """
  <step-indicator id='c' current='2' dynamic='false' children='contain' label='Checkout, 2 steps'>\
  <step name='Account' label='1, Account, completed'/><step name='Payment' label='2, Payment'/>\
  </step-indicator>
  """

/// One state that is not heard is one finding, whichever rules are there to find it.
@Test func oneMissingStateIsFoundOnce() throws {
  let all = try found(silent)
  #expect(all.filter { !$0.isComposite }.map(\.rule) == ["state-exposed-to-at"])
  // The headline names the rule that speaks.
  #expect(all.filter(\.isComposite).map(\.causes) == [["state-exposed-to-at"]])
  for rule in ["state-exposed-to-at", "step-state-announced", "single-current-step"] {
    #expect(try found(silent) { $0.only = [rule] }.map(\.rule) == [rule])
  }
  let others = try found(silent) { $0.skipped = ["state-exposed-to-at"] }
  #expect(others.filter { !$0.isComposite }.map(\.rule) == ["step-state-announced"])
}

/// A chart that is called what it is not is so once, and nobody says that it is called nothing.
@Test func wrongKindIsFoundOnce() throws {
  let chart = """
    <chart id='c' type='bar' unit='h' dynamic='false' children='contain' label='Sleep' \
    summary='Line chart of sleep, 2 days. Highest on Sunday.'>\
    <mark category='Friday' value='5'/><mark category='Sunday' value='9'/></chart>
    """
  func rules(_ only: [String]) throws -> [String] {
    try found(chart) { $0.only = only }.filter { !$0.isComposite }.map(\.rule)
  }
  let both = ["announcement-matches-model", "chart-has-summary"]
  #expect(try rules(both) == ["announcement-matches-model"])
}

/// A composite says what mends all of it.
@Test func headlineHasARemedy() throws {
  let headlines = try found(silent).filter(\.isComposite)
  let headline = try #require(headlines.first)
  #expect(headline.remedy.contains("{position} of {count}: {name}, {state}"))
}

/// A wrong state and a wrong number of steps are untrue, and no silence.
@Test func whatIsUntrueIsFoundOnce() throws {
  let state = try found(silent.replacing("2, Payment", with: "2, Payment, completed"))
  #expect(state.filter { !$0.isComposite }.map(\.rule) == ["announcement-matches-model"])
  let total = """
    <step-indicator id='c' current='2' dynamic='false' children='ignore' \
    label='Step {position} of 4: {name}'><step name='A'/><step name='B'/><step name='C'/>\
    </step-indicator>
    """
  let all = try found(total)
  #expect(all.filter { !$0.isComposite }.map(\.rule) == ["announcement-matches-model"])
  #expect(all.filter(\.isComposite).map(\.causes) == [["announcement-matches-model"]])
}
