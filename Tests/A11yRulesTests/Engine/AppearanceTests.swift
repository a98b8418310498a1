import A11yModel
import A11yRules
import Testing
import XML

@testable import SpecReader

/// What a rule finds in the content of a spec where only one appearance is asked for.
private func findings(_ rule: String, in appearance: Appearance, _ content: String) throws
  -> [String]
{
  let text = "<spec xmlns='urn:a11y-audit:spec:1' lang='en'>\(content)</spec>"
  let root = try Tree(parsing: Array(text.utf8)).root
  let document = try SpecReader.read(root, file: "a.xml", generation: .ios26)
  var audit = Audit()
  audit.only = [rule]
  audit.appearances = [appearance]
  return audit.results(for: document).outcomes.filter { $0.result == .failed }.map(\.message)
}

/// What fails in dark alone is not reported where light is asked for.
@Test(arguments: [
  """
  <palette><color name='ink' light='#111'/></palette>\
  <step-indicator backdrop='systemBackground'><text color='ink'>A</text></step-indicator>
  """,
  "<step-indicator backdrop='systemBackground'><text color='#111'>A</text></step-indicator>",
])
func darkFindingsAreOfTheDarkAppearance(_ content: String) throws {
  #expect(try findings("dark-palette-present", in: .light, content).isEmpty)
  #expect(try findings("dark-palette-present", in: .dark, content).count == 1)
}
