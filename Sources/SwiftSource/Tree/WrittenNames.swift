/// The names that stand in code: of values, members, types and operators.
package struct WrittenNames {
  package private(set) var names: Set<String> = []
  /// Whether a text literal stands in it.
  package private(set) var holdsText = false

  package init(_ statements: [Statement]) { add(statements) }

  package init(_ expression: Expression) { add(expression) }

  private mutating func add(_ expressions: [Expression]) { for one in expressions { add(one) } }

  private mutating func add(_ arguments: [Argument]) { for one in arguments { add(one.value) } }

  private mutating func add(_ types: [WrittenType]) { for type in types { add(type) } }

  private mutating func add(_ expression: Expression?) {
    guard let expression else { return }
    switch expression.form {
    case .integer, .float, .boolean, .null, .discard, .other: break
    case .string(let segments):
      holdsText = true
      for case .interpolation(let arguments) in segments { add(arguments) }
    case .name(let name, let generics):
      names.insert(name)
      add(generics)
    case .member(let base, let name, let generics):
      names.insert(name)
      add(base)
      add(generics)
    case .call(let base, let arguments), .element(let base, let arguments):
      add(base)
      add(arguments)
    case .infix(let name, let left, let right):
      names.insert(name)
      add([left, right])
    case .prefix(let name, let inner), .postfix(let name, let inner):
      names.insert(name)
      add(inner)
    case .assignment(let left, let right): add([left, right])
    case .chain(let inner), .force(let inner), .attempt(_, let inner), .reference(let inner):
      add(inner)
    case .ternary(let condition, let one, let other): add([condition, one, other])
    case .tuple(let arguments), .macro(_, let arguments): add(arguments)
    case .array(let elements): add(elements)
    case .dictionary(let pairs): for pair in pairs { add([pair.key, pair.value]) }
    case .closure(let closure):
      for capture in closure.captures { add(capture.value) }
      add(closure.parameters)
      add(closure.result)
      add(closure.body)
    case .keyPath(let type, let members):
      add(type)
      names.formUnion(members)
    case .cast(let inner, _, let type), .test(let inner, let type):
      add(inner)
      add(type)
    case .type(let type): add(type)
    case .choice(let choice):
      add(choice.conditions)
      add(choice.then)
      add(choice.otherwise ?? [])
    case .selection(let selection):
      add(selection.subject)
      for one in selection.cases {
        for item in one.items {
          add(item.pattern)
          add(item.condition)
        }
        add(one.body)
      }
    }
  }

  private mutating func add(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .expression(let expression): add(expression)
      case .binding(let pattern, let type, let value, _):
        add(pattern)
        add(type)
        // Without a value, that of the name.
        if case .binding(let name, _) = pattern.form, value == nil { names.insert(name) }
        add(value)
      case .match(let pattern, let value):
        add(pattern)
        add(value)
      case .availability: break
      }
    }
  }

  private mutating func add(_ pattern: Pattern) {
    switch pattern.form {
    case .binding, .wildcard, .other: break
    case .tuple(let elements): for element in elements { add(element.pattern) }
    case .enumCase(let type, let name, let elements):
      names.insert(name)
      add(type)
      for element in elements ?? [] { add(element.pattern) }
    case .some(let inner): add(inner)
    case .test(let type): add(type)
    case .cast(let inner, let type):
      add(inner)
      add(type)
    case .expression(let expression): add(expression)
    }
  }

  private mutating func add(_ type: WrittenType?) {
    switch type {
    case nil, .other?: break
    case .named(let name, let arguments, let parent)?:
      names.insert(name)
      add(arguments)
      add(parent)
    case .optional(let inner)?, .array(let inner)?, .opaque(let inner)?, .existential(let inner)?:
      add(inner)
    case .dictionary(let key, let value)?: add([key, value])
    case .tuple(let elements)?: add(elements.map(\.type))
    case .function(let parameters, let result)?: add(parameters + [result])
    }
  }

  private mutating func add(_ parameters: [Parameter]) {
    for parameter in parameters {
      add(parameter.type)
      add(parameter.initial)
    }
  }
}

// Statements and declarations.
extension WrittenNames {
  private mutating func add(_ statements: [Statement]) {
    for statement in statements {
      switch statement.form {
      case .declaration(let declaration): add(declaration)
      case .expression(let expression): add(expression)
      case .result(let expression): add(expression)
      case .require(let conditions, let body), .loop(let conditions, let body):
        add(conditions)
        add(body)
      case .forEach(let pattern, let values, let condition, let body):
        add(pattern)
        add(values)
        add(condition)
        add(body)
      case .repetition(let body, let condition):
        add(body)
        add(condition)
      case .labelled(_, let inner): add([inner])
      case .block(let body), .later(let body): add(body)
      case .leave, .proceed, .fall, .other: break
      }
    }
  }

  private mutating func add(_ declaration: Declaration) {
    for attribute in declaration.attributes {
      names.insert(attribute.name)
      add(attribute.arguments)
    }
    switch declaration.form {
    case .type(let nominal):
      add(nominal.inherited)
      for member in nominal.members { add(member) }
    case .variable(let variable):
      add(variable.pattern)
      add(variable.type)
      add(variable.initial)
      add(variable.getter ?? [])
      add(variable.setter?.body ?? [])
    case .function(let function):
      add(function.parameters)
      add(function.result)
      add(function.body ?? [])
    case .enumCase(let one):
      add(one.parameters)
      add(one.raw)
    case .alias(_, let type): add(type)
    case .conditional(let clauses):
      for clause in clauses {
        add(clause.condition)
        add(clause.statements)
      }
    case .macro(_, let arguments): add(arguments)
    case .module, .other: break
    }
  }
}
