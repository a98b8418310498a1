internal import SwiftEvaluation
internal import SwiftSource

/// Reads colours as the source makes them.
///
/// | what | by |
/// |---|---|
/// | `Color.red` … `brown`, `gray` are the system's colours, which differ by appearance | Color, “Getting standard colors”; HIG, Color |
/// | `Color(red:green:blue:opacity:)` and `Color(white:)` are sRGB, `hue:saturation:brightness:` as well | Color, initialisers |
/// | `UIColor(displayP3Red:green:blue:alpha:)` is of that space, all others of UIKit of extended sRGB | UIColor, initialisers |
/// | `opacity(_:)` multiplies | Color.opacity(_:) |
/// | `UIColor.red` is the red of sRGB, not that of the system | UIColor, “Fixed colors” |
/// | `UIColor(dynamicProvider:)` is what that returns for the traits where it is shown | UIColor.init(dynamicProvider:) |
/// | `UIColor(_: Color)` of components has these; what a colour that adapts becomes is not documented | UIColor.init(_:) |
/// | `Color(_: String)` is an asset by its name, `Color(_: ColorResource)` by its symbol | Color.init(_:bundle:) |
enum ColorReading {
  static func color(_ value: Value, at place: Place) -> Fact<ShownColor> {
    switch value {
    case .optional(nil): return .absent
    case .optional(let wrapped?): return color(wrapped, at: place)
    case .unknown(let unknown): return .unknown(unknown)
    case .view(let node):
      if case .framework("Color") = node.kind, node.modifiers.isEmpty,
        let inner = node.arguments.first
      {
        return color(inner.value, at: place)
      }
    case .term(let term): return color(term)
    default: break
    }
    return .unknown(Unknown("a colour is not modelled", at: place))
  }

  private static func color(_ term: Term) -> Fact<ShownColor> {
    let place = term.place
    switch (term.type, term.name, term.receiver) {
    case ("Color", "init", nil): return made(term)
    case ("Color", "opacity", let base?), ("ShapeStyle", "opacity", let base?),
      ("UIColor", "withAlphaComponent", let base?):
      return with(opacity: term, color(base, at: place), replaces: term.type == "UIColor")
    case ("Color", let name, nil), ("ShapeStyle", let name, nil):
      if let color = standard[name] { return .known(color, at: place) }
    case ("UIColor", "init", nil): return made(term)
    case ("UIColor", let name, nil):
      if let color = fixed[name] { return .known(color, at: place) }
      if name == "tintColor" { return .known(ShownColor(.system("accentColor")), at: place) }
      if !term.isCall { return .known(ShownColor(.system(name)), at: place) }
    case ("ColorResource", let name, nil) where !term.isCall:
      return .known(ShownColor(.symbol(name)), at: place)
    default: break
    }
    return .unknown(Unknown("a colour is not modelled: \(term.type).\(term.name)", at: place))
  }

  private static func with(
    opacity term: Term,
    _ color: Fact<ShownColor>,
    replaces: Bool
  ) -> Fact<ShownColor> {
    let factor = Fact<Double>(term.arguments.first?.value, at: term.place, "an opacity")
    switch (color, factor) {
    case (.known(var color, let origin), .known(let factor, _)):
      // A system colour's own opacity is replaced as well, and is not known here.
      if replaces {
        if case .system = color.base {
          return .unknown(Unknown("the opacity of a system colour is replaced", at: term.place))
        }
        color.opacity = min(max(factor, 0), 1)
      } else {
        color.opacity *= min(max(factor, 0), 1)
      }
      return .known(color, origin)
    case (.unknown, _), (.absent, _): return color
    case (_, .unknown(let unknown)): return .unknown(unknown)
    case (_, .absent): return .unknown(Unknown("an opacity is not known", at: term.place))
    }
  }

