/// A pattern that a value may match.
package struct Pattern: Hashable, Sendable {
  package var place: Place
  package var form: Form

  package init(_ form: Form, at place: Place) {
    self.form = form
    self.place = place
  }

  package indirect enum Form: Hashable, Sendable {
    case binding(String, isVariable: Bool)
    case wildcard
    case tuple([Element])
    /// A case of an enum, `type` where it is named; nil elements where none are written.
    case enumCase(type: Expression?, name: String, elements: [Element]?)
    case some(Pattern)
    case test(WrittenType)
    case cast(Pattern, WrittenType)
    case expression(Expression)
    case other(String)
  }

  package struct Element: Hashable, Sendable {
    package var label: String?
    package var pattern: Pattern
  }
}
