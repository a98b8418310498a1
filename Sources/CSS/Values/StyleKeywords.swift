internal import Geometry

/// A keyword of CSS; its raw value is how it is written.
package protocol StyleKeyword: RawRepresentable<String>, Hashable, Sendable {}

extension StyleKeyword {
  init?(_ cursor: inout TokenCursor) {
    guard let name = cursor.ident?.lowercased(), let value = Self(rawValue: name) else {
      return nil
    }
    cursor.advance()
    self = value
  }
}

extension FillRule: StyleKeyword {}
extension StrokeCap: StyleKeyword {}
extension StrokeJoin: StyleKeyword {}

/// Which part of a chunk of text has its given place (SVG 2, section 11.10.1).
@usableFromInline package enum TextAnchor: String, StyleKeyword {
  case start
  case middle
  case end

  /// The share of a chunk that lies before its place.
  package func share(isRightToLeft: Bool) -> Double {
    switch self {
    case .start: isRightToLeft ? 1 : 0
    case .middle: 0.5
    case .end: isRightToLeft ? 0 : 1
    }
  }
}

@usableFromInline package enum Visibility: String, StyleKeyword {
  case visible
  case hidden
  case collapse
}

/// The baseline that glyphs are aligned by (CSS Inline 3, section 4.2.1; SVG 1.1's names, too).
@usableFromInline package enum DominantBaseline: String, StyleKeyword {
  case auto
  case textBottom = "text-bottom"
  case alphabetic
  case ideographic
  case middle
  case central
  case mathematical
  case hanging
  case textTop = "text-top"
  case useScript = "use-script"
  case noChange = "no-change"
  case resetSize = "reset-size"
  case textAfterEdge = "text-after-edge"
  case textBeforeEdge = "text-before-edge"
}

@usableFromInline package enum AlignmentBaseline: String, StyleKeyword {
  case auto
  case baseline
  case beforeEdge = "before-edge"
  case afterEdge = "after-edge"
  case textBeforeEdge = "text-before-edge"
  case textAfterEdge = "text-after-edge"
  case textTop = "text-top"
  case textBottom = "text-bottom"
  case middle
  case central
  case ideographic
  case alphabetic
  case hanging
  case mathematical
}

@usableFromInline package enum BlendMode: String, StyleKeyword {
  case normal
  case multiply
  case screen
  case overlay
  case darken
  case lighten
  case colorDodge = "color-dodge"
  case colorBurn = "color-burn"
  case hardLight = "hard-light"
  case softLight = "soft-light"
  case difference
  case exclusion
  case hue
  case saturation
  case color
  case luminosity
  case plusDarker = "plus-darker"
  case plusLighter = "plus-lighter"
}

package enum FontStyle: String, StyleKeyword {
  case normal
  case italic
  case oblique
}

@usableFromInline package enum WritingDirection: String, StyleKeyword {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}

/// What is painted of a shape, in an order (SVG 2, section 13.8).
@usableFromInline package enum PaintPart: String, StyleKeyword {
  case fill
  case stroke
  case markers
}

/// Whether an element is shown at all, or only what is within it.
@usableFromInline package enum Display: Hashable, Sendable {
  case none
  case contents
  case shown
}

/// A clip path, mask, filter or marker: what matters is whether there is one, and which.
package enum StyleReference: Hashable, Sendable {
  case none
  case address(String)
  /// A shape or a function of CSS.
  case function
}
