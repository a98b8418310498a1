import A11yAudit
import A11yModel
import A11yRules
import RuleCatalogue
import TestSupport
import Testing

/// What is found in Swift code is mended there.
@Suite struct SwiftUIRemedyTests {
  private static let rules = Catalogue.builtIn.rules.filter { $0.dialects.contains(.swiftui) }
    .sampled(each: 3)

  /// Whatever the examples find has a remedy in SwiftUI, and none of these is there in vain.
  ///
  /// Where a spec is mended in a way of its own, so is a view; in other cases the same is to be done as
  /// in most.
  @Test(arguments: rules)
  func eachFindingIsMendedInSwiftUI(_ rule: Rule) throws {
    func cases(in dialect: Document.Dialect) -> Set<String?> {
      Set(rule.remedies.filter { $0.dialect == dialect }.map(\.condition))
    }
    let inSpecs = cases(in: .spec)
    let inViews = cases(in: .swiftui)
    #expect(inViews.isSuperset(of: inSpecs))
    let due = try Self.given(by: rule, in: .spec).union(inViews.subtracting(inSpecs))
    #expect(try Self.given(by: rule, in: .swiftui).isSuperset(of: due))
  }

  /// The cases of the remedies that a rule’s examples get as documents of a dialect.
  private static func given(
    by rule: Rule,
    in dialect: Document.Dialect
  ) throws -> Set<String?> {
    var audit = Audit()
    audit.only = [rule.id]
    audit.profiles = Profile.Name.allCases
    var given: Set<String?> = []
    for example in RuleExample.all(of: [rule], in: .builtIn) {
      var document = try example.document()
      guard document.dialect == .spec else { continue }
      document.dialect = dialect
      for finding in audit.results(for: document).outcomes where finding.rule == rule.id {
        // What sums up others has nothing to say of their doubts.
        guard finding.isOpen, finding.result == .failed || !finding.isComposite else { continue }
        let remedy = rule.remedy(of: finding, in: dialect)
        given.insert(try #require(remedy, "\(example): \(finding.remedy)").condition)
        #expect(dialect == .spec || finding.edits.isEmpty, "\(example)")
      }
    }
    return given
  }
}
