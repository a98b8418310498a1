internal import SwiftEvaluation
internal import SwiftSource

/// Reads shape styles as they come out where they are used.
///
/// | what | by |
/// |---|---|
/// | without a style, texts and symbols are `primary` | View.foregroundStyle(_:) |
/// | `.secondary` is the second level of the inherited foreground style | HierarchicalShapeStyle |
/// | the levels of a colour are 50, 25 and 18 % of it | assumed |
/// | `.tint` and `.foreground` are what is inherited | ShapeStyle.tint, ShapeStyle.foreground |
/// | `.background`, `.separator`, `.placeholder`, `.link` are the system's | ShapeStyle, “Getting styles” |
/// | `.fill` and its levels are the system's fills | assumed |
/// | without a tint it is the accent colour | View.tint(_:) |
struct StyleReading {
  var inherited: Inherited

  func style(_ value: Value?, at place: Place) -> Fact<Paint.Style> {
    switch value {
    case nil, .optional(nil)?: return .absent
    case .optional(let wrapped?)?: return style(wrapped, at: place)
    case .unknown(let unknown)?: return .unknown(unknown)
    case .view(let node)?: return gradient(node, at: place)
    case .term(let term)?: return style(term)
    default: return .unknown(Unknown("a style is not modelled", at: place))
    }
  }

  /// What texts, symbols and shapes without a style of their own are painted with.
  func foreground(at place: Place) -> Fact<Paint.Style> {
    if let first = inherited.foreground.first { return first }
    return .known(.color(ShownColor(.system("primary"))), at: place)
  }

  func tint(at place: Place) -> Fact<Paint.Style> {
    if case .absent = inherited.tint {
      return .known(.color(ShownColor(.system("accentColor"))), at: place)
    }
    return inherited.tint
  }

  private func style(_ term: Term) -> Fact<Paint.Style> {
    let place = term.place
    if term.type == "Material" { return .known(.material(term.name), at: place) }
    guard term.type == "ShapeStyle" || term.type == "AnyShapeStyle" else {
      return colored(.term(term), at: place)
    }
    if term.name == "init" { return style(term.arguments.first?.value, at: place) }
    if let base = term.receiver {
      let style = style(base, at: place)
      if term.name == "opacity" {
        let factor = Fact<Double>(term.arguments.first?.value, at: place, "an opacity")
        return Self.with(opacity: factor, style)
      }
      if term.name == "gradient" { return Self.standardGradient(style) }
      if let level = Self.levels[term.name] {
        if case .term(let fill) = base, fill.name == "fill", fill.receiver == nil {
          return Self.assumed(Self.fills[level], at: place)
        }
        return Self.level(level, of: style, at: place)
      }
      return .unknown(Unknown("a style is not modelled", at: place))
    }
    if term.name.hasSuffix("Gradient"), term.isCall {
      return gradient(term.name, term.arguments, at: place)
    }
    switch term.name {
    case "tint": return tint(at: place)
    case "foreground": return foreground(at: place)
    case "background": return .known(.color(ShownColor(.system("systemBackground"))), at: place)
    case "separator", "link": return .known(.color(ShownColor(.system(term.name))), at: place)
    case "placeholder": return .known(.color(ShownColor(.system("placeholderText"))), at: place)
    case "fill": return Self.assumed("systemFill", at: place)
    case "selection": return tint(at: place).asAssumed
    case "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial",
      "ultraThickMaterial", "bar":
      return .known(.material(term.name), at: place)
    default: break
    }
    if let level = Self.levels[term.name] { return inheritedLevel(level, at: place) }
    return colored(.term(term), at: place)
  }

  private func colored(_ value: Value, at place: Place) -> Fact<Paint.Style> {
    let color = ColorReading.color(value, at: place)
    if color.content?.base == .system("accentColor"), !inherited.tint.isAbsent {
      return .unknown(
        Unknown("whether a tint changes accentColor is not documented", at: color.place ?? place)
      )
    }
    return color.map { .color($0) }
  }

  /// `.secondary` and its like: a level of what is inherited.
  private func inheritedLevel(_ level: Int, at place: Place) -> Fact<Paint.Style> {
    if inherited.foreground.indices.contains(level) { return inherited.foreground[level] }
    guard let first = inherited.foreground.first else {
      guard level < 4 else {
        return .unknown(Unknown("no colour of the fifth level is documented", at: place))
      }
      let name = ["primary", "secondary", "tertiary", "quaternary"][level]
      return .known(.color(ShownColor(.system(name))), at: place)
    }
    return Self.level(level, of: first, at: place)
  }

