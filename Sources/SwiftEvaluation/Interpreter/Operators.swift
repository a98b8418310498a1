internal import SwiftSource

extension Evaluator {
  mutating func infix(
    _ name: String,
    _ left: Expression,
    _ right: Expression,
    expecting expected: SwiftType?,
    at place: Place,
    in scope: Scope
  ) -> Value {
    switch name {
    case "&&", "||": return logical(name, left, right, in: scope)
    case "??": return otherwise(left, right, expecting: expected, at: place, in: scope)
    case "...", "..<": return range(name, left, right, expecting: expected, at: place, in: scope)
    case "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=":
      return change(left, by: String(name.dropLast()), right, at: place, in: scope)
    default: break
    }
    let isComparison = ["==", "!=", "<", "<=", ">", ">=", "===", "!=="].contains(name)
    let isShift = name == "<<" || name == ">>"
    // A type of numbers in the context is that of all literals of an expression.
    let inner =
      isComparison ? nil : expected.flatMap { $0.unwrapped.isNumberOfContext ? $0.unwrapped : nil }
    var first: Value
    var second: Value
    if left.isImplicitMember {
      second = evaluate(right, expecting: inner, in: scope)
      first = evaluate(left, expecting: type(of: second), in: scope)
    } else {
      first = evaluate(left, expecting: inner, in: scope)
      // How far something is shifted is a number of any type.
      let other = isShift ? nil : inner
      let wanted = right.isImplicitMember ? type(of: first)?.unwrapped : other
      second = evaluate(right, expecting: wanted, in: scope)
    }
    for value in [first, second] { if let unknown = value.unknown { return .unknown(unknown) } }
    if !isShift {
      first = beside(second, first, left, in: scope)
      second = beside(first, second, right, in: scope)
    }
    // Beside a character, a literal is one.
    if type(of: first)?.unwrapped == .character, right.isText {
      second = converted(second, to: .character, at: right.place)
    } else if type(of: second)?.unwrapped == .character, left.isText {
      first = converted(first, to: .character, at: left.place)
    }
    if isComparison { measures?.compare((left, first), (right, second), at: place) }
    return operate(name, first, second, at: place)
  }

  /// What literals come to beside a number of another width than `Int`, whose type they take before they are combined.
  private mutating func beside(
    _ other: Value,
    _ value: Value,
    _ expression: Expression,
    in scope: Scope
  ) -> Value {
    guard case .sized(_, let width) = other, case .number = value, !expression.isWhole else {
      return value
    }
    guard expression.isOfLiterals else {
      return .unknown(Unknown("the type of literals is not known", at: expression.place))
    }
    return evaluate(expression, expecting: .sized(width), in: scope)
  }

  /// What an operator makes of two values.
  mutating func operate(_ name: String, _ first: Value, _ second: Value, at place: Place) -> Value {
    if case .alternatives(let all) = first {
      return alternatives(all.map { ($0.condition, operate(name, $0.value, second, at: place)) })
    }
    if case .alternatives(let all) = second {
      return alternatives(all.map { ($0.condition, operate(name, first, $0.value, at: place)) })
    }
    if let own = declared(name, first, second, at: place) { return own }
    if let value = arithmetic(name, first, second, at: place) { return value }
    if let length = RoomLength.combined(name, first, second) { return length }
    if name == "==" || name == "!=" {
      switch equal(first, second) {
      case let equal?: return .boolean(equal == (name == "=="))
      case nil:
        guard step() else { return .unknown(.tooMuch(at: place)) }
        return .unknown(Unknown("a comparison that is not modelled", at: place))
      }
    }
    if name == "+" {
      switch (first, second) {
      case (.text(var text), .text(let other)):
        text.append(other)
        return count(text) ? .text(text) : .unknown(.tooMuch(at: place))
      case (.array(let elements, let type), .array(let others, let other)):
        guard elements.count + others.count <= Self.maximumElements, step(others.count) else {
          return .unknown(.tooMuch(at: place))
        }
        let element = type ?? other
        let joined = Value.array(elements + others, element: element)
        return converted(joined, to: element.map { .array($0) }, at: place)
      default: break
      }
    }
    switch (first, second) {
    case (.text(let one), .text(let other)):
      guard let one = one.exact, let other = other.exact else {
        return .unknown(Unknown("a text of which a part is not known is compared", at: place))
      }
      if let value = Arithmetic.compare(name, one, other) { return .boolean(value) }
    case (.character(let one), .character(let other)):
      if let value = Arithmetic.compare(name, one, other) { return .boolean(value) }
    case (.tuple(let one), .tuple(let other)) where one.count == other.count && one.count < 7:
      return lexicographic(name, one.map(\.value), other.map(\.value), at: place)
    default: break
    }
    return .unknown(Unknown("the operator \(name) on these values", at: place))
  }

