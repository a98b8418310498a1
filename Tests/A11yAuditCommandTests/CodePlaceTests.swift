import Foundation
import Testing

@testable import A11yAuditCommand

/// What is found in a spec that was made of code stands at the code.
@Suite struct CodePlaceTests {
  private static let code = """
    struct Steps: View {
      var body: some View {
        Text("Account").foregroundStyle(.gray)
      }
    }

    """

  /// - Parameters:
  ///   - place: where the text was made.
  ///   - before: what stands before it in the spec.
  /// - Returns: a spec on a grey text.
  private static func spec(_ place: String = "Steps.swift:3:5", before: String = "") -> String {
    """
    <spec xmlns="urn:a11y-audit:spec:1" lang="en" source="Steps.swift">
      \(before)<step-indicator view="Steps" backdrop="#FFF" appearance="light" src="Steps.swift:1:8">
        <group><text view="Text" src="\(place)" color="#999" style="body">Account</text></group>
      </step-indicator>
    </spec>
    """
  }

  private static func machine(_ files: [String: String]) -> Machine {
    Machine(files: files.merging([".git/HEAD": "", "/elsewhere/X.swift": code]) { own, _ in own })
  }

  private func json(_ machine: Machine, _ file: String = "ui/a.xml") throws -> [[String: Any]] {
    let output = machine.run(
      "check",
      file,
      "--rule",
      "text-contrast-minimum",
      "--format",
      "json"
    ).output
    let report = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    let results = try #require(report?["results"] as? [[String: Any]])
    return results.filter { $0["outcome"] as? String == "failed" }
  }

  @Test func findingsStandAtTheCode() throws {
    let machine = Self.machine(["ui/a.xml": Self.spec(), "ui/Steps.swift": Self.code])
    let text = machine.run("check", "ui/a.xml", "--rule", "text-contrast-minimum").output
    #expect(text.contains("ui/Steps.swift:3:5\n"))
    #expect(text.contains("3 |     Text(\"Account\").foregroundStyle(.gray)\n"))
    #expect(text.contains("|     ^~~~\n"))
    let finding = try #require(try json(machine).first)
    #expect(finding["target"] as? String == "/spec[1]/step-indicator[1]/group[1]/text[1]")
    let location = try #require(finding["location"] as? [String: Any])
    #expect(location["file"] as? String == "ui/Steps.swift")
    #expect(location["line"] as? Int == 3 && location["column"] as? Int == 5)
  }

  @Test(arguments: ["sarif", "junit", "github", "markdown", "html", "gitlab", "checkstyle"])
  func everyReportNamesTheCode(_ format: String) {
    let machine = Self.machine(["ui/a.xml": Self.spec(), "ui/Steps.swift": Self.code])
    let rule = ["--rule", "text-contrast-minimum", "--format", format]
    let result = CommandLineTool.result(of: ["check", "ui/a.xml"] + rule, machine.system)
    #expect(result.output.contains("ui/Steps.swift"), "\(result.output.prefix(400))")
  }

  /// What has no place of its own has that of what it lies in; what lies beyond the end of the file or
  /// of its line, the nearest one.
  @Test(arguments: [
    ("Steps.swift:3:999", 3, 43), ("Steps.swift:99:1", 6, 1), ("Steps.swift:1:1", 1, 1),
  ])
  func placesAreInTheFile(_ place: String, _ line: Int, _ column: Int) throws {
    let machine = Self.machine(["ui/a.xml": Self.spec(place), "ui/Steps.swift": Self.code])
    let location = try #require(try json(machine).first?["location"] as? [String: Any])
    #expect(location["line"] as? Int == line && location["column"] as? Int == column)
  }

  @Test(arguments: [
    "Steps.swift:3:5", "/elsewhere/X.swift:3:5", "../../elsewhere/X.swift:3:5", "a.xml:2:1",
    "Big.swift:1:1",
  ])
  func codeThatIsNotToBeHadIsNoted(_ place: String) throws {
    let big = String(repeating: " ", count: (4 << 20) + 1)
    let machine = Self.machine(["ui/a.xml": Self.spec(place), "ui/Big.swift": big])
    let result = machine.run("check", "ui/a.xml", "--rule", "text-contrast-minimum")
    #expect(result.output.contains("cannot read the text ‘Account’"))
    let told = result.output + result.complaints
    #expect(told.contains("what is found there is shown without its lines"), "\(told)")
    #expect(!result.output.contains("Text(\"Account\")"))
    #expect(result.exitCode == .findings)
  }

  @Test func standardInputIsInTheCurrentFolder() {
    let machine = Self.machine(["-": Self.spec(), "Steps.swift": Self.code])
    let text = machine.run("check", "-", "--rule", "text-contrast-minimum").output
    #expect(text.contains("Steps.swift:3:5\n") && text.contains(".foregroundStyle(.gray)"))
  }

  /// A finding is known again where its view is moved, and what stands before it in the spec.
  @Test func findingsAreKnownByTheirViews() throws {
    let other = """
      <step-indicator view="Other" backdrop="#FFF"><text color="#000" style="body">B</text></step-indicator>
      """
    let specs = [
      Self.spec(), Self.spec("Steps.swift:2:3"), Self.spec(before: other),
      Self.spec().replacing("<group>", with: "<group><group>")
        .replacing("</group>", with: "</group></group>"),
      Self.spec().replacing("view=\"Text\"", with: "view=\"Caption\""),
    ]
    let prints = try specs.map { spec in
      try json(Self.machine(["ui/a.xml": spec, "ui/Steps.swift": Self.code])).map {
        $0["fingerprint"] as? String
      }
    }
    #expect(prints[0].count == 1)
    #expect(prints[1] == prints[0] && prints[2] == prints[0] && prints[3] == prints[0])
    #expect(prints[4] != prints[0])
  }

  @Test(arguments: [
    ("src=\"Steps.swift:1:8\"", "src=\"Steps.swift:1\"", "error: src=\"Steps.swift:1\": a file"),
    (" source=\"Steps.swift\"", "", "error: src: say with source= of the <spec> which file"),
  ])
  func badPlacesAreErrors(_ good: String, _ bad: String, _ message: String) {
    let machine = Self.machine(["a.xml": Self.spec().replacing(good, with: bad)])
    let result = machine.run("check", "a.xml")
    let told = result.output + result.complaints
    #expect(told.contains(message), "\(told)")
  }
}

/// What a component says of how much of it is described goes before what the spec says.
@Suite struct ComponentExtentTests {
  @Test(arguments: [
    ("", "complete=\"\"", "cantTell"), ("complete=\"\"", "complete=\"tree\"", "failed"),
    ("", "scope=\"fragment\"", "cantTell"), ("scope=\"fragment\"", "scope=\"component\"", "failed"),
    ("complete=\"\"", "", "cantTell"),
  ])
  func theExtentOfAComponentHolds(_ spec: String, _ component: String, _ outcome: String) {
    let text = """
      <spec xmlns="urn:a11y-audit:spec:1" lang="en" \(spec)>
      <progress type="ring" value="0.4" \(component)>
      <text style="body" color="label">40</text></progress></spec>
      """
    let machine = Machine(files: ["a.xml": text])
    let result = machine.run("check", "a.xml", "--rule", "component-has-name", "--format", "json")
    #expect(result.output.contains("\"outcome\": \"\(outcome)\""), "\(result.output)")
  }
}
