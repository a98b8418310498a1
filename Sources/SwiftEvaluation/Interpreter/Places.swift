internal import SwiftSource

/// Where a value can be changed: a variable, or a part of what it holds.
struct Target {
  var root: Root
  var path: [Step]

  init(cell: Int, path: [Step]) { (root, self.path) = (.cell(cell), path) }

  init(state: String, fields: [String]) {
    (root, path) = (.state(state), fields.map { .field($0) })
  }

  enum Root {
    case cell(Int)
    /// A state of a view by its key.
    case state(String)
  }

  enum Step {
    case field(String)
    case element(Int)
    case key(Value)
    case position(Int)
    case unwrapped
  }
}

extension Evaluator {
  /// Where an expression can be changed; nil where that is not modelled.
  mutating func target(_ expression: Expression, in scope: Scope) -> Target? {
    switch expression.form {
    case .name("self", _): return scope.receiver.map { Target(cell: $0, path: []) }
    case .name(let name, _):
      if let cell = scope[name] {
        guard let state = cells[cell].state else { return Target(cell: cell, path: []) }
        return reaction == nil ? nil : Target(state: state, fields: [])
      }
      guard let receiver = scope.receiver, case .structure(let structure) = cells[receiver].value,
        structure.fields[name] != nil
      else { return nil }
      if let state = state(name, of: structure) { return state }
      guard isPlainField(name, of: structure.type) else { return nil }
      return Target(cell: receiver, path: [.field(name)])
    case .member(let base?, let name, _):
      guard var target = target(base, in: scope), let value = value(at: target) else { return nil }
      switch value {
      case .structure(let structure):
        if let state = state(name, of: structure) { return state }
        guard structure.fields[name] != nil, isPlainField(name, of: structure.type) else {
          return nil
        }
        target.path.append(.field(name))
      case .tuple(let elements):
        guard let index = Int(name) ?? elements.firstIndex(where: { $0.label == name }),
          elements.indices.contains(index)
        else { return nil }
        target.path.append(.position(index))
      default: return nil
      }
      return target
    case .element(let base, let arguments):
      guard arguments.count == 1, arguments[0].label == nil,
        var target = target(base, in: scope), let value = value(at: target)
      else { return nil }
      switch value {
      case .array(let elements, _):
        let index = evaluate(arguments[0].value, expecting: .integer, in: scope)
        guard case .integer(let index) = index, elements.indices.contains(index) else { return nil }
        target.path.append(.element(index))
      case .dictionary(let pairs, _):
        var wanted = common(Array(pairs.keys))
        if case .dictionary(let key, _)? = type(at: target), !key.isOpen { wanted = key }
        var key = evaluate(arguments[0].value, expecting: wanted, in: scope)
        guard wanted != nil || isSettled(key) else { return nil }
        key = converted(key, to: wanted, at: expression.place)
        guard key.unknown == nil, isPlain(key) else { return nil }
        target.path.append(.key(key))
      default: return nil
      }
      return target
    case .force(let base), .chain(let base):
      guard var target = target(base, in: scope), case .optional(_?) = value(at: target) else {
        return nil
      }
      target.path.append(.unwrapped)
      return target
    default: return nil
    }
  }

  /// Where a state is changed, which only closures do that run after the views were made.
  private mutating func state(_ name: String, of structure: Value.Structure) -> Target? {
    let isShared = structure.key != nil || wrapper(of: name, in: structure) == "Binding"
    guard reaction != nil, isShared,
      case .binding(.state(let key, let fields))? = projected(
        name,
        of: structure,
        at: Place(line: 0, column: 0)
      )
    else { return nil }
    return Target(state: key, fields: fields)
  }

  private func isPlainField(_ name: String, of type: String) -> Bool {
    guard let all = module.nominals[type]?.variables[name], all.count == 1 else { return false }
    return all[0].wrapper == nil && !all[0].variable.isObserved && all[0].variable.getter == nil
  }

  func value(at target: Target) -> Value? {
    target.path.reduce(root(of: target)) { value, step in value.flatMap { part(of: $0, step) } }
  }

  private func root(of target: Target) -> Value? {
    switch target.root {
    case .cell(let cell): cells[cell].value
    case .state(let key): states[key]
    }
  }

  private func part(of value: Value, _ step: Target.Step) -> Value? {
    switch (value, step) {
    case (.structure(let structure), .field(let name)): structure.fields[name]
    case (.array(let elements, _), .element(let index)):
      elements.indices.contains(index) ? elements[index] : nil
    case (.tuple(let elements), .position(let index)):
      elements.indices.contains(index) ? elements[index].value : nil
    case (.dictionary(let pairs, _), .key(let key)): .optional(pairs[key])
    case (.optional(let wrapped), .unwrapped): wrapped
    default: nil
    }
  }

  /// The type of what is there, where it is known.
  mutating func type(at target: Target) -> SwiftType? {
    if target.path.isEmpty {
      switch target.root {
      case .cell(let cell): return cells[cell].type ?? type(of: cells[cell].value)
      case .state(let key): return stateTypes[key] ?? states[key].flatMap { type(of: $0) }
      }
    }
    var parent = target
    let last = parent.path.removeLast()
    switch (value(at: parent), last) {
    case (.structure(let structure)?, .field(let name)):
      guard let stored = module.nominals[structure.type]?.variables[name]?.first else { return nil }
      return type(stored.variable.type, in: Scope(owner: structure.type))
        ?? structure.fields[name].flatMap { type(of: $0) }
    case (.array(_, let element?)?, .element): return element
    case (.dictionary(_, let value?)?, .key): return .optional(value)
    case (_, .unwrapped): return type(at: parent)?.unwrapped
    default: return value(at: target).flatMap { type(of: $0) }
    }
  }

  /// Changes what is there, and says whether it could be.
  mutating func set(_ target: Target, to value: Value) -> Bool {
    guard let root = root(of: target),
      let changed = replaced(root, target.path[...], with: value)
    else { return false }
    switch target.root {
    case .cell(let cell): cells[cell].value = changed
    case .state(let key):
      states[key] = changed
      reaction?.written.insert(key)
    }
    return true
  }

  private func replaced(_ whole: Value, _ path: ArraySlice<Target.Step>, with new: Value) -> Value?
  {
    guard let step = path.first else { return new }
    let rest = path.dropFirst()
    switch (whole, step) {
    case (.structure(var structure), .field(let name)):
      guard let old = structure.fields[name], let part = replaced(old, rest, with: new) else {
        return nil
      }
      structure.fields[name] = part
      return .structure(structure)
    case (.array(var elements, let type), .element(let index)):
      guard elements.indices.contains(index),
        let part = replaced(elements[index], rest, with: new)
      else { return nil }
      elements[index] = part
      return .array(elements, element: type)
    case (.tuple(var elements), .position(let index)):
      guard let part = replaced(elements[index].value, rest, with: new) else { return nil }
      elements[index].value = part
      return .tuple(elements)
    case (.dictionary(var pairs, let type), .key(let key)):
      guard case .optional(let part)? = replaced(.optional(pairs[key]), rest, with: new) else {
        return nil
      }
      pairs[key] = part
      return .dictionary(pairs, value: type)
    case (.optional(let wrapped?), .unwrapped):
      return replaced(wrapped, rest, with: new).map { .optional($0) }
    default: return nil
    }
  }
}
