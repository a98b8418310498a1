internal import SwiftEvaluation
internal import SwiftSource

/// Reads fonts.
///
/// | what | by |
/// |---|---|
/// | a text style follows Dynamic Type | Font, “Getting standard fonts” |
/// | `system(size:)` has a fixed size, `custom(_:size:)` follows the body style, `custom(_:fixedSize:)` does not | Font.system(size:weight:design:), Font.custom(_:size:) |
/// | `bold()` of a text style is its emphasized variant | HIG, Typography |
/// | `fontWeight(_:)` and `bold()` of a view win over the weight in the font | View.fontWeight(_:) |
enum FontReading {
  /// A font as it changes what is inherited.
  static func read(_ value: Value?, into font: inout ShownFont, at place: Place) {
    switch value {
    case nil, .optional(nil)?:
      font.size = .absent
      font.weight = .absent
    case .optional(let wrapped?)?: read(wrapped, into: &font, at: place)
    case .term(let term)?:
      font.size = .absent
      font.weight = .absent
      read(term, into: &font)
    case .unknown(let unknown)?: font.forget(unknown)
    default: font.forget(Unknown("a font is not modelled", at: place))
    }
  }

  private static func read(_ term: Term, into font: inout ShownFont) {
    let place = term.place
    guard let base = term.receiver else {
      made(term, into: &font)
      return
    }
    guard case .term(let inner) = base else {
      font.forget(base.unknown ?? Unknown("a font is not modelled", at: place))
      return
    }
    read(inner, into: &font)
    switch term.name {
    case "bold": font.weight = bold(font, at: place)
    case "italic": font.isItalic = .known(true, at: place)
    case "monospaced": font.isMonospaced = .known(true, at: place)
    case "monospacedDigit", "smallCaps", "leading", "lowercaseSmallCaps", "uppercaseSmallCaps":
      break
    case "weight":
      font.weight = Fact(name: term.arguments.first?.value, at: place, "a weight")
    default: font.forget(Unknown("Font.\(term.name) is not modelled", at: place))
    }
  }

  static func bold(_ font: ShownFont, at place: Place) -> Fact<String> {
    if case .known(.points, _) = font.size { return .known("bold", at: place) }
    if case .unknown(let unknown) = font.size { return .unknown(unknown) }
    return .known("emphasized", at: place)
  }

  private static func made(_ term: Term, into font: inout ShownFont) {
    let place = term.place
    let arguments = term.arguments
    guard term.isCall else {
      font.size = .known(.style(term.name), at: place)
      return
    }
    switch term.name {
    case "system":
      if let size = arguments["size"] {
        font.size = Fact<Double>(size, at: place, "a size").map { .points($0, scales: false) }
      } else {
        font.size = Fact(name: arguments["_"] ?? arguments["style"], at: place, "a text style")
          .map { .style($0) }
      }
      font.weight = Fact(name: arguments["weight"], at: place, "a weight")
      if case .known(let design, let origin) = Fact(name: arguments["design"], at: place) {
        font.isMonospaced = .known(design == "monospaced", at: origin.place)
      }
    case "custom":
      let isFixed = arguments["fixedSize"] != nil
      font.size = Fact<Double>(arguments["size"] ?? arguments["fixedSize"], at: place, "a size")
        .map { .points($0, scales: !isFixed) }
    default: font.forget(Unknown("Font.\(term.name) is not modelled", at: place))
    }
  }
}
