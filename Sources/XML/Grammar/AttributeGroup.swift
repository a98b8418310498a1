/// Attributes that belong together: those of one element alone, or, by a name, those that several
/// share.
package struct AttributeGroup: Sendable, ExpressibleByArrayLiteral {
  /// What it is called; nil where no other element has these attributes.
  package let name: String?

  /// What its attributes say, for authors.
  package let summary: String
  package let attributes: [AttributeType]

  package init(_ name: String, _ summary: String, _ attributes: [AttributeType]) {
    self.name = name
    self.summary = summary
    self.attributes = attributes
  }

  /// Those of one element alone.
  package init(_ attributes: [AttributeType]) {
    name = nil
    summary = ""
    self.attributes = attributes
  }

  package init(arrayLiteral attributes: AttributeType...) { self.init(attributes) }
}
