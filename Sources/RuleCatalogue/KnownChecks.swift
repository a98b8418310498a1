internal import XML

/// The checks that rule files may name.
package struct KnownChecks: Sendable {
  /// The dialect of rule files that name one of them.
  let grammar: Grammar
  private let signatures: [String: CheckSignature]

  package init(_ signatures: [CheckSignature]) {
    let all = signatures.map { ($0.name, $0) } + signatures.map { ($0.formerly ?? $0.name, $0) }
    self.signatures = Dictionary(all) { first, _ in first }
    grammar = .rule(checks: self.signatures.keys.sorted())
  }

  /// The check of a name, or of one that it had.
  package func named(_ name: String) -> CheckSignature? { signatures[name] }
}
