import RuleCatalogue
import SwiftSource
import TestSupport
import Testing

/// What remedies say to write in SwiftUI is Swift, with what stands in it for evidence.
@Test(.enabled(if: SwiftParsing.isThere, SwiftParsing.missing), arguments: Catalogue.builtIn.rules)
func codeOfRemediesIsParsed(_ rule: Rule) throws {
  let parser = try ParserProcess.start(at: try #require(SwiftParsing.path))
  for remedy in rule.remedies where remedy.dialect == .swiftui {
    // Code stands between backticks.
    let parts = remedy.completeText.split(separator: "`", omittingEmptySubsequences: false)
    #expect(!parts.count.isMultiple(of: 2), "\(remedy.text)")
    for code in stride(from: 1, to: parts.count, by: 2).map({ parts[$0] }) {
      let errors = try SwiftParsing.source(placed(code), parser).errors
      #expect(errors.isEmpty, "\(code): \(errors.map(\.message))")
    }
  }
}

/// A program in which a modifier stands behind a view, an attribute before a property, and any other
/// code for itself.
private func placed(_ code: Substring) -> String {
  switch code.first {
  case ".": "var part: some View { view\n\(code) }"
  case "@": "struct Part { \(code)\(code.contains(" var ") ? "" : " var value") }"
  default: "func part() { \(code) }"
  }
}

/// A remedy whose code is none would be found.
@Test(
  .enabled(if: SwiftParsing.isThere, SwiftParsing.missing),
  arguments: [".accessibilityLabel(\"Day\"", "@Environment(", "Text(\"Day\"", "if { }"]
)
func codeThatIsNoneIsNotParsed(_ code: String) throws {
  let parser = try ParserProcess.start(at: try #require(SwiftParsing.path))
  #expect(try !SwiftParsing.source(placed(code[...]), parser).errors.isEmpty)
}
