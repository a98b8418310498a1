/// Which parts of a shape respond to a pointer (SVG 2, section 15.6).
package struct PointerEvents: Hashable, Sendable {
  package var fill: Extent
  package var stroke: Extent

  /// Whether nothing responds that is not visible.
  package var needsVisibility = true

  /// Where an inside or a stroke responds.
  package enum Extent: Hashable, Sendable {
    case nowhere
    /// Where it has any paint, seen or not.
    case painted
    /// Whatever its paint is.
    case everywhere
  }

  static let visiblePainted = PointerEvents(fill: .painted, stroke: .painted)

  private init(fill: Extent, stroke: Extent, needsVisibility: Bool = true) {
    (self.fill, self.stroke, self.needsVisibility) = (fill, stroke, needsVisibility)
  }

  init?(_ cursor: inout TokenCursor) {
    switch cursor.ident?.lowercased() {
    case "auto", "visiblepainted": self = .visiblePainted
    case "visiblefill": self.init(fill: .everywhere, stroke: .nowhere)
    case "visiblestroke": self.init(fill: .nowhere, stroke: .everywhere)
    case "visible": self.init(fill: .everywhere, stroke: .everywhere)
    case "painted": self.init(fill: .painted, stroke: .painted, needsVisibility: false)
    case "fill": self.init(fill: .everywhere, stroke: .nowhere, needsVisibility: false)
    case "stroke": self.init(fill: .nowhere, stroke: .everywhere, needsVisibility: false)
    case "all": self.init(fill: .everywhere, stroke: .everywhere, needsVisibility: false)
    // The box around a shape is no smaller than its inside.
    case "bounding-box": self.init(fill: .everywhere, stroke: .nowhere)
    case "none": self.init(fill: .nowhere, stroke: .nowhere)
    default: return nil
    }
    cursor.advance()
  }
}

extension ComputedStyle {
  /// Whether anything of the element responds to a pointer.
  package var receivesPointers: Bool { pointers.fill != .nowhere || pointers.stroke != .nowhere }
}
