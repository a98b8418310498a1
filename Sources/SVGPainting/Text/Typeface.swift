internal import Support

/// A kind of font, for what can be estimated of a text without the font itself.
///
/// Which font a reader has is not known: every width that comes from here is an estimate. The
/// numbers are those of fonts that have the same metrics as the most common ones.
enum Typeface: String, Hashable, Sendable {
  /// As Helvetica and Arial.
  case sansSerif

  /// As Verdana and DejaVu Sans, which are wider.
  case wideSansSerif

  /// As Times.
  case serif

  /// As Courier, and most fonts for code.
  case monospace

  /// The kind of the first family that is known, as CSS lists them (CSS Fonts 4, section 2.1);
  /// without one, of the font that browsers take, which has serifs.
  init(families: [String]) {
    for family in families {
      let name = family.lowercased()
      if let known = Self.named[name] {
        self = known
        return
      }
      for (part, typeface) in Self.parts where name.holdsPart(part) {
        self = typeface
        return
      }
    }
    self = .serif
  }

  private static let named: [String: Typeface] = [
    "sans-serif": .sansSerif, "system-ui": .sansSerif, "ui-sans-serif": .sansSerif,
    "-apple-system": .sansSerif, "blinkmacsystemfont": .sansSerif, "serif": .serif,
    "ui-serif": .serif, "monospace": .monospace, "ui-monospace": .monospace,
  ]

  private static let parts: [(String, Typeface)] = [
    ("mono", .monospace), ("courier", .monospace), ("consolas", .monospace),
    ("menlo", .monospace), ("typewriter", .monospace), ("verdana", .wideSansSerif),
    ("dejavu sans", .wideSansSerif), ("bitstream vera", .wideSansSerif), ("times", .serif),
    ("georgia", .serif), ("garamond", .serif), ("palatino", .serif), ("dejavu serif", .serif),
    ("liberation serif", .serif), ("noto serif", .serif), ("cambria", .serif),
    ("arial", .sansSerif), ("helvetica", .sansSerif), ("segoe ui", .sansSerif),
    ("roboto", .sansSerif), ("inter", .sansSerif), ("open sans", .sansSerif),
    ("noto sans", .sansSerif), ("lato", .sansSerif), ("liberation sans", .sansSerif),
    ("trebuchet", .sansSerif), ("tahoma", .sansSerif), ("calibri", .sansSerif),
  ]

  /// How far a font reaches above its baseline, in ems.
  var ascent: Double {
    switch self {
    case .sansSerif: 0.905
    case .wideSansSerif: 0.928
    case .serif: 0.891
    case .monospace: 0.833
    }
  }

  /// How far it reaches below, in ems.
  var descent: Double {
    switch self {
    case .sansSerif: 0.212
    case .wideSansSerif: 0.236
    case .serif: 0.216
    case .monospace: 0.300
    }
  }

  /// The height of an x, in ems.
  var xHeight: Double {
    switch self {
    case .sansSerif: 0.519
    case .wideSansSerif: 0.547
    case .serif: 0.459
    case .monospace: 0.528
    }
  }
}
