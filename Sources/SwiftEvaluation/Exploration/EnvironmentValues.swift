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

  /// Settings that code asks the system for, by the key of the environment that says the same.
  static let settings = [
    "UIAccessibility.isReduceMotionEnabled": "accessibilityReduceMotion",
    "UIAccessibility.shouldDifferentiateWithoutColor": "accessibilityDifferentiateWithoutColor",
    "UIAccessibility.isReduceTransparencyEnabled": "accessibilityReduceTransparency",
    "UIAccessibility.isInvertColorsEnabled": "accessibilityInvertColors",
  ]

  /// The types of keys, which give implicit members theirs.
  static let types: [String: SwiftType] = [
    "colorScheme": .framework("ColorScheme"), "isEnabled": .boolean,
    "colorSchemeContrast": .framework("ColorSchemeContrast"),
    "dynamicTypeSize": .framework("DynamicTypeSize"),
    "layoutDirection": .framework("LayoutDirection"),
    "accessibilityReduceMotion": .boolean, "accessibilityDifferentiateWithoutColor": .boolean,
    "font": .optional(.framework("Font")), "lineLimit": .optional(.integer),
    "minimumScaleFactor": .cgFloat, "multilineTextAlignment": .framework("TextAlignment"),
    "horizontalSizeClass": .optional(.framework("UserInterfaceSizeClass")),
    "verticalSizeClass": .optional(.framework("UserInterfaceSizeClass")),
  ]

  private static func choice(_ type: String, _ names: [String]) -> [Value] {
    names.map { .term(Term(type, $0, at: Place(line: 0, column: 0))) }
  }
}

extension Evaluator {
  /// What a state or an input may be besides what it is at first; empty where that is not known.
  ///
  /// - Parameters:
  ///   - first: what it is at first.
  ///   - range: the values of an integer, where they are known.
  /// - Returns: the other values.
  func others(than first: Value, in range: ClosedRange<Int>?) -> [Value] {
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
      return (range.map(Array.init) ?? []).filter { $0 != value }.map(Value.integer)
    default: return []
    }
  }
}
