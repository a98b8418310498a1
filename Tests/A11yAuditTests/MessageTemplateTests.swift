import RuleCatalogue
import Testing

/// The sentences of findings, with what checks name in them.
@Suite struct MessageTemplateTests {
  private static let values: [String: MessageTemplate.Value] = [
    "name": .init("Low"), "kind": .init("axis"), "none": .init("0", number: 0),
    "one": .init("1", number: 1), "three": .init("3", number: 3),
  ]

  private static func filled(_ template: String) -> String {
    MessageTemplate(template).filled { name, isQuoted in
      if name == "names" {
        return .init(isQuoted ? "‘a’ and ‘b’" : "a and b", number: 2)
      }
      return values[name].map { isQuoted ? .init("‘\(name == "name" ? "Low" : name)’") : $0 }
    }
  }

  @Test(arguments: [
    ("no {name} here", "no Low here"),
    ("‘{name}’ is quoted", "‘Low’ is quoted"),
    ("of ‘{names}’ and of {names}", "of ‘a’ and ‘b’ and of a and b"),
    ("‘{name}, {kind}’", "‘Low, axis’"),
    ("{three|# mark|# marks}", "3 marks"),
    ("{one|# mark|# marks}", "1 mark"),
    ("{none|no mark|# mark|# marks}", "no mark"),
    ("{none|# mark|# marks}", "0 marks"),
    ("{names|it|them}", "them"),
    ("{kind|axis=its title|legend=its entries|it}", "its title"),
    ("{name|axis=its title|it}", "it"),
    ("a[ by {name}|, too]", "a by Low"),
    ("a[ by {nobody}|, too]", "a, too"),
    ("a[ by {nobody}]", "a"),
    ("{three|one|# of {names|it|‘{names}’}}", "3 of ‘a’ and ‘b’"),
    ("[{one|# mark of {nobody}|many}|none]", "none"),
    ("a # of {name} | b", "a # of Low | b"),
  ])
  func valuesTakeThePlaceOfNames(_ template: String, _ sentence: String) {
    #expect(Self.filled(template) == sentence)
  }

  @Test(arguments: ["{name", "[a|b", "{one|a|b", "[{name]", "{one|[a}"])
  func unclosedBracketsAreFound(_ template: String) {
    #expect(!MessageTemplate(template).isBalanced)
  }

  @Test func eachNameIsListed() {
    let template = MessageTemplate("{a} [{b}|{c|x=‘{d}’|# of {e}}]")
    #expect(template.isBalanced)
    #expect(template.names == ["a", "b", "c", "d", "e"])
  }
}
