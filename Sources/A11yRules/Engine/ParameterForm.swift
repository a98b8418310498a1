package import RuleCatalogue

extension Rule {
  /// A number or a list of words that a rule can be given.
  package struct ParameterForm: Hashable, Sendable {
    package var name: String
    package var isList: Bool

    /// As the rule's file has it.
    package var value: String
    package var source: String
  }

  /// Every number and list that it can be given.
  package var parameterForms: [ParameterForm] {
    let words = check.flatMap(Check.named)?.signature.words ?? []
    return parameters.map { parameter in
      ParameterForm(
        name: parameter.name,
        isList: words.contains(parameter.name),
        value: parameter.value,
        source: parameter.source
      )
    }
  }
}
