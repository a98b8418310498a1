import A11yAudit
import Foundation
import TestSupport
import Testing

@testable import A11yAuditXCTest

/// Assertions read the colours that specs import: beside the test, beside the spec, or in the bundle.
@Suite struct ImportedPaletteTests: SpecElements {
  private let site = CallSite(file: #filePath, line: #line)
  private static let catalogue = "../../Examples/palettes/Colors.xcassets"

  private func messages(_ spec: AuditedSpec) -> [String] {
    AccessibilityFailures.of(spec, audit: FaintSteps.audit).map(\.message)
  }

  private func text(_ source: String) -> String {
    """
    <spec xmlns="urn:a11y-audit:spec:1" lang="en"><palette extends="ios26"><import \(source)/></palette>
      <step-indicator id="steps" current="1" backdrop="systemBackground" label="Steps"><step name="One"/>
        <text style="body" color="quiet">All</text></step-indicator></spec>
    """
  }

  @Test func aBuiltSpecImportsFromBesideItsTest() throws {
    let spec = Spec(lang: "en") {
      Palette(extends: .ios26) { Import(assets: Self.catalogue) }
      StepIndicator(id: "steps", current: 1, backdrop: "systemBackground", label: "Steps") {
        Step(name: "One")
        Text("All", style: .body, color: "quiet")
      }
    }
    let found = messages(.built(spec))
    #expect(found.count == 1)
    #expect(try #require(found.first).contains("quiet on systemBackground"))
  }

  @Test func aTextImportsFromBesideItsTest() throws {
    let spec = text("assets='\(Self.catalogue)'")
    let found = messages(.text(spec, beside: #filePath))
    #expect(try #require(found.first).contains("quiet on systemBackground"))
    #expect(
      messages(.text(spec)) == [
        "spec:1:72: what is read from here cannot import colours: nobody knows the folder that its "
          + "paths lead from; write the colours, or name their files with --palette"
      ]
    )
  }

  @Test func aFileImportsFromBesideItself() throws {
    let spec = try site.spec(at: "../../Examples/palettes/catalogue.xml")
    #expect(messages(spec).contains { $0.contains("quiet") })
  }

  @Test func theBundleIsLookedInto() throws {
    let folder = try #require(Bundle.main.resourceURL)
    let name = "a11y-audit-\(UUID().uuidString).json"
    let file = folder.appending(path: name)
    try Data(##"{ "quiet": { "$type": "color", "$value": "#999" } }"##.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let found = messages(.text(text("tokens='\(name)'"), beside: #filePath))
    #expect(try #require(found.first).contains("quiet on systemBackground"))
  }

  @Test func nothingElseIsRead() throws {
    let root = Repository.root.path
    let out = messages(.text(text("tokens='/etc/passwd'"), beside: #filePath))
    #expect(
      out == [
        "spec:1:80: tokens: /etc/passwd is not in \(root), where what a spec imports has to be"
      ]
    )
    let gone = messages(.text(text("tokens='none.json'"), beside: #filePath))
    #expect(gone.count == 1 && gone[0].contains("none.json: there is no such file or folder"))
  }
}
