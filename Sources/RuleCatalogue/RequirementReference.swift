extension Rule.Requirement {
  /// The page that explains it; nil where none is known.
  public var page: String? { KnownRequirement(reference).page }
}

extension Catalogue {
  /// The requirements that are called so: in full, as `hig:charts`, a success criterion of WCAG by its
  /// number, or one that a rule is there for without its collection.
  package func requirements(called name: String) -> [Rule.Requirement] {
    let asked = Set(rules.flatMap(\.requirements).map(\.reference))
    let names = RequirementCollection.all.map { "\($0.name):\(name)" }.filter { reference in
      asked.contains(reference) || reference == "wcag:\(name)"
    }
    return ([name] + names).compactMap { reference in
      let known = KnownRequirement(reference)
      guard known.problem == nil, !reference.hasPrefix("own:") || asked.contains(reference) else {
        return nil
      }
      return Rule.Requirement(reference: reference, level: known.level, condition: nil)
    }
  }
}
