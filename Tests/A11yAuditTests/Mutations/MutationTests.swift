import A11yAudit
import A11yRules
import Foundation
import TestSupport
import Testing
import XML

/// Rules that see: each fact that is taken from a repaired spec changes what the audit says.
@Suite struct MutationTests {
  private static let specs: [String] = {
    let files = (try? Repository.files(in: "Examples/repaired", ending: ".xml")) ?? []
    return files.map(\.lastPathComponent)
  }()

  private static let mutations =
    Mutation.speech + Mutation.data + Mutation.sight + Mutation.structure + Mutation.order
    + Mutation.targetsAndMotion + Mutation.text + Mutation.charts + Mutation.summaries

  private static func markup(_ path: String) throws -> Markup {
    let bytes = try Repository.bytes(Repository.root.appending(path: path))
    return Markup(try Tree(parsing: bytes).root)
  }

  /// What all rules come to, or some alone where some are given.
  private static func outcomes(
    _ markup: Markup,
    by rules: Set<String> = []
  ) throws -> [Outcome] {
    var audit = Audit()
    if !rules.isEmpty { audit.only = rules.sorted() }
    return try audit.results(for: Document(markup.document)).outcomes
  }

  @Test(arguments: specs)
  func everyLossIsSeen(name: String) throws {
    let spec = try Self.markup("Examples/repaired/\(name)")
    for mutation in Self.mutations {
      let rules = Self.speaking(for: mutation.rules)
      for (index, variant) in spec.variants(mutation.change).enumerated() {
        let isSeen = try Self.outcomes(variant, by: rules).contains { outcome in
          rules.contains(outcome.rule)
            && (outcome.result == .failed || outcome.result == .cantTell)
        }
        #expect(isSeen, "\(mutation), number \(index + 1)")
      }
    }
  }

  @Test(arguments: Mutation.steps + Mutation.operableSteps)
  func everyLossInAnImageIsSeen(mutation: Mutation) throws {
    let image = try Self.markup("Examples/indicators/checkout.svg")
    let before = try Self.outcomes(image)
    let variants = image.variants(mutation.change)
    #expect(!variants.isEmpty)
    for (index, variant) in variants.enumerated() {
      let seen = Set(
        try Self.outcomes(variant)
          .filter { outcome in
            outcome.result == .failed
              || outcome.result == .cantTell
                && !before.contains { $0.rule == outcome.rule && $0.result == .cantTell }
          }.map(\.rule)
      )
      #expect(
        !seen.isDisjoint(with: Self.speaking(for: mutation.rules)),
        "number \(index + 1): \(seen.sorted())"
      )
    }
  }

  /// Rules, and those that speak for them where they find the same.
  private static func speaking(for rules: some Sequence<String>) -> Set<String> {
    var (all, count) = (Set(rules), 0)
    while all.count > count {
      count = all.count
      for id in all { all.formUnion(Catalogue.builtIn.rule(id)?.yields.map(\.rule) ?? []) }
    }
    return all
  }

  /// No mutation is there that applies to nothing.
  @Test func everyMutationApplies() throws {
    let specs = try Self.specs.map { try Self.markup("Examples/repaired/\($0)") }
    for mutation in Self.mutations {
      #expect(
        specs.contains { !$0.variants(mutation.change).isEmpty },
        "\(mutation) applies to no spec"
      )
    }
  }

  /// What an outcome is besides names.
  private struct Skeleton: Hashable {
    var rule: String
    var result: Outcome.Result
    var impact: Impact
    var target: String?
    var appearance: Appearance?
    var ratio: Evidence?
    var count: Int
  }

  private static func skeletons(_ markup: Markup) throws -> [Skeleton: Int] {
    var counts: [Skeleton: Int] = [:]
    for outcome in try outcomes(markup) {
      let skeleton = Skeleton(
        rule: outcome.rule,
        result: outcome.result,
        impact: outcome.impact,
        target: outcome.target,
        appearance: outcome.appearance,
        ratio: outcome.evidence.first { $0.name == "ratio" },
        count: outcome.count
      )
      counts[skeleton, default: 0] += 1
    }
    return counts
  }

  @Test(arguments: ["published", "repaired"])
  func namesChangeNothingButNames(folder: String) throws {
    for file in try Repository.files(in: "Examples/\(folder)", ending: ".xml") {
      let spec = try Self.markup("Examples/\(folder)/\(file.lastPathComponent)")
      let renamed = Renaming(of: spec).renamed
      #expect(renamed != spec)
      let isSame = try Self.skeletons(spec) == Self.skeletons(renamed)
      #expect(isSame, "\(file.lastPathComponent)")
    }
  }
}

/// A spec with other ids, and other names for its steps, series and tokens.
private struct Renaming {
  private var identifiers: Set<String> = []
  private var tokens: Set<String> = []
  private let spec: Markup

  init(of spec: Markup) {
    self.spec = spec
    collect(spec)
  }

  var renamed: Markup { renamed(spec) }

  private mutating func collect(_ element: Markup) {
    if let id = element["id"] { identifiers.insert(id) }
    if element.name == "color", let name = element["name"] { tokens.insert(name) }
    for child in element.children { collect(child) }
  }

  private static let references: Set<String> = ["id", "over", "around", "to", "series", "state"]

  private func renamed(_ element: Markup) -> Markup {
    var copy = element
    for index in copy.attributes.indices {
      let (name, value) = copy.attributes[index]
      if Self.references.contains(name), identifiers.contains(value) {
        copy.attributes[index].value = "renamed-" + value
      } else if tokens.contains(value), name == "color" || element.name == "color" {
        copy.attributes[index].value = value + "Renamed"
      } else if name == "name", ["step", "series"].contains(element.name) {
        copy.attributes[index].value = value + " Once More"
      }
    }
    copy.content = copy.content.map { item in
      if case .element(let child) = item { .element(renamed(child)) } else { item }
    }
    return copy
  }
}
