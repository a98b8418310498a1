internal import A11yModel
internal import XML

/// Which elements are in the accessibility tree by themselves, and as what (SVG Accessibility API
/// Mappings 1.0, sections 5.1.1 and 5.1.2).
enum SVGInclusion {
  /// Elements that are shown only where others refer to them, or never.
  static let unrendered: Set<String> = [
    "defs", "symbol", "clipPath", "mask", "pattern", "linearGradient", "radialGradient", "marker",
    "filter", "style", "script", "metadata", "title", "desc", "view", "animate", "animateMotion",
    "animateTransform", "set", "discard",
  ]

  /// Elements whose letters are theirs.
  static let texts: Set<String> = ["text", "tspan", "textPath", "foreignObject"]

  /// Whether an element is in the tree for what its author says of it.
  static func isIncluded(
    _ element: XML.Element,
    _ statement: SVGStatement?,
    _ role: SVGRole,
    _ said: SVGNames.Said
  ) -> Bool {
    if element.name == "foreignObject", !element.foreignParts.isEmpty { return true }
    let isNamed = !said.name.isAbsent
    guard let statement else { return isNamed || !said.description.isAbsent }
    // What is hidden, and what is no role, is there to be told.
    if statement.isFocusable || statement.isHidden || !role.unknown.isEmpty { return true }
    if element.name == "a", statement.hasAddress { return true }
    if role.isNone { return false }
    if role.stated == .generic { return isNamed }
    return isNamed || role.stated != nil || !said.description.isAbsent
      || statement.hasGlobalAttribute
  }

  /// What an element is by its role, or else by its name.
  static func kind(
    of element: XML.Element,
    _ role: A11yModel.Element.Role?
  ) -> A11yModel.Element.Kind {
    if role?.isOperable ?? false { return .control }
    switch element.name {
    case "text", "tspan", "textPath", "foreignObject":
      return role?.presentsChildren ?? false ? .shape : .text
    case "a", "g", "svg", "switch", "use", "symbol": return .group
    default: return .shape
    }
  }
}
