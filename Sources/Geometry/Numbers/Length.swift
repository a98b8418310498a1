/// A length or a percentage (SVG 2, section 8.9; CSS Values 4, section 6).
package struct Length: Hashable, Sendable {
  package var value: Double
  package var unit: Unit

  init(_ value: Double, _ unit: Unit = .number) {
    self.value = value
    self.unit = unit
  }

  package enum Unit: String, Hashable, Sendable {
    /// User units, which are CSS pixels.
    case number = ""
    case px
    case pt
    case pc
    case mm
    case cm
    case inch = "in"
    case quarterMillimetre = "q"
    case em
    case rem
    case ex
    case ch
    case vw
    case vh
    case vmin
    case vmax
    case percent = "%"

    /// User units in one; nil where they depend on fonts and sizes.
    var pixels: Double? {
      switch self {
      case .number, .px: 1
      case .pt: 96.0 / 72
      case .pc: 16
      case .mm: 96 / 25.4
      case .cm: 96 / 2.54
      case .inch: 96
      case .quarterMillimetre: 96 / 101.6
      case .em, .rem, .ex, .ch, .vw, .vh, .vmin, .vmax, .percent: nil
      }
    }
  }

  /// The length that a whole text says.
  package init?(_ text: String) {
    let length: Length? = text.scanned { scanner in
      scanner.skipSpace()
      guard let length = scanner.takeLength() else { return nil }
      scanner.skipSpace()
      return scanner.isAtEnd ? length : nil
    }
    guard let length else { return nil }
    self = length
  }

  /// The lengths that a text lists, as `x` and `dx` of texts do; nil where one of them is none.
  package static func list(_ text: String) -> [Length]? {
    text.scanned { scanner in
      var lengths: [Length] = []
      var hasComma = false
      scanner.skipSpace()
      while !scanner.isAtEnd {
        guard let length = scanner.takeLength() else { return nil }
        lengths.append(length)
        hasComma = scanner.skipSeparator()
      }
      return hasComma ? nil : lengths
    }
  }

  /// User units.
  ///
  /// - Parameters:
  ///   - basis: what relative units are relative to.
  ///   - reference: what a percentage is of, in user units.
  /// - Returns: not finite where the numbers are too large.
  package func pixels(_ basis: LengthBasis, percentageOf reference: Double) -> Double {
    if let pixels = unit.pixels { return value * pixels }
    let one: Double =
      switch unit {
      case .em: basis.fontSize
      case .rem: basis.rootFontSize
      case .ex, .ch: basis.fontSize * LengthBasis.halfEm
      case .vw: basis.window.width / 100
      case .vh: basis.window.height / 100
      case .vmin: min(basis.window.width, basis.window.height) / 100
      case .vmax: max(basis.window.width, basis.window.height) / 100
      default: reference / 100
      }
    return value * one
  }

  /// User units of a length that runs along one direction of the viewport.
  package func pixels(_ basis: LengthBasis, along direction: LengthBasis.Direction) -> Double {
    pixels(basis, percentageOf: basis.viewport.extent(along: direction))
  }
}

extension NumberScanner {
  /// Moves past a number and the unit that follows it at once; nil where it is none.
  mutating func takeLength() -> Length? {
    guard let value = takeNumber() else { return nil }
    if take(UInt8(ascii: "%")) { return Length(value, .percent) }
    guard let byte = next, Self.isLetter(byte) else { return Length(value) }
    guard let unit = Length.Unit(rawValue: takeWord().lowercased()) else { return nil }
    return Length(value, unit)
  }
}
