import A11yAudit
import A11yModel
import A11yReaders
import A11yRules
import TestSupport
import Testing
import XML

/// What a finding says to write, pasted as it is, mends it.
@Suite struct RemedyTests {
  private static let rules = Catalogue.builtIn.rules.filter { !$0.isComposite }

  /// In each example that fails there is a place where it takes the finding away, and for each remedy
  /// there is one where it brings no other.
  @Test(arguments: rules.sampled(each: 3))
  func whatARemedySaysToWriteMends(_ rule: Rule) throws {
    var effects: [Rule.Remedy: Effect] = [:]
    for example in try FailingExample.all(of: rule) {
      let before = try example.spec.findings()
      var seen: Set<String> = []
      for finding in before where finding.rule == rule.id {
        guard finding.result == .failed || finding.isRemedyForDoubt,
          seen.insert(finding.message).inserted, let remedy = rule.remedy(of: finding)
        else { continue }
        let snippets = try RemedySnippet.all(in: finding.remedy, filling: example.blank(finding))
        guard !snippets.isEmpty else { continue }
        let known = effects[remedy] ?? .none
        let others = known == .mended ? nil : before
        let effect = Self.effect(of: snippets, on: finding, example.spec, others)
        let isLimited = PastingLimits.examples.contains(example.description)
        #expect(effect > .none || isLimited, "\(example): \(finding.message): \(snippets)")
        effects[remedy] = max(effect, known)
      }
    }
    for (remedy, effect) in effects where effect != .none {
      let name = "\(rule.id): \(remedy.condition ?? "")"
      guard !PastingLimits.uncoveringRemedies.contains(name) else { continue }
      #expect(effect == .mended, "\(remedy.text): each example gets other findings")
    }
  }

  /// No limit is there for an example that is not.
  @Test func limitsAreOfExamples() throws {
    let examples = try Set(Self.rules.flatMap(FailingExample.all).map(\.description))
    #expect(PastingLimits.examples.subtracting(examples) == [])
  }

  /// What pasting does at the place where it does most.
  private enum Effect: Comparable {
    case none
    /// The finding is gone, and there are others.
    case shifted
    case mended
  }

  /// - Parameters:
  ///   - snippets: one of them is pasted.
  ///   - finding: what is to go.
  ///   - spec: what it was found in.
  ///   - before: all that was; nil where it does not matter what comes in its place.
  /// - Returns: the best that any of them does anywhere.
  private static func effect(
    of snippets: [RemedySnippet],
    on finding: Outcome,
    _ spec: Markup,
    _ before: [Outcome]?
  ) -> Effect {
    var effect = Effect.none
    for changed in snippets.lazy.flatMap({ $0.pasted(into: spec) }) {
      // What is an input error mends nothing.
      guard let own = try? changed.findings(of: finding.rule),
        !own.contains(where: { $0.message == finding.message })
      else { continue }
      effect = .shifted
      guard let before else { return effect }
      let (old, new) = (before.counted, (try? changed.findings())?.counted)
      if let new, new.allSatisfy({ $0.value <= old[$0.key] ?? 0 }) { return .mended }
    }
    return effect
  }
}

extension Rule {
  /// Which of its remedies a finding has: the one of which most stands in it.
  func remedy(of finding: Outcome, in dialect: Document.Dialect = .spec) -> Remedy? {
    let fitting = remedies.filter { remedy in
      remedy.dialect == dialect && remedy.literals.allSatisfy(finding.remedy.contains)
    }
    return fitting.max { $0.literals.joined().count < $1.literals.joined().count }
  }
}

extension Rule.Remedy {
  /// What it says in any case.
  fileprivate var literals: [Substring] { text.split(separator: /\[[^\]]*\]/) }
}

extension [Outcome] {
  /// How many there are of each rule.
  fileprivate var counted: [String: Int] { reduce(into: [:]) { $0[$1.rule, default: 0] += 1 } }
}

extension Markup {
  /// What is found in a spec, of one rule or of all.
  fileprivate func findings(of rule: String? = nil) throws -> [Outcome] {
    let settings = ReadingSettings(generation: .ios26)
    let read = try Reader.content(of: Array(document.utf8), file: "a.xml", settings)
    guard case .document(let document) = read else { return [] }
    var audit = Audit()
    if let rule { audit.only = [rule] }
    audit.profiles = Profile.Name.allCases
    return audit.results(for: document).outcomes.filter(\.isOpen)
  }
}
