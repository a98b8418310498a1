internal import SwiftSource

/// The values of the environment over which a root is evaluated where its code reads them.
enum EnvironmentValues {
  /// The values of a key, the usual one first; nil for what is not one of a few.
  static func values(of key: String) -> [Value]? {
    switch key {
    case "colorScheme": choice("ColorScheme", ["light", "dark"])
    case "colorSchemeContrast": choice("ColorSchemeContrast", ["standard", "increased"])
    case "accessibilityReduceMotion", "accessibilityDifferentiateWithoutColor",
      "accessibilityReduceTransparency", "accessibilityInvertColors":
      [.boolean(false), .boolean(true)]
    case "isEnabled": [.boolean(true), .boolean(false)]
    case "dynamicTypeSize": choice("DynamicTypeSize", ["large", "accessibility5"])
    case "layoutDirection": choice("LayoutDirection", ["leftToRight"])
    default: nil
    }
  }

  private static func choice(_ type: String, _ names: [String]) -> [Value] {
    names.map { .term(Term(type, $0, at: Place(line: 0, column: 0))) }
  }
}

extension Evaluator {
  /// What a state may be besides what it is at first; empty where that is not known.
  func domain(of key: String, _ first: Value) -> [Value] {
    switch first {
    case .boolean(let value): return [.boolean(!value)]
    case .enumeration(let enumeration):
      guard let info = module.nominals[enumeration.type],
        info.cases.allSatisfy({ $0.parameters.isEmpty })
      else { return [] }
      return info.cases.filter { $0.name != enumeration.name }.map {
        .enumeration(Value.Enumeration(type: enumeration.type, name: $0.name, payload: []))
      }
    case .integer(let value):
      guard let count = indexed[key], count <= 100 else { return [] }
      return (0..<count).filter { $0 != value }.map(Value.integer)
    default: return []
    }
  }

  /// Notes that a state is an index of so many elements, where an expression is one.
  mutating func note(_ expression: Expression, indexes count: Int, in scope: Scope) {
    guard let receiver = scope.receiver, case .structure(let structure) = cells[receiver].value
    else { return }
    let name: String
    switch expression.form {
    case .name(let written, _) where scope[written] == nil: name = written
    case .member(let base?, let member, _):
      guard case .name("self", _) = base.form else { return }
      name = member
    default: return
    }
    switch projected(name, of: structure, at: expression.place) {
    case .binding(.state(let key, []))?: indexed[key] = min(indexed[key] ?? count, count)
    default: break
    }
  }
}
