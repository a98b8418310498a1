import A11yModel
import A11yRules
import Testing

/// What is wrong with a rule file is one clear message for each thing that is, with its place.
@Test(arguments: BadRuleFile.all)
func badRuleFile(_ file: BadRuleFile) {
  do throws(InputErrors) {
    _ = try Catalogue.builtIn.adding([("own.xml", Array(file.text.utf8))])
    Issue.record("the file was read")
  } catch {
    #expect(
      error.errors.map { "\($0.location.line):\($0.location.column) \($0.message)" }
        == file.messages
    )
  }
}

/// The file that all of them come from is right.
@Test func ruleFileIsRead() throws {
  let catalogue = try Catalogue.builtIn.adding([("own.xml", Array(BadRuleFile.right.utf8))])
  #expect(catalogue.rule("own")?.title == "Own")
}

/// Two files of one rule, and a rule that sums up one of another file.
@Test func ruleFilesTogether() {
  let bytes = Array(BadRuleFile.right.utf8)
  do throws(InputErrors) {
    _ = try Catalogue.builtIn.adding([("a.xml", bytes), ("b.xml", bytes)])
    Issue.record("the files were read")
  } catch {
    #expect(
      error.errors.map { "\($0.location) \($0.message)" } == [
        "b.xml:1:1 the rule ‘own’ is in a.xml, too; keep one"
      ]
    )
  }
}

/// A rule file in which something stands in another's place.
struct BadRuleFile: Sendable, CustomStringConvertible {
  var part: String
  var wrong: String
  var messages: [String]

  init(_ part: String, _ wrong: String, _ messages: [String]) {
    self.part = part
    self.wrong = wrong
    self.messages = messages
  }

  var text: String { Self.right.replacing(part, with: wrong, maxReplacements: 1) }

  var description: String { wrong.isEmpty ? "without \(part)" : wrong }

  static let right = """
    <rule xmlns="urn:a11y-audit:spec:1" id="own" category="contrast" impact="minor" components="chart" people="low-vision">
      <title>Own</title>
      <requirement ref="wcag:1.4.3" level="AA"/>
      <profile name="wcag-aa"/>
      <expectation check="text-contrast" uses="large-text">
        <parameter name="minimum" value="5.5" source="ours"/>
        <parameter name="large-minimum" value="3" source="ours"/>
      </expectation>
      <remedy dialect="spec">do</remedy>
      <help><why>w</why><applies>a</applies><decides>d</decides></help>
      <examples/>
    </rule>
    """
}
