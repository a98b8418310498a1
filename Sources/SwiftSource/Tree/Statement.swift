/// A statement, or a declaration among statements.
package struct Statement: Hashable, Sendable {
  package var place: Place
  package var form: Form

  package init(_ form: Form, at place: Place) {
    self.form = form
    self.place = place
  }

  package indirect enum Form: Hashable, Sendable {
    case declaration(Declaration)
    case expression(Expression)
    case result(Expression?)
    case require([Condition], otherwise: [Statement])
    case forEach(Pattern, Expression, condition: Expression?, body: [Statement])
    case loop([Condition], body: [Statement])
    case repetition(body: [Statement], Expression)
    case leave(label: String?)
    case proceed(label: String?)
    case fall
    /// A loop or a `switch` that `break` and `continue` name.
    case labelled(String, Statement)
    /// `do` without `catch`.
    case block([Statement])
    case later([Statement])
    /// What else a statement can be, by its kind.
    case other(String)
  }
}