  /// A colour by its components, or by what it is made of.
  private static func made(_ term: Term) -> Fact<ShownColor> {
    let place = term.place
    if let light = term.arguments["light"], let dark = term.arguments["dark"] {
      return scheme(color(light, at: place), color(dark, at: place), at: place)
    }
    var numbers: [String: Double] = [:]
    var space = ShownColor.Space.sRGB
    for argument in term.arguments {
      let label = argument.label ?? "_"
      switch argument.value {
      case .real(let number): numbers[label] = number
      case .integer(let number): numbers[label] = Double(number)
      case .text(let text) where label == "_" || label == "named":
        guard let name = text.exact else {
          return .unknown(Unknown("the name of a colour is not known", at: place))
        }
        return .known(ShownColor(.asset(name)), at: place)
      case .term(let inner):
        if ["UIColor", "ColorResource", "Color"].contains(inner.type) {
          let color = color(argument.value, at: place)
          guard term.type == "UIColor", inner.type == "Color", let known = color.content,
            !known.isOfComponents
          else { return color }
          return .unknown(Unknown("what UIKit makes of a colour that adapts", at: place))
        }
        switch inner.name {
        case "sRGB": space = .sRGB
        case "sRGBLinear": space = .linear
        case "displayP3": space = .displayP3
        default: return .unknown(Unknown("a colour space is not modelled", at: place))
        }
      case .unknown(let unknown): return .unknown(unknown)
      default: return .unknown(Unknown("a colour is not modelled", at: place))
      }
    }
    guard numbers.values.allSatisfy(\.isFinite) else {
      return .unknown(Unknown("a colour of what is no number", at: place))
    }
    return components(numbers, space, at: place)
  }

  /// A colour of the numbers that are given.
  private static func components(
    _ numbers: [String: Double],
    _ space: ShownColor.Space,
    at place: Place
  ) -> Fact<ShownColor> {
    let opacity = min(max(numbers["opacity"] ?? numbers["alpha"] ?? 1, 0), 1)
    let space = numbers["displayP3Red"] == nil ? space : .displayP3
    if let red = numbers["red"] ?? numbers["displayP3Red"], let green = numbers["green"],
      let blue = numbers["blue"]
    {
      return .known(
        ShownColor(.components(space, red: red, green: green, blue: blue), opacity: opacity),
        at: place
      )
    }
    if let white = numbers["white"] {
      return .known(
        ShownColor(.components(space, red: white, green: white, blue: white), opacity: opacity),
        at: place
      )
    }
    if let hue = numbers["hue"], let saturation = numbers["saturation"],
      let brightness = numbers["brightness"]
    {
      let (red, green, blue) = components(hue: hue, saturation, brightness)
      return .known(
        ShownColor(.components(.sRGB, red: red, green: green, blue: blue), opacity: opacity),
        at: place
      )
    }
    return .unknown(Unknown("a colour is not modelled", at: place))
  }

  /// A colour that differs between appearances.
  private static func scheme(
    _ light: Fact<ShownColor>,
    _ dark: Fact<ShownColor>,
    at place: Place
  ) -> Fact<ShownColor> {
    switch (light, dark) {
    case (.known(let one, _), .known(let other, _)) where one == other: return light
    case (.known(let light, _), .known(let dark, _)):
      return .known(ShownColor(.scheme(light: light, dark: dark)), at: place)
    case (.unknown, _), (.absent, _): return light
    default: return dark
    }
  }

  private static func components(
    hue: Double,
    _ saturation: Double,
    _ brightness: Double
  ) -> (Double, Double, Double) {
    let turn = (hue - hue.rounded(.down)) * 6
    func component(_ offset: Double) -> Double {
      let place = (offset + turn).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    return (component(5), component(3), component(1))
  }

  private static func gray(_ white: Double, opacity: Double = 1) -> ShownColor {
    ShownColor(.components(.sRGB, red: white, green: white, blue: white), opacity: opacity)
  }

  private static func plain(_ red: Double, _ green: Double, _ blue: Double) -> ShownColor {
    ShownColor(.components(.sRGB, red: red, green: green, blue: blue))
  }

  private static let standard: [String: ShownColor] = {
    var colors: [String: ShownColor] = [
      "white": gray(1), "black": gray(0), "clear": .clear,
      "primary": ShownColor(.system("primary")), "secondary": ShownColor(.system("secondary")),
      "accentColor": ShownColor(.system("accentColor")),
    ]
    for name in [
      "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple",
      "pink", "brown", "gray",
    ] {
      colors[name] = ShownColor(.system("system" + name.prefix(1).uppercased() + name.dropFirst()))
    }
    return colors
  }()

  private static let fixed: [String: ShownColor] = [
    "black": gray(0), "darkGray": gray(1.0 / 3), "lightGray": gray(2.0 / 3), "white": gray(1),
    "gray": gray(0.5), "clear": .clear, "darkText": gray(0), "lightText": gray(1, opacity: 0.6),
    "red": plain(1, 0, 0), "green": plain(0, 1, 0), "blue": plain(0, 0, 1),
    "cyan": plain(0, 1, 1), "magenta": plain(1, 0, 1), "yellow": plain(1, 1, 0),
    "orange": plain(1, 0.5, 0), "purple": plain(0.5, 0, 0.5), "brown": plain(0.6, 0.4, 0.2),
  ]
}
