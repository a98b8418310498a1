internal import SwiftSource

extension Evaluator {
  /// Whether two values are equal; nil where that is not modelled.
  func equal(_ first: Value, _ second: Value) -> Bool? {
    switch (first, second) {
    case (.unknown, _), (_, .unknown), (.alternatives, _), (_, .alternatives): return nil
    case (.optional(nil), .optional(nil)): return true
    case (.optional(let one?), .optional(let other?)): return equal(one, other)
    case (.optional(nil), .optional), (.optional, .optional(nil)): return false
    case (.optional(let one), _): return one.map { equal($0, second) } ?? false
    case (_, .optional(let other)): return other.map { equal(first, $0) } ?? false
    case (.number(let literal), .integer(let value)), (.integer(let value), .number(let literal)):
      return literal.isReal ? nil : literal.integer.map { $0 == value }
    case (.number(let literal), .real(let value)), (.real(let value), .number(let literal)):
      return literal.real.map { $0 == value }
    case (.number(let one), .number(let other)):
      if one.isReal || other.isReal {
        guard let one = one.real, let other = other.real else { return nil }
        return one == other
      }
      return one.integer == other.integer
    case (.integer(let one), .integer(let other)): return one == other
    case (.real(let one), .real(let other)): return one == other
    case (.boolean(let one), .boolean(let other)): return one == other
    case (.character(let one), .character(let other)): return one == other
    case (.text(let one), .text(let other)):
      guard let one = one.exact, let other = other.exact else { return nil }
      return one == other
    case (.array(let one, _), .array(let other, _)):
      return one.count == other.count ? all(zip(one, other).map(equal)) : false
    case (.tuple(let one), .tuple(let other)) where one.count == other.count:
      return all(zip(one, other).map { equal($0.value, $1.value) })
    case (.range, .range): return first == second
    case (.set(let one), .set(let other)): return one == other
    case (.enumeration(let one), .enumeration(let other)):
      guard one.type == other.type, let info = module.nominals[one.type],
        info.functions["=="] == nil
      else { return nil }
      let isBare = info.cases.allSatisfy { $0.parameters.isEmpty }
      let isRaw = info.initialisers.isEmpty
      guard
        isBare && isRaw || info.says("Equatable") || info.says("Hashable")
          || info.says("Comparable")
      else { return nil }
      guard one.name == other.name, one.payload.count == other.payload.count else { return false }
      return all(zip(one.payload, other.payload).map { equal($0.value, $1.value) })
    case (.structure(let one), .structure(let other)):
      guard one.type == other.type, let info = module.nominals[one.type],
        info.functions["=="] == nil, info.fields.allSatisfy({ $0.wrapper == nil }),
        info.says("Equatable") || info.says("Hashable")
      else { return nil }
      return all(
        one.fields.map { name, value in
          other.fields[name].flatMap { equal(value, $0) }
        }
      )
    case (.term(let one), .term(let other))
    where one.type == other.type && TermCatalogue.choices.contains(one.type):
      return one.name == other.name
    default: return nil
    }
  }

  private func all(_ parts: [Bool?]) -> Bool? {
    if parts.contains(false) { return false }
    return parts.contains(nil) ? nil : true
  }
}
