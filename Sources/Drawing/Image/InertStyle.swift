internal import CSS
internal import Geometry

/// The properties of a style that are attributes of SVG as well, and are neither paints nor references.
enum InertStyle {
  typealias Property = (
    name: String, value: @Sendable (ComputedStyle, _ diagonal: Double) -> String?
  )

  static let properties: [Property] = [
    ("fill-rule", { style, _ in style.fillRule.rawValue }),
    ("clip-rule", { style, _ in style.clipRule.rawValue }),
    ("stroke-width", { AttributeSyntax.text($0.strokeWidth, of: $1) }),
    ("stroke-linecap", { style, _ in style.strokeCap.rawValue }),
    ("stroke-linejoin", { style, _ in style.strokeJoin.rawValue }),
    ("stroke-miterlimit", { style, _ in number(style.miterLimit) }),
    ("stroke-dasharray", { dashes($0.dashes, $1) }),
    ("stroke-dashoffset", { AttributeSyntax.text($0.dashOffset, of: $1) }),
    (
      "vector-effect", { style, _ in style.own.hasNonScalingStroke ? "non-scaling-stroke" : "none" }
    ),
    ("paint-order", { style, _ in style.paintOrder.map(\.rawValue).joined(separator: " ") }),
    ("opacity", { style, _ in number(style.own.opacity) }),
    ("visibility", { style, _ in style.visibility.rawValue }),
    ("overflow", { style, _ in style.own.overflow.map { $0 == .shown ? "visible" : "hidden" } }),
    ("font-family", { style, _ in families(style.fontFamilies) }),
    ("font-size", { style, _ in number(style.fontSize) }),
    ("font-weight", { style, _ in number(style.fontWeight) }),
    ("font-style", { style, _ in style.fontStyle.rawValue }),
    ("letter-spacing", { AttributeSyntax.text($0.letterSpacing, of: $1) }),
    ("word-spacing", { AttributeSyntax.text($0.wordSpacing, of: $1) }),
    ("text-anchor", { style, _ in style.textAnchor.rawValue }),
    ("dominant-baseline", { style, _ in style.dominantBaseline.rawValue }),
    ("alignment-baseline", { style, _ in style.own.alignmentBaseline.rawValue }),
    ("baseline-shift", { style, _ in shift(style.own.baselineShift) }),
    ("writing-mode", { style, _ in style.isVertical ? "vertical-rl" : "horizontal-tb" }),
    ("direction", { style, _ in style.direction.rawValue }),
  ]

  /// What elements of a page hand on, so that an image has to say it.
  static let inheritedFromPages: Set<String> = [
    "color", "font-family", "font-size", "font-weight", "font-style", "letter-spacing",
    "word-spacing", "writing-mode", "direction", "visibility",
  ]

  /// Whether an element has a property as it would if nothing gave it that.
  static func isTakenOver(
    _ name: String,
    by style: ComputedStyle,
    from outer: ComputedStyle
  ) -> Bool {
    switch name {
    case "fill": style.fill == outer.fill && !style.fill.isReference
    case "stroke": style.stroke == outer.stroke && !style.stroke.isReference
    case "fill-opacity": style.fillOpacity == outer.fillOpacity
    case "stroke-opacity": style.strokeOpacity == outer.strokeOpacity
    case "color": style.color == outer.color
    case let name where own.contains(name): false
    default:
      properties.first { $0.name == name }.map { $0.value(style, 1) == $0.value(outer, 1) }
        ?? false
    }
  }

  /// What no element takes over from another.
  private static let own: Set<String> = [
    "vector-effect", "opacity", "overflow", "alignment-baseline", "baseline-shift",
  ]

  private static func number(_ value: Double) -> String { "\(NumberText(value))" }

  private static func dashes(_ dashes: [ComputedLength], _ diagonal: Double) -> String {
    let all = dashes.map { AttributeSyntax.text($0, of: diagonal) }
    return all.isEmpty ? "none" : all.joined(separator: " ")
  }

  private static func shift(_ shift: ComputedStyle.BaselineShift) -> String {
    switch shift {
    case .sub: "sub"
    case .super: "super"
    case .length(let length):
      length.percent == 0 ? number(length.px) : number(length.percent) + "%"
    }
  }

  /// The names of fonts with nothing in them but letters, digits and what joins those.
  private static func families(_ names: [String]) -> String {
    let kept = names.compactMap { name -> String? in
      if generic.contains(name.lowercased()) { return name.lowercased() }
      let plain = String(
        name.unicodeScalars.filter {
          $0.properties.isAlphabetic || "0123456789 -_".unicodeScalars.contains($0)
        }
      )
      return plain.isEmpty ? nil : "'\(plain)'"
    }
    // Browsers show images that name none in a font with serifs.
    return kept.isEmpty ? "serif" : kept.joined(separator: ", ")
  }

  private static let generic: Set<String> = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-serif",
    "ui-sans-serif", "ui-monospace", "ui-rounded", "math", "-apple-system",
  ]
}

extension ShownPaint {
  /// Whether it may be kept for one element and not for another.
  fileprivate var isReference: Bool {
    if case .reference = self { true } else { false }
  }
}
