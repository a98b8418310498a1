import A11yAudit
import A11yRules
import Testing

@testable import A11yAuditCommand

@Suite struct NewTests {
  private static func open(_ bytes: [UInt8]) throws -> [Outcome] {
    var audit = Audit()
    audit.profiles = Profile.Name.allCases
    return try audit.results(for: Document(bytes, file: "a.xml")).outcomes
      .filter { $0.result == .failed || $0.result == .cantTell }
  }

  @Test(arguments: SpecTemplate.allCases)
  func aTemplateLeavesNothing(template: SpecTemplate) throws {
    let written = Machine().run("new", template.rawValue)
    #expect(written.exitCode == .success && written.complaints.isEmpty && written.files.isEmpty)
    #expect(try Self.open(Array(written.output.utf8)).map(\.message) == [])
    let machine = Machine(files: ["a.xml": written.output])
    let profiles = Profile.Name.allCases.flatMap { ["--profile", $0.rawValue] }
    let words = ["check", "a.xml", "--fail-on", "minor", "--cant-tell", "fail"] + profiles
    let result = CommandLineTool.result(of: words, machine.system)
    #expect(result.exitCode == .success, "\(result.output)")
  }

  /// What a comment says that a rule misses, it does miss.
  @Test(arguments: SpecTemplate.allCases)
  func everyCommentedFactIsMissed(template: SpecTemplate) throws {
    let facts = try TemplateFact.all(in: template)
    #expect(facts.count > 5)
    for fact in facts {
      let open = try Self.open(fact.rest)
      // What is behind all colours is missing, not wrong.
      let result: Outcome.Result = fact.description.contains("backdrop: ") ? .cantTell : .failed
      #expect(open.contains { $0.rule == fact.rule && $0.result == result }, "\(fact)")
    }
  }

  @Test func aNewFileIsWrittenAndNoneIsWrittenOver() {
    var machine = Machine()
    let written = machine.run("new", "ring", "-o", "ring.xml")
    #expect(written.exitCode == .success && written.tellsOfFiles)
    #expect(
      written.files == [.init(path: "ring.xml", text: SpecTemplate.ring.text, makesFolders: true)]
    )
    machine.files["ring.xml"] = ""
    let refused = machine.run("new", "ring", "--output", "ring.xml")
    #expect(refused.exitCode == .error && refused.files.isEmpty && refused.output.isEmpty)
    #expect(
      refused.complaints == "a11y-audit: ring.xml: is there already; new writes over nothing\n"
    )
  }
}
