import A11yModel
import A11yRules
import Testing

/// What one rule finds in the content of a spec.
private func findings(_ rule: String, _ content: String) throws -> [Outcome] {
  try outcomes(of: rule, for: content, "lang='en'").filter { $0.result == .failed }
}

/// What is lost behind a hidden part is critical where nothing else is met.
@Test(arguments: [("", Impact.critical), ("<text>Sleep</text>", .serious)])
func hiddenPartsAreCriticalWhereNothingElseIsMet(_ rest: String, _ impact: Impact) throws {
  let found = try findings(
    "hidden-without-alternative",
    "<chart type='bar'><text hidden='true'>7 hours</text>\(rest)</chart>"
  )
  #expect(found.map(\.impact) == [impact])
}

/// A change is less bad where the user set it off at what changes.
@Test(arguments: [("Next", Impact.serious), ("Leave {position}", .moderate)])
func changesUnderFocusAreModerate(_ label: String, _ impact: Impact) throws {
  let found = try findings(
    "change-announced",
    """
    <step-indicator current="1"><step name="A"/><step name="B"/><step name="C"/>
     <control action="next"><text when="not-last">\(label)</text><text when="last">Done</text>
     </control></step-indicator>
    """
  )
  #expect(found.map(\.impact) == [impact])
}

/// Each kind of change is a finding of its own, with a template that would pass.
@Test func eachKindOfChangeHasItsRemedy() throws {
  let found = try findings(
    "change-announced",
    """
    <step-indicator current="1" label="Checkout"><state id="late" is="error"/><step name="A"/><step name="B"/>
    </step-indicator>
    """
  )
  #expect(found.map(\.state) == ["advance", "error"])
  #expect(Set(found.map(\.cause)).count == 2)
  #expect(found[0].remedy.contains(">Step {position} of {count}: {name}</announcement>"))
  #expect(found[1].remedy.contains(">{name}: {state}</announcement>"))
}

/// Name, role and value are at stake where steps can be operated (WCAG 2.2, 4.1.2).
@Test(arguments: [("", ["wcag:1.3.1"]), ("action='select'", ["wcag:1.3.1", "wcag:4.1.2"])])
func operableStepsHaveMoreAtStake(_ action: String, _ requirements: [String]) throws {
  let found = try findings(
    "single-current-step",
    """
    <step-indicator current="1" dynamic="false"><step name="A" label="A" \(action)/>
     <step name="B" label="B"/></step-indicator>
    """
  )
  #expect(found.map(\.requirements) == [requirements])
}

/// No more than a few of many lost texts are listed.
@Test func lostTextsAreCounted() throws {
  let marks = (1...20).map { "<mark category='Day \($0)' value='1'/>" }
  let found = try findings(
    "hidden-without-alternative",
    """
    <chart type="bar"><text>Sleep</text>\(marks.joined())
     <look part="mark"><text hidden="true">{category}</text></look></chart>
    """
  )
  #expect(found.count == 1)
  #expect(found[0].message.contains("‘Day 1’ and 19 more"))
  guard case .list(let texts) = found[0].evidence[0].value else {
    Issue.record("the texts are listed")
    return
  }
  #expect(texts.count == 10)
}

/// A remedy is filled with evidence in square brackets only; other braces are the spec's own.
@Test(arguments: [
  (
    "legend-hidden-has-equivalent",
    """
    <chart type="bar"><series id="a" name="Sleep"/><series id="b" name="Naps"/>
     <mark category="Mon" series="a" value="7" label="Mon"/>
     <mark category="Mon" series="b" value="1" label="Mon"/><legend hidden="true"/></chart>
    """, "as in value=\"{value}, {series}\""
  ),
  (
    "progress-value-valid", "<progress type='bar' value='0.3' value-text='70 percent'/>",
    "value-text=\"{percent} percent\": it is 30 percent"
  ),
  (
    "progress-exposes-value",
    "<progress type='bar' value='0.3' label='Up' value-text='30 %' children='contain'/>",
    "a container has a name and no value"
  ),
  (
    "visible-label-in-name",
    """
    <step-indicator current="1"><step name="A"/><control label="Continue"><text>Next →</text>
    </control></step-indicator>
    """, "begin the label with the visible text, ‘Next’"
  ),
  ("component-has-name", "<chart type='bar'><title>Sleep</title></chart>", "label=\"Sleep\""),
])
func remediesAreFilled(_ rule: String, _ content: String, _ text: String) throws {
  let found = try findings(rule, content)
  #expect(found.count == 1)
  #expect(found.allSatisfy { $0.remedy.contains(text) })
}
