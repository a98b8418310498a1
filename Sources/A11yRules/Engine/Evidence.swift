internal import Support

/// One fact behind an outcome.
public struct Evidence: Hashable, Sendable {
  public var name: String
  public var value: Value

  /// A text, a number or a list.
  public enum Value: Hashable, Sendable {
    case text(String)
    case number(Double)
    case list([String])
  }

  public init(_ name: String, _ value: Value) {
    self.name = name
    self.value = value
  }
}

extension Evidence.Value: CustomStringConvertible {
  public var description: String {
    switch self {
    case .text(let text): text
    case .number(let number): DecimalText.short(number)
    case .list(let items): items.joined(separator: "; ")
    }
  }
}
