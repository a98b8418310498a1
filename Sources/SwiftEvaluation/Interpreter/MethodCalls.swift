internal import SwiftSource

extension Evaluator {
  mutating func typeNamed(_ base: Expression, in scope: Scope) -> SwiftType? {
    switch base.form {
    case .name(let name, _):
      guard name.first?.isUppercase == true, scope[name] == nil else { return nil }
    case .type, .member(.some, _, _): break
    default: return nil
    }
    guard let written = base.written else { return nil }
    if case .member(_, let name, _) = base.form, name.first?.isUppercase != true { return nil }
    let type = resolved(written, in: scope)
    return type.problem(at: base.place) == nil ? type : nil
  }

  /// A method of a value.
  mutating func method(
    _ name: String,
    of raw: Value,
    _ arguments: [Argument],
    expecting expected: SwiftType?,
    at place: Place,
    in scope: Scope
  ) -> Value {
    let value = settled(raw, at: place)
    switch value {
    case .unknown: return value
    case .alternatives(let all):
      return alternatives(
        all.map {
          (
            $0.condition,
            method(name, of: $0.value, arguments, expecting: expected, at: place, in: scope)
          )
        }
      )
    case .type(let type):
      return staticCall(type, name, arguments, expecting: expected, at: place, in: scope)
    default: break
    }
    if let own = methods(name, of: value),
      own.contains(where: { $0.function.match(arguments) != nil }),
      isMeant(own, name, on: value, arguments, in: scope)
    {
      return method(own, on: .value(value), arguments, expecting: expected, at: place, in: scope)
    }
    if let read = Library.method(name, of: value, arguments.labels(name)) {
      return read(&self, value, arguments, expected, place, scope)
    }
    if let closure = property(name, of: value, at: place, in: scope) {
      return apply(closure, arguments, expecting: expected, at: place, in: scope)
    }
    if isView(value) { return modified(value, name, arguments, at: place, in: scope) }
    if case .term(let term) = value {
      switch (term.type, name) {
      case ("Scanner", "scanHexInt64"): return scan(term, arguments, at: place, in: scope)
      case ("AccessibilityNotification.Announcement", "post"):
        return announce(term.arguments.first?.value ?? .void, at: place)
      case ("DispatchQueue", "async"): return runHanded(arguments, .next, at: place, in: scope)
      case ("DispatchQueue", "asyncAfter"):
        return runHanded(arguments, .later, at: place, in: scope)
      default: break
      }
      return self.term(term.type, name, of: value, arguments, at: place, in: scope)
    }
    return .unknown(Unknown("\(name)(…) is not modelled here", at: place))
  }
}
