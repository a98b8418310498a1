internal import SwiftSource

extension Evaluator {
  /// `base.name` that is not called.
  mutating func member(
    _ base: Expression?,
    _ name: String,
    expecting expected: SwiftType?,
    at place: Place,
    in scope: Scope
  ) -> Value {
    guard let base else {
      guard let type = expected?.unwrapped, type != .any else {
        return .unknown(Unknown("the type of .\(name) is not known here", at: place))
      }
      if name == "none", expected?.isOptional == true,
        staticMember(name, of: type, at: place) == nil
      {
        return .optional(nil)
      }
      return typeMember(name, of: type, at: place)
    }
    if case .chain(let inner) = base.form {
      return chained(inner, place, scope) { evaluator, value in
        evaluator.member(name, of: value, at: place, in: scope)
      }
    }
    let wanted = base.isImplicitMember ? expected : nil
    let value = evaluate(base, expecting: wanted, in: scope)
    if base.continuesChain, case .optional(let wrapped) = value {
      guard let wrapped else { return .optional(nil) }
      let member = self.member(name, of: wrapped, at: place, in: scope)
      if case .optional = member { return member }
      return member.unknown == nil ? .optional(member) : member
    }
    let sight = scope.sight(of: base)
    return member(name, of: settled(value, at: place), at: place, in: scope, sight)
  }

  /// What follows a `?`.
  mutating func chained(
    _ inner: Expression,
    _ place: Place,
    _ scope: Scope,
    _ follow: (inout Evaluator, Value) -> Value
  ) -> Value {
    switch evaluate(inner, in: scope) {
    case .optional(nil): return .optional(nil)
    case .optional(let wrapped?):
      let value = follow(&self, wrapped)
      if case .optional = value { return value }
      return value.unknown == nil ? .optional(value) : value
    case .unknown(let unknown): return .unknown(unknown)
    default: return .unknown(Unknown("? after what is no optional", at: place))
    }
  }

  /// A member of a value.
  mutating func member(
    _ name: String,
    of value: Value,
    at place: Place,
    in scope: Scope,
    _ sight: Sight = .open
  ) -> Value {
    switch value {
    case .unknown: return value
    case .alternatives(let all):
      return alternatives(
        all.map { ($0.condition, member(name, of: $0.value, at: place, in: scope)) }
      )
    case .type(let type):
      return name == "self" ? value : typeMember(name, of: type, at: place)
    default: break
    }
    if name == "self" { return value }
    if case .binding(let binding) = value { return member(name, of: binding, at: place, in: scope) }
    if let own = property(name, of: value, at: place, in: scope, sight) { return own }
    if case .enumeration(let enumeration) = value, name == "rawValue",
      let info = module.nominals[enumeration.type]
    {
      return raw(enumeration.name, of: info)
        ?? .unknown(Unknown("a raw value that is not known", at: place))
    }
    if case .tuple(let elements) = value {
      if let index = Int(name), elements.indices.contains(index) { return elements[index].value }
      if let element = elements.first(where: { $0.label == name }) { return element.value }
    }
    if let own = methods(name, of: value, sight) {
      return .function(Value.FunctionValue(candidates: own, receiver: value, scope: nil))
    }
    if let read = Library.property(name, of: value) { return read(self, place) }
    if case .term(let term) = value {
      if term.name == "init", ["CGSize", "CGPoint", "CGRect"].contains(term.type),
        let argument = term.arguments.first(where: { $0.label == name })
      {
        return argument.value
      }
      if let length = RoomLength.side(name, of: term) { return length }
      if term.type == "UITraitCollection", name == "userInterfaceStyle",
        ["light", "dark"].contains(term.name)
      {
        return .term(Term("UIUserInterfaceStyle", term.name, at: place))
      }
      if let type = TermCatalogue.property(name, of: term.type) {
        return .term(Term(type, name, of: value, at: place))
      }
      if term.receiver.isLayout {
        return .unknown(Unknown("the layout decides the \(name)", at: place))
      }
    }
    return .unknown(Unknown("the member \(name) is not modelled", at: place))
  }

