internal import SwiftSource

extension Evaluator {
  /// A value of a type that nobody gives: of a `Bool` and of an enum one that it may be, of a collection some elements.
  mutating func assumed(_ type: SwiftType?, _ name: String, _ unknown: Unknown, depth: Int = 0)
    -> Value
  {
    guard let type, depth < 4 else { return .unknown(unknown) }
    switch type {
    case .boolean: return .boolean(false)
    case .array(let element):
      let elements = (0..<stand.items).map { index in
        assumedElement(element, index, name, unknown, depth: depth + 1)
      }
      return .array(elements, element: element)
    case .nominal(let path):
      guard let info = module.nominals[path] else { return .unknown(unknown) }
      switch info.kind {
      case .enumeration:
        guard !info.cases.isEmpty else { return .unknown(unknown) }
        return enumeration(info.cases[stand.shift % info.cases.count], of: path, unknown)
      case .structure where !info.says("View"):
        return structure(info, unknown) { evaluator, field, type in
          type == .integer
            ? .unknown(unknown) : evaluator.assumed(type, field, unknown, depth: depth + 1)
        }
      default: return .unknown(unknown)
      }
    default: return .unknown(unknown)
    }
  }

  /// An element of a collection: an enum is of another case for each, in it and in its properties.
  private mutating func assumedElement(
    _ type: SwiftType,
    _ index: Int,
    _ name: String,
    _ unknown: Unknown,
    depth: Int
  ) -> Value {
    guard case .nominal(let path) = type, let info = module.nominals[path] else {
      return assumed(type, name, unknown, depth: depth)
    }
    if info.kind == .enumeration, !info.cases.isEmpty {
      let turned = (index + stand.shift) % info.cases.count
      return enumeration(info.cases[turned], of: path, unknown)
    }
    guard info.kind == .structure, !info.says("View"), depth < 4 else { return .unknown(unknown) }
    // Of several conditions another holds of each element.
    var conditions = 0
    return structure(info, unknown) { evaluator, field, type in
      if type == .boolean {
        defer { conditions += 1 }
        return .boolean((index + evaluator.stand.shift) % evaluator.stand.items == conditions)
      }
      guard case .nominal? = type, let type else { return .unknown(unknown) }
      return evaluator.assumedElement(type, index, field, unknown, depth: depth + 1)
    }
  }

  private func enumeration(
    _ enumCase: Declaration.EnumCase,
    of path: String,
    _ unknown: Unknown
  ) -> Value {
    let payload = enumCase.parameters.map { Value.Labelled($0.label, .unknown(unknown)) }
    return .enumeration(
      Value.Enumeration(type: path, name: enumCase.name, payload: payload)
    )
  }

  mutating func structure(
    _ info: NominalInfo,
    _ unknown: Unknown,
    _ value: (inout Evaluator, String, SwiftType?) -> Value
  ) -> Value {
    var structure = Value.Structure(type: info.path, fields: [:], identity: nil)
    for field in info.fields {
      let type = type(field.variable.type, in: Scope(owner: info.path))
      structure.fields[field.name] =
        field.isInput
        ? value(&self, field.name, type) : initial(of: field, at: unknown.place)
    }
    return .structure(structure)
  }
}
