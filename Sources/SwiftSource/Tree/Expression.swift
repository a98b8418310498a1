/// An expression, its operators folded by the precedences of the standard library.
package struct Expression: Hashable, Sendable {
  package var place: Place
  package var form: Form

  package init(_ form: Form, at place: Place) {
    self.form = form
    self.place = place
  }

  package indirect enum Form: Hashable, Sendable {
    /// An integer literal in its digits, with prefix and underscores.
    case integer(String)
    case float(String)
    case boolean(Bool)
    case null
    case string([StringSegment])
    case name(String, generics: [WrittenType])
    /// A member; without a base the context says of which type.
    case member(Expression?, String, generics: [WrittenType])
    case call(Expression, [Argument])
    case element(Expression, [Argument])
    case infix(String, Expression, Expression)
    case prefix(String, Expression)
    case postfix(String, Expression)
    case assignment(Expression, Expression)
    case chain(Expression)
    case force(Expression)
    case ternary(Expression, Expression, Expression)
    case tuple([Argument])
    case array([Expression])
    case dictionary([KeyValue])
    case closure(Closure)
    case keyPath(WrittenType?, [String])
    case cast(Expression, CastKind, WrittenType)
    case test(Expression, WrittenType)
    case attempt(String, Expression)
    case reference(Expression)
    case type(WrittenType)
    case macro(String, [Argument])
    case choice(If)
    case selection(Switch)
    case discard
    /// What else an expression can be, by its kind.
    case other(String)
  }

  package enum CastKind: UInt8, Hashable, Sendable { case upward, conditional, forced }

  package enum StringSegment: Hashable, Sendable {
    case text(String)
    /// What is interpolated, with the arguments after the first.
    case interpolation([Argument])
  }

  package struct KeyValue: Hashable, Sendable {
    package var key: Expression
    package var value: Expression
  }

  package struct If: Hashable, Sendable {
    package var conditions: [Condition]
    package var then: [Statement]
    /// Nil where there is no `else`; `else if` is one statement.
    package var otherwise: [Statement]?
  }

  package struct Switch: Hashable, Sendable {
    package var subject: Expression
    package var cases: [Case]

    package struct Case: Hashable, Sendable {
      /// Empty for `default`.
      package var items: [Item]
      package var body: [Statement]
    }

    package struct Item: Hashable, Sendable {
      package var pattern: Pattern
      package var condition: Expression?
    }
  }
}

/// What is handed over at a call, with its label.
package struct Argument: Hashable, Sendable {
  package var label: String?
  package var value: Expression
  /// Whether it is a closure that stands after the parentheses.
  package var isTrailing: Bool

  package init(label: String?, value: Expression, isTrailing: Bool = false) {
    self.label = label
    self.value = value
    self.isTrailing = isTrailing
  }
}

package struct Closure: Hashable, Sendable {
  package var captures: [Capture]
  package var parameters: [Parameter]
  /// Whether parameters are written, even if none.
  package var hasSignature: Bool
  package var result: WrittenType?
  package var body: [Statement]

  package init(
    captures: [Capture] = [],
    parameters: [Parameter] = [],
    hasSignature: Bool = false,
    result: WrittenType? = nil,
    body: [Statement]
  ) {
    self.captures = captures
    self.parameters = parameters
    self.hasSignature = hasSignature
    self.result = result
    self.body = body
  }

  package struct Capture: Hashable, Sendable {
    package var name: String
    package var value: Expression?
  }
}

/// What must hold for a body to run.
package indirect enum Condition: Hashable, Sendable {
  case expression(Expression)
  /// `if let`; without a value, that of the name.
  case binding(Pattern, WrittenType?, Expression?, Place)
  case match(Pattern, Expression)
  case availability(String, Place)
}
