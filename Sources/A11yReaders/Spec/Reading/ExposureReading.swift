internal import A11yModel
internal import XML

extension ComponentReader {
  /// What assistive technology gets of an element.
  mutating func exposure(
    of element: XML.Element,
    _ allowed: Set<Template.Placeholder>,
    valueAttribute: String = "value"
  ) -> Exposure {
    var exposure = Exposure()
    exposure.label = spec.template("label", of: element, allowed)
    exposure.value = spec.template(valueAttribute, of: element, allowed)
    exposure.hint = spec.template("hint", of: element, allowed)
    let names = element["traits"]?.split(whereSeparator: \.isWhitespace).map(String.init) ?? []
    for (name, trait) in Traits.names where names.contains(name) { exposure.traits.insert(trait) }
    exposure.isHidden = spec.flag("hidden", of: element) ?? false
    exposure.isDecorative = spec.flag("decorative", of: element) ?? false
    exposure.grouping = spec.word("children", of: element)
    exposure.action = spec.word("action", of: element)
    exposure.live = spec.word("live", of: element)
    exposure.isList = spec.flag("list", of: element) ?? false
    exposure.sortPriority = spec.number("sort-priority", of: element) ?? 0
    exposure.language = spec.readLanguage(of: element)
    exposure.isLocalized = spec.flag("localized", of: element) ?? true
    for child in element.children {
      if child.name == "custom-action", let name = child["name"] {
        exposure.customActions.append(name)
      }
      guard child.name == "custom-content" else { continue }
      let isForEach = child["each"] == "step"
      let placeholders = isForEach ? Self.step : allowed
      guard let label = spec.template("label", of: child, placeholders) else { continue }
      exposure.customContent.append(
        Exposure.CustomContent(
          label: label,
          value: spec.template("value", of: child, placeholders),
          isImportant: child["importance"] == "high",
          isForEachStep: isForEach
        )
      )
    }
    return exposure
  }
}
