/// The order in which attributes are written: what it is, what is heard, what is seen, where it stands in the source.
enum AttributeOrder {
  /// Whether an attribute stands before another.
  static func precedes(_ name: String, _ other: String) -> Bool {
    (indices[name] ?? names.count, name) < (indices[other] ?? names.count, other)
  }

  private static let names = [
    "id", "variant", "name", "icon", "type", "kind", "symbol", "is", "announced-as", "state",
    "current",
    "value", "min", "max", "determinate", "ordered", "orientation", "identity", "on", "step",
    "when",
    "scope", "complete", "backdrop", "surface", "appearance", "dynamic", "label", "value-text",
    "hint", "traits",
    "hidden",
    "decorative", "children", "sort-priority", "action", "disabled", "disabled-when", "localized",
    "over", "around", "gap", "size", "width", "height", "style", "weight", "scales", "type-limit",
    "max-width", "max-height", "lines", "overflow", "rendering", "thickness", "color", "opacity",
    "light", "dark",
    "light-high-contrast", "dark-high-contrast", "platform-default",
  ]

  private static let indices = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
}
