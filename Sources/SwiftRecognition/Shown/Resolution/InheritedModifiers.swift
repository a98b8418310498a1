internal import SwiftEvaluation

/// What modifiers change of what is inherited; the innermost wins.
///
/// | what | by |
/// |---|---|
/// | `foregroundStyle`, `foregroundColor`, `tint`, `font`, `fontWeight`, `bold`, `lineLimit` are inherited | View, “Text and symbol modifiers”; View.tint(_:) |
/// | `disabled` is inherited and cannot be taken back | View.disabled(_:) |
/// | styles of buttons, progress views and gauges are inherited | View.buttonStyle(_:) |
enum InheritedModifiers {
  static func apply(_ modifier: ViewNode.Modifier, to inherited: inout Inherited) {
    let place = modifier.place
    let value = modifier.arguments.unlabelled.first
    guard modifier.isKnown else {
      forget(ModifierEffects.unknown(modifier), modifier.name, in: &inherited)
      return
    }
    switch modifier.name {
    case "environment": give(modifier, to: &inherited)
    case "foregroundStyle", "foregroundColor":
      let styles = StyleReading(inherited: inherited)
      let read = modifier.arguments.unlabelled.map { styles.style($0, at: place) }
      // `foregroundColor(nil)` is what is inherited without it.
      if !read.contains(where: \.isAbsent) { inherited.foreground = read }
    case "tint", "accentColor":
      inherited.tint = StyleReading(inherited: inherited).style(value, at: place)
    case "font":
      let weight = inherited.font.weight
      FontReading.read(value, into: &inherited.font, at: place)
      if inherited.hasOwnWeight { inherited.font.weight = weight }
    case "fontWeight":
      inherited.font.weight = Fact(name: value, at: place, "a weight")
      inherited.hasOwnWeight = !inherited.font.weight.isAbsent
    case "bold":
      guard modifier.arguments.isEmpty || value?.unwrapped == .boolean(true) else { return }
      inherited.font.weight = FontReading.bold(inherited.font, at: place)
      inherited.hasOwnWeight = true
    case "italic":
      inherited.font.isItalic = .known(value?.unwrapped != .boolean(false), at: place)
    case "lineLimit": inherited.room.lines = Fact<Int>(value, at: place)
    case "minimumScaleFactor": inherited.room.minimumScale = Fact<Double>(value, at: place)
    case "multilineTextAlignment":
      inherited.room.alignment = Fact(name: value, at: place, "an alignment")
    case "dynamicTypeSize": inherited.font.limit = limit(value, modifier)
    case "disabled":
      let own = Fact<Bool>(value, at: place, "whether it is disabled")
      switch (inherited.disabled, own) {
      case (.known(true, _), _), (_, .known(false, _)): break
      default: inherited.disabled = own
      }
    case "buttonStyle": inherited.buttonStyle = style(value, modifier)
    case "progressViewStyle":
      inherited.progressStyle = style(value, modifier)
      if case .term(let term)? = value?.unwrapped, let tint = term.arguments["tint"] {
        inherited.tint = StyleReading(inherited: inherited).style(tint, at: place)
      }
    case "gaugeStyle": inherited.gaugeStyle = style(value, modifier)
    case "labelStyle": inherited.labelStyle = style(value, modifier)
    case "labelsHidden": inherited.hidesLabels = .known(true, at: place)
    case "symbolRenderingMode": inherited.rendering = Fact(name: value, at: place, "a rendering")
    default: break
    }
  }

  /// What the environment's values of these keys are by a modifier of their name.
  private static func give(_ modifier: ViewNode.Modifier, to inherited: inout Inherited) {
    guard case .keyPath(let names)? = modifier.arguments.first?.value,
      let value = modifier.arguments.last?.value
    else { return }
    let keys = [
      "font", "lineLimit", "minimumScaleFactor", "multilineTextAlignment", "dynamicTypeSize",
      "symbolRenderingMode",
    ]
    var inner = modifier
    if names == ["isEnabled"] {
      guard case .boolean(let isEnabled) = value.unwrapped else {
        inherited.disabled = .unknown(
          value.unknown ?? Unknown("whether it is enabled is not known", at: modifier.place)
        )
        return
      }
      inherited.disabled = .known(!isEnabled, at: modifier.place)
    } else if names == ["colorScheme"] {
      inherited.scheme = Fact(name: value, at: modifier.place, "a scheme")
    } else if names.count == 1, keys.contains(names[0]) {
      inner.name = names[0]
      inner.arguments = [.init("_", value)]
      apply(inner, to: &inherited)
    }
  }

  /// What the modifiers change by which all of it is inherited, and nothing of the view itself.
  static let inheritedAlone: Set<String> = [
    "foregroundStyle", "foregroundColor", "tint", "accentColor", "font", "fontWeight", "bold",
    "italic", "lineLimit", "minimumScaleFactor", "multilineTextAlignment", "dynamicTypeSize",
    "disabled", "buttonStyle", "progressViewStyle", "gaugeStyle", "labelStyle",
    "labelsHidden",
    "symbolRenderingMode", "fontDesign", "fontWidth", "imageScale",
  ]

  /// Makes unknown what a modifier that is not modelled could have changed.
  private static func forget(_ unknown: Unknown, _ name: String, in inherited: inout Inherited) {
    switch name {
    case "foregroundStyle", "foregroundColor": inherited.foreground = [.unknown(unknown)]
    case "tint", "accentColor": inherited.tint = .unknown(unknown)
    case "font", "fontWeight", "bold": inherited.font.forget(unknown)
    case "lineLimit": inherited.room.lines = .unknown(unknown)
    case "dynamicTypeSize": inherited.font.limit = .unknown(unknown)
    case "disabled": inherited.disabled = .unknown(unknown)
    case "buttonStyle": inherited.buttonStyle = .unknown(unknown)
    case "progressViewStyle": inherited.progressStyle = .unknown(unknown)
    case "gaugeStyle": inherited.gaugeStyle = .unknown(unknown)
    case "labelStyle": inherited.labelStyle = .unknown(unknown)
    case "symbolRenderingMode": inherited.rendering = .unknown(unknown)
    default:
      if ModifierEffects.changesInherited(name), !inheritedAlone.contains(name) {
        inherited.forget(unknown)
      }
    }
  }

  /// The name of a style: `.circular`, and `circular` of `CircularProgressViewStyle()`.
  private static func style(_ value: Value?, _ modifier: ViewNode.Modifier) -> Fact<String> {
    Fact(value, at: modifier.place, "the style") {
      if case .structure = $0 { return ShownControl.own }
      guard case .term(let term) = $0, term.receiver == nil else { return nil }
      guard term.name == "init" else { return term.name }
      for suffix in ["ProgressViewStyle", "ButtonStyle"] where term.type.hasSuffix(suffix) {
        let name = term.type.dropLast(suffix.count)
        return name == "Default" ? "automatic" : name.prefix(1).lowercased() + name.dropFirst()
      }
      return nil
    }
  }

  private static func limit(_ value: Value?, _ modifier: ViewNode.Modifier) -> Fact<String> {
    Fact(value, at: modifier.place, "the sizes of text") {
      if case .term(let term) = $0, term.type == "DynamicTypeSize" { term.name } else { nil }
    }
  }
}
