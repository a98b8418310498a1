import A11yModel
import A11yRules
import Testing

@testable import A11yAudit

private let examples = RuleExample.all(of: Catalogue.builtIn.rules, in: .builtIn)

/// Every example of every rule file comes out as it is marked, and no other way.
@Test(arguments: examples)
func example(_ example: RuleExample) throws {
  for problem in try example.problems(.builtIn) {
    let place = SourceLocation(
      fileID: "a11y-audit/\(problem.location.file)",
      filePath: problem.location.file,
      line: problem.location.line,
      column: problem.location.column
    )
    Issue.record("\(problem.message)", sourceLocation: place)
  }
}

/// A rule file with one example.
private func problems(_ example: String) throws -> [String] {
  let text = """
    <rule xmlns="urn:a11y-audit:spec:1" id="own" category="contrast" impact="minor"
          components="chart step-indicator" people="low-vision">
    <title>Own</title><requirement ref="own:guide"/><profile name="wcag-aa"/>
    <expectation check="text-contrast" uses="large-text">
    <parameter name="minimum" value="5.5" source="ours"/>
    <parameter name="large-minimum" value="3" source="ours"/></expectation>
    <remedy dialect="spec">do</remedy>
    <help><why>w</why><applies>a</applies><decides>d</decides></help>
    <examples>
    \(example)
    </examples>
    </rule>
    """
  let catalogue = try Catalogue.builtIn.adding([("own.xml", Array(text.utf8))])
  let rule = try #require(catalogue.rule("own"))
  let example = try #require(RuleExample.all(of: [rule], in: catalogue).first)
  return try example.problems(catalogue).map { "\($0.location): \($0.message)" }
}

private func steps(_ color: String, _ mark: String = "") -> String {
  """
  <step-indicator appearance="light" backdrop="#FFF">\(mark)\
  <text color="\(color)" style="body">Account</text></step-indicator>
  """
}

/// #767676 on white is 4.54:1, which 5.5:1 is more than; black is 21:1.
@Test func marksAreCompared() throws {
  let finding =
    "people with low vision cannot read the text ‘Account’: 4.54:1 against what is behind it, "
    + "5.5:1 is needed"
  let mark = "<?finding light: \(finding)?>"
  #expect(try problems("<failed title='Grey'>\(steps("#767676", mark))</failed>") == [])
  #expect(try problems("<passed title='Black'>\(steps("#000"))</passed>") == [])
  let place = "own.xml:10:"
  #expect(
    try problems("<failed title='Grey'>\(steps("#767676"))</failed>") == [
      "\(place)\(column(steps("#767676"), "<failed title='Grey'>")): own, example ‘Grey’: not marked: "
        + mark
    ]
  )
  #expect(
    try problems("<failed title='Black'>\(steps("#000", mark))</failed>") == [
      "\(place)\(column(steps("#000", mark), "<failed title='Black'>")): own, example ‘Black’: "
        + "missing: \(mark)"
    ]
  )
  #expect(
    try problems("<failed title='Black'>\(steps("#000"))</failed>") == [
      "own.xml:10:1: own, example ‘Black’: is to be failed, and is passed"
    ]
  )
  let misspelt = try problems(
    "<passed title='Black'>\(steps("#000", "<?fnding light: x?>"))</passed>"
  )
  #expect(
    misspelt == [
      "own.xml:10:1: own, example ‘Black’: <?fnding?> is no mark; <?finding?> and <?cantTell?> are"
    ]
  )
}

/// A mark without words stands for whatever the rule finds in its place, and for nothing else.
@Test func openMarksCoverWhatIsFound() throws {
  func failed(_ color: String, _ mark: String) throws -> [String] {
    try problems("<failed title='Grey'>\(steps(color, mark))</failed>").map {
      String($0.split(separator: "’: ", maxSplits: 1).last ?? "")
    }
  }
  let finding =
    "people with low vision cannot read the text ‘Account’: 4.54:1 against what is behind it, "
    + "5.5:1 is needed"
  for mark in ["<?finding?>", "<?finding light?>", "<?finding light:?>"] {
    #expect(try failed("#767676", mark) == [])
  }
  let twice = "<?finding light: \(finding)?><?finding?>"
  #expect(try failed("#767676", twice) == ["missing: <?finding?>"])
  #expect(
    try failed("#767676", "<?finding dark?>") == [
      "missing: <?finding dark?>", "not marked: <?finding light: \(finding)?>",
    ]
  )
  #expect(
    try failed("#767676", "<?cantTell?>") == [
      "missing: <?cantTell?>", "not marked: <?finding light: \(finding)?>",
    ]
  )
  #expect(try failed("#000", "<?finding?>") == ["missing: <?finding?>"])
}

/// An appearance that there is not is no part of a message.
@Test(arguments: ["lihgt: too faint", "lihgt", "light drak: too faint"])
func misspeltAppearancesAreNamed(data: String) throws {
  let black = steps("#000", "<?finding \(data)?>")
  let problems = try problems("<passed title='Black'>\(black)</passed>")
  let isFirst = data.hasPrefix("lihgt")
  let problem =
    "‘\(isFirst ? "lihgt" : "drak")’ is no appearance; did you mean ‘\(isFirst ? "light" : "dark")’?"
  #expect(problems.count == 1 && problems[0].hasSuffix(problem), "\(problems)")
}

/// Where the text begins on the line of an example, from 1.
private func column(_ content: String, _ head: String) -> Int {
  let before = content.range(of: "<text").map { content[..<$0.lowerBound].count } ?? 0
  return head.count + before + 1
}

/// A check is told from one that is right by no example that is not valid.
@Test func invalidExamplesAreRefused() {
  #expect(throws: InputErrors.self) {
    try problems("<passed title='Typo'><step-indicatr/></passed>")
  }
}