  mutating func lexicographic(
    _ name: String,
    _ one: [Value],
    _ other: [Value],
    at place: Place
  ) -> Value {
    guard ["<", ">", "<=", ">="].contains(name) else {
      return .unknown(Unknown("the operator \(name) on tuples", at: place))
    }
    for (left, right) in zip(one, other) {
      guard let isEqual = equal(left, right) else {
        return .unknown(Unknown("a comparison that is not modelled", at: place))
      }
      if !isEqual { return operate(String(name.prefix(1)), left, right, at: place) }
    }
    return .boolean(name.hasSuffix("="))
  }

  func arithmetic(
    _ name: String,
    _ first: Value,
    _ second: Value,
    at place: Place
  ) -> Value? {
    switch (first, second) {
    case (.number(let left), .number(let right)):
      if left.isReal || right.isReal, let one = left.real, let other = right.real,
        let value = Arithmetic.compare(name, one, other)
      {
        return .boolean(value)
      }
      if let one = left.integer, let other = right.integer,
        let value = Arithmetic.compare(name, one, other)
      {
        return .boolean(value)
      }
      return NumericLiteral.combined(name, left, right).map(Value.number)
    case (.integer(let left), .integer(let right)): return integers(name, left, right, at: place)
    case (.integer(let left), .number(let right)):
      return right.isReal ? nil : right.integer.flatMap { integers(name, left, $0, at: place) }
    case (.number(let left), .integer(let right)):
      return left.isReal ? nil : left.integer.flatMap { integers(name, $0, right, at: place) }
    case (.sized(let left, let width), .sized(let right, let other)):
      guard width == other || name == "<<" || name == ">>" else { return nil }
      return width.combined(name, left, right).map { Value($0, width, at: place) }
    case (.sized(let left, let width), .integer(let right)) where name == "<<" || name == ">>":
      return width.combined(name, left, right).map { Value($0, width, at: place) }
    case (.integer(let left), .sized(let right, _)) where name == "<<" || name == ">>":
      return integers(name, left, right, at: place)
    case (.sized(let left, let width), .number(let literal)):
      return literal.integer.flatMap { right in
        guard width.holds(right) || name == "<<" || name == ">>" else { return nil }
        return width.combined(name, left, right).map { Value($0, width, at: place) }
      }
    case (.number(let literal), .sized(let right, let width)):
      guard name != "<<", name != ">>" else { return nil }
      return literal.integer.flatMap { left in
        guard width.holds(left) else { return nil }
        return width.combined(name, left, right).map { Value($0, width, at: place) }
      }
    case (.real(let left), .real(let right)): return reals(name, left, right)
    case (.real(let left), .number(let right)): return right.real.flatMap { reals(name, left, $0) }
    case (.number(let left), .real(let right)): return left.real.flatMap { reals(name, $0, right) }
    default: return nil
    }
  }

  func integers(_ name: String, _ left: Int, _ right: Int, at place: Place) -> Value? {
    if let value = Arithmetic.compare(name, left, right) { return .boolean(value) }
    guard let combine = Arithmetic.operators[name]?.integers else { return nil }
    return combine(left, right).map(Value.integer)
      ?? .unknown(Unknown("the program would stop: \(left) \(name) \(right)", at: place))
  }

  func reals(_ name: String, _ left: Double, _ right: Double) -> Value? {
    if let value = Arithmetic.compare(name, left, right) { return .boolean(value) }
    return Arithmetic.operators[name]?.reals.map { .real($0(left, right)) }
  }
}

extension Expression {
  /// Whether it is `self.init(…)`.
  var isDelegation: Bool {
    if case .call(let callee, _) = form, case .member(let base?, "init", _) = callee.form,
      case .name("self", _) = base.form
    {
      true
    } else {
      false
    }
  }

  /// Whether it is made of integer literals and operators alone.
  fileprivate var isOfLiterals: Bool {
    switch form {
    case .integer: true
    case .prefix(_, let operand): operand.isOfLiterals
    case .infix(_, let left, let right): left.isOfLiterals && right.isOfLiterals
    case .tuple(let elements): elements.count == 1 && elements[0].value.isOfLiterals
    default: false
    }
  }

  /// Whether it begins with a member of a type that the context says.
  var isImplicitMember: Bool {
    switch form {
    case .member(nil, _, _): true
    case .member(let base?, _, _), .chain(let base), .force(let base): base.isImplicitMember
    case .call(let callee, _): callee.isImplicitMember
    default: false
    }
  }
}
