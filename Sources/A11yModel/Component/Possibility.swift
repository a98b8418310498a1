/// A fact that an author says is not known, as a phrase, with the element that says so: an index into the
/// document's sources.
@usableFromInline package struct OpenFact: Hashable, Sendable {
  package var phrase: String
  package var source: Int

  package init(_ phrase: String, source: Int) { (self.phrase, self.source) = (phrase, source) }
}

/// A component with other values of facts that are not known than those it is taken to have.
@usableFromInline package struct Possibility: Hashable, Sendable {
  package var component: Component

  /// The facts that have other values, as phrases.
  package var facts: [String]

  package init(_ component: Component, _ facts: [String]) {
    (self.component, self.facts) = (component, facts)
  }
}
