import Foundation
import Testing

@testable import A11yAuditCommand

@Suite struct TreeCommandTests {
  private let machine = Machine(files: [
    "good.xml": Specs.good, "empty.xml": Specs.empty, "broken.xml": "<spec",
    "chart.xml": """
    <spec xmlns="urn:a11y-audit:spec:1" lang="en">
      <chart id="sleep" type="bar" label="Sleep">
        <series id="low" name="Low" color="#004488"/>
        <look part="mark"><shape kind="rectangle" label="{category}" value="{value}"/></look>
        <mark category="Mon" series="low" value="7"/>
        <legend hidden="true"><look part="entry"><text>{series}</text></look></legend>
      </chart>
    </spec>
    """,
  ])

  @Test func whatIsHeardIsListedInOrder() {
    let result = machine.run("tree", "good.xml")
    #expect(result.exitCode == .success)
    #expect(result.output.hasPrefix("good: 1 stop\n  1. Step 1 of 2: Account  ["))
  }

  @Test func whatIsHiddenIsListedWithItsReason() {
    let output = machine.run("tree", "chart.xml").output
    #expect(output.contains("‘Low’ at /spec[1]/chart[1]/legend[1]"))
  }

  @Test func machinesGetPathsRolesAndPlaces() throws {
    let output = machine.run("tree", "chart.xml", "--format", "json").output
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    )
    #expect(object["schema"] as? Int == 1)
    let exposed = try #require(object["exposed"] as? [[String: Any]])
    let hidden = try #require(object["hidden"] as? [[String: Any]])
    #expect(exposed.contains { $0["label"] as? String == "Mon" && $0["value"] as? String == "7" })
    for element in exposed {
      let keys = ["path", "role", "label", "value", "traits", "spoken", "location"]
      let more = ["component", "element", "position", "state", "entered", "missing", "hint"]
      #expect(Set(element.keys) == Set(keys + more + ["content", "actions", "current"]))
    }
    for element in hidden {
      #expect(Set(element.keys) == ["path", "reason", "component", "words", "location"])
    }
    #expect(!hidden.isEmpty)
  }

  @Test func machinesGetWhatIsEntered() throws {
    let image = Machine(files: [
      "image.svg": """
      <svg xmlns="http://www.w3.org/2000/svg"><title>Sales</title><g role="graphics-object">\
      <desc>By quarter</desc><rect aria-label="Q1"/><text>North</text></g></svg>
      """
    ])
    let output = image.run("tree", "image.svg", "--format", "json").output
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    )
    let containers = try #require(object["containers"] as? [[String: Any]])
    let keys = ["component", "path", "element", "role", "label", "hint", "location"]
    #expect(containers.allSatisfy { Set($0.keys) == Set(keys) })
    #expect(containers.map { $0["role"] as? String } == ["graphics-document", "graphics-object"])
    #expect(containers.map { $0["label"] as? String } == ["Sales", "Q1, North"])
    #expect(containers.map { $0["hint"] as? String } == [nil, "By quarter"])
    #expect(containers.map { $0["path"] as? String } == ["/svg[1]", "/svg[1]/g[1]"])
    let exposed = try #require(object["exposed"] as? [[String: Any]])
    #expect(exposed.map { $0["role"] as? String } == ["graphics-symbol", "text"])
    #expect(exposed.map { $0["spoken"] as? String } == ["Q1, image", "North"])
  }

  // MARK: states and walks

  private let screen = Machine(files: [
    "screen.xml": """
    <spec xmlns="urn:a11y-audit:spec:1" lang="en">
      <step-indicator id="row" current="1" children="ignore" label="Step {position}">
        <step name="Account"/><step name="Details"/><look state="error"/>
      </step-indicator>
      <chart id="sleep" type="bar" dynamic="true" label="Sleep"><mark value="1"/><empty/></chart>
      <chart type="bar" label="Steps"><mark value="1"/></chart>
    </spec>
    """
  ])

  @Test(arguments: [
    (
      "--state=2", ["row, step 2: 1 stop"], ["sleep has no state ‘2’", "/spec[1]/chart[2] has no "]
    ),
    ("--state=details", ["row, step 2: 1 stop"], ["sleep has no state ‘details’"]),
    ("--state=error", ["row, error: 1 stop"], []),
    ("--state=empty", ["sleep, empty: 1 stop"], ["row has no state ‘empty’"]),
    (
      "--state=initial",
      ["row, step 1: 1 stop", "sleep, initial: 1 stop", "/spec[1]/chart[2], initial: 1 stop"], []
    ),
    (
      "--state=all",
      [
        "row, step 1: 1 stop", "row, step 2: 1 stop", "row, error: 1 stop",
        "sleep, initial: 1 stop", "sleep, empty: 1 stop", "/spec[1]/chart[2], initial: 1 stop",
      ], []
    ),
    ("--component=sleep", ["sleep: 1 stop"], []),
    ("--component=/spec[1]/chart[2]", ["/spec[1]/chart[2]: 1 stop"], []),
    (
      "--walk=next", ["row, step 1: 1 stop", "next: step 2", "row, step 2: 1 stop"],
      ["sleep has no steps and is left out of the walk"]
    ),
  ])
  func whatIsShown(option: String, heads: [String], notes: [String]) {
    let result = screen.run("tree", "screen.xml", option)
    #expect(result.exitCode == .success, "\(result.complaints)")
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines.filter { !$0.hasPrefix(" ") && !$0.hasPrefix("note: ") } == heads)
    for note in notes { #expect(result.output.contains("note: \(note)")) }
  }

  @Test func aLongRowSaysWhatIsLeftOut() {
    let steps = String(repeating: "<step/>", count: 101)
    let machine = Machine(files: [
      "long.xml": """
      <spec xmlns="urn:a11y-audit:spec:1"><step-indicator current="1">\(steps)</step-indicator></spec>
      """
    ])
    let output = machine.run("tree", "long.xml", "--state", "all").output
    #expect(
      output.hasSuffix(
        "\nnote: /spec[1]/step-indicator[1]: 1 of 101 steps, in the middle of the row, are never "
          + "shown as current\n"
      )
    )
  }

  @Test(arguments: [
    (
      ["--state", "3"],
      "--state 3: there is no such state; expected row: initial, a step (1 and 2) "
    ),
    (["--state", "detials"], "--state detials: there is no such state; did you mean ‘Details’?"),
    (
      ["--state", "3", "--component", "row"],
      "--state 3: there is no such state; expected initial, a step (1 and 2) or error"
    ),
    (
      ["--component", "slep"], "--component slep: there is no such component; did you mean ‘sleep’?"
    ),
    (
      ["--walk", "next,next"],
      "--walk: screen.xml:2:3: row: transition 2 (next): step 2 of 2 is the last; possible here: "
        + "back, complete"
    ),
    (
      ["--walk", "next", "--component", "sleep"],
      "--walk: screen.xml:5:3: sleep: transition 1 (next): a chart has no steps; possible here: "
        + "update"
    ),
  ])
  func whatIsNotThere(options: [String], message: String) {
    let words = ["tree", "screen.xml"] + options
    let result = CommandLineTool.result(of: words, screen.system)
    #expect(result.exitCode == .error)
    #expect(result.complaints.hasPrefix("a11y-audit: \(message)"), "\(result.complaints)")
    #expect(result.output.isEmpty)
  }

  /// One walk goes through every component that has steps, or says which one stops it.
  @Test func oneWalkForSeveralComponents() {
    let row = { (id: String, count: Int) in
      "<step-indicator id='\(id)' current='1'>"
        + String(repeating: "<step name='A'/>", count: count) + "</step-indicator>"
    }
    let machine = Machine(files: [
      "two.xml": "<spec xmlns='urn:a11y-audit:spec:1'>\(row("a", 2))\(row("b", 3))</spec>"
    ])
    let one = machine.run("tree", "two.xml", "--walk", "next").output
    #expect(one.contains("a, step 2:") && one.contains("b, step 2:"))
    let two = machine.run("tree", "two.xml", "--walk", "next,next")
    #expect(two.exitCode == .error)
    #expect(two.complaints.hasSuffix("; --component ID walks through one alone\n"))
    let alone = machine.run("tree", "two.xml", "--walk", "next,next", "--component", "b")
    #expect(alone.exitCode == .success)
  }

  @Test func whatCannotBeReadIsAnError() {
    let broken = machine.run("tree", "broken.xml")
    #expect(broken.exitCode == .error)
    #expect(broken.complaints.hasPrefix("broken.xml:1:6: error: "))
    let empty = machine.run("tree", "empty.xml")
    #expect(empty.exitCode == .nothing)
    #expect(empty.complaints == "empty.xml: holds no component\n")
    for option in ["--state=all", "--state=2", "--walk=next"] {
      #expect(machine.run("tree", "empty.xml", option) == empty)
    }
  }
}
