internal import SwiftSource

extension Evaluator {
  /// What an expression comes to.
  ///
  /// - Parameters:
  ///   - expression: what is evaluated.
  ///   - expected: the type that its context wants; literals and implicit members take it.
  ///   - scope: what names mean.
  /// - Returns: its value, whose literals may still be without a type.
  mutating func evaluate(
    _ expression: Expression,
    expecting expected: SwiftType? = nil,
    in scope: Scope
  ) -> Value {
    var value = deeper(at: expression.place) {
      $0.form(expression, expecting: expected, in: scope)
    }
    if expression.makesValues, value.nesting.isTooMuch {
      value = .unknown(.tooMuch(at: expression.place))
    }
    if let unknown = value.unknown { taint(expression, unknown, in: scope) }
    return value
  }

  mutating func form(
    _ expression: Expression,
    expecting expected: SwiftType?,
    in scope: Scope
  ) -> Value {
    let place = expression.place
    func unknown(_ reason: String) -> Value { .unknown(Unknown(reason, at: place)) }
    switch expression.form {
    case .integer(let digits):
      guard let literal = NumericLiteral(integer: digits) else { return unknown("a number") }
      return number(literal, expecting: expected, at: place)
    case .float(let digits):
      guard let literal = NumericLiteral(float: digits) else { return unknown("a number") }
      return number(literal, expecting: expected, at: place)
    case .boolean(let value): return .boolean(value)
    case .null: return .optional(nil)
    case .string(let segments): return string(segments, expecting: expected, at: place, in: scope)
    case .name(let name, let generics):
      guard !generics.isEmpty else { return self.name(name, at: place, in: scope) }
      let type = resolved(.named(name, arguments: generics, parent: nil), in: scope)
      return type.problem(at: place).map(Value.unknown) ?? .type(type)
    case .member(let base, let name, _):
      return member(base, name, expecting: expected, at: place, in: scope)
    case .call(let callee, let arguments):
      return call(callee, arguments, expecting: expected, at: place, in: scope)
    case .element(let base, let arguments):
      return element(base, arguments, at: place, in: scope)
    case .infix(let name, let left, let right):
      return infix(name, left, right, expecting: expected, at: place, in: scope)
    case .prefix(let name, let operand):
      return prefix(name, operand, expecting: expected, at: place, in: scope)
    case .assignment(let target, let value):
      return assign(value, to: target, at: place, in: scope)
    case .chain(let base):
      // Reached only where nothing follows the mark.
      return evaluate(base, in: scope)
    case .force(let base):
      let value = evaluate(base, expecting: expected.map { .optional($0) }, in: scope)
      switch value {
      case .optional(let wrapped?): return wrapped
      case .optional(nil): return unknown("the program would stop: nil is unwrapped")
      case .unknown: return value
      default: return unknown("what is unwrapped is no optional")
      }
    case .ternary(let condition, let first, let second):
      return ternary(condition, first, second, expecting: expected, at: place, in: scope)
    case .tuple(let elements) where elements.count == 1 && elements[0].label == nil:
      return evaluate(elements[0].value, expecting: expected, in: scope)
    case .tuple(let elements): return tuple(elements, expecting: expected, in: scope)
    case .array(let elements):
      return array(elements, expecting: expected, at: place, in: scope)
    case .dictionary(let pairs):
      return dictionary(pairs, expecting: expected, at: place, in: scope)
    case .closure(let closure):
      guard closure.captures.allSatisfy({ $0.value == nil }) else {
        return unknown("a closure that captures under another name")
      }
      var inner = scope
      for capture in closure.captures where capture.name != "self" {
        guard let cell = scope[capture.name], cells[cell].state == nil else { continue }
        inner.bind(capture.name, to: add(cells[cell].value, type: cells[cell].type))
      }
      return .closure(
        Value.ClosureValue(closure: closure, type: expected?.unwrapped, scope: inner, place: place)
      )
    case .keyPath(_, let components): return .keyPath(components)
    case .type(let written): return .type(resolved(written, in: scope))
    case .cast(let base, .upward, let written):
      let type = resolved(written, in: scope)
      return converted(evaluate(base, expecting: type, in: scope), to: type, at: place)
    case .test, .cast: return unknown("a test of a type at run time")
    case .attempt(let word, let inner): return attempt(word, inner, in: scope)
    case .reference: return unknown("& where no inout parameter is")
    case .macro(let name, _): return unknown("#\(name)")
    case .choice(let choice): return self.choice(choice, expecting: expected, at: place, in: scope)
    case .selection(let selection):
      return self.selection(selection, expecting: expected, at: place, in: scope)
    case .postfix(let name, _): return unknown("the operator \(name)")
    case .discard: return unknown("_ where no value is assigned")
    case .other(let kind): return unknown(kind)
    }
  }

