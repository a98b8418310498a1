/// A declaration.
package struct Declaration: Hashable, Sendable {
  package var place: Place
  package var attributes: [Attribute]
  package var modifiers: [String]
  package var form: Form

  package init(
    _ form: Form,
    at place: Place,
    attributes: [Attribute] = [],
    modifiers: [String] = []
  ) {
    self.form = form
    self.place = place
    self.attributes = attributes
    self.modifiers = modifiers
  }

  package indirect enum Form: Hashable, Sendable {
    case type(Nominal)
    case variable(Variable)
    case function(Function)
    case enumCase(EnumCase)
    case alias(String, WrittenType)
    case conditional([ConditionalClause])
    case module(String)
    /// A freestanding macro, as `#Preview`.
    case macro(String, [Argument])
    /// What else a declaration can be, by its kind.
    case other(String)
  }

  /// Whether a modifier as `static` or `private` stands before it.
  package func isMarked(_ modifier: String) -> Bool { modifiers.contains(modifier) }

  /// The attribute of a name, as `State` for `@State`.
  package func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }

  package struct Attribute: Hashable, Sendable {
    package var name: String
    package var arguments: [Argument]
    package var place: Place
  }

  package struct EnumCase: Hashable, Sendable {
    package var name: String
    package var parameters: [Parameter]
    package var raw: Expression?
  }

  package struct ConditionalClause: Hashable, Sendable {
    /// Nil for `#else`.
    package var condition: Expression?
    package var statements: [Statement]
  }
}

/// A type's declaration, or an extension.
package struct Nominal: Hashable, Sendable {
  package enum Kind: UInt8, Hashable, Sendable {
    case structure, enumeration, reference, contract, addition, actor
  }

  package var kind: Kind
  package var name: String
  package var generics: [Generic]
  package var inherited: [WrittenType]
  package var members: [Declaration]
  /// Whether the parser does not understand something in it.
  package var isBroken: Bool
  /// Whether it holds only where a `where` says so.
  package var isConstrained: Bool

  package struct Generic: Hashable, Sendable {
    package var name: String
    package var constraint: WrittenType?
  }
}

package struct Variable: Hashable, Sendable {
  package var isConstant: Bool
  package var pattern: Pattern
  package var type: WrittenType?
  package var initial: Expression?
  /// The statements that compute it.
  package var getter: [Statement]?
  package var setter: Accessor?
  /// Whether `willSet` or `didSet` watch it.
  package var isObserved: Bool

  package struct Accessor: Hashable, Sendable {
    package var parameter: String
    package var body: [Statement]
  }
}

package struct Function: Hashable, Sendable {
  package enum Kind: UInt8, Hashable, Sendable {
    case function, initialiser, failableInitialiser, element
  }

  package var kind: Kind
  package var name: String
  package var generics: [Nominal.Generic]
  package var parameters: [Parameter]
  package var result: WrittenType?
  /// Nil for a requirement of a protocol.
  package var body: [Statement]?
  /// Whether it is `async` or throws.
  package var hasEffects: Bool

  package init(
    kind: Kind,
    name: String,
    generics: [Nominal.Generic] = [],
    parameters: [Parameter],
    result: WrittenType? = nil,
    body: [Statement]? = nil,
    hasEffects: Bool = false
  ) {
    self.kind = kind
    self.name = name
    self.generics = generics
    self.parameters = parameters
    self.result = result
    self.body = body
    self.hasEffects = hasEffects
  }
}

/// A parameter of a function, a closure, or an enum's case.
package struct Parameter: Hashable, Sendable {
  /// Nil for `_` and where none is written.
  package var label: String?
  package var name: String
  package var type: WrittenType?
  package var initial: Expression?
  package var isVariadic: Bool
  package var isShared: Bool
  package var attributes: [String]

  package init(
    label: String?,
    name: String,
    type: WrittenType?,
    initial: Expression? = nil,
    isVariadic: Bool = false,
    isShared: Bool = false,
    attributes: [String] = []
  ) {
    self.label = label
    self.name = name
    self.type = type
    self.initial = initial
    self.isVariadic = isVariadic
    self.isShared = isShared
    self.attributes = attributes
  }
}
