internal import A11yModel
internal import CSS
internal import XML

/// What animations do, by what they change.
enum MotionProperties {
  /// What happens where some properties change, by their numbers; nil where nothing does that is
  /// read.
  static func kind(of properties: Set<Int>) -> Animation.Kind? {
    let names = Set(properties.map { StyleProperty.all[$0].name })
    return kinds.first { !names.isDisjoint(with: $0.names) }?.kind ?? (names.isEmpty ? nil : .color)
  }

  /// What an animation element does; nil where it changes nothing step by step.
  static func kind(of element: XML.Element) -> Animation.Kind? {
    switch element.name {
    case "animateMotion": return .move
    case "animateTransform":
      switch element["type"] {
      case "scale": return .scale
      case "rotate": return .rotate
      case nil, "translate", "skewX", "skewY": return .move
      default: return nil
      }
    case "animate":
      guard let name = element["attributeName"]?.filter({ !$0.isWhitespace }), !name.isEmpty
      else { return nil }
      return kinds.first { $0.names.contains(name) }?.kind
        ?? (attributes.contains(name) ? .move : .color)
    // What is set changes at once.
    default: return nil
    }
  }

  /// Whether an animation element changes nothing step by step: all values that it gives are one.
  ///
  /// - Parameters:
  ///   - element: the animation element.
  ///   - changed: what it animates.
  /// - Returns: false where it may change something.
  static func isConstant(_ element: XML.Element, changing changed: XML.Element) -> Bool {
    if element.name == "animateMotion",
      element["path"] != nil || element.elements.contains(where: { $0.name == "mpath" })
    {
      return false
    }
    if let values = element["values"] {
      let values = values.itemized.map(\.listed).filter { !$0.isEmpty }
      return !values.isEmpty && values.allSatisfy { $0 == values[0] }
    }
    if let by = element["by"], element["to"] == nil {
      let numbers = by.listed.map { Double($0) }
      return !numbers.isEmpty && numbers.allSatisfy { $0 == 0 }
    }
    guard let to = element["to"] else { return false }
    // A transformation is not written as its attribute is, and what begins behind another animation
    // may begin elsewhere.
    let isFirst = !(element["begin"] ?? "").contains(".")
    let own =
      isFirst && element.name == "animate" ? element["attributeName"].flatMap { changed[$0] } : nil
    return (element["from"] ?? own).map { $0.listed == to.listed } ?? false
  }

  private static let kinds: [(kind: Animation.Kind, names: Set<String>)] = [
    (.move, ["transform", "translate", "offset-path", "x", "y", "cx", "cy"]),
    (.rotate, ["rotate"]),
    (.scale, ["scale", "width", "height", "r", "rx", "ry", "font-size"]),
    (.grow, ["d", "stroke-dashoffset", "stroke-dasharray"]),
    (.fade, ["opacity", "fill-opacity", "stroke-opacity"]),
  ]

  /// Attributes that are no properties, and move something.
  private static let attributes: Set<String> = [
    "x1", "x2", "y1", "y2", "points", "dx", "dy", "viewBox", "startOffset", "gradientTransform",
    "patternTransform",
  ]
}
