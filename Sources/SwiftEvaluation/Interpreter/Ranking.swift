internal import SwiftSource

/// How well a declaration fits a call, as the compiler ranks several of one name.
private struct Rank {
  /// What it takes to make the types fit, the worst first: fewer of the worse is better.
  var conversions = [0, 0, 0, 0]
  /// How much its types leave open, and how much of it the call leaves out: better is less of one and no more of the
  /// other.
  var openness = 0
  var omissions = 0

  enum Conversion: Int { case result, literal, optional, existential }

  mutating func add(_ conversion: Conversion) { conversions[conversion.rawValue] += 1 }

  func isBetter(than other: Rank) -> Bool {
    if conversions != other.conversions {
      return conversions.lexicographicallyPrecedes(other.conversions)
    }
    return openness <= other.openness && omissions <= other.omissions
      && (openness, omissions) != (other.openness, other.omissions)
  }
}

extension Evaluator {
  /// The one that fits the types best; nil where several do, or where that is not known.
  mutating func best(
    of candidates: [Callable],
    _ arguments: [Argument],
    expecting expected: SwiftType?,
    in scope: Scope
  ) -> Callable? {
    let candidates = plausible(candidates, arguments, expecting: expected, in: scope)
    guard candidates.count > 1 else { return candidates.first }
    var ranked: [(rank: Rank, callable: Callable)] = []
    for callable in candidates {
      guard isModelled(callable) else { return nil }
      if let rank = rank(of: callable, arguments, expecting: expected, in: scope) {
        ranked.append((rank, callable))
      }
    }
    return ranked.indices.first { index in
      ranked.indices.allSatisfy {
        $0 == index || ranked[index].rank.isBetter(than: ranked[$0].rank)
      }
    }.map { ranked[$0].callable }
  }

  private mutating func isModelled(_ callable: Callable) -> Bool {
    let types = scope(of: callable)
    return callable.function.parameters.allSatisfy { type($0.type, in: types)?.isModelled != false }
  }

  /// How well a function fits a call; nil where it does not.
  private mutating func rank(
    of callable: Callable,
    _ arguments: [Argument],
    expecting expected: SwiftType?,
    in scope: Scope
  ) -> Rank? {
    guard let bound = callable.function.match(arguments) else { return nil }
    let types = self.scope(of: callable)
    var rank = Rank()
    for (parameter, arguments) in zip(callable.function.parameters, bound) {
      if parameter.isVariadic || arguments.isEmpty { rank.omissions += 1 }
      let type = type(parameter.type, in: types)
      if parameter.type.isExistential { rank.add(.existential) }
      let isDelayed = parameter.attributes.contains("autoclosure")
      for argument in arguments {
        let fits = add(argument.value, for: type, isDelayed: isDelayed, to: &rank, in: scope)
        guard fits else { return nil }
      }
    }
    if let expected, expected != .any, let result = type(callable.function.result, in: types),
      result != expected, result != .any
    {
      rank.add(expected == .optional(result) ? .optional : .result)
    }
    return rank
  }

  /// Whether methods of the source are meant, and not the modifier of SwiftUI that has their name: that their types fit.
  mutating func isMeant(
    _ own: [Callable],
    _ name: String,
    on value: Value,
    _ arguments: [Argument],
    in scope: Scope
  ) -> Bool {
    guard isView(value), ViewCatalogue.modifiers[name] != nil else { return true }
    return own.contains { mayFit($0, arguments, in: scope) }
  }

  /// Whether a function takes arguments of these types, or it is not known which it takes.
  mutating func mayFit(_ callable: Callable, _ arguments: [Argument], in scope: Scope) -> Bool {
    guard callable.function.match(arguments) != nil else { return false }
    return !isModelled(callable) || rank(of: callable, arguments, expecting: nil, in: scope) != nil
  }

  /// Adds what it takes to make an argument fit, and says whether it does.
  private mutating func add(
    _ argument: Expression,
    for type: SwiftType?,
    isDelayed: Bool,
    to rank: inout Rank,
    in scope: Scope
  ) -> Bool {
    guard let type, type != .any else {
      rank.openness += 2
      return true
    }
    if type.isOpen { rank.openness += 1 }
    if case .function([], let result) = type, isDelayed {
      return add(argument, for: result, isDelayed: false, to: &rank, in: scope)
    }
    if case .closure(let closure) = argument.form {
      guard case .function(let parameters, _) = type.unwrapped else { return false }
      if parameters.count == 1, case .tuple = parameters[0] { return true }
      return closure.takes(parameters.count)
    }
    // By itself, an argument has the type that most contexts give it; what it does is done when the function is chosen.
    var probe = self
    var value = probe.evaluate(argument, in: scope)
    if value.unknown != nil { value = probe.evaluate(argument, expecting: type, in: scope) }
    return add(value, for: type, to: &rank)
  }

  /// Whether a parameter may take a value.
  func takes(_ type: SwiftType, _ value: Value) -> Bool {
    var rank = Rank()
    return add(value, for: type, to: &rank)
  }

  private func add(_ value: Value, for type: SwiftType, to rank: inout Rank) -> Bool {
    switch (value, type) {
    case (.number(let literal), .integer): return !literal.isReal
    case (.number(let literal), .sized):
      rank.add(.literal)
      return !literal.isReal
    case (.number(let literal), .double), (.number(let literal), .cgFloat):
      if !literal.isReal || type == .cgFloat { rank.add(.literal) }
      return true
    case (.optional(let wrapped), .optional(let inner)):
      return wrapped.map { add($0, for: inner, to: &rank) } ?? true
    case (_, .optional(let inner)):
      rank.add(.optional)
      return add(value, for: inner, to: &rank)
    // No literal is a value of a framework, but for keys.
    case (.number, .framework), (.integer, .framework), (.sized, .framework), (.real, .framework),
      (.boolean, .framework):
      return false
    case (.term(let term), .framework(let name)):
      return term.type == name || name.hasSuffix("Style")
    case (.text, .framework(let name)): return ViewCatalogue.keyTypes.contains(name)
    default: return converted(value, to: type, at: Place(line: 0, column: 0)).unknown == nil
    }
  }
}

extension Closure {
  /// Whether it can be one of so many parameters: without names for them, it has to speak of the last.
  fileprivate func takes(_ count: Int) -> Bool {
    if hasSignature, !parameters.isEmpty { return parameters.count == count }
    return count == 0 || body.mentions("$\(count - 1)")
  }
}

extension SwiftType {
  /// Whether a part of it is left open, as in `[Element]`.
  var isOpen: Bool {
    switch self {
    case .any: true
    case .optional(let inner), .array(let inner), .set(let inner), .range(let inner),
      .binding(let inner):
      inner.isOpen
    case .dictionary(let key, let value): key.isOpen || value.isOpen
    case .tuple(let elements): elements.contains { $0.type.isOpen }
    default: false
    }
  }

  var isModelled: Bool {
    switch unwrapped {
    case .unresolved, .ambiguous: false
    default: true
    }
  }
}

extension WrittenType? {
  /// Whether a value of any type is put into a box of it.
  fileprivate var isExistential: Bool {
    switch self {
    case .existential?, .named("Any", _, nil)?: true
    default: false
    }
  }
}
