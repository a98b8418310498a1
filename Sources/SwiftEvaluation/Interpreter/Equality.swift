internal import SwiftSource

extension Evaluator {
  /// Whether two values are equal, by what their types declare, else by their parts; nil where that is not modelled.
  mutating func equal(_ first: Value, _ second: Value) -> Bool? {
    switch (first, second) {
    case (.unknown, _), (_, .unknown), (.alternatives, _), (_, .alternatives): return nil
    case (.optional(nil), .optional(nil)): return true
    case (.optional(let one?), .optional(let other?)): return equal(one, other)
    case (.optional(nil), _), (_, .optional(nil)): return false
    case (.optional(let one?), _): return equal(one, second)
    case (_, .optional(let other?)): return equal(first, other)
    case (.number(let literal), .integer(let value)), (.integer(let value), .number(let literal)):
      return literal.isReal ? nil : literal.integer.map { $0 == value }
    case (.number(let literal), .sized(let value, let width)),
      (.sized(let value, let width), .number(let literal)):
      return literal.integer.flatMap { width.holds($0) ? $0 == value : nil }
    case (.sized(let one, let width), .sized(let other, let others)):
      return width == others ? one == other : nil
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
      return one.count == other.count ? equal(one, other) : false
    case (.tuple(let one), .tuple(let other)) where one.count == other.count:
      return equal(one.map(\.value), other.map(\.value))
    case (.range, .range): return first == second
    case (.set(let one), .set(let other)): return one == other
    case (.enumeration(let one), .enumeration(let other)):
      if let own = declaredEqual(first, second) { return own }
      guard one.type == other.type, let info = module.nominals[one.type],
        !comparesItself(one.type),
        info.cases.allSatisfy(\.parameters.isEmpty) || isEquatable(one.type)
      else { return nil }
      guard one.name == other.name, one.payload.count == other.payload.count else { return false }
      return equal(one.payload.map(\.value), other.payload.map(\.value))
    case (.structure(let one), .structure(let other)):
      if let own = declaredEqual(first, second) { return own }
      guard one.type == other.type, let info = module.nominals[one.type],
        info.fields.allSatisfy({ $0.wrapper == nil }), !comparesItself(one.type),
        isEquatable(one.type)
      else { return nil }
      let fields = info.fields.filter { other.fields[$0.name] != nil }
      guard fields.count == one.fields.count else { return nil }
      return equal(
        fields.compactMap { one.fields[$0.name] },
        fields.compactMap { other.fields[$0.name] }
      )
    case (.term(let one), .term(let other))
    where one.type == other.type && TermCatalogue.choices.contains(one.type):
      return one.name == other.name
    default: return nil
    }
  }

  /// Whether parts are equal, one by one: an unequal one decides whatever is not known of others.
  private mutating func equal(_ first: [Value], _ second: [Value]) -> Bool? {
    var isKnown = true
    for (one, other) in zip(first, second) {
      guard step() else { return nil }
      switch equal(one, other) {
      case false?: return false
      case nil: isKnown = false
      case true?: break
      }
    }
    return isKnown ? true : nil
  }

  /// What the `==` says that the source declares; nil where it declares none.
  private mutating func declaredEqual(_ first: Value, _ second: Value) -> Bool?? {
    guard let own = declared("==", first, second, at: Place(line: 0, column: 0)) else { return nil }
    if case .boolean(let isEqual) = own { return isEqual }
    return .some(nil)
  }

  private func isEquatable(_ path: String) -> Bool {
    lookup(named: path).contains {
      $0.says("Equatable") || $0.says("Hashable") || $0.says("Comparable")
    }
  }

  /// Whether it compares as it is, without anything that the source declares.
  func isPlain(_ value: Value) -> Bool {
    switch value {
    case .integer, .sized, .real, .boolean, .character: true
    case .text(let text): text.exact != nil
    case .optional(let wrapped): wrapped.map(isPlain) ?? true
    case .array(let elements, _): elements.allSatisfy(isPlain)
    case .enumeration(let enumeration):
      !comparesItself(enumeration.type) && enumeration.payload.allSatisfy { isPlain($0.value) }
    case .structure(let structure):
      !comparesItself(structure.type) && isEquatable(structure.type)
        && structure.fields.values.allSatisfy(isPlain)
    default: false
    }
  }

  /// Whether the source may declare how values of a type compare.
  private func comparesItself(_ path: String) -> Bool {
    let name = path.split(separator: ".").last.map(String.init) ?? path
    let isCompared = module.functions["=="]?.contains { callable in
      callable.function.parameters.contains { $0.type?.mentions(name) == true }
    }
    return isCompared == true
      || lookup(named: path).contains {
        $0.functions["=="] != nil || $0.variables["rawValue"] != nil
      }
  }
}
