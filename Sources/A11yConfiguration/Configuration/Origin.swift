package import A11yModel

/// Where a setting comes from.
package enum Origin: Hashable, Sendable {
  case standard
  case file(Location)
  /// An option of the command line, as in `--profile`.
  case option(String)
}

extension Origin: CustomStringConvertible {
  package var description: String {
    switch self {
    case .standard: "default"
    case .file(let location): location.description
    case .option(let name): name
    }
  }
}

/// A value, and where it comes from.
package struct Placed<Value: Hashable & Sendable>: Hashable, Sendable {
  package var value: Value
  package var origin: Origin

  package init(_ value: Value, from origin: Origin) {
    self.value = value
    self.origin = origin
  }
}
