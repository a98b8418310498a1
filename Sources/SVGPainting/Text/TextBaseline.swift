/// The line of a text that lies where its coordinates say (SVG 2, section 11.10.2;
/// CSS Inline 3, section 3.2: `dominant-baseline`).
enum TextBaseline: Hashable, Sendable {
  case alphabetic
  case middle
  case central
  case mathematical
  case hanging
  case top
  case bottom

  /// As written; what browsers do not know is the alphabetic one.
  init(_ text: String) {
    self =
      switch text {
      case "middle": .middle
      case "central": .central
      case "mathematical": .mathematical
      case "hanging": .hanging
      case "text-before-edge", "text-top", "before-edge", "top": .top
      case "text-after-edge", "text-bottom", "after-edge", "bottom", "ideographic": .bottom
      default: .alphabetic
      }
  }

  /// How far above the alphabetic baseline it lies, in ems, where a font does not say: as browsers
  /// find it from the ascent, the descent and the height of an x.
  func height(in typeface: Typeface) -> Double {
    switch self {
    case .alphabetic: 0
    case .middle: typeface.xHeight / 2
    case .central: (typeface.ascent - typeface.descent) / 2
    case .mathematical: typeface.ascent / 2
    case .hanging: typeface.ascent * 0.8
    case .top: typeface.ascent
    case .bottom: -typeface.descent
    }
  }
}
