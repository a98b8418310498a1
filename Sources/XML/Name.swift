/// The expanded name of an element or attribute (Namespaces in XML 1.0, section 2.1).
package struct Name: Hashable, Sendable {
  package var local: String

  /// The namespace name; empty where there is none.
  package var namespace: String

  package init(_ local: String, namespace: String = "") {
    self.local = local
    self.namespace = namespace
  }
}
