internal import A11yModel
internal import XML

extension ComponentReader {
  /// What every part has; what an element says nothing of is not looked for.
  mutating func leaf(
    _ element: XML.Element,
    _ kind: A11yModel.Element.Kind,
    _ allowed: Template.Placeholders,
    valueAttribute: SpecName = .value
  ) -> PartDraft {
    let part = PartDraft(kind, source: spec.source(of: element))
    readAnimations(of: element)
    part.exposure = exposure(of: element, allowed, valueAttribute: valueAttribute)
    if element.mayHave(Self.placementNames) || spec.mayLackFacts(element) {
      part.details.placement = placement(of: element)
    }
    if element.mayHave(Self.importanceNames) {
      part.details.importance = Importance(
        isRequired: spec.flag(.required, of: element),
        hasTextEquivalent: spec.flag(.textEquivalent, of: element),
        isEssential: spec.flag(.essential, of: element) ?? false,
        isPlatformDefault: spec.flag(.platformDefault, of: element) ?? false
      )
    }
    if element.mayHave(Self.measureNames) {
      let size = spec.number(.size, of: element)
      part.details.appearance.width = spec.number(.width, of: element) ?? size
      part.details.appearance.height = spec.number(.height, of: element) ?? size
      part.details.appearance.x = spec.number(.x, of: element)
      part.details.appearance.y = spec.number(.y, of: element)
      part.details.appearance.pattern = element.ornament(.pattern)
    }
    return part
  }

  private static let placementNames = AttributeNames(
    .over,
    .around,
    .gap,
    .when,
    .opacity,
    .disabled,
    .disabledWhen
  )
  private static let importanceNames = AttributeNames(
    .required,
    .textEquivalent,
    .essential,
    .platformDefault
  )
  private static let measureNames = AttributeNames(.size, .width, .height, .x, .y, .pattern)
}