  /// A member of a type.
  mutating func typeMember(_ name: String, of type: SwiftType, at place: Place) -> Value {
    if let own = staticMember(name, of: type, at: place) { return own }
    if let value = Library.staticProperty(name, of: type) { return value }
    if case .framework(let framework) = type {
      if module.look(for: "extension \(framework)") {
        return typeMember(name, of: type, at: place)
      }
      if let key = EnvironmentValues.settings["\(framework).\(name)"] {
        return given(key, at: place)
      }
      if let made = TermCatalogue.member(name, of: framework) {
        return .term(Term(made, name, at: place))
      }
      let nested = "\(framework).\(name)"
      if TermCatalogue.types.contains(nested) { return .type(.framework(nested)) }
      if ["Color", "ShapeStyle", "UIColor"].contains(framework), module.hasColor(name, true) {
        let resource = Value.term(Term("ColorResource", name, at: place))
        let type = framework == "UIColor" ? framework : "Color"
        return .term(Term(type, "init", [.init("_", resource)], isCall: true, at: place))
      }
    }
    if case .nominal(let path) = type, let info = module.nominals[path],
      info.cases.contains(where: { $0.name == name })
    {
      return .unknown(Unknown("a case with values as a function", at: place))
    }
    return .unknown(
      Unknown("the member \(name) of \(type.name ?? "a type") is not modelled", at: place)
    )
  }

  /// The type of `[.first, .last]` in `[.first, .last].contains(step)`: its elements are what is looked for in it.
  private func sought(
    _ base: Expression,
    _ name: String,
    _ arguments: [Argument],
    in scope: Scope
  ) -> SwiftType? {
    guard name == "contains", arguments.count == 1, arguments[0].label == nil,
      case .array(let elements) = base.form, elements.allSatisfy(\.isImplicitMember)
    else { return nil }
    var probe = self
    guard case .enumeration(let one) = probe.evaluate(arguments[0].value, in: scope) else {
      return nil
    }
    return .array(.nominal(one.type))
  }

  /// A method of what an expression comes to.
  mutating func member(
    _ base: Expression,
    _ name: String,
    _ arguments: [Argument],
    expecting expected: SwiftType?,
    at place: Place,
    in scope: Scope
  ) -> Value {
    if name == "init", case .name("self", _) = base.form, let receiver = scope.receiver,
      let owner = scope.owner
    {
      return delegate(arguments, to: receiver, of: owner, at: place, in: scope)
    }
    if let type = typeNamed(base, in: scope) {
      return staticCall(type, name, arguments, expecting: expected, at: place, in: scope)
    }
    if case .chain(let inner) = base.form {
      return chained(inner, place, scope) { evaluator, value in
        evaluator.method(name, of: value, arguments, expecting: nil, at: place, in: scope)
      }
    }
    // What changes its receiver needs to know where that is.
    if let target = target(base, in: scope), let value = value(at: target) {
      if let own = methods(name, of: value, scope.sight(of: base)) {
        return method(
          own,
          on: .target(target),
          arguments,
          expecting: expected,
          at: place,
          in: scope
        )
      }
      if let change = Library.mutation(name, of: value, arguments.labels(name)) {
        let outcome = change(&self, target, arguments, place, scope)
        return outcome
      }
    }
    let wanted = base.isImplicitMember ? expected : sought(base, name, arguments, in: scope)
    let value = evaluate(base, expecting: wanted, in: scope)
    if base.continuesChain, case .optional(let wrapped) = value {
      guard let wrapped else { return .optional(nil) }
      let result = method(name, of: wrapped, arguments, expecting: nil, at: place, in: scope)
      if case .optional = result { return result }
      return result.unknown == nil ? .optional(result) : result
    }
    return method(name, of: value, arguments, expecting: expected, at: place, in: scope)
  }
}

extension Value? {
  /// Whether it is what a `GeometryReader` hands over.
  fileprivate var isLayout: Bool {
    if case .term(let term)? = self { term.type == "GeometryProxy" } else { false }
  }
}

extension Expression {
  /// Whether it is a part of a chain that a `?` before it may end.
  var continuesChain: Bool {
    switch form {
    case .member(let base?, _, _), .call(let base, _), .element(let base, _):
      if case .chain = base.form { true } else { base.continuesChain }
    default: false
    }
  }
}
