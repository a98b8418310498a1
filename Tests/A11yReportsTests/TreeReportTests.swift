import A11yModel
import A11yReaders
import A11yRules
import Foundation
import Listening
import Support
import TestSupport
import Testing
import Walking

@testable import A11yReports

@Suite struct TreeReportTests {
  private func document(_ bytes: [UInt8], file: String) throws -> Document {
    guard case .document(let document) = try Reader.content(of: bytes, file: file) else {
      throw InputError("no spec", at: Location(file: file, line: 1, column: 1))
    }
    return document
  }

  private func example(_ name: String) throws -> Document {
    try document(
      Repository.bytes(Repository.root.appending(path: "Examples/repaired/\(name).xml")),
      file: "\(name).xml"
    )
  }

  private func walked(_ document: Document, _ path: String) throws -> TreeReport {
    let component = document.components[0]
    let walk = try Walk(Walk.Transition.list(path), through: component, of: document)
    return TreeReport(.walks([TreeReport.Walked(component: component.id ?? "", walk: walk)]))
  }

  private func allStates(_ document: Document) -> TreeReport {
    let component = document.components[0]
    let scenes = component.snapshots.indices.map { index in
      TreeReport.Scene(
        component: component.id ?? "",
        state: component.snapshots[index].name,
        isInitial: index == 0,
        transcript: Transcript(component, of: document, snapshot: index)
      )
    }
    return TreeReport(.allStates(scenes), notes: ["a note"])
  }

  @Test func goldenWalk() throws {
    let report = try walked(example("step-indicator-demo"), "next,select:1,next,next,next,complete")
    try expectFile("Tests/A11yReportsTests/Golden/walk.txt", holds: report.plain)
    try expectFile("Tests/A11yReportsTests/Golden/walk.json", holds: report.json)
  }

  @Test func goldenStates() throws {
    let report = allStates(try example("step-indicator-short"))
    try expectFile("Tests/A11yReportsTests/Golden/states.txt", holds: report.plain)
    try expectFile("Tests/A11yReportsTests/Golden/states.json", holds: report.json)
  }

  /// Everything that text has a word for.
  private static let eventful = """
    <spec xmlns="urn:a11y-audit:spec:1" lang="en" complete="tree announcements">
      <step-indicator id="row" current="1">
        <step/><step/><step/>
        <text id="t" live="assertive" hint="Says where you are">Step {position}</text>
        <control action="next" label="After {position}" when="not-last"/>
        <focus on="back" to="t"/><focus on="complete" new-screen="true"/>
        <announcement on="advance" priority="assertive">{name}</announcement>
      </step-indicator>
    </spec>
    """

  @Test func goldenEvents() throws {
    let spec = try document(Array(Self.eventful.utf8), file: "row.xml")
    let report = try walked(spec, "next,next,back,next,complete")
    try expectFile("Tests/A11yReportsTests/Golden/events.txt", holds: report.plain)
  }

  /// What other programs rely on: the last state of a walk, and the first of all states.
  @Test func theContractHolds() throws {
    let walk = try object(walked(example("step-indicator-demo"), "next,next").json)
    let arrivals = try #require(walk["walk"] as? [[String: Any]])
    #expect(arrivals.map { $0["transition"] as? String } == ["next", "next"])
    #expect(walk["exposed"] as? NSArray == arrivals.last?["exposed"] as? NSArray)
    #expect(walk["hidden"] as? NSArray == arrivals.last?["hidden"] as? NSArray)
    let states = try object(allStates(example("bar-chart")).json)
    let all = try #require(states["states"] as? [[String: Any]])
    #expect(all.map { $0["state"] as? String } == ["initial", "empty"])
    #expect(states["exposed"] as? NSArray == all.first?["exposed"] as? NSArray)
    #expect(states["notes"] as? [String] == ["a note"])
  }

  /// A chart, its stops with more to ask for, and what can be asked for of the whole.
  private static let detailed = """
    <spec xmlns="urn:a11y-audit:spec:1" lang="en" complete="data tree announcements">
      <chart id="sleep" type="bar" unit="h" children="ignore" label="Sleep"
             summary="{min} to {max} hours">
        <descriptor title="Sleep by day" summary="Least on Tuesday"/>
        <series id="deep" name="Deep"/><axis dimension="y" title="Hours" unit="h"/>
        <custom-content label="Goal" value="8 hours"/>
        <custom-content label="Rating" value="good" importance="high"/>
        <custom-action name="Share"/>
        <mark category="Mon" series="deep" value="7"/><mark category="Tue" series="deep" value="5"/>
        <empty><text>No data</text></empty>
      </chart>
    </spec>
    """

  @Test func whatCanBeAskedForIsTold() throws {
    let report = allStates(try document(Array(Self.detailed.utf8), file: "sleep.xml"))
    try expectFile("Tests/A11yReportsTests/Golden/asked.txt", holds: report.plain)
    let charts = try object(report.json)["charts"] as? [[String: Any]]
    #expect(charts?.map { $0["summary"] as? String } == ["5 to 7 hours"])
    let graph = charts?.first?["audioGraph"] as? [String: Any]
    #expect(graph?["title"] as? String == "Sleep by day")
    let stops = try object(report.json)["exposed"] as? [[String: Any]]
    #expect(stops?.first?["actions"] as? [String] == ["Share"])
    let content = stops?.first?["content"] as? [[String: Any]]
    #expect(content?.map { $0["important"] as? Bool } == [false, true])
  }

  /// On a walk, what is new there alone is told, too.
  @Test func whatIsAskedForChangesOnTheWay() throws {
    let spec = """
      <spec xmlns="urn:a11y-audit:spec:1" lang="en" complete="tree announcements">
        <step-indicator id="row" current="1" children="ignore" label="Checkout">
          <custom-content label="Now" value="{name}"/><step name="A"/><step name="B"/><step name="C"/>
        </step-indicator>
      </spec>
      """
    let report = try walked(document(Array(spec.utf8), file: "row.xml"), "next,next")
    #expect(report.plain.contains("on request: Now: B"))
  }

  private func object(_ json: String) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  @Test func nothingActsOnATerminalOrHides() throws {
    let name = "&#x202E;&#x200B;\u{85}" + String(repeating: "\u{E0041}", count: 3)
    let spec = try document(
      Array(Self.eventful.replacing("<step/>", with: "<step name=\"\(name)\"/>").utf8),
      file: "row.xml"
    )
    let report = try walked(spec, "next")
    for text in [report.plain, report.json] {
      #expect(!text.unicodeScalars.contains { $0 != "\n" && $0.isUnsafe })
      #expect(text.contains("202e"))
    }
  }
}
