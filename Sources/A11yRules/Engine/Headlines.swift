internal import Language

extension AuditResults {
  /// Suppresses the composites of which everything that they name is suppressed; the others name what
  /// is left.
  ///
  /// What only sums up others does not stand where nothing is left to sum up.
  package mutating func suppressHeadlines() {
    let headlines = outcomes.indices.filter { index in
      outcomes[index].isComposite && outcomes[index].isOpen
    }
    guard !headlines.isEmpty else { return }
    let parts = parts()
    for index in headlines {
      let (component, result) = (outcomes[index].component, outcomes[index].result)
      func standing(_ rule: String) -> Standing? {
        parts[Part(component: component, rule: rule, result: result)]
      }
      let headline = outcomes[index].headline
      // One of which nothing is reported is not suppressed.
      let open = headline.parts.filter { $0.rules.contains { standing($0)?.isOpen ?? true } }
      if !open.isEmpty, open.count < headline.parts.count {
        outcomes[index].message = headline.text(of: open)
      }
      let own = outcomes[index].causes.compactMap(standing)
      // One of which nothing is reported failed where nobody looks now.
      guard let first = own.first, own.count == outcomes[index].causes.count,
        own.allSatisfy({ !$0.isOpen })
      else { continue }
      var suppression = first.suppression
      suppression?.reason = "everything that it sums up is suppressed"
      outcomes[index].suppression = suppression
    }
  }

  /// What may decide a composite.
  private struct Part: Hashable {
    var component: String
    var rule: String
    var result: Outcome.Result
  }

  /// Whether anything of it is open, and else how the first of it is suppressed.
  private struct Standing {
    var isOpen = false
    var suppression: Suppression?
  }

  private func parts() -> [Part: Standing] {
    var parts: [Part: Standing] = [:]
    for index in outcomes.indices
    where !outcomes[index].isComposite
      && (outcomes[index].result == .failed || outcomes[index].result == .cantTell)
    {
      let part = Part(
        component: outcomes[index].component,
        rule: outcomes[index].rule,
        result: outcomes[index].result
      )
      let suppression = outcomes[index].suppression
      if suppression == nil { parts[part, default: Standing()].isOpen = true }
      if parts[part] == nil { parts[part] = Standing(suppression: suppression) }
    }
    return parts
  }

  /// Adds findings that are about the file and no component.
  package mutating func add(_ findings: [Outcome]) {
    guard !findings.isEmpty else { return }
    outcomes += findings
    finish()
  }
}
