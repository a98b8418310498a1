package import SwiftSource

/// A function with where it is declared.
struct Callable: Hashable, Sendable {
  var function: Function
  var declaration: Declaration
  /// The path of its type.
  var owner: String?
  /// Whether another is meant where less is seen of the type.
  var isUnclear = false

  var isStatic: Bool { declaration.isMarked("static") || declaration.isMarked("class") }
  /// Whether an extension with a `where` declares it.
  var isConstrained: Bool { declaration.isMarked("constrained") }
}

/// A variable with where it is declared.
struct StoredDeclaration: Hashable, Sendable {
  var variable: Variable
  var declaration: Declaration
  var owner: String?

  var isStatic: Bool { declaration.isMarked("static") || declaration.isMarked("class") }
  var isComputed: Bool { variable.getter != nil }
  /// Whether it has a value or computes one, which what a protocol demands does not.
  var isGiven: Bool { variable.getter != nil || variable.initial != nil }
  var isConstrained: Bool { declaration.isMarked("constrained") }
  var name: String { variable.pattern.names.first ?? "" }
  /// The property wrapper, as `State`.
  var wrapper: Declaration.Attribute? {
    declaration.attributes.first {
      $0.name.first?.isUppercase == true && !["ViewBuilder", "MainActor"].contains($0.name)
    }
  }
}

/// A type, or what extensions add to a type of another module.
package struct NominalInfo: Hashable, Sendable {
  package let path: String
  /// Nil where only extensions are here.
  private(set) var kind: Nominal.Kind?
  package private(set) var isBroken = false
  /// Where it is declared, which is more than one place where the name is declared twice.
  package private(set) var places: [Place] = []
  package var place: Place? { places.last }
  private(set) var generics: [String] = []
  /// The same as they are declared, with what each has to conform to.
  private(set) var constraints: [Nominal.Generic] = []
  private(set) var inherited: [WrittenType] = []
  /// The names of what it inherits.
  private(set) var inheritedNames: [String] = []
  private(set) var attributes: [Declaration.Attribute] = []
  private(set) var variables: [String: [StoredDeclaration]] = [:]
  /// Stored properties of an instance in their order.
  private(set) var fields: [StoredDeclaration] = []
  private(set) var functions: [String: [Callable]] = [:]
  private(set) var initialisers: [Callable] = []
  private(set) var elements: [Callable] = []
  private(set) var cases: [Declaration.EnumCase] = []
  private(set) var aliases: [String: WrittenType] = [:]
  /// Where members stand behind a condition that nobody knows: what they are together is not known.
  private(set) var condition: Place?

  /// The generic parameters of types of the standard library, which extensions of them name.
  private static let standard = [
    "Array": ["Element"], "Set": ["Element"], "Optional": ["Wrapped"],
    "Dictionary": ["Key", "Value"],
  ]

  init(path: String) {
    self.path = path
    generics = Self.standard[path] ?? []
  }

  mutating func add(_ nominal: Nominal, _ declaration: Declaration) {
    inherited += nominal.inherited
    inheritedNames += nominal.inherited.compactMap {
      if case .named(let name, _, _) = $0 { name } else { nil }
    }
    if nominal.isBroken { isBroken = true }
    guard nominal.kind != .addition else { return }
    kind = nominal.kind
    places.append(declaration.place)
    generics += nominal.generics.map(\.name)
    constraints += nominal.generics
    attributes += declaration.attributes
  }

  mutating func addConditional(at place: Place) { condition = place }

  mutating func add(_ member: Declaration) {
    switch member.form {
    case .variable(let variable):
      let stored = StoredDeclaration(variable: variable, declaration: member, owner: path)
      for name in variable.pattern.names { variables[name, default: []].append(stored) }
      if !stored.isStatic, !stored.isComputed, kind != .contract { fields.append(stored) }
    case .function(let function):
      let callable = Callable(function: function, declaration: member, owner: path)
      switch function.kind {
      case .function: functions[function.name, default: []].append(callable)
      case .element: elements.append(callable)
      case .initialiser, .failableInitialiser: initialisers.append(callable)
      }
    case .enumCase(let enumCase): cases.append(enumCase)
    case .alias(let name, let type): aliases[name] = type
    default: break
    }
  }

  /// Whether it says that it conforms to a protocol.
  package func says(_ name: String) -> Bool {
    inherited.contains { if case .named(name, _, _) = $0 { true } else { false } }
  }
}
