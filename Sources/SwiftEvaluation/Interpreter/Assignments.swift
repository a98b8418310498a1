internal import SwiftSource

extension Evaluator {
  mutating func assign(
    _ value: Expression,
    to expression: Expression,
    at place: Place,
    in scope: Scope
  ) -> Value {
    if case .discard = expression.form {
      let value = evaluate(value, in: scope)
      return value.unknown == nil ? .void : value
    }
    if case .tuple(let elements) = expression.form, elements.count > 1 {
      return assign(value, toEach: elements.map(\.value), at: place, in: scope)
    }
    // What priority an announcement has is nothing that it says.
    if case .member(let base?, let name, _) = expression.form,
      name.hasPrefix("accessibilitySpeech"), case .term(let term) = evaluate(base, in: scope),
      term.type == "AttributedString"
    {
      return .void
    }
    // `self.x = x` in an initialiser gives a field its first value.
    if let written = write(value, to: expression, in: scope) { return written }
    if let (property, owner) = computed(expression, in: scope) {
      let type = type(property.variable.type, in: Scope(owner: property.owner))
      let new = converted(evaluate(value, expecting: type, in: scope), to: type, at: value.place)
      return run(property, on: owner, to: new, at: place)
    }
    guard let target = target(expression, in: scope) else {
      return lost(expression, at: place, in: scope)
    }
    let type = type(at: target)
    let new = converted(evaluate(value, expecting: type, in: scope), to: type, at: value.place)
    return set(target, to: new) ? .void : lost(expression, at: place, in: scope)
  }

  /// `(a, b) = (b, a)`: all values are there before the first is assigned.
  private mutating func assign(
    _ value: Expression,
    toEach expressions: [Expression],
    at place: Place,
    in scope: Scope
  ) -> Value {
    var targets: [Target?] = []
    var types: [SwiftType?] = []
    for expression in expressions {
      if case .discard = expression.form {
        targets.append(nil)
        types.append(nil)
        continue
      }
      guard let target = target(expression, in: scope) else {
        return lost(expression, at: place, in: scope)
      }
      targets.append(target)
      types.append(type(at: target))
    }
    let expected = types.map { SwiftType.Element(label: nil, type: $0 ?? .any) }
    // Where a type is not known, literals have that which they have by themselves.
    let made = evaluate(value, expecting: .tuple(expected), in: scope)
    guard case .tuple(let values) = made, values.count == targets.count else {
      return lost(expressions[0], at: place, in: scope)
    }
    for (index, target) in targets.enumerated() {
      guard let target else { continue }
      let new = converted(values[index].value, to: types[index], at: value.place)
      guard set(target, to: new) else { return lost(expressions[index], at: place, in: scope) }
    }
    return .void
  }

  /// A property that an expression names whose setter changes the value that holds it; nil where it is none.
  private mutating func computed(
    _ expression: Expression,
    in scope: Scope
  ) -> (property: StoredDeclaration, owner: Target)? {
    let (holder, name): (Target?, String)
    switch expression.form {
    case .member(let base?, let member, _): (holder, name) = (target(base, in: scope), member)
    case .name(let member, _) where scope[member] == nil:
      (holder, name) = (scope.receiver.map { Target(cell: $0, path: []) }, member)
    default: return nil
    }
    guard let holder, case .structure(let structure)? = value(at: holder),
      let all = module.nominals[structure.type]?.variables[name], all.count == 1,
      all[0].variable.setter != nil, !all[0].isStatic, !all[0].isConstrained,
      !all[0].declaration.isMarked("nonmutating")
    else { return nil }
    return (all[0], holder)
  }

  /// Runs a property's setter.
  private mutating func run(
    _ property: StoredDeclaration,
    on owner: Target,
    to value: Value,
    at place: Place
  ) -> Value {
    guard let setter = property.variable.setter else { return .void }
    let new = Parameter(label: nil, name: setter.parameter, type: property.variable.type)
    var declaration = property.declaration
    declaration.modifiers.append("mutating")
    let function = Function(
      kind: .function,
      name: property.name,
      parameters: [new],
      body: setter.body
    )
    let callable = Callable(function: function, declaration: declaration, owner: property.owner)
    return run(callable, receiver: .target(owner), [value], [], at: place, within: nil)
  }

  mutating func change(
    _ expression: Expression,
    by name: String,
    _ value: Expression,
    at place: Place,
    in scope: Scope
  ) -> Value {
    if let (property, owner) = computed(expression, in: scope) {
      let type = type(property.variable.type, in: Scope(owner: property.owner))
      let old = evaluate(expression, in: scope)
      let operand = evaluate(value, expecting: type, in: scope)
      let new = converted(operate(name, old, operand, at: place), to: type, at: place)
      return run(property, on: owner, to: new, at: place)
    }
    guard let target = target(expression, in: scope) else {
      return lost(expression, at: place, in: scope)
    }
    let type = type(at: target)
    let operand = evaluate(value, expecting: type, in: scope)
    guard let old = self.value(at: target) else { return lost(expression, at: place, in: scope) }
    if let unknown = operand.unknown ?? old.unknown {
      _ = set(target, to: .unknown(unknown))
      return .void
    }
    let new = converted(operate(name, old, operand, at: place), to: type, at: place)
    return set(target, to: new) ? .void : lost(expression, at: place, in: scope)
  }

  /// What cannot be changed as the code says is not known any more.
  mutating func lost(_ expression: Expression, at place: Place, in scope: Scope) -> Value {
    let unknown = Unknown("\(expression.words) is changed in a way that is not modelled", at: place)
    taint(scope, unknown)
    return .unknown(unknown)
  }
}
