internal import A11yModel
internal import XML

extension ComponentReader {
  /// What assistive technology gets of an element.
  mutating func exposure(
    of element: XML.Element,
    _ allowed: Template.Placeholders,
    valueAttribute: SpecName = .value
  ) -> Exposure {
    var exposure = Exposure()
    exposure.label = spec.template(.label, of: element, allowed)
    exposure.value = spec.template(valueAttribute, of: element, allowed)
    if element.mayHave(Self.moreNames) || element.elements.contains(where: \.isOfRotor)
      || spec.mayLackFacts(element)
    {
      readMore(of: element, allowed, into: &exposure)
    }
    return exposure
  }

  /// The attributes of what most elements have nothing of.
  private static let moreNames = AttributeNames(
    .hint,
    .traits,
    .hidden,
    .decorative,
    .children,
    .action,
    .live,
    .list,
    .sortPriority,
    .lang,
    .localized,
    .hitWidth,
    .hitHeight,
    .hitShape,
    .spacing
  )

  private static let hitNames = AttributeNames(.hitWidth, .hitHeight, .hitShape, .spacing)

  private mutating func readMore(
    of element: XML.Element,
    _ allowed: Template.Placeholders,
    into exposure: inout Exposure
  ) {
    var more = Exposure.More()
    more.hint = spec.template(.hint, of: element, allowed)
    for name in element[.traits]?.words ?? [] {
      if let known = Traits.names.first(where: { $0.name == name }) {
        more.traits.insert(known.trait)
      }
    }
    more.isHidden = spec.flag(.hidden, of: element) ?? false
    more.isDecorative = spec.flag(.decorative, of: element) ?? false
    more.grouping = spec.word(.children, of: element)
    more.action = spec.word(.action, of: element)
    more.live = spec.word(.live, of: element)
    more.isList = spec.flag(.list, of: element) ?? false
    more.sortPriority = spec.number(.sortPriority, of: element) ?? 0
    more.language = spec.readLanguage(of: element)
    more.isLocalized = spec.flag(.localized, of: element) ?? true
    if element.mayHave(Self.hitNames) { more.hit = hit(of: element) }
    for child in element.elements where child.isOfRotor {
      if child.specName == .customAction,
        let name = spec.template(.name, of: child, allowed)
      {
        more.customActions.append(name)
      }
      guard child.specName == .customContent else { continue }
      let isForEach = child[.each] == "step"
      let placeholders = isForEach ? Self.step : allowed
      guard let label = spec.template(.label, of: child, placeholders) else { continue }
      more.customContent.append(
        Exposure.CustomContent(
          label: label,
          value: spec.template(.value, of: child, placeholders),
          isImportant: child[.importance] == "high",
          isForEachStep: isForEach
        )
      )
    }
    if !more.isNothing { exposure.more = more }
  }
}

extension ComponentReader {
  /// Where an element responds to a touch or a click; nil where it does not say.
  private func hit(of element: XML.Element) -> Exposure.Hit? {
    let hit = Exposure.Hit(
      width: spec.number(.hitWidth, of: element),
      height: spec.number(.hitHeight, of: element),
      shape: spec.word(.hitShape, of: element),
      spacing: spec.number(.spacing, of: element)
    )
    let isSaid =
      hit.width != nil || hit.height != nil || hit.shape != nil || hit.spacing != nil
    return isSaid ? hit : nil
  }
}

extension XML.Element {
  /// Whether it is more that a screen reader offers of what it lies in.
  fileprivate var isOfRotor: Bool { specName == .customContent || specName == .customAction }
}
