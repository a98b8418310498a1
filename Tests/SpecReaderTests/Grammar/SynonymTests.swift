import SpecReader
import Testing

@testable import XML

/// Words that people bring from elsewhere get the word of the dialect.
@Suite struct SynonymTests {
  @Test(arguments: [
    ("<stepper/>", "a stepper is a <step-indicator>"),
    ("<ProgressBar/>", "a ProgressBar is a <progress type=\"bar\">"),
    ("<slice/>", "a slice is a <mark>, whose place is in <chart> or <group>"),
    ("<chart type='pie'><slice/></chart>", "a slice is a <mark>"),
    ("<chart type='line'><point/></chart>", "a point is a <mark>"),
    ("<chart type='bar'><y-axis/></chart>", "a y-axis is an <axis dimension=\"y\">"),
    ("<chart type='bar'><legend><item/></legend></chart>", "an item is an <entry>"),
    ("<status-tracker><item/></status-tracker>", "an item is a <step>"),
    ("<step-indicator><line/></step-indicator>", "a line is a <connector>"),
    ("<step-indicator><look><icon/></look></step-indicator>", "an icon is a <glyph symbol=\"…\">"),
    (
      "<step-indicator><look><circle/></look></step-indicator>",
      "a circle is a <shape kind=\"circle\">"
    ),
    ("<step-indicator><step><name>Account</name></step></step-indicator>", "say it with name="),
    ("<step-indicator accessibility-label='x'/>", "say it with label="),
    ("<step-indicator accessibilityLabel='x'/>", "say it with label="),
    ("<chart type='bar' name='x'/>", "say it with label="),
    ("<chart type='bar'><series id='a' label='x'/></chart>", "say it with name="),
    ("<step-indicator><text font='body'>x</text></step-indicator>", "say it with style="),
    (
      "<step-indicator><shape kind='circle' font='body'/></step-indicator>",
      "say it with style= of a <text> within it"
    ),
    (
      "<step-indicator><shape kind='circle' padding='4'/></step-indicator>",
      "say it with width= and height="
    ),
    (
      "<step-indicator><shape kind='circle' frame='4'/></step-indicator>",
      "say it with width= and height="
    ),
    (
      "<step-indicator><shape kind='circle' icon='x'/></step-indicator>",
      "write <glyph symbol=\"…\"> within it"
    ),
    ("<step-indicator><text style='title1'>x</text></step-indicator>", "did you mean ‘title’?"),
    ("<step-indicator><state id='a' is='done'/></step-indicator>", "did you mean ‘completed’?"),
    ("<step-indicator><step state='done'/></step-indicator>", "did you mean ‘completed’?"),
    ("<step-indicator><step state='active'/></step-indicator>", "did you mean ‘current’?"),
    ("<step-indicator><step state='pending'/></step-indicator>", "did you mean ‘upcoming’?"),
    ("<step-indicator><step hidden='yes'/></step-indicator>", "did you mean ‘true’?"),
    ("<chart type='doughnut'/>", "did you mean ‘donut’?"),
  ])
  func words(_ content: String, hint: String) {
    let problems = problems(with: SpecSource.spec(content))
    #expect(problems.count == 1 && problems[0].hasSuffix("; \(hint)"), "\(problems)")
  }

  /// What the table leads to is there, and leads on from nothing that is there already.
  @Test func meaningsAreOfTheDialect() {
    let types = Array(Grammar.spec.types.values)
    let elements = Set(Grammar.spec.elements.map(\.name))
    let values = Set(types.flatMap(\.attributes).flatMap { $0.kind.words ?? [] }.map(\.name))
    let synonyms = Grammar.spec.synonyms
    for (meaning, words) in synonyms.elements {
      let element = String(meaning.prefix { $0 != " " })
      #expect(elements.contains(element), "\(meaning)")
      #expect(!words.split(separator: " ").contains(Substring(element)), "\(meaning)")
      guard meaning != element else { continue }
      let attribute = meaning.dropFirst(element.count + 1).prefix { $0 != "=" }
      #expect(types.contains { $0.name == element && $0.attribute(String(attribute)) != nil })
    }
    for (meaning, _) in synonyms.attributes {
      let element = String(meaning.dropFirst().prefix { $0 != " " && $0 != ">" })
      let names = meaning.split(separator: " ").map(String.init)
      let isKnown = types.contains { type in names.allSatisfy { type.attribute($0) != nil } }
      #expect(meaning.hasPrefix("<") ? elements.contains(element) : isKnown, "\(meaning)")
    }
    for (meaning, words) in synonyms.values {
      #expect(values.contains(meaning), "\(meaning)")
      #expect(!words.split(separator: " ").contains(Substring(meaning)), "\(meaning)")
    }
  }
}
