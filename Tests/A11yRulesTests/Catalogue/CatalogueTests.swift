import A11yModel
import EmbeddedRules
import Foundation
import TestSupport
import Testing

@testable import A11yRules
@testable import RuleCatalogue

/// What the binary holds is what the rule files say.
@Test func embeddedRulesAreCurrent() throws {
  let files = try Repository.files(in: "Rules", ending: ".xml")
  var texts: [String: String] = [:]
  for file in files {
    let name = String(file.lastPathComponent.dropLast(4))
    texts[name] = try String(contentsOf: file, encoding: .utf8)
  }
  let read = try Catalogue.empty.adding(
    texts.map { (name: $0 + ".xml", bytes: Array($1.utf8)) }
  )
  let isCurrent = texts == RuleTexts.all && read.rules == BuiltInRules.rules
  #expect(isCurrent, "run 'make embed'")
}

/// A check is reached through a rule file and no other way, and a rule file names no other check.
@Test func checksAndRulesNameEachOther() {
  let named = Catalogue.builtIn.rules.compactMap(\.check)
  #expect(Set(named) == Set(Check.all.map(\.name)))
}

/// Each check is called as the rule that comes with it, and known by the name that it had.
@Test func checksAreCalledAsTheirRules() {
  let ids = Set(Catalogue.builtIn.rules.map(\.id))
  for check in Check.all {
    #expect(ids.contains(check.name))
    guard let former = check.signature.formerly else { continue }
    #expect(Check.known.named(former)?.name == check.name)
  }
}

/// A criterion that was written for some people is asked for them; each of them is helped by a rule.
@Test(arguments: [
  ("wcag:1.1.1", Person.listening), ("wcag:4.1.2", .listening), ("wcag:4.1.3", .listening),
  ("wcag:1.4.1", .color), ("wcag:1.4.3", .lowVision), ("wcag:1.4.6", .lowVision),
  ("wcag:1.4.11", .lowVision), ("wcag:1.4.4", .largeText), ("wcag:2.2.2", .motion),
  ("wcag:2.5.3", .touch), ("wcag:2.5.8", .touch),
])
func rulesAreForWhomTheirCriteriaAreFor(_ criterion: String, _ person: Person) {
  let rules = Catalogue.builtIn.rules.filter { rule in
    rule.requirements.first?.reference == criterion
  }
  #expect(!rules.isEmpty)
  for rule in rules { #expect(rule.people.contains(person), "\(rule.id)") }
}

/// The rule of a file is called as the file is.
@Test func rulesAreCalledAsTheirFiles() throws {
  let files = try Repository.files(in: "Rules", ending: ".xml")
  let names = files.map { String($0.lastPathComponent.dropLast(4)) }
  #expect(names == Catalogue.builtIn.rules.map(\.id))
}

/// Every rule shows what it passes, fails and leaves alone.
@Test(arguments: Catalogue.builtIn.rules)
func ruleHasExamples(_ rule: Rule) throws {
  let text = try #require(Catalogue.builtIn.text(of: rule))
  let shown = Set(text.examples.map(\.expectation))
  #expect(shown.isSuperset(of: [.passed, .failed, .inapplicable]))
  #expect(!text.why.isEmpty && !text.applies.isEmpty && !text.decides.isEmpty)
  for dialect in rule.dialects {
    #expect(rule.remedies.contains { $0.dialect == dialect && $0.condition == nil })
  }
  // Of what is decided in a spec, a team that writes SwiftUI is told the way there; what another
  // dialect cannot say is named.
  if rule.dialects.contains(.spec) {
    #expect(!text.swiftUI.isEmpty)
    #expect(
      Set(rule.dialects + rule.untested.map(\.dialect)) == Set(Document.Dialect.allCases)
    )
  }
  #expect(!rule.memberships.isEmpty && !rule.requirements.isEmpty)
}

/// A rule file of one's own says itself what encoding it is in.
@Test func addedRulesKeepTheirEncoding() throws {
  let file = try #require(try Repository.files(in: "Rules", ending: "contrast-minimum.xml").first)
  let text = try String(contentsOf: file, encoding: .utf8)
    .replacing("encoding=\"UTF-8\"", with: "encoding=\"ISO-8859-1\"")
    .replacing("<why>", with: "<why>Déjà vu. ")
  let bytes = text.unicodeScalars.map { UInt8(exactly: $0.value) ?? UInt8(ascii: "?") }
  let catalogue = try Catalogue.builtIn.adding([("own.xml", bytes)])
  let rule = try #require(catalogue.rule("text-contrast-minimum"))
  #expect(catalogue.text(of: rule)?.why.first?.hasPrefix("Déjà vu.") == true)
}

/// Thresholds are numbers that can be counted with; words are lists where a check takes words.
@Test(arguments: ["abc", "-1", "1e300", "nan", "", "3 4"])
func wrongThreshold(_ value: String) {
  let text = """
    <rule xmlns="urn:a11y-audit:spec:1" id="own" category="contrast" impact="minor"
          components="chart" people="low-vision">
      <title>Own</title>
      <expectation check="text-contrast" uses="large-text">
        <parameter name="minimum" value="\(value)" source="ours"/>
        <parameter name="large-minimum" value="3" source="ours"/>
      </expectation>
      <remedy dialect="spec">do</remedy>
      <help><why>w</why><applies>a</applies><decides>d</decides></help>
      <examples/>
    </rule>
    """
  do throws(InputErrors) {
    _ = try Catalogue.builtIn.adding([("own.xml", Array(text.utf8))])
    Issue.record("the file was read")
  } catch {
    let message = "own.xml:5:31 value=\"\(value)\": a number from 0 to 1000000 is expected"
    #expect(error.errors.map { "\($0.location) \($0.message)" } == [message])
  }
}

/// What is wrong with rule files is told with its place, a document type among it.
@Test(arguments: [
  (
    "<?xml version='1.0'?>\n<!DOCTYPE rule [<!ENTITY a 'b'>]><rule/>",
    "own.xml:2:1", "a document type declaration (<!DOCTYPE>) is not allowed here; remove it"
  ),
  (
    "<spec xmlns='urn:a11y-audit:spec:1'/>",
    "own.xml:1:1",
    "<spec> is no rule; a rule file begins with <rule xmlns=\"urn:a11y-audit:spec:1\">"
  ),
])
func wrongRuleFile(_ text: String, place: String, message: String) {
  do throws(InputErrors) {
    _ = try Catalogue.builtIn.adding([("own.xml", Array(text.utf8))])
    Issue.record("the file was read")
  } catch {
    #expect(error.errors.map { "\($0.location) \($0.message)" } == ["\(place) \(message)"])
  }
}
