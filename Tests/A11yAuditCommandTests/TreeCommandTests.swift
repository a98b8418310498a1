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

  @Test func whatIsHeardIsListedInOrder() async {
    let result = await machine.run("tree", "good.xml")
    #expect(result.exitCode == .success)
    #expect(result.output.hasPrefix("good: 1 stop\n  1. Step 1 of 2: Account  ["))
  }

  @Test func whatIsHiddenIsListedWithItsReason() async {
    let output = await machine.run("tree", "chart.xml").output
    #expect(output.contains("‘Low’ at /spec[1]/chart[1]/legend[1]"))
  }

  @Test func machinesGetPathsRolesAndPlaces() async throws {
    let output = await machine.run("tree", "chart.xml", "--format", "json").output
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    )
    #expect(object["schema"] as? Int == 1)
    let exposed = try #require(object["exposed"] as? [[String: Any]])
    let hidden = try #require(object["hidden"] as? [[String: Any]])
    #expect(exposed.contains { $0["label"] as? String == "Mon" && $0["value"] as? String == "7" })
    for element in exposed {
      let keys = ["path", "role", "label", "value", "traits", "spoken", "location"]
      #expect(Set(element.keys) == Set(keys))
    }
    for element in hidden { #expect(Set(element.keys) == ["path", "reason"]) }
    #expect(!hidden.isEmpty)
  }

  @Test func whatCannotBeReadIsAnError() async {
    let broken = await machine.run("tree", "broken.xml")
    #expect(broken.exitCode == .error)
    #expect(broken.complaints.hasPrefix("broken.xml:1:6: error: "))
    let empty = await machine.run("tree", "empty.xml")
    #expect(empty.exitCode == .nothing)
    #expect(empty.complaints == "empty.xml: holds no component\n")
  }
}