  func number(
    _ literal: NumericLiteral,
    expecting expected: SwiftType?,
    at place: Place
  ) -> Value {
    if let problem = expected?.unwrapped.problem(at: place) { return .unknown(problem) }
    return switch expected?.unwrapped {
    case .integer where !literal.isReal, .sized where !literal.isReal, .double, .cgFloat:
      converted(.number(literal), to: expected?.unwrapped, at: place)
    default: .number(literal)
    }
  }

  mutating func ternary(
    _ condition: Expression,
    _ first: Expression,
    _ second: Expression,
    expecting expected: SwiftType?,
    at place: Place,
    in scope: Scope
  ) -> Value {
    let joined = joined(first, second, in: scope)
    // Where anything is taken, a literal need not have the type of the other way.
    if expected == .any, joined?.isReal == true, first.isWhole || second.isWhole {
      return .unknown(Unknown("the type of the other branch is not known", at: place))
    }
    var expected = expected ?? joined
    // Of a colour and an implicit member, both are colours where any style is wanted.
    if expected == nil || expected?.unwrapped == .framework("ShapeStyle"),
      first.isImplicitMember != second.isImplicitMember
    {
      var probe = self
      let explicit = first.isImplicitMember ? second : first
      expected = probe.type(of: probe.evaluate(explicit, in: scope)) ?? expected
    } else if expected?.unwrapped == .framework("ShapeStyle"),
      TermCatalogue.areColors(first, second)
    {
      expected = .framework("Color")
    }
    let isOptional = first.form == .null || second.form == .null
    let areLiterals = first.isWhole && second.isWhole
    let chosen = evaluate(condition, expecting: .boolean, in: scope)
    switch chosen {
    case .boolean(let holds):
      let branch = holds ? first : second
      let value = evaluate(branch, expecting: expected, in: scope)
      if let expected { return converted(value, to: expected, at: branch.place) }
      if isOptional {
        if case .optional = value { return value }
        return value.unknown == nil ? .optional(value) : value
      }
      if areLiterals || value.unknown != nil { return value }
      // A literal has the type of the other branch, which is not known here; nor is whether that is an optional.
      if isSettled(value), isPlain(holds ? second : first, beside: value, in: scope) {
        return value
      }
      return .unknown(Unknown("the type of the other branch is not known", at: place))
    case .unknown:
      let values = [first, second].map { evaluate($0, expecting: expected, in: scope) }
      return alternatives(
        zip([condition.words, "!(\(condition.words))"], values).map { ($0, $1) }
      )
    case .alternatives(let all):
      let values = [first, second].map { evaluate($0, expecting: expected, in: scope) }
      let no = Value.unknown(Unknown("a condition that is no Bool", at: place))
      return alternatives(
        all.map {
          guard case .boolean(let holds) = $0.value else { return ($0.condition, no) }
          return ($0.condition, values[holds ? 0 : 1])
        }
      )
    default: return .unknown(Unknown("a condition that is no Bool", at: place))
    }
  }

  /// Whether the other way of a condition leaves a value as it is: it is of the same type, and no optional.
  private mutating func isPlain(
    _ expression: Expression,
    beside value: Value,
    in scope: Scope
  ) -> Bool {
    func isAlike(_ other: SwiftType?) -> Bool {
      guard let type = type(of: value), let other else { return true }
      return type == other || type.isReal && other.isReal
    }
    switch seenType(expression, in: scope) {
    case .typed(let other): return !other.isOptional && isAlike(other)
    case .literal(let isReal): return isAlike(.double) || !isReal && isAlike(.integer)
    case .none, .unknown: break
    }
    var probe = self
    let other = probe.evaluate(expression, in: scope)
    switch other {
    case .optional, .unknown: return false
    default: return isAlike(self.type(of: other))
    }
  }

  /// Whether no type of a context could change it.
  func isSettled(_ value: Value) -> Bool {
    switch value {
    case .number, .optional, .closure: false
    case .array(let elements, let element): element != nil || elements.allSatisfy(isSettled)
    default: true
    }
  }

  /// One of several, where equal ones are one.
  func alternatives(_ all: [(condition: String, value: Value)]) -> Value {
    var found: [Value.Alternative] = []
    for (condition, value) in all {
      if case .alternatives(let inner) = value {
        for alternative in inner {
          found.append(
            Value.Alternative(
              condition: "\(condition), \(alternative.condition)",
              value: alternative.value
            )
          )
        }
      } else {
        found.append(Value.Alternative(condition: condition, value: value))
      }
    }
    if let unknown = found.lazy.compactMap(\.value.unknown).first { return .unknown(unknown) }
    if let first = found.first, found.allSatisfy({ $0.value == first.value }) { return first.value }
    guard found.count <= 16 else {
      return .unknown(Unknown("one of more than 16 values", at: Place(line: 0, column: 0)))
    }
    return .alternatives(found)
  }
}

extension Expression {
  /// Whether it may put values into another, which may then hold too many.
  fileprivate var makesValues: Bool {
    switch form {
    case .call, .array, .tuple, .dictionary, .infix: true
    default: false
    }
  }
}
