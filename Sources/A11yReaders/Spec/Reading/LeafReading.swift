internal import A11yModel
internal import XML

extension ComponentReader {
  /// What every part has; what an element says nothing of is not looked for.
  mutating func leaf(
    _ element: XML.Element,
    _ kind: A11yModel.Element.Kind,
    _ allowed: Set<Template.Placeholder>,
    valueAttribute: String = "value"
  ) -> PartNode {
    let part = PartNode(kind: kind, source: spec.source(of: element))
    part.exposure = exposure(of: element, allowed, valueAttribute: valueAttribute)
    if element.mayHave(Self.placementNames) { part.placement = placement(of: element) }
    if element.mayHave(Self.importanceNames) {
      part.importance = Importance(
        isRequired: spec.flag("required", of: element),
        hasTextEquivalent: spec.flag("text-equivalent", of: element),
        isEssential: spec.flag("essential", of: element) ?? false,
        isPlatformDefault: spec.flag("platform-default", of: element) ?? false
      )
    }
    if element.mayHave(Self.measureNames) {
      let size = spec.number("size", of: element)
      part.appearance.width = spec.number("width", of: element) ?? size
      part.appearance.height = spec.number("height", of: element) ?? size
      part.appearance.pattern = element.ornament("pattern")
    }
    return part
  }

  private static let placementNames = AttributeNames(
    "over",
    "around",
    "gap",
    "when",
    "opacity",
    "disabled",
    "disabled-when"
  )
  private static let importanceNames = AttributeNames(
    "required",
    "text-equivalent",
    "essential",
    "platform-default"
  )
  private static let measureNames = AttributeNames("size", "width", "height", "pattern")
}
