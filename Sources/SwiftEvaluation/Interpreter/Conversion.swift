internal import SwiftSource

extension Evaluator {
  /// A value as its context wants it: literals get their type, optionals are wrapped.
  func converted(_ value: Value, to type: SwiftType?, at place: Place) -> Value {
    guard let type else { return settled(value, at: place) }
    switch (value, type) {
    case (.unknown, _), (.closure, _), (.function, _): return value
    case (.alternatives(let all), _):
      return alternatives(
        all.map { ($0.condition, converted($0.value, to: type, at: place)) }
      )
    case (.optional(nil), .optional(.optional)):
      return .unknown(Unknown("nil of an optional of an optional", at: place))
    case (_, .any): return settled(value, at: place)
    case (.optional(let wrapped), .optional(let inner)):
      return .optional(wrapped.map { converted($0, to: inner, at: place) })
    case (_, .optional(let inner)):
      let converted = converted(value, to: inner, at: place)
      return converted.unknown == nil ? .optional(converted) : converted
    case (.number(let literal), .integer):
      return literal.integer.map(Value.integer)
        ?? .unknown(
          Unknown(
            literal.isReal ? "a real number as an Int" : "a number that is too large for Int",
            at: place
          )
        )
    case (.number(let literal), .sized(let width)):
      guard let number = literal.integer, width.holds(number) else {
        return .unknown(Unknown("no literal of a \(width.rawValue)", at: place))
      }
      return .sized(number, width)
    case (.number(let literal), .double), (.number(let literal), .cgFloat):
      return literal.real.map(Value.real)
        ?? .unknown(Unknown("an operator that no Double has", at: place))
    case (.array(_, .framework), .framework): return value
    case (.array(let elements, let known?), .array(let element))
    where known == element && element != .any && elements.allSatisfy { $0.unknown == nil }:
      return value
    case (.array(let elements, _), .array(let element)):
      let converted = elements.map { self.converted($0, to: element, at: place) }
      return converted.lazy.compactMap(\.unknown).first.map(Value.unknown)
        ?? .array(converted, element: element)
    case (.array(let elements, _), .set(let element)):
      let converted = elements.map { self.converted($0, to: element, at: place) }
      if let unknown = converted.lazy.compactMap(\.unknown).first { return .unknown(unknown) }
      guard converted.isEmpty || element != .any || common(converted) != nil else {
        return .unknown(Unknown("a set of values of several types", at: place))
      }
      guard converted.allSatisfy(isPlain) else {
        return .unknown(Unknown("a set of values that may compare in their own way", at: place))
      }
      return .set(Set(converted))
    case (.tuple(let elements), .tuple(let types)) where elements.count == types.count:
      guard let elements = ordered(elements, as: types) else {
        return .unknown(Unknown("a tuple with other labels", at: place))
      }
      return .tuple(
        zip(elements, types).map {
          Value.Labelled($1.label, converted($0.value, to: $1.type, at: place))
        }
      )
    case (.dictionary(let pairs, _), .dictionary(let key, let wanted)):
      var converted: [Value: Value] = [:]
      for (name, value) in pairs {
        converted[self.converted(name, to: key, at: place)] =
          self.converted(value, to: wanted, at: place)
      }
      return .dictionary(converted, value: wanted)
    case (.text(let text), .character):
      guard let exact = text.exact, exact.count == 1, let character = exact.first else {
        return .unknown(Unknown("a character that is not known", at: place))
      }
      return .character(character)
    case (.interval, .range), (.range, .range), (.keyPath, _), (.binding, .binding): return value
    case (.term, .framework), (.structure, .view), (.view, .view), (.term, .view),
      (.view, .framework):
      return value
    case (.array(_, let element?), .framework) where element == type: return value
    case (.boolean, .framework), (.text, .framework), (.number, .framework), (.integer, .framework),
      (.real, .framework):
      return settled(value, at: place)
    default:
      if let problem = type.problem(at: place) { return .unknown(problem) }
      return fits(value, type)
        ? value : .unknown(Unknown("a conversion that is not modelled", at: place))
    }
  }

  /// The elements of a tuple in the order of a type's labels; nil where it has others.
  private func ordered(
    _ elements: [Value.Labelled],
    as types: [SwiftType.Element]
  ) -> [Value.Labelled]? {
    let isSame = zip(elements, types).allSatisfy {
      $0.label == $1.label || $0.label == nil || $1.label == nil
    }
    if isSame { return elements }
    let ordered = types.compactMap { type in elements.first { $0.label == type.label } }
    return Set(ordered.map(\.label)).count == elements.count ? ordered : nil
  }

  /// Whether it is of a type as it is.
  private func fits(_ value: Value, _ type: SwiftType) -> Bool {
    switch (value, type) {
    case (.integer, .integer), (.real, .double), (.real, .cgFloat), (.boolean, .boolean),
      (.text, .string), (.character, .character), (.set, .set), (.void, .void):
      return true
    case (.term(let term), .cgFloat), (.term(let term), .double): return term.type == "CGFloat"
    case (.sized(_, let width), .sized(let wanted)): return width == wanted
    case (.structure(let structure), .nominal(let path)): return structure.type == path
    case (.enumeration(let enumeration), .nominal(let path)): return enumeration.type == path
    default: return false
    }
  }

  /// A value with the types that literals have where nothing else says so.
  func settled(_ value: Value, at place: Place) -> Value {
    switch value {
    case .number(let literal):
      return converted(value, to: literal.isReal ? .double : .integer, at: place)
    case .optional(let wrapped?): return .optional(settled(wrapped, at: place))
    case .array(let elements, nil):
      guard elements.contains(where: isOpen) else { return value }
      let settled = elements.map { self.settled($0, at: place) }
      return settled.lazy.compactMap(\.unknown).first.map(Value.unknown)
        ?? .array(settled, element: nil)
    case .tuple(let elements):
      return .tuple(elements.map { Value.Labelled($0.label, settled($0.value, at: place)) })
    case .alternatives(let all):
      return .alternatives(
        all.map {
          Value.Alternative(condition: $0.condition, value: settled($0.value, at: place))
        }
      )
    default: return value
    }
  }

  private func isOpen(_ value: Value) -> Bool {
    switch value {
    case .number: true
    case .optional(let wrapped?): isOpen(wrapped)
    case .array(let elements, nil): elements.contains(where: isOpen)
    case .tuple(let elements): elements.contains { isOpen($0.value) }
    default: false
    }
  }
}
