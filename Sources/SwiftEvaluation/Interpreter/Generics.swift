internal import SwiftSource

extension Evaluator {
  /// Gives literals among arguments the type that a generic parameter stands for, which all arguments of it have together.
  ///
  /// - Parameters:
  ///   - values: the arguments as they came out, with the types that are written for them.
  ///   - generics: the parameters that the call decides.
  ///   - fixed: those that what it is called on has decided, of which nobody says how.
  ///   - constraints: all of them, with what each has to conform to.
  ///   - place: where the call stands.
  /// - Returns: why that is not known; nil where it is, and the literals have their types.
  func unify(
    _ values: inout [(written: WrittenType?, value: Value)],
    _ generics: Set<String>,
    fixed: Set<String> = [],
    constraints: [Nominal.Generic],
    at place: Place
  ) -> Unknown? {
    for index in values.indices {
      let (written, value) = values[index]
      values[index].value = conforming(value, to: written, constraints, at: place)
      if let unknown = values[index].value.unknown, value.unknown == nil { return unknown }
    }
    guard !generics.isEmpty || !fixed.isEmpty else { return nil }
    let unknown = Unknown("what a generic parameter stands for is not known", at: place)
    var parts: [String: [Value]] = [:]
    for (written, value) in values {
      collect(value, written, generics.union(fixed), into: &parts)
    }
    for (name, all) in parts {
      let open = all.filter { !isSettled($0) && type(of: $0) != nil }
      if open.isEmpty && all.count < 2 { continue }
      if fixed.contains(name), !open.isEmpty { return unknown }
      let types = Set(all.filter(isSettled).compactMap(type))
      guard types.count < 2, let type = types.first ?? common(open) else {
        if types.isEmpty, open.isEmpty { continue }
        return unknown
      }
      for index in values.indices where values[index].written == .parameter(name) {
        guard !isSettled(values[index].value) else { continue }
        values[index].value = converted(values[index].value, to: type, at: place)
        if let unknown = values[index].value.unknown { return unknown }
      }
      let isWithin = values.contains {
        $0.written != .parameter(name) && $0.written?.mentions(name) == true
      }
      // Within another type, literals already have the type that they have by themselves.
      guard !isWithin || open.allSatisfy({ self.type(of: $0) == type }) else { return unknown }
    }
    return nil
  }

  /// A value whose literals are numbers of the type that conforms to what a parameter demands: `Int`, where that does.
  private func conforming(
    _ value: Value,
    to written: WrittenType?,
    _ constraints: [Nominal.Generic],
    at place: Place
  ) -> Value {
    let demanded: WrittenType?
    switch (written, value) {
    case (.named(let name, [], nil)?, _):
      demanded = constraints.first { $0.name == name }?.constraint
    case (.opaque(let contract)?, _), (.existential(let contract)?, _): demanded = contract
    case (.optional(let inner)?, .optional(let wrapped?)):
      let inner = conforming(wrapped, to: inner, constraints, at: place)
      return inner.unknown == nil ? .optional(inner) : inner
    case (.optional(let inner)?, _): return conforming(value, to: inner, constraints, at: place)
    case (.array(let inner)?, .array(let elements, _)):
      let unknown = elements.lazy.compactMap {
        conforming($0, to: inner, constraints, at: place).unknown
      }.first
      return unknown.map { .unknown($0) } ?? value
    default: return value
    }
    guard let demanded else { return value }
    let unknown = Value.unknown(Unknown("of what type a literal is", at: place))
    guard case .named(let contract, _, nil) = demanded else {
      if case .number(let literal) = value, !literal.isReal { return unknown }
      return value
    }
    var isReal =
      ["FloatingPoint", "BinaryFloatingPoint", "ExpressibleByFloatLiteral"].contains(contract)
    if module.nominals[contract]?.kind == .contract, !says(contract, .integer) {
      guard says(contract, .double) else {
        if case .number = value { return unknown }
        return value
      }
      isReal = true
    }
    switch value {
    case .number where isReal: return converted(value, to: .double, at: place)
    // A literal within another one has been taken for an integer.
    case .integer where isReal: return unknown
    default: return value
    }
  }

  /// What a context says of a value whose type names generic parameters: nothing, where they are a part of it.
  func wanted(_ type: SwiftType?, _ written: WrittenType?, _ generics: Set<String>) -> SwiftType? {
    guard let type, type.isOpen, generics.contains(where: { written?.mentions($0) == true }) else {
      return type
    }
    return nil
  }

  /// Collects what stands for generic parameters in a value of a written type.
  private func collect(
    _ value: Value,
    _ written: WrittenType?,
    _ generics: Set<String>,
    into parts: inout [String: [Value]]
  ) {
    switch (written, value) {
    case (.named(let name, let arguments, nil)?, _) where generics.contains(name):
      if arguments.isEmpty { parts[name, default: []].append(value) }
    case (.optional(let inner)?, .optional(let wrapped)):
      if let wrapped { collect(wrapped, inner, generics, into: &parts) }
    case (.optional(let inner)?, _): collect(value, inner, generics, into: &parts)
    case (.array(let inner)?, .array(let elements, _)):
      for element in elements.prefix(64) { collect(element, inner, generics, into: &parts) }
    case (.dictionary(let key, let inner)?, .dictionary(let pairs, _)):
      for pair in pairs.prefix(64) {
        collect(pair.key, key, generics, into: &parts)
        collect(pair.value, inner, generics, into: &parts)
      }
    case (.tuple(let types)?, .tuple(let elements)):
      for (type, element) in zip(types, elements) {
        collect(element.value, type.type, generics, into: &parts)
      }
    default: break
    }
  }
}

extension WrittenType {
  /// A generic parameter by its name.
  fileprivate static func parameter(_ name: String) -> WrittenType {
    .named(name, arguments: [], parent: nil)
  }

  /// Whether a name stands in it.
  func mentions(_ name: String) -> Bool {
    switch self {
    case .named(let own, let arguments, let parent):
      own == name || arguments.contains { $0.mentions(name) } || parent?.mentions(name) == true
    case .optional(let inner), .array(let inner): inner.mentions(name)
    case .dictionary(let key, let value): key.mentions(name) || value.mentions(name)
    case .tuple(let elements): elements.contains { $0.type.mentions(name) }
    default: false
    }
  }
}

extension SwiftType {
  /// Whether a literal that is handed over for it is what it is by itself.
  var keepsLiterals: Bool {
    switch self {
    case .integer, .boolean, .string, .void, .view, .any, .nominal: true
    case .array(let element): element.keepsLiterals
    case .dictionary(let key, let value): key.keepsLiterals && value.keepsLiterals
    case .framework(let name): !ViewCatalogue.keyTypes.contains(name)
    default: false
    }
  }
}