  private static let levels = [
    "primary": 0, "secondary": 1, "tertiary": 2, "quaternary": 3, "quinary": 4,
  ]
  private static let fills = [
    "systemFill", "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill",
    "quaternarySystemFill",
  ]
  private static let opacities = [1, 0.5, 0.25, 0.18, 0.18]

  private static func level(
    _ level: Int,
    of style: Fact<Paint.Style>,
    at place: Place
  ) -> Fact<Paint.Style> {
    guard level > 0 else { return style }
    if case .known(.color(let color), let origin) = style, color.base == .system("primary"),
      color.opacity == 1, level < 4
    {
      let name = ["primary", "secondary", "tertiary", "quaternary"][level]
      return .known(.color(ShownColor(.system(name))), origin)
    }
    return with(opacity: .known(opacities[level], at: place), style).asAssumed
  }

  private static func assumed(_ name: String, at place: Place) -> Fact<Paint.Style> {
    .assumed(.color(ShownColor(.system(name))), at: place)
  }

  static func with(opacity: Fact<Double>, _ style: Fact<Paint.Style>) -> Fact<Paint.Style> {
    guard case .known(let style, let origin) = style else { return style }
    guard case .known(let factor, _) = opacity else {
      return .unknown(opacity.unknown ?? Unknown("an opacity is not known", at: origin.place))
    }
    let bounded = min(max(factor, 0), 1)
    switch style {
    case .color(var color):
      color.opacity *= bounded
      return .known(.color(color), origin)
    case .gradient(var gradient):
      gradient.opacity *= bounded
      return .known(.gradient(gradient), origin)
    case .material:
      return .unknown(Unknown("a material with an opacity is not modelled", at: origin.place))
    }
  }

  private static func standardGradient(_ style: Fact<Paint.Style>) -> Fact<Paint.Style> {
    guard case .known(.color(let color), let origin) = style else { return style }
    let stop = Paint.Gradient.Stop(
      color: .known(color, at: origin.place),
      location: .absent
    )
    return .known(.gradient(Paint.Gradient(kind: .standard, stops: [stop])), origin)
  }

  private func gradient(_ node: ViewNode, at place: Place) -> Fact<Paint.Style> {
    if case .framework("Color") = node.kind, node.modifiers.isEmpty {
      return style(node.arguments.first?.value, at: place)
    }
    guard case .framework(let name) = node.kind, node.modifiers.isEmpty else {
      return .unknown(Unknown("a view as a style is not modelled", at: place))
    }
    return gradient(name, node.arguments, at: node.place)
  }

  private func gradient(
    _ name: String,
    _ arguments: [Value.Labelled],
    at place: Place
  ) -> Fact<Paint.Style> {
    let kind: Paint.Gradient.Kind
    switch name {
    case "LinearGradient", "linearGradient": kind = .linear
    case "RadialGradient", "EllipticalGradient", "radialGradient", "ellipticalGradient":
      kind = .radial
    case "AngularGradient", "angularGradient", "conicGradient": kind = .angular
    default: return .unknown(Unknown("\(name) as a style is not modelled", at: place))
    }
    var stops: [Paint.Gradient.Stop] = []
    var values: [Value.Labelled] = arguments
    let inner = arguments["gradient"] ?? arguments.unlabelled.first
    if case .term(let gradient)? = inner {
      if gradient.name == "gradient", let base = gradient.receiver {
        return Self.standardGradient(style(base, at: place))
      }
      values = gradient.arguments
    } else if case .unknown(let unknown)? = inner {
      return .unknown(unknown)
    }
    if case .array(let colors, _)? = values["colors"] {
      stops = colors.map { .init(color: ColorReading.color($0, at: place), location: .absent) }
    } else if case .array(let all, _)? = values["stops"] {
      for case .term(let stop) in all {
        guard let color = stop.arguments["color"] else { continue }
        stops.append(
          .init(
            color: ColorReading.color(color, at: place),
            location: Fact<Double>(stop.arguments["location"], at: place)
          )
        )
      }
      if stops.count != all.count { stops = [] }
    } else if let unknown = (values["colors"] ?? values["stops"])?.unknown {
      return .unknown(unknown)
    }
    guard !stops.isEmpty else {
      return .unknown(Unknown("the colours of a gradient are not known", at: place))
    }
    return .known(.gradient(Paint.Gradient(kind: kind, stops: stops)), at: place)
  }
}

extension Fact {
  /// The same with the platform's part in it assumed.
  var asAssumed: Fact {
    if case .known(let content, let origin) = self {
      .assumed(content, at: origin.place)
    } else {
      self
    }
  }
}
