package import Geometry

/// A length as it is declared: a sum of what each unit gives, so that `calc()` is one, too.
package struct StyleLength: Hashable, Sendable {
  var px = 0.0
  var percent = 0.0
  /// Times the element's own font size.
  var em = 0.0
  /// Times the root's.
  var rem = 0.0
  /// Hundredths of the viewport's width and height, and of the smaller and the larger of both.
  var vw = 0.0
  var vh = 0.0
  var vmin = 0.0
  var vmax = 0.0

  /// A number of a unit; nil where CSS has no such unit of length (CSS Values 4, section 6).
  init?(_ value: Double, _ unit: String) {
    switch unit {
    case "px": px = value
    case "pt": px = value * 4 / 3
    case "pc": px = value * 16
    case "in": px = value * 96
    case "cm": px = value * 96 / 2.54
    case "mm": px = value * 96 / 25.4
    case "q": px = value * 96 / 101.6
    case "%": percent = value
    case "em", "ic": em = value
    // Without a font's own measures these are the standard's guesses.
    case "ex", "ch": em = value / 2
    case "cap": em = value * 0.7
    case "lh": em = value * 1.2
    case "rem", "ric": rem = value
    case "rex", "rch": rem = value / 2
    case "rcap": rem = value * 0.7
    case "rlh": rem = value * 1.2
    case "vw", "svw", "lvw", "dvw", "vi", "svi", "lvi", "dvi": vw = value
    case "vh", "svh", "lvh", "dvh", "vb", "svb", "lvb", "dvb": vh = value
    case "vmin", "svmin", "lvmin", "dvmin": vmin = value
    case "vmax", "svmax", "lvmax", "dvmax": vmax = value
    default: return nil
    }
  }

  init(px: Double) { self.px = px }

  init(percent: Double) { self.percent = percent }

  /// What relative lengths are measured by.
  package struct Context: Sendable {
    package var fontSize: Double
    package var rootFontSize: Double
    package var viewport: LengthBasis.Extent

    package init(fontSize: Double, rootFontSize: Double, viewport: LengthBasis.Extent) {
      (self.fontSize, self.rootFontSize, self.viewport) = (fontSize, rootFontSize, viewport)
    }
  }

  /// The length once all but percentages is known.
  package func computed(_ context: Context) -> ComputedLength {
    let (width, height) = (context.viewport.width, context.viewport.height)
    let viewports =
      vw * width + vh * height + vmin * min(width, height) + vmax * max(width, height)
    let px = px + em * context.fontSize + rem * context.rootFontSize + viewports / 100
    // CSS computes with what it can hold, and SVG with single precision.
    return ComputedLength(px: px.isFinite ? px : 0, percent: percent)
  }

  /// Reads a length or percentage, and where it may have none, a number without a unit.
  init?(_ cursor: inout TokenCursor, allowsNumber: Bool, allowsNegative: Bool = true) {
    guard let token = cursor.next else { return nil }
    switch token.kind {
    case .number:
      let value = cursor.text.number(of: token)
      guard allowsNumber || value == 0, value.isFinite else { return nil }
      px = value
    case .percentage: percent = cursor.text.number(of: token)
    case .dimension:
      guard
        let length = StyleLength(cursor.text.number(of: token), cursor.text.unit(of: token))
      else { return nil }
      self = length
    case .function:
      guard let sum = Calculation.read(cursor) else { return nil }
      switch sum {
      case .number(let value):
        guard allowsNumber else { return nil }
        px = value
      case .length(let length): self = length
      case .angle, .time: return nil
      }
      cursor.skip()
      return
    default: return nil
    }
    let parts = [px, percent, em, rem, vw, vh, vmin, vmax]
    guard parts.allSatisfy(\.isFinite), allowsNegative || parts.allSatisfy({ $0 >= 0 }) else {
      return nil
    }
    cursor.advance()
  }

  /// A length that an attribute calculates, as Chromium reads it there, too; nil of any other text.
  package static func calculated(_ text: String) -> StyleLength? {
    guard text.utf8.contains(UInt8(ascii: "(")) else { return nil }
    var cursor = TokenCursor(TokenizedText(Array(text.utf8)))
    cursor.skipSpace()
    guard let length = StyleLength(&cursor, allowsNumber: true), cursor.isFinished() else {
      return nil
    }
    return length
  }

  /// Whether it depends on the window that the image is shown in.
  var isOfWindow: Bool { vw != 0 || vh != 0 || vmin != 0 || vmax != 0 }

  func adding(_ right: StyleLength) -> StyleLength {
    var sum = self
    sum.px += right.px
    sum.percent += right.percent
    sum.em += right.em
    sum.rem += right.rem
    sum.vw += right.vw
    sum.vh += right.vh
    sum.vmin += right.vmin
    sum.vmax += right.vmax
    return sum
  }

  func times(_ factor: Double) -> StyleLength {
    var product = self
    product.px *= factor
    product.percent *= factor
    product.em *= factor
    product.rem *= factor
    product.vw *= factor
    product.vh *= factor
    product.vmin *= factor
    product.vmax *= factor
    return product
  }
}

/// A length of which only percentages are still to be resolved.
package struct ComputedLength: Hashable, Sendable {
  package var px: Double
  /// Hundredths of what the property measures by.
  package var percent = 0.0

  package init(px: Double, percent: Double = 0.0) {
    (self.px, self.percent) = (px, percent)
  }

  package static let zero = ComputedLength(px: 0)

  /// The whole in pixels.
  package func resolved(by whole: Double) -> Double { px + percent / 100 * whole }
}
