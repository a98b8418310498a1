import A11yRules
import Testing
import XML

/// Every example of every rule file comes out as it is marked, and no other way.
@Test(arguments: try RuleExample.all())
func example(_ example: RuleExample) throws {
  let place = SourceLocation(
    fileID: "a11y-audit/\(example.file)",
    filePath: example.file,
    line: example.element.position.line,
    column: example.element.position.column
  )
  let outcomes: [Outcome]
  do {
    outcomes = try example.outcomes(.builtIn)
  } catch {
    Issue.record("\(error)", sourceLocation: place)
    return
  }
  var unexpected = RuleExample.marks(of: outcomes)
  var missing: [RuleExample.Mark] = []
  for mark in example.marks {
    if let index = unexpected.firstIndex(of: mark) {
      unexpected.remove(at: index)
    } else {
      missing.append(mark)
    }
  }
  for mark in missing { Issue.record("missing: \(mark)", sourceLocation: place) }
  for mark in unexpected { Issue.record("unexpected: \(mark)", sourceLocation: place) }
  let results = Set(outcomes.map(\.result))
  let isAsExpected =
    switch example.expectation {
    case .passed: results == [.passed]
    case .failed: results.contains(.failed)
    case .inapplicable: results == [.inapplicable]
    case .cantTell: results.contains(.cantTell) && !results.contains(.failed)
    }
  #expect(isAsExpected, "outcomes are \(results)", sourceLocation: place)
}
