package import SwiftSource

/// A type as far as it decides what a value is.
package indirect enum SwiftType: Hashable, Sendable {
  case integer
  case sized(IntegerWidth)
  case double
  case cgFloat
  case boolean
  case string
  case character
  case void
  case optional(SwiftType)
  case array(SwiftType)
  case dictionary(SwiftType, SwiftType)
  case set(SwiftType)
  case tuple([Element])
  case range(SwiftType)
  case function([SwiftType], SwiftType)
  case binding(SwiftType)
  /// A type that the source declares, by its path.
  case nominal(String)
  /// A type of a framework, by its name.
  case framework(String)
  /// `some View`, and what shows.
  case view
  /// What a generic parameter or a protocol stands for: values stay as they are.
  case any
  /// A type that is not modelled.
  case unresolved(String)
  /// A name that several declarations have.
  case ambiguous(String, [Place])

  package struct Element: Hashable, Sendable {
    package var label: String?
    package var type: SwiftType
  }

  var isOptional: Bool {
    if case .optional = self { true } else { false }
  }

  /// What it is without `?`.
  var unwrapped: SwiftType {
    if case .optional(let wrapped) = self { wrapped.unwrapped } else { self }
  }

  /// Why a value of it is not known; nil for a type that is modelled.
  func problem(at place: Place) -> Unknown? {
    switch self {
    case .unresolved(let name): Unknown("the type \(name) is not modelled", at: place)
    case .ambiguous(let name, let others):
      Unknown("\(name) is declared twice", at: place, others: others)
    default: nil
    }
  }

  var isReal: Bool { self == .double || self == .cgFloat }

  /// Whether it is a type of numbers other than `Int`, which literals take of their context.
  var isNumberOfContext: Bool { if case .sized = self { true } else { isReal } }

  var isNumber: Bool { self == .integer || isNumberOfContext }

  /// The name under which the source may extend it; nil where it has none.
  var name: String? {
    switch self {
    case .integer: "Int"
    case .sized(let width): width.rawValue
    case .double: "Double"
    case .cgFloat: "CGFloat"
    case .boolean: "Bool"
    case .string: "String"
    case .character: "Character"
    case .optional: "Optional"
    case .array: "Array"
    case .dictionary: "Dictionary"
    case .set: "Set"
    case .nominal(let path): path
    case .framework(let name): name
    case .view: "View"
    default: nil
    }
  }
}
