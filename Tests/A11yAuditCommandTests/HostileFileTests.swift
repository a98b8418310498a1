import Testing

@testable import A11yAuditCommand

/// A file that is made to hurt costs no other file its report.
@Suite struct HostileFileTests {
  /// Of these libxml2 complains in another way than of most.
  private static let type = "<!DOCTYPE svg [<!ATTLIST svg bar (a|a) 'a'>]>"
  private static let image = #"<svg xmlns="http://www.w3.org/2000/svg"><text x="9">A</text></svg>"#

  @Test(arguments: [("hostile.svg", image), ("hostile.xml", Specs.good)])
  func declarationsThatAreNotValid(_ name: String, _ text: String) {
    let machine = Machine(files: [
      "folder/a.xml": Specs.bad, "folder/\(name)": Self.type + text, "folder/z.xml": Specs.bad,
    ])
    let result = machine.run("check", "folder", "--rule", "step-position-announced")
    #expect(result.exitCode == .findings)
    #expect(result.complaints.isEmpty)
    #expect(result.output.contains("folder/a.xml") && result.output.contains("folder/z.xml"))
    // Named, it is read as what it is.
    let named = machine.run("check", "folder/\(name)")
    #expect(named.exitCode != .error)
    #expect(named.output.contains("in 1 file"))
  }

  @Test func rulesWithDeclarationsThatAreNotValid() {
    for root in ["svg", "rule"] {
      let type = Self.type.replacing("svg", with: root)
      let machine = Machine(files: ["good.xml": Specs.good, "rules/a.xml": type + "<rule/>"])
      let result = machine.run("check", "good.xml", "--rules", "rules")
      #expect(result.exitCode == .error)
      #expect(result.complaints.contains("rules/a.xml:1:"))
    }
  }

  @Test func tagsWithTooManyAttributes() {
    let attributes = (0...4_096).map { " a\($0)=''" }.joined()
    let machine = Machine(files: [
      "folder/bad.xml": Specs.bad,
      "folder/wide.svg": Self.image.replacing("<text", with: "<text\(attributes)"),
      "folder/root.svg": Self.image.replacing("2000/svg\"", with: "2000/svg\"\(attributes)"),
      "folder/wide.xml": Specs.good.replacing("<step ", with: "<step\(attributes) "),
    ])
    let result = machine.run("check", "folder", "--rule", "step-position-announced")
    #expect(result.exitCode == .error)
    for place in ["root.svg:1:1", "wide.svg:1:41", "wide.xml:4:5"] {
      #expect(result.complaints.contains("folder/\(place): error: the element has more than 4096"))
    }
    #expect(result.output.contains("folder/bad.xml:2:"))
  }
}
