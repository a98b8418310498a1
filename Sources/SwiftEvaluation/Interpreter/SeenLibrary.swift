internal import SwiftSource

/// The types of what the standard library gives, as far as they follow from names.
enum SeenLibrary {
  static func member(_ name: String, of type: SwiftType) -> Evaluator.Seen {
    switch (type, name) {
    case (.array(let element), "first"), (.array(let element), "last"): .typed(.optional(element))
    case (.array, "count"), (.string, "count"), (.dictionary, "count"): .typed(.integer)
    case (.array, "isEmpty"), (.string, "isEmpty"): .typed(.boolean)
    default: .unknown
    }
  }

  static func call(
    _ name: String,
    _ arguments: [Argument],
    of type: SwiftType
  ) -> Evaluator.Seen {
    switch (type, name) {
    case (.array(let element), "max"), (.array(let element), "min"),
      (.array(let element), "first"), (.array(let element), "last"),
      (.array(let element), "popLast"):
      .typed(.optional(element))
    case (.array, "firstIndex"): .typed(.optional(.integer))
    case (.array, "filter"), (.array, "sorted"): .typed(type)
    case (.array, "contains"), (.array, "allSatisfy"), (.string, "contains"),
      (.string, "hasPrefix"), (.string, "hasSuffix"):
      .typed(.boolean)
    case (.string, "uppercased"), (.string, "lowercased"), (.string, "replacingOccurrences"),
      (.string, "trimmingCharacters"):
      .typed(.string)
    case (.array(.string), "joined") where arguments.count == 1: .typed(.string)
    case (.double, "rounded"), (.double, "squareRoot"): .typed(.double)
    default: .unknown
    }
  }
}
