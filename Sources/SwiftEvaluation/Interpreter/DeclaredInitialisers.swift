internal import SwiftSource

extension Evaluator {
  /// Runs an initialiser that the source declares.
  mutating func initialise(
    _ type: SwiftType,
    _ candidates: [Callable],
    _ arguments: [Argument],
    at place: Place,
    in scope: Scope
  ) -> Value {
    let start = start(of: type, at: place)
    let cell = add(start.value, type: type, isConstant: false)
    if let unknown = start.problem { return .unknown(unknown) }
    var chosen: Callable
    switch self.chosen(candidates, arguments, expecting: nil, at: place, in: scope) {
    case .success(let callable): chosen = callable
    case .failure(let unknown): return .unknown(unknown)
    }
    let isFailable = chosen.function.kind == .failableInitialiser
    chosen.declaration.modifiers.append("mutating")
    constructing.append(cell)
    defer { constructing.removeLast() }
    let result = call(
      [chosen],
      receiver: .target(Target(cell: cell, path: [])),
      arguments,
      expecting: nil,
      at: place,
      in: scope,
      within: nil
    )
    if let unknown = result.unknown { return .unknown(unknown) }
    let made = cells[cell].value
    if isFailable {
      if case .optional(nil) = result { return .optional(nil) }
      return made.unknown == nil ? .optional(made) : made
    }
    return made
  }

  /// What an initialiser begins with: properties with their first values, or nothing yet.
  private mutating func start(
    of type: SwiftType,
    at place: Place
  ) -> (value: Value, problem: Unknown?) {
    let nothing = Value.unknown(Unknown("what is not made yet", at: place))
    guard case .nominal(let path) = type else { return (nothing, nil) }
    switch module.nominals[path]?.kind {
    case .enumeration: return (nothing, nil)
    case .structure:
      var structure = Value.Structure(type: path, fields: [:], identity: nil)
      for field in module.nominals[path]?.fields ?? [] {
        structure.fields[field.name] = initial(of: field, at: place)
      }
      return (.structure(structure), nil)
    default:
      return (nothing, Unknown("an instance of \(path) is shared and may change", at: place))
    }
  }

  /// `self.init(…)`: what it makes is what the initialiser makes, and so is that it makes nothing.
  mutating func delegate(
    _ arguments: [Argument],
    to receiver: Int,
    of owner: String,
    at place: Place,
    in scope: Scope
  ) -> Value {
    switch make(type(named: owner), arguments, expecting: nil, at: place, in: scope) {
    case .optional(nil): return .optional(nil)
    case .optional(let made?): cells[receiver].value = made
    case let made:
      cells[receiver].value = made
      if made.unknown != nil { return made }
    }
    return .void
  }

  /// Gives a field its first value within an initialiser; nil where this is none.
  mutating func write(
    _ value: Expression,
    to expression: Expression,
    in scope: Scope
  ) -> Value? {
    guard let receiver = scope.receiver, constructing.contains(receiver) else { return nil }
    var name: String
    switch expression.form {
    case .name("self", _):
      cells[receiver].value = evaluate(
        value,
        expecting: scope.owner.map(type(named:)),
        in: scope
      )
      return cells[receiver].value.unknown.map { .unknown($0) } ?? .void
    case .member(let base?, let member, _):
      guard case .name("self", _) = base.form else { return nil }
      name = member
    case .name(let member, _) where scope[member] == nil: name = member
    default: return nil
    }
    guard case .structure(var structure) = cells[receiver].value else { return nil }
    let isProjected = name.hasPrefix("_")
    if isProjected { name.removeFirst() }
    guard let field = module.nominals[structure.type]?.fields.first(where: { $0.name == name })
    else { return nil }
    let declared = type(field.variable.type, in: Scope(owner: structure.type))
    let isBinding = field.wrapper?.name == "Binding" && isProjected
    if field.wrapper != nil, !isBinding {
      // `_state = State(initialValue: …)`.
      guard isProjected, field.wrapper?.name == "State", case .call(_, let arguments) = value.form,
        arguments.count == 1, ["initialValue", "wrappedValue"].contains(arguments[0].label)
      else { return nil }
      structure.fields[name] = converted(
        evaluate(arguments[0].value, expecting: declared, in: scope),
        to: declared,
        at: value.place
      )
      cells[receiver].value = .structure(structure)
      return .void
    }
    let wanted = isBinding ? declared.map { SwiftType.binding($0) } : declared
    let new = converted(evaluate(value, expecting: wanted, in: scope), to: wanted, at: value.place)
    guard case .structure(var structure) = cells[receiver].value else { return nil }
    structure.fields[name] = new
    cells[receiver].value = .structure(structure)
    return .void
  }
}
