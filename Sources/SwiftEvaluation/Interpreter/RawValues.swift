internal import SwiftSource

extension Evaluator {
  mutating func rawCase(
    _ info: NominalInfo,
    _ expression: Expression,
    in scope: Scope
  ) -> Value {
    guard let type = rawType(of: info) else {
      return .unknown(Unknown("an enum without raw values", at: expression.place))
    }
    let wanted = converted(
      evaluate(expression, expecting: type, in: scope),
      to: type,
      at: expression.place
    )
    if let unknown = wanted.unknown { return .unknown(unknown) }
    for enumCase in info.cases {
      guard let raw = raw(enumCase.name, of: info), let isEqual = equal(raw, wanted) else {
        return .unknown(Unknown("raw values that are not known", at: expression.place))
      }
      if isEqual {
        return .optional(
          .enumeration(Value.Enumeration(type: info.path, name: enumCase.name, payload: []))
        )
      }
    }
    return .optional(nil)
  }

  func rawType(of info: NominalInfo) -> SwiftType? {
    for (name, type) in [("Int", SwiftType.integer), ("String", .string), ("Double", .double)]
    where info.inheritedNames.first == name { return type }
    return nil
  }

  /// The raw value of a case: what is written, or what follows from those before.
  mutating func raw(_ name: String, of info: NominalInfo) -> Value? {
    guard let type = rawType(of: info) else { return nil }
    var next: Int? = 0
    for enumCase in info.cases {
      var value: Value
      if let raw = enumCase.raw {
        value = converted(
          evaluate(raw, expecting: type, in: Scope(owner: info.path)),
          to: type,
          at: raw.place
        )
      } else if type == .string {
        value = .string(enumCase.name)
      } else if let number = next {
        value = type == .integer ? .integer(number) : .real(Double(number))
      } else {
        return nil
      }
      if enumCase.name == name { return value }
      switch value {
      case .integer(let number): next = number == .max ? nil : number + 1
      case .real(let number): next = Int(exactly: number).map { $0 + 1 }
      default: next = nil
      }
    }
    return nil
  }
}
