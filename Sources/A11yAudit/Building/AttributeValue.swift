internal import Support

/// What an attribute of a spec can be set to.
package protocol AttributeValue {
  /// The value as a spec writes it.
  var attributeText: String { get }
}

extension String: AttributeValue {
  package var attributeText: String { self }
}

extension Bool: AttributeValue {
  package var attributeText: String { self ? "true" : "false" }
}

extension Int: AttributeValue {
  package var attributeText: String { String(self) }
}

extension Double: AttributeValue {
  /// Without decimals where it is whole.
  package var attributeText: String { DecimalText.short(self) }
}

extension Array: AttributeValue where Element: AttributeValue {
  /// Separated by spaces.
  package var attributeText: String { map(\.attributeText).joined(separator: " ") }
}

extension AttributeValue where Self: RawRepresentable<String> {
  package var attributeText: String { rawValue }
}
